/**
 * Sets of lengths as rows of bits: bit `n` of a row is 1 if the set holds the length `n`. A row is
 * consecutive 32-bit words of a larger array. The index of its first word names it.
 */

/** How many words a row needs to hold lengths up to this one. */
export function wordsFor(length: number): number {
  return (length >>> 5) + 1
}

/** Whether a row holds a length. The row must have room for it. */
export function holds(bits: Uint32Array, row: number, length: number): boolean {
  return (((bits[row + (length >>> 5)] as number) >>> (length & 31)) & 1) === 1
}

/** Adds the lengths of one row to another. @param words how many words each row has */
export function addRow(
  bits: Uint32Array,
  row: number,
  source: Uint32Array,
  sourceRow: number,
  words: number,
): void {
  for (let word = 0; word < words; word++) {
    bits[row + word] = (bits[row + word] as number) | (source[sourceRow + word] as number)
  }
}

/** The greatest count that `addIncreasedByRun` takes. */
export const LONGEST_RUN = 32

/** A range of words of a row, from `first` to `last`, both included. */
export interface Span {
  readonly first: number
  readonly last: number
}

/**
 * Adds the lengths of a source row, increased by each of some numbers, to another row. Only a span
 * of that row's words is computed.
 *
 * All loops are in one function, so that V8 compiles it early: within a millisecond or two of the
 * first table.
 *
 * @param filled how many words of the source hold lengths
 * @param numbers the numbers, from index `begin` up to `end`
 * @returns the greatest of the numbers
 */
export function addIncreased(
  bits: Uint32Array,
  row: number,
  { first, last }: Span,
  source: number,
  filled: number,
  numbers: Uint16Array,
  begin: number,
  end: number,
): number {
  let greatest = 0
  for (let place = begin; place < end; place++) {
    const number = numbers[place] as number
    if (number > greatest) greatest = number
    const shift = number & 31
    const skipped = number >>> 5
    const from = Math.max(first, skipped)
    const to = Math.min(last, skipped + filled)
    let before = from > skipped ? (bits[source + from - skipped - 1] as number) : 0
    for (let word = from; word <= to; word++) {
      const value = bits[source + word - skipped] as number
      // Two shifts: JavaScript takes a shift by 32 as one by 0.
      const carried = (before >>> 1) >>> (31 - shift)
      bits[row + word] = (bits[row + word] as number) | (value << shift) | carried
      before = value
    }
  }
  return greatest
}

/**
 * Does the same as `addIncreased` for consecutive numbers, in the time of two or three numbers.
 *
 * @param least the first number
 * @param count how many numbers: 1 to `LONGEST_RUN`
 */
export function addIncreasedByRun(
  bits: Uint32Array,
  row: number,
  { first, last }: Span,
  source: number,
  filled: number,
  least: number,
  count: number,
): void {
  const shift = least & 31
  const skipped = least >>> 5
  const from = Math.max(first - 1, skipped)
  const to = Math.min(last, skipped + filled + 1)
  let before = from > skipped ? (bits[source + from - skipped - 1] as number) : 0
  let shiftedBefore = 0
  for (let word = from; word <= to; word++) {
    const value = bits[source + word - skipped] as number
    const shifted = (value << shift) | ((before >>> 1) >>> (31 - shift))
    let sum = shifted
    let sumBefore = shiftedBefore
    // The sums cover `done` numbers: one shift doubles that.
    for (let done = 1; done < count; ) {
      const more = Math.min(done, count - done)
      sum |= (sum << more) | (sumBefore >>> (32 - more))
      sumBefore |= sumBefore << more
      done += more
    }
    if (word >= first) bits[row + word] = (bits[row + word] as number) | sum
    before = value
    shiftedBefore = shifted
  }
}

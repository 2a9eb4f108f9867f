/**
 * Sets of lengths as rows of bits: bit `n` of a row is 1 when the set holds the length `n`. A row is
 * some words of 32 bits in a larger array, named by the place of its first word.
 */

/** How many words a row needs that goes up to a length. */
export function wordsFor(length: number): number {
  return (length >>> 5) + 1
}

/** Whether a row holds a length, which lies within the row. */
export function holds(bits: Uint32Array, row: number, length: number): boolean {
  return (((bits[row + (length >>> 5)] as number) >>> (length & 31)) & 1) === 1
}

/** Adds the lengths of one row to another. Both have so many words. */
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

/** Words of a row that are looked at: `first` up to `last`, with both. */
export interface Span {
  readonly first: number
  readonly last: number
}

/**
 * Adds the lengths of one row to another, increased by each of some numbers. Of the other row only a
 * span of its words is computed.
 *
 * One function with all of the loops: V8 compiles it within a millisecond or two of the first table,
 * and a table of Latin has ten times as many numbers as steps.
 *
 * @param filled how many words of the source hold lengths
 * @param numbers those from `begin` up to `end`
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
      // A shift by 32 would be none.
      const carried = (before >>> 1) >>> (31 - shift)
      bits[row + word] = (bits[row + word] as number) | (value << shift) | carried
      before = value
    }
  }
  return greatest
}

/**
 * Does the same for numbers that follow one another: `least`, and others up to `count` in all, which is
 * at most `LONGEST_RUN`. All of them take as many steps as two or three take there.
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
    // With `done` numbers in the sums, as many more come in by one shift.
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

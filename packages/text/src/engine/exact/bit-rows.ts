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

/**
 * Adds the lengths of one row to another, increased by each of some numbers. Lengths beyond the end
 * of the other row are dropped.
 *
 * One function with all of the loops: V8 compiles it within a millisecond or two of the first table,
 * and a table of Latin calls it for ten times as many numbers as steps.
 *
 * @param words how many words the other row has
 * @param sourceWords how many words of the source hold lengths
 * @param numbers those from `first` up to `end`
 * @returns the greatest of the numbers
 */
export function addIncreased(
  bits: Uint32Array,
  row: number,
  words: number,
  sourceRow: number,
  sourceWords: number,
  numbers: Uint16Array,
  first: number,
  end: number,
): number {
  let greatest = 0
  for (let place = first; place < end; place++) {
    const number = numbers[place] as number
    if (number > greatest) greatest = number
    const shift = number & 31
    const skipped = number >>> 5
    const count = Math.min(sourceWords, words - skipped)
    let to = row + skipped
    let carried = 0
    for (let word = 0; word < count; word++) {
      const value = bits[sourceRow + word] as number
      bits[to] = (bits[to] as number) | (value << shift) | carried
      // By 32 bits nothing would be shifted.
      carried = (value >>> 1) >>> (31 - shift)
      to++
    }
    if (carried !== 0 && to < row + words) bits[to] = (bits[to] as number) | carried
  }
  return greatest
}

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

/**
 * Adds the lengths of one row to another, each increased by a number. Lengths beyond the end of
 * the other row are dropped. Both rows have `words` words.
 */
export function addShifted(
  bits: Uint32Array,
  row: number,
  source: Uint32Array,
  sourceRow: number,
  words: number,
  by: number,
): void {
  const skipped = by >>> 5
  const shift = by & 31
  let carried = 0
  for (let word = skipped; word < words; word++) {
    const value = source[sourceRow + word - skipped] as number
    bits[row + word] = (bits[row + word] as number) | (value << shift) | carried
    carried = shift === 0 ? 0 : value >>> (32 - shift)
  }
}

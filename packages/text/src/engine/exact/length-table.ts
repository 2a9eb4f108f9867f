import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Random } from '../random.js'
import { addRow, holds, wordsFor } from './bit-rows.js'
import { fillRows, layOutRows, type Rows } from './fill-rows.js'
import { type Bounds, type Measure, mayPart } from './measure.js'
import type { Sums } from './sums.js'
import { within } from './within.js'

/**
 * The possible lengths of a text, for each place of a language where it can begin, in one unit. A
 * row of bits for each beginning:
 *
 * - `line`: a sentence and any number of those after it in its paragraph, each with its joiner; or a
 *   title, an item or a heading alone;
 * - `whole + paragraph`: a paragraph to its last sentence, with its joiner.
 *
 * An example, in characters: a paragraph of `Ask {him|Anna}.` and the optional `? Now.`, with a space
 * after each sentence. `Ask him. ` has 9, `Ask Anna. ` 10, and `Now. ` 5. Its rows, from bit 0 on:
 *
 *     row                   lengths         bits
 *     line of `Ask …`       9, 10, 14, 15   00000000 01100011
 *     line of `Now.`        5               00000100
 *     `whole` of both       9, 10, 14, 15   00000000 01100011
 *
 * The row of `Ask …` is that of what may follow (nothing, or 5), shifted by 9 and by 10. `whole` is
 * the same here since the last sentence is optional; were it not, `whole` would have 14 and 15 only.
 *
 * `RunRows` computes the rows: in 1 to 10 ms a language, or three times that before V8 has compiled
 * it. For Node.js the build computes them. They take 25 to 160 kB a language.
 */
export class LengthTable implements Rows {
  readonly whole: number
  /** Whether a space may stand between two sentences: see `mayPart`. */
  readonly mayPart: boolean
  readonly bits: Uint32Array
  readonly starts: Int32Array
  /** The first sentence of each paragraph. */
  readonly #firstSentences: Int32Array

  /**
   * @param read reads the bits of a table computed before, by their number of words; without it, the
   *   table is computed
   */
  constructor(
    tables: Omit<LocaleTables, 'bytes' | 'offsets'>,
    measure: Measure,
    read?: (words: number) => Uint32Array,
  ) {
    this.#firstSentences = tables.paragraphSentences
    this.mayPart = mayPart(measure)
    this.whole = measure.least.length
    this.starts = layOutRows(tables, measure)
    const words = this.starts.at(-1) as number
    this.bits = read?.(words) ?? new Uint32Array(words)
    if (read === undefined) fillRows(tables, measure, this)
  }

  /** The greatest length that a row has room for. */
  reachOf(row: number): number {
    return 32 * this.#wordsOf(row) - 1
  }

  /** Whether a row holds a length. */
  has(row: number, length: number): boolean {
    return length >= 0 && length <= this.reachOf(row) && this.#holds(row, length)
  }

  /** Whether a row holds any length from `least` to `most`. */
  hasWithin(row: number, least: number, most: number): boolean {
    return this.countWithin(row, { least, most }, 1) > 0
  }

  /** How many lengths within bounds a row holds; counting stops at `enough` or soon after. */
  countWithin(row: number, { least, most }: Bounds, enough: number): number {
    const last = Math.min(most, this.reachOf(row))
    const begin = Math.max(least, 0)
    if (begin > last) return 0
    const start = this.starts[row] as number
    const [first, end] = [start + (begin >>> 5), start + (last >>> 5)]
    let count = 0
    for (let word = first; word <= end && count < enough; word++) {
      let value = this.bits[word] as number
      if (word === first) value &= -1 << (begin & 31)
      if (word === end) value &= -1 >>> (31 - (last & 31))
      count += countOnes(value)
    }
    return count
  }

  /** Draws a length within bounds: any of a row with the same chance. The row holds one. */
  draw(row: number, { least, most }: Bounds, random: Random): number {
    if (least === most) return least
    let left = random.below(this.countWithin(row, { least, most }, most))
    for (let length = Math.max(least, 0); ; length++) {
      if (this.#holds(row, length) && left-- === 0) return length
    }
  }

  /**
   * Whether a paragraph and the beginning of the one after it can have a length within bounds together.
   */
  goesOn(paragraph: number, least: number, most: number): boolean {
    const row = this.whole + paragraph
    const next = this.#firstSentences[paragraph + 1] as number
    const reach = this.reachOf(row)
    if (reach + this.reachOf(next) < least) return false
    for (let length = 0; length <= reach && length < most; length++) {
      if (this.#holds(row, length) && this.hasWithin(next, least - length, most - length))
        return true
    }
    return false
  }

  /** Draws a length within bounds for which `goesOn` holds. There is one. */
  drawGoingOn(paragraph: number, { least, most }: Bounds, random: Random): number {
    const wish = least + random.below(most - least + 1)
    return within(least, most, wish, (length) => this.goesOn(paragraph, length, length))
  }

  /** Adds the lengths of a row to another, which is longer or shorter. */
  addTo(bits: Uint32Array, start: number, words: number, row: number): void {
    const own = Math.min(words, this.#wordsOf(row))
    addRow(bits, start, this.bits, this.starts[row] as number, own)
  }

  /**
   * The lengths that a stretch of text may have so that other stretches can fill the rest, perhaps
   * after a space. Given as a row.
   *
   * @param length the length of the stretch and the rest together
   * @param others the lengths that other stretches can have together
   */
  stretchesOf(length: number, others: Sums): Uint32Array {
    const bits = new Uint32Array(wordsFor(length))
    for (let own = 1; own <= length; own++) {
      const left = length - own
      if (left === 0 || others.has(left) || (this.mayPart && others.has(left - 1))) {
        bits[own >>> 5] = (bits[own >>> 5] as number) | (1 << (own & 31))
      }
    }
    return bits
  }

  /** The greatest length that a row of the table shares with another row; 0 for none. */
  greatestAmong(row: number, others: Uint32Array): number {
    const start = this.starts[row] as number
    for (let word = Math.min(this.#wordsOf(row), others.length) - 1; word >= 0; word--) {
      const common = (this.bits[start + word] as number) & (others[word] as number)
      if (common !== 0) return 32 * word + 31 - Math.clz32(common)
    }
    return 0
  }

  /** All lengths of some rows, in order. @param end the row after the last */
  union(first: number, end: number): number[] {
    let words = 0
    for (let row = first; row < end; row++) words = Math.max(words, this.#wordsOf(row))
    const bits = new Uint32Array(words)
    for (let row = first; row < end; row++) this.addTo(bits, 0, words, row)
    const lengths: number[] = []
    for (let length = 0; length < 32 * words; length++) {
      if (holds(bits, 0, length)) lengths.push(length)
    }
    return lengths
  }

  #wordsOf(row: number): number {
    return (this.starts[row + 1] as number) - (this.starts[row] as number)
  }

  #holds(row: number, length: number): boolean {
    return holds(this.bits, this.starts[row] as number, length)
  }
}

/** How many bits of a word are 1 (H. S. Warren, Hacker's Delight, § 5–1). */
function countOnes(word: number): number {
  let ones = word - ((word >>> 1) & 0x5555_5555)
  ones = (ones & 0x3333_3333) + ((ones >>> 2) & 0x3333_3333)
  ones = (ones + (ones >>> 4)) & 0x0f0f_0f0f
  return Math.imul(ones, 0x0101_0101) >>> 24
}

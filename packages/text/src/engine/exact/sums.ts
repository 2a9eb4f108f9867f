import { holds, wordsFor } from './bit-rows.js'
import { LONGEST_ITEM } from './measure.js'
import { within } from './within.js'

/** So far sums are computed: the longest item, with the joiner of its last sentence. */
const LONGEST = LONGEST_ITEM + 100

/**
 * The lengths that can be put together of any number of parts and one end: of words, or of whole
 * paragraphs and the beginning of another.
 *
 * `n` is such a length when an end has it, or when some part is `k` long and `n − k` is such a length.
 * So they are computed one after the other, from 1. Once as many in a row are had as the longest
 * part is long, so are all after them.
 */
export class Sums {
  /** Every length from this on can be had. */
  readonly allFrom: number
  /** Every part leaves a length that can be had, of this length or a greater one. */
  readonly anyPartFrom: number
  /** The lengths as a row of bits: all words after it are full. */
  readonly #bits: Uint32Array

  /**
   * @param ends the lengths of ends
   * @param parts the lengths of parts, with what parts them from what follows
   */
  constructor(ends: readonly number[], parts: readonly number[]) {
    const longest = parts.reduce((a, b) => Math.max(a, b), 0)
    const has = new Uint8Array(LONGEST)
    for (const end of ends) has[end] = 1
    this.allFrom = compute(has, parts, longest)
    this.anyPartFrom = this.allFrom + longest
    this.#bits = new Uint32Array(wordsFor(this.allFrom))
    for (let length = 1; length < 32 * this.#bits.length; length++) {
      if (length < this.allFrom && has[length] === 0) continue
      const word = length >>> 5
      this.#bits[word] = (this.#bits[word] as number) | (1 << (length & 31))
    }
  }

  has(length: number): boolean {
    return length >= this.allFrom || (length > 0 && holds(this.#bits, 0, length))
  }

  /** The first length that can be had from `wish` to `most`, or else from `least` on; −1 for none. */
  choose(least: number, most: number, wish: number): number {
    return within(least, most, wish, (length) => this.has(length))
  }

  /** Adds the lengths to an empty row. */
  addTo(bits: Uint32Array, row: number, words: number): void {
    const own = Math.min(words, this.#bits.length)
    bits.set(this.#bits.subarray(0, own), row)
    bits.fill(0xffff_ffff, row + own, row + words)
  }
}

/** Adds the lengths with parts to those of the ends. @returns from where on all can be had */
function compute(has: Uint8Array, parts: readonly number[], longest: number): number {
  const inOrder = Uint16Array.from(parts).sort()
  let inARow = 0
  for (let length = 1; length < LONGEST; length++) {
    // No part is longer than what it is a part of.
    for (let i = 0; has[length] === 0 && i < inOrder.length; i++) {
      const part = inOrder[i] as number
      if (part > length) break
      has[length] = has[length - part] as number
    }
    inARow = has[length] === 1 ? inARow + 1 : 0
    if (longest > 0 && inARow === longest) return length + 1 - inARow
  }
  return LONGEST
}

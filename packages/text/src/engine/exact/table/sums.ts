import { LONGEST_ITEM } from '@polyipsum/contract'
import { holds, wordsFor } from './bit-rows.js'
import { within } from './within.js'

/** Sums are computed up to here: the longest item, with the joiner of its last sentence. */
const LONGEST = LONGEST_ITEM + 100

/**
 * The possible lengths of any number of parts and one end. Parts and ends are words, or parts are
 * whole paragraphs and the end is the beginning of another.
 *
 * A length `n` is possible if an end has it, or if a part has a length `k` and `n − k` is possible. So
 * lengths are computed in order, from 1. Once as many consecutive lengths are possible as the longest
 * part has units, all greater lengths are.
 */
export class Sums {
  /** Every length from this on is possible. */
  readonly allFrom: number
  /** From this length on, the rest after any part is a possible length. */
  readonly anyPartFrom: number
  /** The lengths as a row of bits: all words after it are full. */
  readonly #bits: Uint32Array

  /**
   * @param ends the lengths of ends
   * @param parts the lengths of parts, each with the separator after it
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

  /** The first possible length from `wish` to `most`, or else from `least` to `wish`; −1 for none. */
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

/** Adds the lengths with parts to those of the ends. @returns the length from which all are possible */
function compute(has: Uint8Array, parts: readonly number[], longest: number): number {
  const inOrder = Uint16Array.from(parts).sort()
  let inARow = 0
  for (let length = 1; length < LONGEST; length++) {
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

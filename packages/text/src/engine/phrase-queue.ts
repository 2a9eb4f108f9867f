import { ENGINE } from './engine-constants.js'
import type { PassageWriter } from './passage.js'

const { MOST_PHRASES } = ENGINE

/** The phrases that are chosen and not yet written, by their numbers: they are copied together. */
export class PhraseQueue {
  /** The first `length` of them wait. */
  readonly numbers = new Uint32Array(MOST_PHRASES)
  length = 0

  add(phrase: number): void {
    this.numbers[this.length++] = phrase
  }

  /** Makes sure that so many more fit. */
  makeRoom(count: number, passage: PassageWriter): void {
    if (this.length + count > this.numbers.length) this.write(passage)
  }

  /** Writes them, and forgets them. */
  write(passage: PassageWriter): void {
    passage.append(this.numbers, this.length)
    this.length = 0
  }
}

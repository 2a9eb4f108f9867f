import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import { Deck } from './deck.js'

type Tables = Pick<LocaleTables, 'words' | 'openingWords' | 'wordJoiner'>

/** Writes words: each once before any comes again. */
export class WordWriter {
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #words: Deck
  readonly #openingWords: Deck
  #opens = false
  /** How many words the text has so far. */
  #count = 0

  constructor(tables: Tables, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#words = new Deck(tables.words.count)
    this.#openingWords = new Deck(tables.openingWords.count)
  }

  /** Begins a text. @param opens whether it begins with “Lorem ipsum” */
  begin(opens: boolean, random: Random): void {
    this.#opens = opens
    this.#count = 0
    if (opens) this.#openingWords.renew()
    else this.#words.renew()
    random.enter(0)
  }

  /** Leaves out words. */
  skip(count: number, random: Random): void {
    for (let i = 0; i < count; i++) this.#next(random)
  }

  /** Writes the next word. */
  write(random: Random): void {
    this.#passage.append(this.#next(random))
  }

  /** The phrase of the next word. */
  #next(random: Random): number {
    const { leading, first } = this.#opens ? this.#tables.openingWords : this.#tables.words
    const deck = this.#opens ? this.#openingWords : this.#words
    return leading[this.#count++] ?? first + deck.draw(random)
  }
}

import type { LocaleTables } from '../compile/locale-tables.js'
import type { LocaleInfo } from '../notation/locale.js'
import type { Type } from '../options.js'
import { compose } from './compose.js'
import { Decks } from './decks.js'
import { type Passage, PassageWriter } from './passage.js'
import { PhraseQueue } from './phrase-queue.js'
import { Random } from './random.js'
import { MOST_BYTES } from './room.js'
import { SentenceDeck } from './sentence-deck.js'
import type { TextWriter } from './text-writer.js'

/** A language ready to write with. It has one set of decks, so it writes one text at a time. */
export class LocaleWriter implements TextWriter {
  /** All but the phrases, which the passage has. */
  readonly tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  /** Holds the text that is written. */
  readonly passage: PassageWriter
  readonly queue = new PhraseQueue()
  /** Rows drawn for the sentence at hand, by register; the first is no list's, and stays 0. */
  readonly drawn: number[] = [0]
  readonly decks = new Decks()
  readonly statements: SentenceDeck
  readonly lively: SentenceDeck
  /** What may follow the lead of the opening. */
  readonly afterLead: SentenceDeck
  readonly #random: Random | undefined

  /**
   * @param random what texts without a seed are drawn from; all languages share one by default
   * @param mostBytes how many bytes it may take to hold a text
   */
  constructor(
    locale: LocaleInfo,
    tables: LocaleTables,
    random?: Random,
    mostBytes: number = MOST_BYTES,
  ) {
    this.#random = random
    const { bytes, offsets, ...others } = tables
    this.passage = new PassageWriter(locale, { bytes, offsets }, mostBytes)
    this.tables = others
    for (const size of tables.deckSizes) this.decks.add(size)
    this.statements = new SentenceDeck(this.decks, tables.statements)
    this.lively = new SentenceDeck(this.decks, tables.lively)
    this.afterLead = new SentenceDeck(this.decks, tables.opening.statements)
  }

  write(type: Type, count: number, start: boolean, seed: string | undefined): Passage {
    const random = seed === undefined ? (this.#random ?? sharedRandom()) : Random.fromSeed(seed)
    return compose(this, type, 0, count, start, random)
  }

  writeNext(type: Type, first: number, count: number, start: boolean): Passage {
    return compose(this, type, first, count, start, this.#random ?? sharedRandom())
  }
}

let unforeseeable: Random | undefined

function sharedRandom(): Random {
  unforeseeable ??= Random.fresh()
  return unforeseeable
}

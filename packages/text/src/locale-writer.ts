import { compose } from './compose.js'
import { Decks } from './decks.js'
import type { LocaleInfo } from './locale.js'
import type { LocaleTables } from './locale-tables.js'
import type { Type } from './options.js'
import { type Passage, PassageWriter } from './passage.js'
import { Random } from './random.js'
import { SentenceDeck } from './sentences.js'
import type { TextWriter } from './text-writer.js'

/** A language ready to write with. It has one set of decks, so it writes one text at a time. */
export class LocaleWriter implements TextWriter {
  /** All but the phrases, which the passage has. */
  readonly tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  /** Holds the text that is written. */
  readonly passage: PassageWriter
  readonly decks = new Decks()
  readonly statements: SentenceDeck
  readonly lively: SentenceDeck
  /** What may follow the lead of the opening. */
  readonly afterLead: SentenceDeck

  constructor(locale: LocaleInfo, tables: LocaleTables) {
    const { bytes, offsets, ...others } = tables
    this.passage = new PassageWriter(locale, { bytes, offsets })
    this.tables = others
    for (const size of tables.deckSizes) this.decks.add(size)
    this.statements = new SentenceDeck(this.decks, tables.statements)
    this.lively = new SentenceDeck(this.decks, tables.lively)
    this.afterLead = new SentenceDeck(this.decks, tables.opening.statements)
  }

  write(type: Type, count: number, start: boolean, seed: string | undefined): Passage {
    return compose(this, type, count, start, randomSource(seed))
  }
}

let unforeseeable: Random | undefined

function randomSource(seed: string | undefined): Random {
  if (seed !== undefined) return Random.fromSeed(seed)
  unforeseeable ??= Random.fresh()
  return unforeseeable
}

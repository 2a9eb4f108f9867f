import type { ItemType } from '@polyipsum/contract'
import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Budget } from './budget.js'
import type { LengthTable } from './length-table.js'
import type { Bounds } from './measure.js'
import { MOST_OF_RANGE, Pool } from './pool.js'
import type { Runs } from './runs.js'
import type { Range, Scope } from './scopes.js'
import type { TextCounter } from './text-counter.js'

type Tables = Pick<LocaleTables, 'pieceParagraphs' | 'paragraphSentences'>

/** What an item is to be. */
export type Kind = Exclude<ItemType, 'word'>

/** Where the sentences of a text are from, and where its titles, items and headings are. */
export interface Source {
  readonly sentences: Scope
  readonly lines: Scope
}

/**
 * If so many paragraphs or sentences can be an item, or half as many as the scope has paragraphs, items
 * are no longer than that.
 */
const ENOUGH = 12

/** How many pools are kept. */
const KEPT = 8

interface Found extends Source {
  readonly kind: Kind
  readonly pool: Pool
}

/** Finds the beginnings of items: all rows of the table that can have a length within bounds. */
export class Pools {
  readonly #tables: Tables
  readonly #table: LengthTable
  readonly #joiner: number
  readonly #runs: Runs
  readonly #counter: TextCounter
  readonly #budget: Budget
  /** The pools asked for last, the last one first. */
  readonly #found: Found[] = []

  /** @param joiner the length of the joiner after a sentence */
  constructor(
    tables: Tables,
    table: LengthTable,
    joiner: number,
    runs: Runs,
    counter: TextCounter,
    budget: Budget,
  ) {
    this.#tables = tables
    this.#table = table
    this.#joiner = joiner
    this.#runs = runs
    this.#counter = counter
    this.#budget = budget
  }

  of(kind: Kind, { sentences, lines }: Source, { least, most }: Bounds): Pool {
    const found = this.#found
    const place = found.findIndex(
      (known) =>
        known.pool.bounds.least === least &&
        known.pool.bounds.most === most &&
        known.kind === kind &&
        known.sentences === sentences &&
        known.lines === lines,
    )
    if (place === 0) return (found[0] as Found).pool
    const [known] = place > 0 ? found.splice(place, 1) : []
    const pool = known?.pool ?? this.#find(kind, { sentences, lines }, { least, most })
    found.unshift({ kind, sentences, lines, pool })
    if (found.length > KEPT) found.pop()
    return pool
  }

  #find(kind: Kind, { sentences, lines }: Source, bounds: Bounds): Pool {
    const joined = { least: bounds.least + this.#joiner, most: bounds.most + this.#joiner }
    const pool = new Pool(bounds, (row) =>
      this.#counter.count(row, this.#runs.isLine(row) ? bounds : joined, pool.mostTexts),
    )
    if (kind === 'title') {
      for (const range of lines.lines) this.#addRows(pool, range, bounds)
      pool.endPart()
    }
    if (bounds.least < bounds.most && pool.size === 0) pool.mostTexts = MOST_OF_RANGE
    if (kind === 'paragraph') this.#addParagraphs(pool, sentences, joined)
    else this.#addSentences(pool, sentences, joined)
    return pool
  }

  /** Adds the rows of a range that have a length within bounds. */
  #addRows(pool: Pool, [first, end]: Range, { least, most }: Bounds): void {
    for (let row = first; row < end; row++) {
      if (this.#table.hasWithin(row, least, most)) pool.add(row)
    }
    this.#budget.spend(end - first)
  }

  /** Adds all sentences, and then the paragraphs that go on. */
  #addSentences(pool: Pool, scope: Scope, bounds: Bounds): void {
    const { size } = pool
    this.#addRows(pool, scope.sentences, bounds)
    pool.isEnough = pool.size - size >= enoughOf(scope)
    pool.endPart()
    this.#addGoingOn(pool, scope, bounds)
  }

  /** Adds the first sentences of paragraphs, and the paragraphs that go on; and then all other sentences. */
  #addParagraphs(pool: Pool, scope: Scope, bounds: Bounds): void {
    const { paragraphSentences } = this.#tables
    const [first, end] = scope.paragraphs
    for (let paragraph = first; paragraph < end; paragraph++) {
      const sentence = paragraphSentences[paragraph] as number
      this.#addRows(pool, [sentence, sentence + 1], bounds)
    }
    pool.isEnough = pool.size >= enoughOf(scope)
    this.#addGoingOn(pool, scope, bounds)
    if (pool.isEnough) pool.endPart()
    for (let paragraph = first; paragraph < end; paragraph++) {
      const second = (paragraphSentences[paragraph] as number) + 1
      this.#addRows(pool, [second, paragraphSentences[paragraph + 1] as number], bounds)
    }
  }

  /** Adds the paragraphs that cannot end a text of the length, but can with the next one of the piece. */
  #addGoingOn(pool: Pool, { pieces }: Scope, { least, most }: Bounds): void {
    const { pieceParagraphs, paragraphSentences } = this.#tables
    const table = this.#table
    for (let piece = pieces[0]; piece < pieces[1]; piece++) {
      const last = (pieceParagraphs[piece + 1] as number) - 1
      for (let paragraph = pieceParagraphs[piece] as number; paragraph < last; paragraph++) {
        const first = paragraphSentences[paragraph] as number
        if (table.hasWithin(first, least, most) || !table.goesOn(paragraph, least, most)) continue
        pool.add(table.whole + paragraph)
      }
    }
  }
}

/** How many of the beginnings of a scope are enough. */
function enoughOf({ paragraphs: [first, end] }: Scope): number {
  return Math.min(ENOUGH, (end - first) / 2)
}

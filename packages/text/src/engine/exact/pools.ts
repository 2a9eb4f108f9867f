import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Budget } from './budget.js'
import type { LengthTable } from './length-table.js'
import type { Bounds } from './measure.js'
import { MOST_TEXTS, Pool } from './pool.js'
import type { Runs } from './runs.js'
import type { Range, Scope } from './scopes.js'
import type { TextCounter } from './text-counter.js'

type Tables = Pick<LocaleTables, 'pieceParagraphs' | 'paragraphSentences'>

/** What an item is to be; `opening` and `openingTitle` are what follows the lead “Lorem ipsum…”. */
export type Kind = 'paragraph' | 'sentence' | 'title' | 'opening' | 'openingTitle'

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

interface Found extends Bounds, Source {
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
        known.least === least &&
        known.most === most &&
        known.kind === kind &&
        known.sentences === sentences &&
        known.lines === lines,
    )
    if (place === 0) return (found[0] as Found).pool
    const [known] = place > 0 ? found.splice(place, 1) : []
    const pool = known?.pool ?? this.#find(kind, { sentences, lines }, { least, most })
    found.unshift(known ?? { kind, sentences, lines, least, most, pool })
    if (found.length > KEPT) found.pop()
    return pool
  }

  #find(kind: Kind, { sentences, lines }: Source, bounds: Bounds): Pool {
    const joined = { least: bounds.least + this.#joiner, most: bounds.most + this.#joiner }
    const pool = new Pool((row) =>
      this.#counter.count(row, this.#runs.isLine(row) ? bounds : joined, MOST_TEXTS),
    )
    if (kind === 'title' || kind === 'openingTitle') {
      for (const range of lines.lines) this.#addRows(pool, range, bounds)
      pool.endPart()
    }
    const titles = pool.size
    if (kind === 'paragraph') this.#addParagraphs(pool, sentences, joined)
    else if (kind === 'opening') this.#addRows(pool, sentences.openings, joined)
    else if (kind !== 'openingTitle') this.#addRows(pool, sentences.sentences, joined)
    if (kind !== 'paragraph') pool.isEnough = pool.size - titles >= enoughOf(sentences)
    return pool
  }

  /** Adds the rows of a range that have a length within bounds. */
  #addRows(pool: Pool, [first, end]: Range, { least, most }: Bounds): void {
    for (let row = first; row < end; row++) {
      if (this.#table.hasWithin(row, least, most)) pool.add(row)
    }
    this.#budget.spend(end - first)
  }

  /**
   * Adds the first sentences of paragraphs that can end in their paragraph, or else in the next one of
   * the piece; and then all other sentences.
   */
  #addParagraphs(pool: Pool, scope: Scope, { least, most }: Bounds): void {
    const { pieceParagraphs, paragraphSentences } = this.#tables
    const table = this.#table
    let single = 0
    for (let piece = scope.pieces[0]; piece < scope.pieces[1]; piece++) {
      const last = (pieceParagraphs[piece + 1] as number) - 1
      for (let paragraph = pieceParagraphs[piece] as number; paragraph <= last; paragraph++) {
        const first = paragraphSentences[paragraph] as number
        if (table.hasWithin(first, least, most)) {
          pool.add(first)
          single++
        } else if (paragraph < last && table.goesOn(paragraph, least, most)) {
          pool.add(table.whole + paragraph)
        }
      }
    }
    pool.isEnough = single >= enoughOf(scope)
    if (pool.isEnough) pool.endPart()
    for (let paragraph = scope.paragraphs[0]; paragraph < scope.paragraphs[1]; paragraph++) {
      const [first, end] = [paragraphSentences[paragraph], paragraphSentences[paragraph + 1]]
      this.#addRows(pool, [(first as number) + 1, end as number], { least, most })
    }
  }
}

/** How many of the beginnings of a scope are enough. */
function enoughOf({ paragraphs: [first, end] }: Scope): number {
  return Math.min(ENOUGH, (end - first) / 2)
}

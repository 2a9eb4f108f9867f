import type { ItemType } from '@polyipsum/contract'
import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import { DrawOrder } from './draw-order.js'
import { DrawnTies } from './drawn-ties.js'
import type { LengthTable } from './length-table.js'
import { LookAhead } from './look-ahead.js'
import type { Bounds, Measure } from './measure.js'
import { ParagraphWalk } from './paragraph-walk.js'
import { MOST_TEXTS, NO_POOL, type Pool } from './pool.js'
import { type Kind, Pools, type Source } from './pools.js'
import { Runs } from './runs.js'
import { Scopes } from './scopes.js'
import { SentenceWalk } from './sentence-walk.js'
import { Stretches } from './stretches.js'
import { TextCounter } from './text-counter.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/** The types of items that are sentences or lines. */
export type SentenceType = Exclude<ItemType, 'word'>

/** The length returned if nothing could be written. */
export const NONE = 0

/** How an item begins. */
interface Beginning {
  /** Its row; undefined if no row can have the length. */
  readonly row: number | undefined
  /** The wanted length, with the joiner of the last sentence. */
  readonly wish: number
  /** Whether it is several paragraphs if they can have the length, and one row only if not. */
  readonly isLong: boolean
}

/** Writes sentences, and single lines, in exact lengths. */
export class ExactSentences {
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #table: LengthTable
  readonly #runs: Runs
  readonly #counter: TextCounter
  readonly #measure: Measure
  readonly #walk: SentenceWalk
  readonly #stretches: Stretches
  readonly #paragraphs: ParagraphWalk
  readonly #scopes: Scopes
  readonly #pools: Pools
  /** Whether every sentence keeps its capital after the lead. */
  readonly #keepsCapitals: boolean
  #source: Source
  #type: SentenceType = 'paragraph'
  #bounds: Bounds = { least: 0, most: 0 }
  #pool = NO_POOL
  readonly #order = new DrawOrder()
  /** The order of what may follow the lead, which takes its first. */
  readonly #openings = new DrawOrder()

  constructor(
    tables: Tables,
    passage: PassageWriter,
    measure: Measure,
    table: LengthTable,
    budget: Budget,
  ) {
    const ties = new DrawnTies(tables)
    const ahead = new LookAhead(tables, measure, table, ties, budget)
    const runs = new Runs(tables, table)
    const counter = new TextCounter(tables, measure, table, runs, ties, budget, ahead)
    const walk = new SentenceWalk(tables, passage, measure, ties, budget, ahead)
    const stretches = new Stretches(tables, passage, table, runs, walk, budget)
    this.#tables = tables
    this.#passage = passage
    this.#table = table
    this.#runs = runs
    this.#counter = counter
    this.#measure = measure
    this.#walk = walk
    this.#stretches = stretches
    this.#paragraphs = new ParagraphWalk(tables, measure, table, ties, runs, walk, stretches)
    this.#scopes = new Scopes(tables, table)
    this.#pools = new Pools(tables, table, measure.joiner, runs, counter, budget)
    this.#keepsCapitals = tables.afterLead.every((shift) => shift === 0)
    const all = this.#scopes.of(undefined)
    this.#source = { sentences: all, lines: all }
  }

  /** Begins a text. @param topic its number; undefined for all topics */
  begin(type: SentenceType, topic: number | undefined, bounds: Bounds, random: Random): void {
    const { least, most } = this.#withJoiner(bounds)
    const own = this.#scopes.of(topic)
    // If the topic has no sentences of the length, those of all topics stand in.
    const hasSentences = own.stretches.choose(least, most, least) !== -1
    const sentences = hasSentences ? own : this.#scopes.of(undefined)
    this.#source = { sentences, lines: own }
    this.#type = type
    this.#bounds = bounds
    this.#pool = this.#pools.of(type, this.#source, bounds)
    this.#order.begin(this.#pool, random)
    this.#paragraphs.begin(sentences, most, random)
  }

  /** Whether the text begins with a title, an item or a heading. */
  get hasTitles(): boolean {
    return this.#type === 'title' && this.#pool.firstPart > 0
  }

  /**
   * Writes an item.
   *
   * @param item its number: greater than the last one
   * @returns its length; 0 if nothing can have a length within bounds
   */
  write(item: number, random: Random): number {
    return this.#write(item, this.#pool, this.#order, this.#bounds, false, random)
  }

  /** Writes what follows the lead. @returns its length; 0 if nothing can have a length within bounds */
  writeAfterLead(bounds: Bounds, random: Random): number {
    if (bounds.most < bounds.least) return NONE
    const pool = this.#enterOpenings(bounds, random)
    return this.#write(0, pool, this.#openings, bounds, !this.#keepsCapitals, random)
  }

  /**
   * The line that the first item begins with: a sentence, a title, an item or a heading.
   *
   * @param afterLead the bounds of what follows the lead; undefined if the text begins without it
   * @returns undefined if nothing can have a length within bounds
   */
  beginning(afterLead: Bounds | undefined, random: Random): number | undefined {
    if (afterLead !== undefined && afterLead.least <= afterLead.most) {
      const pool = this.#enterOpenings(afterLead, random)
      const line = this.#beginningOf(pool, this.#openings, afterLead, random)
      if (line !== undefined) return line
    }
    return this.#beginningOf(this.#pool, this.#order, this.#bounds, random)
  }

  #beginningOf(pool: Pool, order: DrawOrder, bounds: Bounds, random: Random): number | undefined {
    const { row, isLong } = this.#begin(0, pool, order, bounds, random)
    if (!isLong) return row === undefined ? undefined : this.#runs.of(row).from
    return this.#tables.paragraphSentences[this.#paragraphs.beginningOf(0)]
  }

  /** Begins to draw what can follow the lead. */
  #enterOpenings(bounds: Bounds, random: Random): Pool {
    const pool = this.#pools.of(this.#openingKind(), this.#source, bounds)
    this.#openings.begin(pool, random)
    return pool
  }

  #openingKind(): Kind {
    const isTitle = this.#type === 'title'
    if (!this.#keepsCapitals) return isTitle ? 'openingTitle' : 'opening'
    return isTitle && this.#tables.leadIsSentence ? 'sentence' : this.#type
  }

  /** @param opens whether the sentences get a small letter after the lead */
  #write(
    item: number,
    pool: Pool,
    order: DrawOrder,
    bounds: Bounds,
    opens: boolean,
    random: Random,
  ): number {
    const { row, wish, isLong } = this.#begin(item, pool, order, bounds, random)
    const { least, most } = this.#withJoiner(bounds)
    this.#walk.begin()
    if (row !== undefined && this.#runs.isLine(row))
      return this.#writeRow(row, order.texts, bounds, random)
    const scope = this.#source.sentences
    const length = isLong || row === undefined ? scope.stretches.choose(least, most, wish) : -1
    if (length !== -1 && isLong && this.#paragraphs.write(item, length, opens, random)) {
      return this.#end(length)
    }
    if (row !== undefined)
      return this.#end(this.#writeRow(row, order.texts, { least, most }, random))
    if (length === -1) return NONE
    if (!opens) this.#stretches.write(length, scope, random)
    else if (!this.#stretches.writeAfterLead(length, scope, random)) return NONE
    return this.#end(length)
  }

  #begin(item: number, pool: Pool, order: DrawOrder, bounds: Bounds, random: Random): Beginning {
    const { least, most } = this.#withJoiner(bounds)
    const { longest, shortest } = this.#source.sentences
    const row = pool.size === 0 ? undefined : order.at(item)
    const wish = least + random.below(most - least + 1)
    const isShort = (pool.isEnough && wish <= longest) || wish <= shortest
    return { row, wish, isLong: !isShort && !(row !== undefined && this.#runs.isLine(row)) }
  }

  /**
   * Writes the sentences or the line of a row: any text with the same chance if they are few.
   *
   * @param texts how many texts the row has, up to `MOST_TEXTS`
   * @returns the length, with the joiner
   */
  #writeRow(row: number, texts: number, bounds: Bounds, random: Random): number {
    const { whole } = this.#table
    if (row < whole) {
      if (texts < MOST_TEXTS) return this.#writeText(row, bounds, random.below(texts))
      const length = this.#table.draw(row, bounds, random)
      this.#walk.arrive(this.#runs.of(row), length, random)
      return length
    }
    const length = this.#table.drawGoingOn(row - whole, bounds, random)
    this.#paragraphs.writeGoingOn(row - whole, length, random)
    return length
  }

  /** Writes a text of a row. @param number see `TextCounter` @returns its length, with the joiner */
  #writeText(row: number, bounds: Bounds, number: number): number {
    let length = 0
    for (const phrase of this.#counter.phrasesOf(row, bounds, number)) {
      this.#passage.append(phrase)
      length += this.#measure.phrases[phrase] as number
    }
    return length
  }

  /** The table measures every sentence with its joiner, but an item ends without one. */
  #withJoiner({ least, most }: Bounds): Bounds {
    return { least: least + this.#measure.joiner, most: most + this.#measure.joiner }
  }

  /** Removes the joiner of the last sentence. @returns the length without it */
  #end(length: number): number {
    this.#passage.end -= this.#tables.joinerLength
    return length - this.#measure.joiner
  }
}

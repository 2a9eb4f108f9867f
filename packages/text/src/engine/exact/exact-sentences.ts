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
import { type Kind, Pools, type Source } from './pools.js'
import { Runs } from './runs.js'
import { Scopes } from './scopes.js'
import { SentenceWalk } from './sentence-walk.js'
import { Stretches } from './stretches.js'
import { TextCounter } from './text-counter.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

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
  #source: Source
  #type: Kind = 'paragraph'
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
    const all = this.#scopes.of(undefined)
    this.#source = { sentences: all, lines: all }
  }

  /** Begins a text. @param topic its number; undefined for all topics */
  begin(type: Kind, topic: number | undefined, bounds: Bounds, random: Random): void {
    const { least, most } = this.#withJoiner(bounds)
    const own = this.#scopes.of(topic)
    // If the topic has no sentences of the length, those of all topics stand in.
    const hasSentences = own.stretches.choose(least, most, least) !== -1
    const sentences = hasSentences ? own : this.#scopes.of(undefined)
    this.#source = { sentences, lines: own }
    this.#type = type
    this.#order.begin(this.#pools.of(type, this.#source, bounds), random)
    this.#paragraphs.begin(sentences, most, random)
  }

  /** Whether the text begins with a title, an item or a heading. */
  get hasTitles(): boolean {
    return this.#type === 'title' && (this.#order.pool.parts[0] ?? 0) > 0
  }

  /**
   * Writes an item.
   *
   * @param item its number: greater than the last one
   * @returns its length; 0 if nothing can have a length within bounds
   */
  write(item: number, random: Random): number {
    this.#walk.begin(false)
    return this.#write(item, this.#order, random)
  }

  /** Writes what follows the lead. @returns its length; 0 if nothing can have a length within bounds */
  writeAfterLead(bounds: Bounds, random: Random): number {
    if (bounds.most < bounds.least) return NONE
    this.#walk.begin(true)
    return this.#write(0, this.#openingsWithin(bounds, random), random)
  }

  /**
   * The line that the first item begins with: a sentence, a title, an item or a heading.
   *
   * @param afterLead the bounds of what follows the lead; undefined if the text begins without it
   * @returns undefined if nothing can have a length within bounds
   */
  beginning(afterLead: Bounds | undefined, random: Random): number | undefined {
    const begins = afterLead !== undefined && afterLead.least <= afterLead.most
    const line = begins && this.#beginningOf(this.#openingsWithin(afterLead, random), random)
    return typeof line === 'number' ? line : this.#beginningOf(this.#order, random)
  }

  #beginningOf(order: DrawOrder, random: Random): number | undefined {
    const { row, isLong } = this.#begin(0, order, random)
    if (isLong) return this.#tables.paragraphSentences[this.#paragraphs.beginningOf(0)]
    return row === undefined ? undefined : this.#runs.of(row).from
  }

  /** The order of what can follow the lead. */
  #openingsWithin(bounds: Bounds, random: Random): DrawOrder {
    // No title follows a lead that is a sentence.
    const followsSentence = this.#type === 'title' && this.#tables.leadIsSentence
    const kind = followsSentence ? 'sentence' : this.#type
    this.#openings.begin(this.#pools.of(kind, this.#source, bounds), random)
    return this.#openings
  }

  #write(item: number, order: DrawOrder, random: Random): number {
    const { row, wish, isLong } = this.#begin(item, order, random)
    const { bounds } = order.pool
    if (row !== undefined && this.#runs.isLine(row))
      return this.#writeRow(order, row, bounds, random)
    const { least, most } = this.#withJoiner(bounds)
    if (row === undefined || isLong) {
      const scope = this.#source.sentences
      const length = scope.stretches.choose(least, most, wish)
      if (length !== -1 && isLong && this.#paragraphs.write(item, length, random)) {
        return this.#end(length)
      }
      if (length !== -1 && row === undefined) {
        this.#stretches.write(length, scope, random)
        return this.#end(length)
      }
    }
    return row === undefined ? NONE : this.#end(this.#writeRow(order, row, { least, most }, random))
  }

  #begin(item: number, order: DrawOrder, random: Random): Beginning {
    const { size, isEnough, bounds } = order.pool
    const { least, most } = this.#withJoiner(bounds)
    const { longest, shortest } = this.#source.sentences
    const row = size === 0 ? undefined : order.at(item)
    const isLine = row !== undefined && this.#runs.isLine(row)
    const wish = least + random.below(most - least + 1)
    return { row, wish, isLong: !isLine && wish > shortest && !(isEnough && wish <= longest) }
  }

  /**
   * Writes the sentences or the line of a row: any text with the same chance if they are few.
   *
   * @param order the order that has drawn it
   * @returns the length, with the joiner
   */
  #writeRow(order: DrawOrder, row: number, bounds: Bounds, random: Random): number {
    const { whole } = this.#table
    if (row >= whole) {
      const length = this.#table.drawGoingOn(row - whole, bounds, random)
      this.#paragraphs.writeGoingOn(row - whole, length, random)
      return length
    }
    if (order.texts < order.pool.mostTexts) {
      return this.#walk.writePhrases(this.#counter.phrasesOf(row, bounds, order.number), row)
    }
    const length = this.#table.draw(row, bounds, random)
    this.#walk.arrive(this.#runs.of(row), length, random)
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

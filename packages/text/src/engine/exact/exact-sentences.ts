import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Type } from '../../options.js'
import type { PassageWriter } from '../passage.js'
import { Route } from '../plain/route.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import { DrawnTies } from './drawn-ties.js'
import type { LengthTable } from './length-table.js'
import type { Bounds, Measure } from './measure.js'
import { Pool } from './pool.js'
import type { Run } from './run-rows.js'
import { type Scope, Scopes } from './scopes.js'
import { SentenceWalk } from './sentence-walk.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/** The length returned if nothing could be written. */
export const NONE = 0

/**
 * If an item can begin with this many paragraphs or more, it begins only there and is no longer than
 * a paragraph. With fewer, the same few texts would come again and again.
 */
const ENOUGH = 12

/** The most bytes that a small letter after the lead adds to a paragraph. */
const SHIFT_BYTES = 8

/** The possible next stretches of a text, for one length that is left. */
interface Stretches {
  /** The sentences that the stretch can begin with. */
  readonly pool: Pool
  /** The lengths that the stretch may have: see `LengthTable.stretchesOf`. */
  readonly lengths: Uint32Array
}

/** Writes sentences, and single lines, in exact lengths. */
export class ExactSentences {
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #measure: Measure
  readonly #table: LengthTable
  readonly #budget: Budget
  readonly #ties: DrawnTies
  readonly #walk: SentenceWalk
  readonly #route: Route
  /** The paragraph of each sentence. */
  readonly #paragraphOf: Uint16Array
  /** Whether every sentence keeps its capital after the lead. */
  readonly #keepsCapitals: boolean
  /** The sentences that an item can begin with, for the bounds `#found`. */
  readonly #beginnings = new Pool()
  #found: Bounds = NO_BOUNDS
  /** The paragraphs that a text can begin with after the lead. */
  readonly #openings = new Pool()
  /** The possible next stretches, by the length that is left. */
  readonly #stretches = new Map<number, Stretches>()
  readonly #scopes: Scopes
  /** The scope of the sentences of the text. */
  #scope: Scope
  /** The scope of its titles, items and headings. */
  #lineScope: Scope
  #type: Type = 'paragraph'

  constructor(
    tables: Tables,
    passage: PassageWriter,
    measure: Measure,
    table: LengthTable,
    budget: Budget,
  ) {
    this.#scopes = new Scopes(tables, table)
    this.#scope = this.#scopes.of(undefined)
    this.#lineScope = this.#scope
    this.#tables = tables
    this.#passage = passage
    this.#measure = measure
    this.#table = table
    this.#budget = budget
    this.#ties = new DrawnTies(tables)
    this.#walk = new SentenceWalk(tables, passage, measure, this.#ties, budget)
    this.#route = new Route(tables)
    this.#paragraphOf = containers(tables.paragraphSentences)
    this.#keepsCapitals = tables.afterLead.every((shift) => shift === 0)
  }

  /** Begins a text. @param topic its number; undefined for all topics */
  begin(type: Type, topic: number | undefined, { least, most }: Bounds, random: Random): void {
    const { joiner } = this.#measure
    const own = this.#scopes.of(topic)
    const hasSentences = own.stretches.choose(least + joiner, most + joiner, least + joiner) !== -1
    this.#type = type
    // If the topic has no sentences of the length, those of all topics stand in.
    this.#scope = hasSentences ? own : this.#scopes.of(undefined)
    this.#lineScope = own
    this.#found = NO_BOUNDS
    this.#stretches.clear()
    this.#walk.begin()
    this.#route.begin(this.#scope.topic, random)
  }

  /** Adds the titles, items and headings that can have a length within bounds to a pool. */
  findLines(pool: Pool, bounds: Bounds): void {
    for (const [first, end] of this.#lineScope.lines) {
      pool.addWithin(this.#table, first, end, bounds)
    }
  }

  /** Writes sentences. @returns their length; 0 if none can have a length within bounds */
  write(bounds: Bounds, random: Random): number {
    const { least, most } = this.#withJoiner(bounds)
    if (least !== this.#found.least || most !== this.#found.most) {
      this.#findBeginnings(least, most)
      this.#found = { least, most }
    }
    const pool = this.#beginnings
    return this.#writeFrom(pool, pool.preferred, { least, most }, false, random)
  }

  /**
   * Writes sentences after the lead: from the beginning of a paragraph, or else from any sentence if
   * the language keeps capitals after the lead.
   *
   * @returns their length; 0 if none can have a length within bounds
   */
  writeAfterLead(bounds: Bounds, random: Random): number {
    const pool = this.#openings
    const joined = this.#withJoiner(bounds)
    const [first, end] = this.#scope.paragraphs
    const { afterLead } = this.#table
    pool.clear()
    pool.addWithin(this.#table, afterLead + first, afterLead + end, joined)
    this.#budget.spend(end - first)
    const length = this.#writeFrom(pool, pool.size, joined, true, random)
    return length === NONE && this.#keepsCapitals ? this.write(bounds, random) : length
  }

  /** Writes a line that can have a length within bounds. @returns its length */
  writeLine(line: number, { least, most }: Bounds, random: Random): number {
    const wish = least + random.below(most - least + 1)
    const length = this.#table.choose(line, least, most, wish)
    this.#arrive({ from: line, to: line + 1, shift: 0 }, length, random)
    return length
  }

  /** The table measures every sentence with its joiner, but an item ends without one. */
  #withJoiner({ least, most }: Bounds): Bounds {
    return { least: least + this.#measure.joiner, most: most + this.#measure.joiner }
  }

  /** Finds the sentences that an item can begin with. For paragraphs, first sentences come first. */
  #findBeginnings(least: number, most: number): void {
    const { paragraphSentences } = this.#tables
    const { paragraphs, sentences } = this.#scope
    const pool = this.#beginnings
    const isParagraph = this.#type === 'paragraph'
    pool.clear()
    if (isParagraph) {
      for (let paragraph = paragraphs[0]; paragraph < paragraphs[1]; paragraph++) {
        const sentence = paragraphSentences[paragraph] as number
        if (this.#table.hasWithin(sentence, least, most)) pool.add(sentence)
      }
      if (pool.size >= ENOUGH) pool.endPart()
    }
    for (let sentence = sentences[0]; sentence < sentences[1]; sentence++) {
      const first = paragraphSentences[this.#paragraphOf[sentence] as number]
      if (isParagraph && sentence === first) continue
      if (this.#table.hasWithin(sentence, least, most)) pool.add(sentence)
    }
    if (!isParagraph) pool.endPart()
    this.#budget.spend(sentences[1] - sentences[0])
  }

  /**
   * Writes sentences from one beginning of a pool, or a text of several paragraphs if the pool has few.
   *
   * @param pool the beginnings of items that end in the same paragraph
   * @param count how many of them count as the first choice
   * @param opens whether the sentences follow the lead
   */
  #writeFrom(
    pool: Pool,
    count: number,
    { least, most }: Bounds,
    opens: boolean,
    random: Random,
  ): number {
    if (most < least) return NONE
    const { lengths, paragraphs } = this.#scope
    const wish = least + random.below(most - least + 1)
    if (wish < lengths.anyPartFrom && count >= ENOUGH) {
      return this.#writeRow(pool.draw(random), { least, most }, wish, random)
    }
    const length = lengths.choose(least, most, wish)
    const tries = pool.size > 0 ? 1 : paragraphs[1] - paragraphs[0]
    if (length !== -1 && this.#writeParagraphs(length, opens, tries, random)) {
      return this.#end(length)
    }
    if (pool.size > 0) return this.#writeRow(pool.draw(random), { least, most }, wish, random)
    return this.#writeStretches({ least, most }, wish, opens, random)
  }

  /** Writes stretches from any paragraphs, if no consecutive paragraphs can have a length. */
  #writeStretches({ least, most }: Bounds, wish: number, opens: boolean, random: Random): number {
    const { stretches, paragraphs, sentences } = this.#scope
    const { afterLead } = this.#table
    const length = stretches.choose(least, most, wish)
    if (length === -1) return NONE
    let left = length
    if (opens) {
      const found = this.#findStretches(afterLead + paragraphs[0], afterLead + paragraphs[1], left)
      if (found.pool.size === 0) return NONE
      left = this.#writeStretch(found, left, random)
    }
    while (left > 0) {
      const found =
        this.#stretches.get(left) ?? this.#findStretches(sentences[0], sentences[1], left)
      this.#stretches.set(left, found)
      left = this.#writeStretch(found, left, random)
    }
    return this.#end(length)
  }

  /** Finds the rows that can fill a length, or a part of it so that others can fill the rest. */
  #findStretches(first: number, end: number, length: number): Stretches {
    const pool = new Pool()
    const lengths = this.#table.stretchesOf(length, this.#scope.stretches)
    for (let row = first; row < end; row++) {
      if (this.#table.greatestAmong(row, lengths) > 0) pool.add(row)
    }
    this.#budget.spend(end - first)
    return { pool, lengths }
  }

  /** Writes the longest stretch of a row after which others can fill the rest. @returns the rest */
  #writeStretch({ pool, lengths }: Stretches, length: number, random: Random): number {
    const { stretches } = this.#scope
    const row = pool.draw(random)
    const own = this.#table.greatestAmong(row, lengths)
    this.#arrive(this.#runOf(row), own, random)
    const left = length - own
    if (left === 0 || stretches.has(left)) return left
    this.#passage.append(this.#tables.wordJoiner)
    return left - 1
  }

  /** Writes sentences of one paragraph. @param row their beginning: a row of the table */
  #writeRow(row: number, { least, most }: Bounds, wish: number, random: Random): number {
    const length = this.#table.choose(row, least, most, wish)
    this.#arrive(this.#runOf(row), length, random)
    return this.#end(length)
  }

  /** Writes a run in a length that the table has for it. */
  #arrive(run: Run, length: number, random: Random): void {
    this.#ties.enterPiece()
    if (!this.#walk.look(run, length, undefined, random)) {
      throw new Error(`sentence ${run.from} cannot have the length ${length}`)
    }
    this.#walk.follow(length, random)
  }

  /**
   * Writes whole paragraphs of the route, and as much of the last as fits.
   *
   * @param opens whether the first follows the lead
   * @param tries how many paragraphs may be tried as the first
   * @returns false, with nothing written, if none of them can begin the text
   */
  #writeParagraphs(length: number, opens: boolean, tries: number, random: Random): boolean {
    const { lengths } = this.#scope
    const route = this.#route
    /** Whether the previous sentences are not those before the current paragraph. */
    let isElsewhere = true
    for (let left = length; left > 0; ) {
      const isFirst = left === length
      if (isElsewhere || route.entersPiece) this.#ties.enterPiece()
      else this.#ties.enterParagraph(route.piece)
      isElsewhere = false
      const run = this.#fromParagraph(route.paragraph, isFirst && opens)
      const longest = this.#table.reachOf(this.#table.whole + route.paragraph) + SHIFT_BYTES
      route.next()
      if (left - longest >= lengths.allFrom) {
        left -= this.#walk.writeFreely(run, random)
      } else if (this.#walk.look(run, left, lengths, random)) {
        left = this.#walk.follow(left, random)
      } else {
        isElsewhere = true
        if (!isFirst) left = this.#jump(left, random)
        else if (--tries === 0) return false
      }
    }
    return true
  }

  /**
   * Goes on with another paragraph, if the next one cannot be part of the length. `lengths` of the
   * scope guarantees that some paragraph can.
   *
   * @returns the length that is left
   */
  #jump(left: number, random: Random): number {
    const { paragraphs, sentences, lengths } = this.#scope
    const [first, end] = paragraphs
    const place = random.below(end - first)
    this.#ties.enterPiece()
    for (let i = 0; i < end - first; i++) {
      const run = this.#fromParagraph(first + ((place + i) % (end - first)), false)
      if (this.#walk.look(run, left, lengths, random)) return this.#walk.follow(left, random)
    }
    for (let sentence = sentences[0]; sentence < sentences[1]; sentence++) {
      if (!this.#table.has(sentence, left)) continue
      this.#arrive(this.#fromSentence(sentence), left, random)
      return 0
    }
    throw new Error(`no paragraph leaves what others can have of ${left}`)
  }

  /** The sentences from a row of the table on, to the end of their paragraph. */
  #runOf(row: number): Run {
    const { afterLead } = this.#table
    return row < afterLead ? this.#fromSentence(row) : this.#fromParagraph(row - afterLead, true)
  }

  #fromSentence(sentence: number): Run {
    const { paragraphSentences } = this.#tables
    const paragraph = this.#paragraphOf[sentence] as number
    return { from: sentence, to: paragraphSentences[paragraph + 1] as number, shift: 0 }
  }

  #fromParagraph(paragraph: number, opens: boolean): Run {
    const { paragraphSentences, afterLead } = this.#tables
    return {
      from: paragraphSentences[paragraph] as number,
      to: paragraphSentences[paragraph + 1] as number,
      shift: opens ? (afterLead[paragraph] as number) : 0,
    }
  }

  /** Removes the joiner of the last sentence. @returns the length without it */
  #end(length: number): number {
    this.#passage.end -= this.#tables.joinerLength
    return length - this.#measure.joiner
  }
}

const NO_BOUNDS: Bounds = { least: 0, most: 0 }

/** The container of each content. @param starts the first content of each container */
function containers(starts: Int32Array): Uint16Array {
  const containers = new Uint16Array(starts.at(-1) as number)
  for (let i = 0; i + 1 < starts.length; i++) containers.fill(i, starts[i], starts[i + 1])
  return containers
}

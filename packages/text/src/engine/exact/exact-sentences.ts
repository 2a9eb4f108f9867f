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

/** The length of what could not be written. */
export const NONE = 0

/**
 * From so many paragraphs on that an item can begin with, items begin with no other sentence, and are
 * no longer than a paragraph. With fewer, whoever asked would see the same few texts again and again.
 */
const ENOUGH = 12

/** By so many bytes may a paragraph be longer after the lead: by those of small letters. */
const SHIFT_BYTES = 8

/** What a stretch of the text can be when so much is left. */
interface Stretches {
  /** The sentences that it can begin with. */
  readonly pool: Pool
  /** The lengths that it may have: see `stretchesOf`. */
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
  /** Whether every sentence stands after the lead as it stands anywhere. */
  readonly #keepsCapitals: boolean
  /** The sentences that an item can begin with, within the bounds for which they were found. */
  readonly #beginnings = new Pool()
  #found: Bounds = NO_BOUNDS
  /** The paragraphs that a text can begin with after the lead. */
  readonly #openings = new Pool()
  /** What a stretch of the text can be, by the length that is left. */
  readonly #stretches = new Map<number, Stretches>()
  readonly #scopes: Scopes
  /** Where the sentences of a text are from. */
  #scope: Scope
  /** Where its titles, items and headings are from. */
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

  /** Begins a text. @param topic its number; undefined for all of them */
  begin(type: Type, topic: number | undefined, { least, most }: Bounds, random: Random): void {
    const { joiner } = this.#measure
    const own = this.#scopes.of(topic)
    const hasSentences = own.stretches.choose(least + joiner, most + joiner, least + joiner) !== -1
    this.#type = type
    // Sentences of other topics rather than none.
    this.#scope = hasSentences ? own : this.#scopes.of(undefined)
    this.#lineScope = own
    this.#found = NO_BOUNDS
    this.#stretches.clear()
    this.#walk.begin()
    this.#route.begin(this.#scope.topic, random)
  }

  /** Finds the titles, items and headings that can be within bounds. */
  findLines(pool: Pool, bounds: Bounds): void {
    for (const [first, end] of this.#lineScope.lines) {
      pool.addWithin(this.#table, first, end, bounds)
    }
  }

  /** Writes sentences. @returns how long they are; 0 when none can be within the bounds */
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
   * Writes sentences that stand after the lead of the opening: from the beginning of a paragraph, or
   * else from any sentence, if the language keeps capitals after the lead.
   *
   * @returns as `write` does
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

  /** Writes a title, an item or a heading that can be within bounds. @returns how long it is */
  writeLine(line: number, { least, most }: Bounds, random: Random): number {
    const wish = least + random.below(most - least + 1)
    const length = this.#table.choose(line, least, most, wish)
    this.#arrive({ from: line, to: line + 1, shift: 0 }, length, random)
    return length
  }

  /** The last sentence loses its joiner, with which all are measured. */
  #withJoiner({ least, most }: Bounds): Bounds {
    return { least: least + this.#measure.joiner, most: most + this.#measure.joiner }
  }

  /** Finds the sentences that an item can begin with: for paragraphs those that begin one first. */
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
   * Writes sentences from one of some beginnings, or as a longer text where those are few.
   *
   * @param pool what an item can begin with that ends in the same paragraph
   * @param count how many of those are drawn before any longer text
   * @param opens whether they stand after the lead
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

  /** Writes stretches of any paragraphs, when no paragraphs that follow one another have a length. */
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

  /** Finds the rows that can have a length, or a part of it so that others can have the rest. */
  #findStretches(first: number, end: number, length: number): Stretches {
    const pool = new Pool()
    const lengths = this.#table.stretchesOf(length, this.#scope.stretches)
    for (let row = first; row < end; row++) {
      if (this.#table.greatestAmong(row, lengths) > 0) pool.add(row)
    }
    this.#budget.spend(end - first)
    return { pool, lengths }
  }

  /** Writes as much of a length as a row can have, so that others can have the rest. @returns the rest */
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

  /** Writes sentences of one paragraph. @param row where they begin: a row of the table */
  #writeRow(row: number, { least, most }: Bounds, wish: number, random: Random): number {
    const length = this.#table.choose(row, least, most, wish)
    this.#arrive(this.#runOf(row), length, random)
    return this.#end(length)
  }

  /** Writes a run that can have a length, as the table says. */
  #arrive(run: Run, length: number, random: Random): void {
    this.#ties.enterPiece()
    if (!this.#walk.look(run, length, undefined, random)) {
      throw new Error(`sentence ${run.from} cannot have the length ${length}`)
    }
    this.#walk.follow(length, random)
  }

  /**
   * Writes whole paragraphs of the route, and what fits of the last.
   *
   * @param opens whether the first stands after the lead
   * @param tries how many paragraphs are looked at for one that can begin the text
   * @returns false, with nothing written, when none of them can
   */
  #writeParagraphs(length: number, opens: boolean, tries: number, random: Random): boolean {
    const { lengths } = this.#scope
    const route = this.#route
    /** Whether the text comes from elsewhere than the paragraph before. */
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
   * Goes on elsewhere, when the next paragraph has no wording with which the text can have its
   * length. Some other has one: `lengths` of the scope says so.
   *
   * @returns what is left
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

  /** Takes the joiner of the last sentence away. @returns how long the sentences are without it */
  #end(length: number): number {
    this.#passage.end -= this.#tables.joinerLength
    return length - this.#measure.joiner
  }
}

const NO_BOUNDS: Bounds = { least: 0, most: 0 }

/** For each number the one that has it inside. @param starts where the inside of each begins */
function containers(starts: Int32Array): Uint16Array {
  const containers = new Uint16Array(starts.at(-1) as number)
  for (let i = 0; i + 1 < starts.length; i++) containers.fill(i, starts[i], starts[i + 1])
  return containers
}

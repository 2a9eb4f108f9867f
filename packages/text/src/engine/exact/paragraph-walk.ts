import type { LocaleTables } from '../../compile/locale-tables.js'
import { Route } from '../plain/route.js'
import type { Random } from '../random.js'
import type { DrawnTies } from './drawn-ties.js'
import type { LengthTable } from './length-table.js'
import type { Measure } from './measure.js'
import type { Runs } from './runs.js'
import type { Scope } from './scopes.js'
import type { SentenceWalk } from './sentence-walk.js'
import type { Stretches } from './stretches.js'

type Tables = Pick<
  LocaleTables,
  'topicPieces' | 'pieceParagraphs' | 'paragraphSentences' | 'optional'
>

/** How many paragraphs are tried as the first of an item. */
const MOST_TRIES = 12

/** Writes items of several paragraphs: those of a route, and as much of the last as fits. */
export class ParagraphWalk {
  readonly #tables: Tables
  readonly #table: LengthTable
  readonly #ties: DrawnTies
  readonly #runs: Runs
  readonly #walk: SentenceWalk
  readonly #stretches: Stretches
  readonly #route: Route
  /** The least length of all paragraphs before each, and at last of all together. */
  readonly #leastBefore: Uint32Array
  #scope: Scope | undefined
  #most = 0
  /** The item that begins where the route is. */
  #item = 0

  constructor(
    tables: Tables,
    { least }: Measure,
    table: LengthTable,
    ties: DrawnTies,
    runs: Runs,
    walk: SentenceWalk,
    stretches: Stretches,
  ) {
    this.#tables = tables
    this.#table = table
    this.#ties = ties
    this.#runs = runs
    this.#walk = walk
    this.#stretches = stretches
    this.#route = new Route(tables)
    this.#leastBefore = leastBefore(tables, least)
  }

  /** Begins a text. @param most the greatest length of an item */
  begin(scope: Scope, most: number, random: Random): void {
    this.#route.begin(scope.topic, random)
    this.#scope = scope
    this.#most = most
    this.#item = 0
  }

  /**
   * The paragraph where an item begins, if it can begin there. Items begin so far apart that no
   * paragraph is in two of them before all were had.
   *
   * @param item its number: not less than the last one
   */
  beginningOf(item: number): number {
    for (; this.#item < item; this.#item++) this.#passItem()
    return this.#route.paragraph
  }

  /** Goes on to the first paragraph that an item which begins here cannot reach. */
  #passItem(): void {
    const route = this.#route
    const before = this.#leastBefore
    const { pieceParagraphs } = this.#tables
    let left = this.#most
    for (;;) {
      const here = before[route.paragraph] as number
      const rest = (before[pieceParagraphs[route.piece + 1] as number] as number) - here
      if (rest >= left) break
      left -= rest
      route.nextPiece()
    }
    const goal = (before[route.paragraph] as number) + left
    do route.next()
    while (!route.entersPiece && (before[route.paragraph] as number) < goal)
  }

  /** Writes an item. @returns false, with nothing written, if none of some paragraphs can begin it */
  write(item: number, length: number, random: Random): boolean {
    this.beginningOf(item)
    const route = this.#route
    const place = route.place
    let isWritten = false
    for (let tries = MOST_TRIES; tries > 0 && !isWritten; tries--) {
      isWritten = this.#writeHere(length, random)
    }
    route.returnTo(place)
    return isWritten
  }

  /**
   * Writes a paragraph that goes on in the next one of its piece.
   *
   * @param length one that both can have together
   */
  writeGoingOn(paragraph: number, length: number, random: Random): void {
    const place = this.#route.place
    this.#route.goTo(paragraph)
    if (!this.#writeHere(length, random)) {
      throw new Error(`paragraph ${paragraph} cannot go on to the length ${length}`)
    }
    this.#route.returnTo(place)
  }

  /**
   * Writes paragraphs from the place of the route on.
   *
   * @returns false, with nothing written, if none can begin there
   */
  #writeHere(length: number, random: Random): boolean {
    const table = this.#table
    const route = this.#route
    const walk = this.#walk
    const { stretches } = this.#scope as Scope
    for (let left = length; left > 0; ) {
      const isFirst = left === length
      if (isFirst || route.entersPiece) this.#ties.enterPiece()
      else this.#ties.enterParagraph(route.piece)
      const run = this.#runs.ofParagraph(route.paragraph)
      const longest = table.reachOf(table.whole + route.paragraph)
      route.next()
      const next = this.#tables.paragraphSentences[route.paragraph] as number
      if (left > longest + Math.max(table.reachOf(next), stretches.allFrom)) {
        left -= walk.writeFreely(run, random)
      } else if (walk.look(run, left, next, random) || walk.look(run, left, stretches, random)) {
        left = walk.follow(left, random)
      } else if (isFirst) {
        return false
      } else {
        this.#stretches.write(left, this.#scope as Scope, random)
        left = 0
      }
    }
    return true
  }
}

/** @param least the least length of each line */
function leastBefore({ paragraphSentences, optional }: Tables, least: Uint16Array): Uint32Array {
  const before = new Uint32Array(paragraphSentences.length)
  for (let paragraph = 0; paragraph + 1 < before.length; paragraph++) {
    let sum = before[paragraph] as number
    const end = paragraphSentences[paragraph + 1] as number
    for (let sentence = paragraphSentences[paragraph] as number; sentence < end; sentence++) {
      if (optional[sentence] === 0) sum += least[sentence] as number
    }
    before[paragraph + 1] = sum
  }
  return before
}

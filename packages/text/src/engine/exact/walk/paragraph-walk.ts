import type { LocaleTables } from '../../../compile/locale-tables.js'
import { Route } from '../../plain/route.js'
import type { Random } from '../../random.js'
import type { DrawnTies } from '../table/drawn-ties.js'
import type { LengthTable } from '../table/length-table.js'
import type { Runs } from '../table/runs.js'
import type { Scope } from '../table/scopes.js'
import { goTo, placeOf, returnTo, skip } from './route-places.js'
import type { SentenceWalk } from './sentence-walk.js'
import type { Stretches } from './stretches.js'

type Tables = Pick<LocaleTables, 'topicPieces' | 'pieceParagraphs' | 'paragraphSentences'>

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
  #scope: Scope | undefined
  /** How many paragraphs apart items begin. */
  #stride = 1
  /** How many paragraphs of the route come before the place where it is. */
  #place = 0

  constructor(
    tables: Tables,
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
  }

  /** Begins a text. @param most the greatest length of an item */
  begin(scope: Scope, most: number, random: Random): void {
    this.#route.begin(scope.topic, random)
    this.#stretches.begin()
    this.#scope = scope
    this.#stride = Math.ceil(most / scope.usual)
    this.#place = 0
  }

  /**
   * The paragraph where an item begins, if it can begin there. Items begin so far apart that hardly a
   * paragraph is in two of them before all were had, and each paragraph begins one before any begins another.
   *
   * @param item its number: not less than the last one
   */
  beginningOf(item: number): number {
    const { length } = this.#route
    const rounds = Math.floor((item * divisor(this.#stride, length)) / length)
    const place = item * this.#stride + rounds
    skip(this.#route, place - this.#place, this.#tables)
    this.#place = place
    return this.#route.paragraph
  }

  /** Writes an item. @returns false, with nothing written, if none of some paragraphs can begin it */
  write(item: number, length: number, random: Random): boolean {
    this.beginningOf(item)
    const route = this.#route
    const place = placeOf(route)
    let isWritten = false
    for (let tries = MOST_TRIES; tries > 0 && !isWritten; tries--) {
      isWritten = this.#writeHere(length, random)
    }
    returnTo(route, place)
    return isWritten
  }

  /**
   * Writes a paragraph that goes on in the next one of its piece.
   *
   * @param length one that both can have together
   */
  writeGoingOn(paragraph: number, length: number, random: Random): void {
    const place = placeOf(this.#route)
    goTo(this.#route, paragraph)
    if (!this.#writeHere(length, random)) {
      throw new Error(`paragraph ${paragraph} cannot go on to the length ${length}`)
    }
    returnTo(this.#route, place)
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

/** The greatest common divisor (Euclid). */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}

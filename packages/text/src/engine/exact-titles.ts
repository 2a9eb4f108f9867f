import type { LocaleTables } from '../compile/locale-tables.js'
import { within } from './exact-words.js'
import type { Fitting } from './fitting.js'
import type { Measure } from './measure.js'
import type { PassageWriter } from './passage.js'
import type { Random } from './random.js'
import { Route } from './route.js'
import type { Ties } from './ties.js'

/** A line of a piece, by the numbers of both. */
interface PieceLine {
  readonly line: number
  readonly piece: number
  readonly paragraph: number
}

/** Lines that are gone through again and again. */
interface Lines {
  readonly lines: readonly PieceLine[]
  next: number
}

/** Writes titles of exact lengths: those of pieces, or headings and items where none fits. */
export class ExactTitles {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #ties: Ties
  readonly #measure: Measure
  readonly #fitting: Fitting
  /** The lines that no title within the last bounds can be. */
  readonly #hopeless: Uint8Array
  #least = 0
  #most = 0
  #titles: Lines = NONE
  #others: Lines = NONE

  constructor(
    tables: Omit<LocaleTables, 'bytes' | 'offsets'>,
    passage: PassageWriter,
    ties: Ties,
    measure: Measure,
    fitting: Fitting,
  ) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.#ties = ties
    this.#measure = measure
    this.#fitting = fitting
    this.#hopeless = new Uint8Array(measure.least.length)
  }

  /** Begins a text. @param topic its number; undefined for all of them */
  begin(topic: number | undefined, random: Random): void {
    const { pieceTitles, pieceItems, pieceParagraphs, firstHeading } = this.#tables
    this.#route.begin(topic, random)
    const first = this.#route.piece
    const titles: PieceLine[][] = []
    const others: PieceLine[] = []
    do {
      const { piece } = this.#route
      const paragraph = pieceParagraphs[piece] as number
      const last = pieceParagraphs[piece + 1] as number
      for (const [turn, line] of numbers(pieceTitles, piece).entries()) {
        titles[turn] ??= []
        titles[turn].push({ line, piece, paragraph })
      }
      for (const line of numbers(pieceItems, piece)) others.push({ line, piece, paragraph })
      for (let own = paragraph; own < last; own++) {
        others.push({ line: firstHeading + own, piece, paragraph: own })
      }
      this.#route.nextPiece()
    } while (this.#route.piece !== first)
    // One of each piece before another of the same.
    this.#titles = { lines: titles.flat(), next: 0 }
    this.#others = { lines: others, next: 0 }
  }

  /**
   * Writes a title, if there is one.
   *
   * @param isNew tells whether what was written is another than those before
   */
  write(least: number, wish: number, most: number, isNew: () => boolean, random: Random): boolean {
    if (least !== this.#least || most !== this.#most) this.#hopeless.fill(0)
    this.#least = least
    this.#most = most
    for (const lines of [this.#titles, this.#others]) {
      for (let tries = lines.lines.length; tries > 0; tries--) {
        const line = lines.lines[lines.next] as PieceLine
        lines.next = (lines.next + 1) % lines.lines.length
        if (this.#hopeless[line.line] === 1) continue
        const { end } = this.#passage
        if (!this.#writeLine(line, least, wish, most, random)) continue
        if (isNew()) return true
        this.#passage.end = end
      }
    }
    return false
  }

  #writeLine(
    { line, piece, paragraph }: PieceLine,
    least: number,
    wish: number,
    most: number,
    random: Random,
  ): boolean {
    const longest = this.#measure.most[line] as number
    if ((this.#measure.least[line] as number) > most || longest < least || longest === 0) {
      this.#hopeless[line] = 1
      return false
    }
    const farthest = Math.min(most, longest)
    const run = { piece, paragraph, from: line, to: line + 1, shift: 0 }
    const has = (length: number) => this.#fitting.has(length)
    this.#fitting.lookAhead(run, this.#ties, farthest)
    const length = within(least, wish, farthest, has)
    if (length === -1) {
      this.#fitting.lookAhead(run, undefined, farthest)
      if (within(least, wish, farthest, has) === -1) this.#hopeless[line] = 1
      return false
    }
    this.#fitting.follow(length, random, this.#passage)
    return true
  }
}

const NONE: Lines = { lines: [], next: 0 }

function numbers(starts: Int32Array, piece: number): number[] {
  const first = starts[piece] as number
  return Array.from({ length: (starts[piece + 1] as number) - first }, (_, i) => first + i)
}

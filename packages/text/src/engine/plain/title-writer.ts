import type { LocaleTables } from '../../compile/locale-tables.js'
import { FreshSources } from '../fresh-sources.js'
import type { ItemWriter } from '../item-writer.js'
import { mixed } from '../mixed.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { TextOrder } from '../text-writer.js'
import { LineWriter } from './line-writer.js'
import { Route } from './route.js'
import { Ties } from './ties.js'

/** A piece, and its place on a route. */
type PiecePlace = Pick<Route, 'piece' | 'at' | 'round'>

/** Writes titles: one of every piece before another of the same piece. */
export class TitleWriter implements ItemWriter {
  readonly freshSources: FreshSources
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #ties: Ties
  readonly #lines: LineWriter
  #opens = false

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.#ties = new Ties(tables)
    this.#lines = new LineWriter(tables, passage, this.#ties)
    const first = tables.pieceTitles[0] as number
    const end = tables.pieceTitles.at(-1) as number
    this.freshSources = new FreshSources(end - first, ({ topic }, random) => {
      const piece = this.#route.pieceOf(this.#route.beginning(topic, random))
      return this.#titleOf({ piece, at: 0, round: 0 }, random) - first
    })
  }

  begin({ topic, start, offset }: TextOrder, random: Random): void {
    this.#route.begin(topic, random)
    this.#opens = start && offset === 0
    for (let i = 0; i < offset; i++) this.#route.nextPiece()
  }

  write(random: Random): void {
    const { piece, paragraph, visit } = this.#route
    const isWhole = this.#opens && appendOpening(this.#tables, this.#passage)
    this.#opens = false
    if (!isWhole) {
      this.#ties.enter(visit, random)
      random.enter(1 + visit)
      this.#lines.begin(random)
      this.#lines.write(this.#titleOf(this.#route, random), piece, paragraph, 0, random)
    }
    this.#route.nextPiece()
  }

  /** A title of a piece, any with the same chance; each round takes the next. */
  #titleOf({ piece, at, round }: PiecePlace, { salt }: Random): number {
    const { pieceTitles } = this.#tables
    const first = pieceTitles[piece] as number
    const count = (pieceTitles[piece + 1] as number) - first
    const drawn = (mixed(salt, at, 0) * count) >>> 16
    return first + ((drawn + round) % count)
  }
}

/** How many words of the traditional sentence make a title: “Lorem ipsum dolor sit amet”. */
const TITLE_WORDS = 5

/**
 * Appends the opening of a title.
 *
 * @returns whether it is a whole title; otherwise a title must follow
 */
export function appendOpening(
  tables: Pick<LocaleTables, 'lead' | 'leadIsSentence' | 'openingWords' | 'wordJoiner'>,
  passage: PassageWriter,
): boolean {
  const { lead, leadIsSentence } = tables
  const phrases = leadIsSentence ? openingTitle(tables) : [lead]
  passage.makeRoom(phrases.length)
  for (const phrase of phrases) passage.append(phrase)
  return leadIsSentence
}

/** The phrases of the title made of the first words of the traditional sentence. */
export function openingTitle({
  openingWords,
  wordJoiner,
}: Pick<LocaleTables, 'openingWords' | 'wordJoiner'>): readonly number[] {
  const words = openingWords.leading.slice(0, TITLE_WORDS)
  return words.flatMap((word, i) => (i === 0 ? [word] : [wordJoiner, word]))
}

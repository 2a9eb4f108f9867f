import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import { LineWriter } from './line-writer.js'
import { Route } from './route.js'
import { Ties } from './ties.js'

/** Writes titles: one of every piece before another of the same piece. */
export class TitleWriter {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #ties: Ties
  readonly #lines: LineWriter
  #opens = false
  /** Which title of a piece is written: each round through the pieces takes the next. */
  #turn = 0
  #firstPiece = 0

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.#ties = new Ties(tables)
    this.#lines = new LineWriter(tables, passage, this.#ties)
  }

  /** Begins a text. @param topic its number; undefined for all topics */
  begin(topic: number | undefined, opens: boolean, random: Random): void {
    this.#lines.begin()
    this.#route.begin(topic, random)
    this.#ties.draw(random)
    this.#opens = opens
    this.#turn = random.below(TURNS)
    this.#firstPiece = this.#route.piece
  }

  /** Writes the next title. */
  write(random: Random): void {
    const { pieceTitles } = this.#tables
    const { piece, paragraph } = this.#route
    const isWhole = this.#opens && appendOpening(this.#tables, this.#passage)
    this.#opens = false
    if (!isWhole) {
      const first = pieceTitles[piece] as number
      const count = (pieceTitles[piece + 1] as number) - first
      this.#lines.write(first + (this.#turn % count), piece, paragraph, 0, random)
    }
    this.#route.nextPiece()
    this.#ties.draw(random)
    if (this.#route.piece === this.#firstPiece) this.#turn++
  }
}

/** The first turn of a text is drawn from this many. */
const TURNS = 64

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

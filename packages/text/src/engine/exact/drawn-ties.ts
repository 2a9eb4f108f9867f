import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Random } from '../random.js'

type Tables = Pick<LocaleTables, 'pieceTies' | 'paragraphTies' | 'stepDraws' | 'stepChoices'>

/** The position of a tie before it is drawn. */
const OPEN = -1

/**
 * The most ways of drawing the ties of a paragraph that are told apart. Our languages have about a
 * dozen at most. In other texts, a tie beyond this always takes its first alternative.
 */
const MOST_WAYS = 64

/**
 * The positions of the ties of a piece. A tie is open until its first choice is drawn; its position
 * then holds to the end of the paragraph (a digit) or of the piece (a letter).
 *
 * An open tie with one choice in a run of steps is like an untied choice. Two choices with the same tie
 * depend on each other, so their lengths cannot be computed apart. `countWays` counts the ways to draw
 * such ties, and `take` fixes one way: the lengths of that way are computed as if nothing were tied.
 */
export class DrawnTies {
  readonly #tables: Tables
  /** The position of each tie, or `OPEN`: first the ties of the piece, then those of the paragraph. */
  readonly #positions: Int16Array
  /** How many choices each tie has in the steps given to `countWays`. */
  readonly #occurrences: Uint16Array
  /** The ties with two choices or more there, and how many positions of each are told apart. */
  readonly #tied: Uint16Array
  readonly #choices: Uint16Array
  #tiedCount = 0

  constructor(tables: Tables) {
    const { pieceTies, paragraphTies } = tables
    const most = greatest(pieceTies) + greatest(paragraphTies)
    this.#tables = tables
    this.#positions = new Int16Array(most).fill(OPEN)
    this.#occurrences = new Uint16Array(most)
    this.#tied = new Uint16Array(most)
    this.#choices = new Uint16Array(most)
  }

  /** The most ties of a paragraph, with those of its piece. */
  get most(): number {
    return this.#positions.length
  }

  /** Opens all ties. */
  enterPiece(): void {
    this.#positions.fill(OPEN)
  }

  /** Opens the ties of paragraphs; those of the piece keep their positions. */
  enterParagraph(piece: number): void {
    this.#positions.fill(OPEN, this.#tables.pieceTies[piece])
  }

  /** The position that a tie has drawn; −1 while it is open. */
  position(tie: number): number {
    return this.#positions[tie] as number
  }

  /** Draws a tie. */
  set(tie: number, position: number): void {
    this.#positions[tie] = position
  }

  /**
   * Finds the open ties with two choices or more in some steps.
   *
   * @returns the number of ways to draw them: 1 to `MOST_WAYS`
   */
  countWays(from: number, to: number): number {
    const { stepDraws, stepChoices } = this.#tables
    this.#tiedCount = 0
    if (this.#positions.length === 0) return 1
    this.#occurrences.fill(0)
    let ways = 1
    for (let step = from; step < to; step++) {
      const tie = (stepDraws[step] as number) - 1
      if (tie < 0 || this.#positions[tie] !== OPEN) continue
      const occurrences = (this.#occurrences[tie] as number) + 1
      this.#occurrences[tie] = occurrences
      if (occurrences !== 2) continue
      const choices = stepChoices[step] as number
      const isToldApart = ways * choices <= MOST_WAYS
      if (isToldApart) ways *= choices
      this.#tied[this.#tiedCount] = tie
      this.#choices[this.#tiedCount++] = isToldApart ? choices : 1
    }
    return ways
  }

  /** Draws the ties that `countWays` found. @param way from 0 up to the number of ways */
  take(way: number): void {
    for (let i = 0; i < this.#tiedCount; i++) {
      const choices = this.#choices[i] as number
      this.#positions[this.#tied[i] as number] = way % choices
      way = Math.floor(way / choices)
    }
  }

  /**
   * Whether all ties that `take` drew are in their first position, but for those that are used. A text
   * is the same in every position of a tie that it does not use.
   *
   * @param uses how often each tie is used
   */
  areFirst(uses: Uint16Array): boolean {
    for (let i = 0; i < this.#tiedCount; i++) {
      const tie = this.#tied[i] as number
      if (uses[tie] === 0 && (this.#positions[tie] as number) > 0) return false
    }
    return true
  }

  /** Opens the ties that `take` drew. */
  release(): void {
    for (let i = 0; i < this.#tiedCount; i++) this.#positions[this.#tied[i] as number] = OPEN
  }

  /** Draws an alternative of a step: the position of its tie, or any if it is open or untied. */
  draw(step: number, random: Random): number {
    const choices = this.#tables.stepChoices[step] as number
    const tie = (this.#tables.stepDraws[step] as number) - 1
    if (tie < 0) return random.below(choices)
    if (this.#positions[tie] === OPEN) this.#positions[tie] = random.below(choices)
    return this.#positions[tie] as number
  }
}

function greatest(numbers: Int32Array): number {
  return numbers.reduce((greatest, number) => Math.max(greatest, number), 0)
}

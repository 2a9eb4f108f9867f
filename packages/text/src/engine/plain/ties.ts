import type { LocaleTables } from '../../compile/locale-tables.js'
import { mixed } from '../mixed.js'
import type { Random } from '../random.js'

/**
 * The positions of ties. The lines of a piece are taken in any order, and from any on: a position is
 * a hash of the tie and its place, not a draw kept from line to line.
 */
export class Ties {
  readonly #pieceTies: Int32Array
  readonly #pieceParagraphs: Int32Array
  #salt = 0

  constructor({ pieceTies, pieceParagraphs }: Pick<LocaleTables, 'pieceTies' | 'pieceParagraphs'>) {
    this.#pieceTies = pieceTies
    this.#pieceParagraphs = pieceParagraphs
  }

  /** Draws the ties of a piece and of its paragraphs. */
  draw(random: Random): void {
    this.#salt = random.bits()
  }

  /** Draws the ties for a visit of a piece: the same for the same source. */
  enter(visit: number, { salt }: Random): void {
    this.#salt = salt ^ Math.imul(visit, 0x27d4eb2f)
  }

  /**
   * The position of a tie among its alternatives.
   *
   * @param tie its number: see `stepDraws` of the tables
   * @param choices the number of alternatives
   */
  position(tie: number, piece: number, paragraph: number, choices: number): number {
    const isOfPiece = tie < (this.#pieceTies[piece] as number)
    // The place within its piece: a topic alone writes what it writes within its language.
    const place = isOfPiece ? -1 : paragraph - (this.#pieceParagraphs[piece] as number)
    return (mixed(this.#salt, place, tie) * choices) >>> 16
  }
}

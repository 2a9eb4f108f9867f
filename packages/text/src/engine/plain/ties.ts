import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Random } from '../random.js'

/**
 * The positions of ties in titles and articles. These take the lines of a piece in any order, so a
 * position is a hash of the tie and its place, not a draw kept from line to line.
 */
export class Ties {
  readonly #pieceTies: Int32Array
  #salt = 0

  constructor({ pieceTies }: Pick<LocaleTables, 'pieceTies'>) {
    this.#pieceTies = pieceTies
  }

  /** Draws the ties of a piece and of its paragraphs. */
  draw(random: Random): void {
    this.#salt = random.below(2 ** 16)
  }

  /**
   * The position of a tie among its alternatives.
   *
   * @param tie its number: see `stepDraws` of the tables
   * @param choices the number of alternatives
   */
  position(tie: number, piece: number, paragraph: number, choices: number): number {
    const ofPiece = tie < (this.#pieceTies[piece] as number)
    return (mixed(this.#salt, ofPiece ? piece : ~paragraph, tie) * choices) >>> 16
  }
}

/** A hash of three numbers, 16 bits: the finalizer of MurmurHash3. */
function mixed(salt: number, place: number, tie: number): number {
  let state = Math.imul(salt ^ Math.imul(place, 0x9e3779b1) ^ Math.imul(tie + 1, 0x85ebca77), 1)
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return (state ^ (state >>> 16)) >>> 16
}

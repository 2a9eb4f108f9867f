import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Random } from '../random.js'

/** The fewest items of a list. */
const LEAST_ITEMS = 3

/** Gives the items of pieces to lists: none twice, until too few are left for a list. */
export class ItemDeck {
  readonly #pieceItems: Int32Array
  /** The items of a piece that no list has yet. */
  #left: number[] = []
  #piece: number | undefined

  constructor({ pieceItems }: Pick<LocaleTables, 'pieceItems'>) {
    this.#pieceItems = pieceItems
  }

  /** Begins an article. */
  begin(): void {
    this.#piece = undefined
  }

  /**
   * Takes some items of a piece that follow one another, by their line numbers.
   *
   * @param exactly how many; by default three or more, so that two lists of a piece have enough
   */
  take(piece: number, random: Random, exactly?: number): readonly number[] {
    const first = this.#pieceItems[piece] as number
    const total = (this.#pieceItems[piece + 1] as number) - first
    const most = Math.max(LEAST_ITEMS, Math.ceil(total / 2))
    const count = exactly ?? LEAST_ITEMS + random.below(most - LEAST_ITEMS + 1)
    if (this.#piece !== piece || this.#left.length < (exactly ?? LEAST_ITEMS)) {
      const begin = random.below(total)
      this.#piece = piece
      this.#left = Array.from({ length: total }, (_, i) => first + ((begin + i) % total))
    }
    return this.#left.splice(0, count)
  }
}

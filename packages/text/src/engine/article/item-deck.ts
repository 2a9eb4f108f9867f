import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Random } from '../random.js'

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

  /** How many items a piece has. */
  count(piece: number): number {
    return (this.#pieceItems[piece + 1] as number) - (this.#pieceItems[piece] as number)
  }

  /** Takes items of a piece that follow one another, by their line numbers. */
  take(piece: number, least: number, most: number, random: Random): readonly number[] {
    if (this.#piece !== piece || this.#left.length < least) this.#renew(piece, random)
    return this.#left.splice(0, least + random.below(most - least + 1))
  }

  /** Takes back all items of a piece, to be given from any of them on. */
  #renew(piece: number, random: Random): void {
    const first = this.#pieceItems[piece] as number
    const total = this.count(piece)
    const begin = random.below(total)
    this.#piece = piece
    this.#left = Array.from({ length: total }, (_, i) => first + ((begin + i) % total))
  }
}

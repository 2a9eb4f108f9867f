import type { Random } from '../random.js'

/**
 * Draws each number once before it draws any again: a shuffle, one step a draw (R. Durstenfeld,
 * https://doi.org/10.1145/364520.364540).
 */
export class Deck {
  readonly #size: number
  /** The numbers that are left, followed by those drawn. */
  readonly #numbers: Uint16Array
  readonly #sorted: Uint16Array
  #left: number

  /** @param size it draws the numbers from 0 to `size` − 1: 1 to 65,536 */
  constructor(size: number) {
    this.#size = size
    this.#left = size
    this.#sorted = Uint16Array.from({ length: size }, (_, i) => i)
    this.#numbers = this.#sorted.slice()
  }

  /** Begins a text, with all numbers left. */
  renew(): void {
    this.#left = this.#size
    this.#numbers.set(this.#sorted)
  }

  draw(random: Random): number {
    let left = this.#left
    if (left === 0) {
      left = this.#size
      // The number drawn last stands first. It cannot come twice in a row.
      if (left > 1) return this.#take(1 + random.below(left - 1), left)
    }
    return this.#take(random.below(left), left)
  }

  #take(place: number, left: number): number {
    const numbers = this.#numbers
    const last = left - 1
    const number = numbers[place] as number
    numbers[place] = numbers[last] as number
    numbers[last] = number
    this.#left = last
    return number
  }
}

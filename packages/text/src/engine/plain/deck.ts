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
  /** Where the number that is at a place now was before it was drawn. */
  readonly #origins: Uint16Array
  #left: number
  /** Whether numbers have been drawn a second time. */
  #repeats = false

  /** @param size it draws the numbers from 0 to `size` − 1: 1 to 65,536 */
  constructor(size: number) {
    this.#size = size
    this.#left = size
    this.#sorted = Uint16Array.from({ length: size }, (_, i) => i)
    this.#numbers = this.#sorted.slice()
    this.#origins = new Uint16Array(size)
  }

  /** Begins anew, with all numbers left. It takes as many steps as numbers were drawn. */
  renew(): void {
    if (this.#repeats) this.#numbers.set(this.#sorted)
    else for (let last = this.#left; last < this.#size; last++) this.#swap(last)
    this.#left = this.#size
    this.#repeats = false
  }

  draw(random: Random): number {
    let left = this.#left
    if (left === 0) {
      left = this.#size
      this.#repeats = true
      // The number drawn last stands first. It cannot come twice in a row.
      if (left > 1) return this.#take(1 + random.below(left - 1), left)
    }
    return this.#take(random.below(left), left)
  }

  #take(place: number, left: number): number {
    const last = left - 1
    this.#left = last
    this.#origins[last] = place
    this.#swap(last)
    return this.#numbers[last] as number
  }

  /** Swaps the number at a place with the one where it was before. */
  #swap(place: number): void {
    const numbers = this.#numbers
    const origin = this.#origins[place] as number
    const number = numbers[origin] as number
    numbers[origin] = numbers[place] as number
    numbers[place] = number
  }
}

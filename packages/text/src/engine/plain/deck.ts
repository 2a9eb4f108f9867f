import type { Random } from '../random.js'

/**
 * Draws each number once before it draws any again: a shuffle, one step a draw (R. Durstenfeld,
 * https://doi.org/10.1145/364520.364540).
 */
export class Deck {
  readonly #size: number
  /** The numbers that are left, followed by those drawn. */
  readonly #numbers: Uint16Array
  #left: number
  /** Whether numbers have been drawn a second time. */
  #repeats = false

  /** @param size it draws the numbers from 0 to `size` − 1: 1 to 65,536 */
  constructor(size: number) {
    this.#size = size
    this.#left = size
    this.#numbers = Uint16Array.from({ length: size }, (_, i) => i)
  }

  /** Begins anew, with all numbers left. It takes as many steps as numbers were drawn. */
  renew(): void {
    const numbers = this.#numbers
    const size = this.#size
    const left = this.#repeats ? 0 : this.#left
    for (let place = left; place < size; place++) {
      // Below `left`, only the places of numbers that were drawn have another number now.
      const drawn = numbers[place] as number
      if (drawn < left) numbers[drawn] = drawn
      numbers[place] = place
    }
    this.#left = size
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

  /** Takes the number that the text of a source begins with. All numbers are left. */
  begin(random: Random): number {
    return this.#take(random.beginning(this.#size), this.#size)
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

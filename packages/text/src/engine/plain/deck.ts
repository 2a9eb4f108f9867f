import type { Random } from '../random.js'

/**
 * Draws numbers, each once before any comes again: a shuffle that goes only as far as it is
 * asked to (R. Durstenfeld, https://doi.org/10.1145/364520.364540).
 */
export class Deck {
  readonly #size: number
  /** What is left stands first, and what was drawn after it. */
  readonly #numbers: Uint16Array
  readonly #sorted: Uint16Array
  #left: number

  /** @param size how many numbers it has, from 0 on: 1 to 65,536 */
  constructor(size: number) {
    this.#size = size
    this.#left = size
    this.#sorted = Uint16Array.from({ length: size }, (_, i) => i)
    this.#numbers = this.#sorted.slice()
  }

  /** Begins anew, for another text. */
  renew(): void {
    this.#left = this.#size
    this.#numbers.set(this.#sorted)
  }

  draw(random: Random): number {
    let left = this.#left
    if (left === 0) {
      left = this.#size
      // The number drawn last stands first: it waits until another has been drawn.
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

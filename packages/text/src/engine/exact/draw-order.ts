import { mixedBits } from '../mixed.js'
import type { Random } from '../random.js'
import { MOST_TEXTS, NO_POOL, type Pool } from './pool.js'

/** After this many rows with few texts in a row, the next is taken. */
const MOST_TRIES = 24

/** Sets the hashes of an order apart from others of the same salt. */
const ORDERING = 0x2c1b3c6d

/**
 * The order in which a text draws a pool: each row once before any again, the first part first. It is a
 * shuffle of places, one step a draw (R. Durstenfeld, https://doi.org/10.1145/364520.364540), whose
 * numbers are hashes. A row with few texts is passed over in proportion, for a time.
 */
export class DrawOrder {
  #pool: Pool = NO_POOL
  #salt = 0
  /** The places of the pool in the order of this round, as far as it was drawn. */
  #places = new Uint32Array(0)
  /** For each place drawn in this round, the place that it was swapped with. */
  #origins = new Uint32Array(0)
  /** How many rows were drawn. */
  #drawn = 0
  /** The row drawn last. */
  #row = 0
  /** How many texts begin with it: see `Pool.textsAt`. */
  texts = 0

  /** Begins a text. It takes as many steps as rows were drawn. */
  begin(pool: Pool, { salt, origin }: Random): void {
    if (pool.size > this.#places.length) {
      this.#places = Uint32Array.from({ length: 2 * pool.size }, (_, place) => place)
      this.#origins = new Uint32Array(2 * pool.size)
    } else if (this.#drawn > this.#pool.size) {
      for (let place = 0; place < this.#pool.size; place++) this.#places[place] = place
    } else {
      for (let place = this.#drawn - 1; place >= 0; place--) this.#swap(place)
    }
    this.#pool = pool
    this.#salt = mixedBits(salt, origin, ORDERING)
    this.#drawn = 0
  }

  /**
   * The row of an item. The pool is not empty.
   *
   * @param item its number: not less than the last one
   */
  at(item: number): number {
    while (this.#drawn <= item) this.#draw()
    return this.#row
  }

  #draw(): void {
    const { size, rows, firstPart } = this.#pool
    const at = this.#drawn % size
    const end = at < firstPart ? firstPart : size
    let place = this.#choose(at, end)
    // No row comes twice in a row.
    if (end - at > 1 && this.#drawn > 0 && rows[this.#places[place] as number] === this.#row) {
      place = place + 1 < end ? place + 1 : at
    }
    this.#origins[at] = place
    this.#swap(at)
    const drawn = this.#places[at] as number
    this.#row = rows[drawn] as number
    this.texts = this.#pool.textsAt(drawn)
    this.#drawn++
  }

  /** Draws a place from `at` up to `end`. */
  #choose(at: number, end: number): number {
    for (let tries = 1; ; tries++) {
      const bits = mixedBits(this.#salt, this.#drawn, tries)
      const place = at + (((bits >>> 16) * (end - at)) >>> 16)
      if (tries === MOST_TRIES) return place
      const texts = this.#pool.textsAt(this.#places[place] as number)
      if (texts === MOST_TEXTS || ((bits & 0xffff) * MOST_TEXTS) >>> 16 < texts) return place
    }
  }

  /** Swaps a place with its origin. */
  #swap(place: number): void {
    const places = this.#places
    const origin = this.#origins[place] as number
    const swapped = places[origin] as number
    places[origin] = places[place] as number
    places[place] = swapped
  }
}

import { mixedBits } from '../mixed.js'
import type { Random } from '../random.js'
import { NO_POOL, type Pool } from './pool.js'

/** After this many rows with few texts in a row, the next is taken. */
const MOST_TRIES = 24

/**
 * So many rows of a text are drawn by their texts, and so many rows has a pool at most that leaves out
 * those which have had all: to count the texts of more would take too long.
 */
const MOST_COUNTED = 100

/** Sets the hashes of an order, and those that number texts, apart from others of the same source. */
const ORDERING = 0x2c1b3c6d
const NUMBERING = -1

/**
 * The order in which a text draws a pool: in rounds, each row once a round, part after part. A row that
 * has had all of its texts is in no further round, until all have.
 *
 * A round is a shuffle of places, one step a draw (R. Durstenfeld, https://doi.org/10.1145/364520.364540),
 * whose numbers are hashes. A row with few texts is passed over in proportion, for a time.
 */
export class DrawOrder {
  pool = NO_POOL
  /** How many texts begin with the row drawn last: see `Pool.textsAt`. */
  texts = 0
  /** The number of the text to write, 0 up to `texts`: another one in each round. */
  number = 0
  #salt = 0
  /** The places of the pool that are in this round, in its order as far as it was drawn. */
  #places = new Uint32Array(0)
  /** Where each part of them ends. */
  #ends: readonly number[] = []
  #size = 0
  /** For each place drawn in this round, the place that it was swapped with. */
  #origins = new Uint32Array(0)
  /** How many rows were drawn, and how many of them in this round. */
  #drawn = 0
  #drawnNow = 0
  #round = 0
  /** The first round since all rows had all of their texts. */
  #firstRound = 0
  /** The row drawn last. */
  #row = 0

  /** Begins a text. It takes as many steps as rows were drawn in a first round, or are in the pool. */
  begin(pool: Pool, { salt, origin }: Random): void {
    const { size } = this.pool
    if (pool.size > this.#places.length) {
      this.#places = Uint32Array.from({ length: 2 * pool.size }, (_, place) => place)
      this.#origins = new Uint32Array(2 * pool.size)
    } else if (this.#round > 0) {
      for (let place = 0; place < size; place++) this.#places[place] = place
    } else {
      for (let place = this.#drawnNow - 1; place >= 0; place--) this.#swap(place)
    }
    this.pool = pool
    this.#salt = mixedBits(salt, origin, ORDERING)
    this.#size = pool.size
    this.#ends = pool.parts
    this.#drawn = 0
    this.#drawnNow = 0
    this.#round = 0
    this.#firstRound = 0
  }

  /**
   * The row of an item. The pool is not empty.
   *
   * @param item its number: not less than the last one
   */
  at(item: number): number {
    while (this.#drawn <= item) this.#draw()
    const place = this.#places[this.#drawnNow - 1] as number
    this.texts = this.pool.textsAt(place)
    const first = ((mixedBits(this.#salt, place, NUMBERING) >>> 16) * this.texts) >>> 16
    this.number = (first + this.#round) % this.texts
    return this.#row
  }

  #draw(): void {
    if (this.#drawnNow === this.#size) this.#startRound()
    const { rows } = this.pool
    const at = this.#drawnNow
    const end = this.#endOfPart(at)
    let place = this.#choose(at, end)
    // No row comes twice in a row.
    if (end - at > 1 && this.#drawn > 0 && rows[this.#places[place] as number] === this.#row) {
      place = place + 1 < end ? place + 1 : at
    }
    this.#origins[at] = place
    this.#swap(at)
    this.#row = rows[this.#places[at] as number] as number
    this.#drawn++
    this.#drawnNow++
  }

  /** Leaves out the rows that have had all of their texts, or takes all in again. */
  #startRound(): void {
    this.#round++
    this.#drawnNow = 0
    const rounds = this.#round - this.#firstRound
    const places = this.#places.subarray(0, this.#size)
    const left = places.filter(
      (place) => this.pool.size > MOST_COUNTED || this.pool.textsAt(place) > rounds,
    )
    if (left.length > 0) {
      this.#places.set(left)
      this.#size = left.length
      this.#ends = this.pool.parts.map((end) => left.filter((place) => place < end).length)
      return
    }
    this.#firstRound = this.#round
    this.#size = this.pool.size
    this.#ends = this.pool.parts
    for (let place = 0; place < this.#size; place++) this.#places[place] = place
  }

  #endOfPart(at: number): number {
    for (const end of this.#ends) if (at < end) return end
    return this.#size
  }

  /** Draws a place from `at` up to `end`. */
  #choose(at: number, end: number): number {
    const { mostTexts } = this.pool
    for (let tries = 1; ; tries++) {
      const bits = mixedBits(this.#salt, this.#drawn, tries)
      const place = at + (((bits >>> 16) * (end - at)) >>> 16)
      if (tries === MOST_TRIES || this.#drawn >= MOST_COUNTED) return place
      const texts = this.pool.textsAt(this.#places[place] as number)
      if (texts === mostTexts || ((bits & 0xffff) * mostTexts) >>> 16 < texts) return place
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

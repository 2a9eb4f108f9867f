/** So many ways there are at most to begin a round. */
export const VARIETY = 64

/** Gives some things one after the other, and then from the first again. */
export class Round<Thing> {
  readonly #things: readonly Thing[]
  #at: number

  /** @param at the number of the one to begin with; more than there are counts on from the first */
  constructor(things: readonly Thing[], at = 0) {
    this.#things = things
    this.#at = at
  }

  next(): Thing {
    return this.#things[this.#at++ % this.#things.length] as Thing
  }
}

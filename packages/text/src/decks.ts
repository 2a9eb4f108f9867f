import type { Random } from './random.js'

// What is kept of a deck, side by side with all others of its language: decks are used in
// random order, and so one comes with each cache line instead of two or three for each.
const SIZE = 0
/** The number of the answer that the deck serves. */
const ANSWER = 1
/** How many rows have been drawn in this round. */
const DRAWN = 2
/** From how many of the rows that are left the next is drawn at most; 0 before a second draw. */
const REACH = 3
/** The row that was drawn first. */
const FIRST = 4
const FIELDS = 5

/**
 * Draws the rows of lists, each from its own deck, so that none comes back before all rows
 * of the list have been drawn.
 *
 * The decks serve one answer after another. An order holds the rows that were drawn in this
 * round, then those that are left (Fisher–Yates, a step a draw).
 */
export class Decks {
  #state = new Int32Array(0)
  readonly #orders: Uint16Array[] = []

  /**
   * Adds a deck and gives its number.
   *
   * @param size how many rows the list has, 1 to 65,536
   */
  add(size: number): number {
    const deck = this.#orders.length
    this.#orders.push(new Uint16Array(size))
    const state = new Int32Array(FIELDS * (deck + 1))
    state.set(this.#state)
    state[FIELDS * deck + SIZE] = size
    state[FIELDS * deck + ANSWER] = -1
    this.#state = state
    return deck
  }

  /**
   * The next row, from 0.
   *
   * @param answer the number of the answer being written: with a new one the deck is new
   */
  draw(deck: number, random: Random, answer: number): number {
    const state = this.#state
    const at = FIELDS * deck
    const size = state[at + SIZE] as number
    if (state[at + ANSWER] !== answer) {
      const first = random.below(size)
      state[at + ANSWER] = answer
      state[at + DRAWN] = 1
      state[at + REACH] = 0
      state[at + FIRST] = first
      return first
    }
    const order = this.#orders[deck] as Uint16Array
    // Most decks are drawn from once in a short answer: only a second draw needs the order.
    if (state[at + REACH] === 0) {
      for (let row = 0; row < size; row++) order[row] = row
      swap(order, 0, state[at + FIRST] as number)
      state[at + REACH] = size
    }
    let drawn = state[at + DRAWN] as number
    if (drawn === size) {
      // From the second round on, only the half that was drawn the longest ago may come
      // next, so that a row does not end one round and begin another.
      drawn = 0
      state[at + REACH] = (size + 1) >> 1
    }
    state[at + DRAWN] = drawn + 1
    const left = size - drawn
    const reach = state[at + REACH] as number
    return swap(order, drawn, drawn + random.below(Math.min(reach, left)))
  }
}

/** Swaps two rows, and gives the one that comes to the first place. */
function swap(order: Uint16Array, first: number, second: number): number {
  const row = order[second] as number
  order[second] = order[first] as number
  order[first] = row
  return row
}

import { ENGINE } from './engine-constants.js'
import type { Random } from './random.js'

const { NEW_DECK, PRIME_BITS } = ENGINE
const PRIMES = Int32Array.from(ENGINE.PRIMES)

// What is kept of a deck, side by side, so that it comes with one cache line.
const SIZE = 0
/** The row drawn last. */
const ROW = 1
/** How many rows further the next one is, and how many rows it goes back beyond the last. */
const STEP = 2
const CYCLE = 3
const FIELDS = 4

/**
 * Draws the rows of lists, each from its own deck, so that none comes back before all rows
 * of the list have been drawn, nor soon after.
 *
 * A deck deals its even rows and its odd rows by turns. It goes through such a half by steps
 * of one length, which has no factor in common with its number of rows: so it comes to every
 * row once. Where it begins and how far it steps are new each time. (Shuffled rows look no
 * different, and take twice the time of a hundred paragraphs.)
 */
export class Decks {
  /** How many rows are left in the half, or `NEW_DECK`. */
  #left = new Int32Array(0)
  #state = new Int32Array(0)

  /**
   * Adds a deck and gives its number.
   *
   * @param size how many rows the list has, 1 to 65,536
   */
  add(size: number): number {
    const deck = this.#left.length
    const state = new Int32Array(FIELDS * (deck + 1))
    state.set(this.#state)
    state[FIELDS * deck + SIZE] = size
    this.#state = state
    this.#left = new Int32Array(deck + 1)
    this.renew()
    return deck
  }

  /** Makes all decks new, for another answer. */
  renew(): void {
    this.#left.fill(NEW_DECK)
  }

  /** The next row, from 0. */
  draw(deck: number, random: Random): number {
    const left = this.#left[deck] as number
    if (left <= 0) return this.#drawFirst(deck, left === NEW_DECK, random)
    const state = this.#state
    const at = FIELDS * deck
    const cycle = state[at + CYCLE] as number
    // Which steps go beyond the last row cannot be foreseen: without a branch it costs less.
    const beyond = (state[at + ROW] as number) + (state[at + STEP] as number) - cycle
    const row = beyond + (cycle & (beyond >> 31))
    state[at + ROW] = row
    this.#left[deck] = left - 1
    return row
  }

  /** Draws the first row of a half: any row of a new deck, else one of the other half. */
  #drawFirst(deck: number, isNew: boolean, random: Random): number {
    const state = this.#state
    const at = FIELDS * deck
    const size = state[at + SIZE] as number
    // One random number gives the row, and with what remains the step.
    let drawn: number
    let row: number
    if (isNew) {
      drawn = random.below(size << PRIME_BITS)
      row = drawn >> PRIME_BITS
    } else {
      const half = size === 1 ? 0 : 1 - ((state[at + ROW] as number) & 1)
      drawn = random.below(rowsOf(half, size) << PRIME_BITS)
      row = 2 * (drawn >> PRIME_BITS) + half
    }
    const rows = rowsOf(row & 1, size)
    state[at + ROW] = row
    state[at + STEP] = 2 * ((PRIMES[drawn & (PRIMES.length - 1)] as number) % rows)
    state[at + CYCLE] = 2 * rows
    this.#left[deck] = rows - 1
    return row
  }
}

/** How many rows are in a half: 0 for the even ones, 1 for the odd ones. */
function rowsOf(half: number, size: number): number {
  return (size + 1 - half) >> 1
}

import type { Bounds } from './measure.js'

/**
 * The steps that an item may take: some for each of its characters or bytes, plus a fixed number.
 * The dearest item of our languages takes a seventh of them.
 */
const STEPS_A_UNIT = 100
const STEPS_BESIDE = 2_000_000

/** The steps that an item within bounds may take. */
export function stepsFor({ most }: Bounds): number {
  return STEPS_BESIDE + STEPS_A_UNIT * most
}

/**
 * The work that one item may take. A step is a word of a bit set computed, a beginning looked at, a
 * phrase copied or counted. Items need far less than their budget: only an endless loop, a fault of the engine,
 * would exceed it and end in an error.
 */
export class Budget {
  /** Steps since `begin`. */
  spent = 0
  #allowed = 0

  /** Begins an item. @param allowed how many steps it may take */
  begin(allowed: number): void {
    this.spent = 0
    this.#allowed = allowed
  }

  /** @throws Error if the budget is exceeded: the engine has a fault */
  spend(steps: number): void {
    this.spent += steps
    if (this.spent > this.#allowed) {
      throw new Error(`an item of an exact length took more than ${this.#allowed} steps`)
    }
  }
}

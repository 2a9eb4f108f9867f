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

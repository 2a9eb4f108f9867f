/**
 * The work that one item may take, in steps: a word of a bit set computed, a beginning looked at, a
 * phrase copied. Exact lengths are computed and need far less than their budget. A fault that made
 * one of their loops endless would exceed it, and end in an error instead.
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

  /** @throws Error when the budget is exceeded, which is a fault of the engine */
  spend(steps: number): void {
    this.spent += steps
    if (this.spent > this.#allowed) {
      throw new Error(`an item of an exact length took more than ${this.#allowed} steps`)
    }
  }
}

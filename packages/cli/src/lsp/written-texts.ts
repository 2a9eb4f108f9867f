import type { Order } from './text-at.js'

/** The most texts that are remembered, and their greatest length together in characters. */
const MOST_TEXTS = 200
const MOST_CHARACTERS = 2_000_000

/** The texts that were offered lately, so that a selection of one tells what it is. */
export class WrittenTexts {
  readonly #orders = new Map<string, Order>()
  #characters = 0

  remember(text: string, order: Order): void {
    const key = keyOf(text)
    this.#forget(key)
    this.#orders.set(key, order)
    this.#characters += key.length
    for (const oldest of this.#orders.keys()) {
      if (this.#orders.size <= MOST_TEXTS && this.#characters <= MOST_CHARACTERS) break
      this.#forget(oldest)
    }
  }

  /** What a text was written for; undefined if it was not written here. */
  orderOf(text: string): Order | undefined {
    return this.#orders.get(keyOf(text))
  }

  #forget(key: string): void {
    if (this.#orders.delete(key)) this.#characters -= key.length
  }
}

/** An editor may indent a text in another way. */
function keyOf(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

import { Random } from './random.js'
import type { TextOrder } from './text-writer.js'

/** What texts can begin with: paragraphs, titles, words …, numbered from 0. */
export interface Beginnings {
  /** How many there are. */
  readonly count: number
  /** The beginning of the text of a source, found without writing it. */
  of(order: TextOrder, random: Random): number
  /** The end of the beginnings that the text has, from its own on: `beginning` + 1 at least. */
  endOf(order: TextOrder, beginning: number): number
}

/** How many beginnings are drawn for a text. */
const DRAWN = 8

/**
 * Gives sources for texts without a seed. Of some beginnings that it draws, the text has the one that
 * was used longest ago: who asks again sees something else.
 */
export class FreshSeeds {
  readonly #random = Random.fresh()
  /** The number of the last text that had each beginning; 0 for none. */
  readonly #uses = new Map<Beginnings, Float64Array>()
  #texts = 0

  /** @returns the source of a text: the same object every time */
  draw(order: TextOrder, beginnings: Beginnings): Random {
    const random = this.#random
    const source = sharedRandom()
    const uses = this.#usesOf(beginnings)
    random.renew(source)
    let { origin } = random
    let chosen = beginnings.of(order, random)
    let oldest = this.#lastUse(uses, order, beginnings, chosen)
    for (let drawn = 1; drawn < DRAWN && oldest > 0; drawn++) {
      random.origin = source.bits() | 0
      const beginning = beginnings.of(order, random)
      const last = this.#lastUse(uses, order, beginnings, beginning)
      if (last >= oldest) continue
      oldest = last
      chosen = beginning
      origin = random.origin
    }
    random.origin = origin
    this.#texts++
    const end = beginnings.endOf(order, chosen)
    for (let at = chosen; at < end; at++) uses[at] = this.#texts
    return random
  }

  /** The last text that had any of the beginnings that a text would have. */
  #lastUse(
    uses: Float64Array,
    order: TextOrder,
    beginnings: Beginnings,
    beginning: number,
  ): number {
    let last = uses[beginning] as number
    if (order.count === 1) return last
    const end = beginnings.endOf(order, beginning)
    for (let at = beginning + 1; at < end; at++) last = Math.max(last, uses[at] as number)
    return last
  }

  #usesOf(beginnings: Beginnings): Float64Array {
    const known = this.#uses.get(beginnings)
    if (known !== undefined) return known
    const uses = new Float64Array(beginnings.count)
    this.#uses.set(beginnings, uses)
    return uses
  }
}

let shared: Random | undefined

/** What all sources are drawn from: asking the platform for each takes too long. */
function sharedRandom(): Random {
  shared ??= Random.fresh()
  return shared
}

import { Random } from './random.js'
import type { TextOrder } from './text-writer.js'

/** What texts can begin with: paragraphs, titles, words …, numbered from 0. */
export interface Beginnings {
  /** How many there are. */
  readonly count: number
  /** The beginning of the text of a source, found without writing it. */
  of(order: TextOrder, random: Random): number
  /** How many of them a text shows: its own, and some that follow it. */
  shownBy(order: TextOrder): number
  /** The end of those that surely follow a beginning. */
  endAfter(beginning: number): number
}

/** Beginnings of which a text shows but its own. */
export function singleBeginnings(count: number, of: Beginnings['of']): Beginnings {
  return { count, of, shownBy: () => 1, endAfter: (beginning) => beginning + 1 }
}

/** The number of the last text that had each beginning; 0 for none. */
interface Uses {
  /** As its own beginning. */
  readonly begun: Float64Array
  /** Anywhere. */
  readonly shown: Float64Array
}

/** How many beginnings are drawn for a text. */
const DRAWN = 8

/**
 * Gives sources for texts without a seed. Of some beginnings that it draws, the text has the one that
 * was used longest ago: who asks again sees something else.
 */
export class FreshSeeds {
  readonly #random = Random.fresh()
  readonly #uses = new Map<Beginnings, Uses>()
  #texts = 0

  /** @returns the source of a text: the same object every time */
  draw(order: TextOrder, beginnings: Beginnings): Random {
    const random = this.#random
    const source = sharedRandom()
    const uses = this.#usesOf(beginnings)
    this.#texts++
    const text = this.#texts
    const items = beginnings.shownBy(order)
    random.renew(source)
    let oldest = 0
    let chosen = 0
    let origin = 0
    for (let drawn = 0; drawn < DRAWN && oldest < text; drawn++) {
      random.origin = source.bits() | 0
      const beginning = beginnings.of(order, random)
      const end = items === 1 ? beginning + 1 : endOf(beginnings, beginning, items)
      const age = ageOf(uses, beginning, end, items, text)
      if (age <= oldest) continue
      oldest = age
      chosen = beginning
      origin = random.origin
    }
    random.origin = origin
    uses.begun[chosen] = text
    const end = endOf(beginnings, chosen, items)
    for (let at = chosen; at < end; at++) uses.shown[at] = text
    return random
  }

  #usesOf(beginnings: Beginnings): Uses {
    const known = this.#uses.get(beginnings)
    if (known !== undefined) return known
    const { count } = beginnings
    const uses = { begun: new Float64Array(count), shown: new Float64Array(count) }
    this.#uses.set(beginnings, uses)
    return uses
  }
}

/** The end of the beginnings that a text of some items shows for sure. */
function endOf(beginnings: Beginnings, beginning: number, items: number): number {
  return Math.min(beginning + items, beginnings.endAfter(beginning))
}

/**
 * How many texts ago the beginnings from `beginning` up to `end` were used. A text of several items shows
 * so many times more beginnings than it begins with: to have been shown counts that much less.
 */
function ageOf(
  { begun, shown }: Uses,
  beginning: number,
  end: number,
  items: number,
  text: number,
): number {
  let last = shown[beginning] as number
  for (let at = beginning + 1; at < end; at++) last = Math.max(last, shown[at] as number)
  return Math.min(text - (begun[beginning] as number), items * (text - last))
}

let shared: Random | undefined

/** What all sources are drawn from: asking the platform for each takes too long. */
function sharedRandom(): Random {
  shared ??= Random.fresh()
  return shared
}

import { Random } from './random.js'
import type { TextOrder } from './text-writer.js'

/** How many beginnings are drawn for a text at most. */
const DRAWN = 8
/** A beginning is old enough if so many texts came since, as a part of the number of beginnings. */
const ENOUGH = 3 / 4

/** The beginning of the text of a source, found without writing it. */
type FindBeginning = (order: TextOrder, random: Random) => number

/** How many of the beginnings after its own a text is taken to show: as many as a piece has. */
const FOLLOWING = 5

/**
 * Sources for the texts of a writer without a seed: who asks again sees something else. It remembers when
 * each beginning was used: each paragraph, title, word …, numbered from 0.
 */
export class FreshSources {
  readonly #count: number
  readonly #of: FindBeginning
  readonly #shownBy: (order: TextOrder) => number
  /** The number of the last text that had each as its beginning, and that had it anywhere; 0 for none. */
  #begun = NO_USES
  #shown = NO_USES
  /** How many texts there were. */
  #texts = 0

  /**
   * @param count the number of beginnings
   * @param of finds the beginning of a text
   * @param shownBy how many beginnings a text shows: its own, and those after it
   */
  constructor(count: number, of: FindBeginning, shownBy: (order: TextOrder) => number = () => 1) {
    this.#count = count
    this.#of = of
    this.#shownBy = shownBy
  }

  /**
   * Draws a source. Of some beginnings, its text has the one that was used longest ago.
   *
   * @returns the same object every time
   */
  draw(order: TextOrder): Random {
    const random = fresh()
    const source = shared()
    const items = Math.min(this.#shownBy(order), 1 + FOLLOWING)
    const text = this.#nextText()
    // Of a topic there are fewer beginnings, so what is old enough is not known.
    const enough = order.topic === undefined ? Math.min(text, ENOUGH * this.#count) : text
    random.renew(source)
    let oldest = 0
    let chosen = 0
    let origin = 0
    for (let drawn = 0; drawn < DRAWN && oldest < enough; drawn++) {
      random.origin = source.bits() | 0
      const beginning = this.#of(order, random)
      const age = this.#ageOf(beginning, items)
      if (age <= oldest) continue
      oldest = age
      chosen = beginning
      origin = random.origin
    }
    random.origin = origin
    this.#begun[chosen] = text
    for (let i = 0; i < items; i++) this.#shown[chosen + i] = text
    return random
  }

  #nextText(): number {
    if (this.#texts === 0) {
      this.#begun = new Float64Array(this.#count)
      this.#shown = new Float64Array(this.#count + FOLLOWING)
    }
    this.#texts++
    return this.#texts
  }

  /**
   * How many texts ago the beginnings of a text were used. A text of several items shows so many times
   * more beginnings than it begins with: to have been shown counts that much less.
   */
  #ageOf(beginning: number, items: number): number {
    const text = this.#texts
    const shown = this.#shown
    let last = shown[beginning] as number
    if (items === 1) return text - last
    for (let i = 1; i < items; i++) {
      const other = shown[beginning + i] as number
      if (other > last) last = other
    }
    return Math.min(text - (this.#begun[beginning] as number), items * (text - last))
  }
}

const NO_USES = new Float64Array(0)

let last: Random | undefined

/** The source of the last text without a seed. */
function fresh(): Random {
  last ??= Random.fresh()
  return last
}

let common: Random | undefined

/** What all sources are drawn from: to ask the platform for each takes too long. */
function shared(): Random {
  common ??= Random.fresh()
  return common
}

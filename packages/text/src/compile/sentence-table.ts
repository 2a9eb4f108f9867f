/** The sentences of a language, as numbers. */
import { ENGINE } from '../engine/engine-constants.js'
import type { Layout } from '../engine/layout.js'
import { CHOICE, COLUMN, SENTENCE, STEP } from '../engine/sentence-layout.js'

/** One part of a sentence: draw a row, or take one drawn before, and copy its phrase. */
export interface Step {
  /** The deck to draw from, or `DRAWN_BEFORE`. */
  readonly deck: number
  /** The number of the phrase in the list's first row; those of the other rows follow. */
  readonly phrase: number
  /**
   * Where the drawn row is kept, for a later step that names the same list: from 1, since
   * register 0 always holds 0.
   */
  readonly register: number
}

const { DRAWN_BEFORE } = ENGINE

/** Deck and register of a step that always takes the same phrase. */
export const AS_WRITTEN = { deck: DRAWN_BEFORE, register: 0 } as const

export interface Sentence {
  readonly steps: readonly Step[]
  /**
   * What to add to the number of the first phrase after the lead of the opening, where the
   * sentence may lose its capital.
   */
  readonly afterLead: number
  /** The number of the phrase that ends it. */
  readonly ending: number
  /** How often it is drawn among the sentences of its pattern. */
  readonly weight: number
}

/**
 * The sentences of a language and the choice among those of each pattern, as numbers in one
 * array; as objects they would take four times as many cache lines. Sentences and choices are
 * known by their place.
 */
export class SentenceTable {
  #numbers: number[] = []

  /** Takes the sentences of a pattern, and gives the place of the choice among them. */
  add(sentences: readonly Sentence[]): number {
    const places = sentences.map((sentence) => this.#addOne(sentence))
    const weights = sentences.map(({ weight }) => weight)
    const place = this.#numbers.length
    this.#add(CHOICE, { columnCount: places.length, height: sum(weights) })
    for (const { threshold, alias, column } of aliasTable(weights)) {
      const [below, above] = [places[column] as number, places[alias] as number]
      this.#add(COLUMN, { threshold, below, above })
    }
    return place
  }

  #addOne({ steps, afterLead, ending }: Sentence): number {
    const place = this.#numbers.length
    this.#add(SENTENCE, { afterLead, stepCount: steps.length })
    for (const step of steps) this.#add(STEP, step)
    this.#numbers.push(ending)
    return place
  }

  #add<Part extends string>({ at }: Layout<Part>, parts: Readonly<Record<Part, number>>): void {
    const place = this.#numbers.length
    for (const part in at) this.#numbers[place + at[part]] = parts[part]
  }

  encode(): Int32Array {
    return Int32Array.from(this.#numbers)
  }
}

interface Column {
  readonly column: number
  readonly alias: number
  readonly threshold: number
}

/**
 * Spreads weights over as many columns, of one height, each shared by two of them: so a
 * column and a height draw by weight, however many there are (Walker's alias method, after
 * Vose, https://doi.org/10.1109/32.92917).
 *
 * @param weights whole numbers from 1
 * @returns for each column the height up to which it is its own
 */
function aliasTable(weights: readonly number[]): Column[] {
  const height = sum(weights)
  const left = weights.map((weight) => weight * weights.length)
  const small = [...left.keys()].filter((i) => (left[i] as number) < height)
  const large = [...left.keys()].filter((i) => (left[i] as number) >= height)
  const columns = weights.map((_, column) => ({ column, alias: column, threshold: height }))
  for (let column = small.pop(); column !== undefined; column = small.pop()) {
    const alias = large.at(-1) as number
    const threshold = left[column] as number
    columns[column] = { column, alias, threshold }
    left[alias] = (left[alias] as number) - (height - threshold)
    if ((left[alias] as number) < height) {
      large.pop()
      small.push(alias)
    }
  }
  return columns
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

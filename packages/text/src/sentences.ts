import type { Decks } from './decks.js'
import type { Random } from './random.js'

/** One part of a sentence: draw a row, or take one drawn before, and copy its phrase. */
export interface Step {
  /** The deck to draw from, or `DRAWN_BEFORE`. */
  readonly deck: number
  /** The number of the phrase in the list's first row; those of the other rows follow. */
  readonly phrase: number
  /** Where the drawn row is kept, for a later step that names the same list. */
  readonly register: number
}

/** The deck of a step that takes the row in its register. */
export const DRAWN_BEFORE = -1

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

/** The sentences of one pattern by place, and for each the sum of the weights up to it. */
export interface Choice {
  readonly places: Uint32Array
  readonly sums: Uint32Array
}

/**
 * The sentences of a language, as numbers in one array: `afterLead`, how many steps, the
 * deck, phrase and register of each, and the ending. A sentence is known by its place
 * there. As objects they would take four times as many cache lines.
 */
export class SentenceTable {
  #numbers: number[] = []

  /** Takes the sentences of a pattern. */
  add(sentences: readonly Sentence[]): Choice {
    let sum = 0
    return {
      places: Uint32Array.from(sentences, (sentence) => this.#addOne(sentence)),
      sums: Uint32Array.from(sentences, ({ weight }) => (sum += weight)),
    }
  }

  #addOne({ steps, afterLead, ending }: Sentence): number {
    const place = this.#numbers.length
    this.#numbers.push(afterLead, steps.length)
    for (const { deck, phrase, register } of steps) this.#numbers.push(deck, phrase, register)
    this.#numbers.push(ending)
    return place
  }

  encode(): Int32Array {
    return Int32Array.from(this.#numbers)
  }
}

/** Draws sentences: no pattern comes back before all have been drawn; a form of it by weight. */
export class SentenceDeck {
  readonly #decks: Decks
  readonly #deck: number
  readonly #choices: readonly Choice[]

  /** @param choices for each pattern its sentences */
  constructor(decks: Decks, choices: readonly Choice[]) {
    this.#decks = decks
    this.#deck = decks.add(choices.length)
    this.#choices = choices
  }

  /** The place of a sentence in the table. */
  draw(random: Random, answer: number): number {
    const pattern = this.#decks.draw(this.#deck, random, answer)
    const { places, sums } = this.#choices[pattern] as Choice
    if (places.length === 1) return places[0] as number
    return places[firstAbove(sums, random.below(sums.at(-1) as number))] as number
  }
}

/** The place of the first of these rising numbers that is greater than `value`. */
function firstAbove(numbers: Uint32Array, value: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}

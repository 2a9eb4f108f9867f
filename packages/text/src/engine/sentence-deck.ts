/** Draws sentences from the table of a language. */
import type { Decks } from './decks.js'
import type { Random } from './random.js'
import { CHOICE, COLUMN } from './sentence-layout.js'

const { columnCount: COLUMN_COUNT, height: HEIGHT } = CHOICE.at
const { threshold: THRESHOLD, below: BELOW, above: ABOVE } = COLUMN.at
const COLUMNS = CHOICE.length
const COLUMN_LENGTH = COLUMN.length

/** Draws the place of a sentence from a choice, by weight. */
export function drawSentence(sentences: Int32Array, choice: number, random: Random): number {
  const columns = sentences[choice + COLUMN_COUNT] as number
  if (columns === 1) return sentences[choice + COLUMNS + BELOW] as number
  const column = choice + COLUMNS + COLUMN_LENGTH * random.below(columns)
  const height = random.below(sentences[choice + HEIGHT] as number)
  const isBelow = height < (sentences[column + THRESHOLD] as number)
  return sentences[column + (isBelow ? BELOW : ABOVE)] as number
}

/** Draws sentences: no pattern comes back before all have been drawn. */
export class SentenceDeck {
  readonly #decks: Decks
  readonly #deck: number
  readonly #choices: Int32Array

  /** @param choices for each pattern the place of the choice among its sentences */
  constructor(decks: Decks, choices: readonly number[]) {
    this.#decks = decks
    this.#deck = decks.add(choices.length)
    this.#choices = Int32Array.from(choices)
  }

  /** The place of a sentence in the table. */
  draw(sentences: Int32Array, random: Random): number {
    const pattern = this.#decks.draw(this.#deck, random)
    return drawSentence(sentences, this.#choices[pattern] as number, random)
  }
}

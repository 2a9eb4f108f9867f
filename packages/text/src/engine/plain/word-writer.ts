import type { LocaleTables, WordTable } from '../../compile/locale-tables.js'
import { FreshSources } from '../fresh-sources.js'
import type { ItemWriter } from '../item-writer.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { TextOrder } from '../text-writer.js'
import { Deck } from './deck.js'

type Tables = Pick<LocaleTables, 'words' | 'openingWords'>

/** Words, and the deck of those that do not come in a fixed order. */
type WordDeck = WordTable & { readonly deck: Deck }

/** Writes words: each once before any comes again. */
export class WordWriter implements ItemWriter {
  readonly freshSources: FreshSources
  readonly #passage: PassageWriter
  readonly #words: WordDeck
  readonly #openingWords: WordDeck
  /** The words of the text. */
  #drawn: WordDeck
  /** The number of the next word in the text. */
  #place = 0
  /** The next word that does not come in a fixed order. */
  #upcoming = 0

  constructor({ words, openingWords }: Tables, passage: PassageWriter) {
    this.#passage = passage
    this.#words = { ...words, deck: new Deck(words.count) }
    this.#openingWords = { ...openingWords, deck: new Deck(openingWords.count) }
    this.#drawn = this.#words
    this.freshSources = new FreshSources(
      Math.max(words.count, openingWords.count),
      ({ start }, random) => random.beginning((start ? openingWords : words).count),
    )
  }

  begin({ start, offset }: TextOrder, random: Random): void {
    const drawn = start ? this.#openingWords : this.#words
    drawn.deck.renew()
    this.#drawn = drawn
    this.#place = 0
    this.#upcoming = drawn.deck.begin(random)
    random.enter(0)
    for (let i = 0; i < offset; i++) this.#next(random)
  }

  write(random: Random): void {
    this.#passage.append(this.#next(random))
  }

  /** The phrase of the next word. */
  #next(random: Random): number {
    const { leading, first, deck } = this.#drawn
    const place = this.#place++
    if (place < leading.length) return leading[place] as number
    const word = this.#upcoming
    this.#upcoming = deck.draw(random)
    return first + word
  }
}

import type { LocaleTables } from '../../compile/locale-tables.js'
import type { InterfaceType } from '../../options.js'
import { FreshSources } from '../fresh-sources.js'
import type { ItemWriter } from '../item-writer.js'
import type { PassageWriter } from '../passage.js'
import { Deck } from '../plain/deck.js'
import type { Random } from '../random.js'
import type { TextOrder } from '../text-writer.js'
import { countWordings, type WordingRange, wordingRange } from './wording-range.js'

type Tables = Pick<LocaleTables, 'wordings'>

/**
 * Writes labels and messages: each once before any comes again.
 *
 * Every language has the same keys in the same order, so the same numbers are drawn in every language:
 * item `i` of a seed means the same in all of them.
 */
export class WordingWriter implements ItemWriter {
  readonly freshSources: FreshSources
  readonly #tables: Tables
  readonly #passage: PassageWriter
  /** The wordings of each order so far, with a deck of them. */
  readonly #decks = new Map<string, WordingRange & { readonly deck: Deck }>()
  #drawn: WordingRange & { readonly deck: Deck }
  #upcoming = 0

  constructor(tables: Tables, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#drawn = this.#deckOf('label', undefined)
    const all = tables.wordings.first
    this.freshSources = new FreshSources(countWordings(tables), ({ type, topic }, random) => {
      const { first, count } = this.#deckOf(type as InterfaceType, topic)
      return first - all + random.beginning(count)
    })
  }

  begin({ type, topic, offset }: TextOrder, random: Random): void {
    const drawn = this.#deckOf(type as InterfaceType, topic)
    drawn.deck.renew()
    this.#drawn = drawn
    this.#upcoming = drawn.deck.begin(random)
    random.enter(0)
    for (let i = 0; i < offset; i++) this.#next(random)
  }

  write(random: Random): void {
    this.#passage.append(this.#next(random))
  }

  /** The phrase of the next wording. */
  #next(random: Random): number {
    const { first, deck } = this.#drawn
    const wording = this.#upcoming
    this.#upcoming = deck.draw(random)
    return first + wording
  }

  #deckOf(type: InterfaceType, group: number | undefined) {
    const key = `${type} ${group}`
    const known = this.#decks.get(key)
    if (known !== undefined) return known
    const range = wordingRange(this.#tables, type, group)
    const made = { ...range, deck: new Deck(range.count) }
    this.#decks.set(key, made)
    return made
  }
}

import type { LocaleTables } from '../../compile/locale-tables.js'
import { UNSPACED } from '../../compile/scripts.js'
import type { LocaleInfo } from '../../language/locale.js'
import type { InterfaceType, ItemType } from '../../options.js'
import { Budget, stepsFor } from '../exact/budget.js'
import { type ExactLength, FIRST_STREAM } from '../exact/exact-length.js'
import { ExactWords } from '../exact/exact-words.js'
import { JoinedWords, wordsByLength } from '../exact/joined-words.js'
import { type Measure, measure, roomFor, type Unit } from '../exact/measure.js'
import { DrawOrder } from '../exact/pool/draw-order.js'
import { Pool } from '../exact/pool/pool.js'
import { FreshSources } from '../fresh-sources.js'
import type { ExactItemWriter } from '../item-writer.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import { countWordings, wordingRange } from './wording-range.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/**
 * Writes labels and messages of exact lengths: one of those that fit, any with the same chance. If none
 * fits, several that have the length together: labels with spaces between them, messages as sentences. If
 * none have it, words.
 */
export class ExactWordings implements ExactItemWriter {
  readonly freshSources: FreshSources
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #measure: Measure
  readonly #budget = new Budget()
  readonly #words: ExactWords
  readonly #order = new DrawOrder()
  /** Several wordings of each type and group so far. */
  readonly #joined = new Map<string, JoinedWords>()
  /** Whether words have no spaces between them. */
  readonly #isSolid: boolean
  #pool = new Pool({ least: 1, most: 1 })
  #several: JoinedWords | undefined
  #length: ExactLength = { unit: 'chars', least: 1, most: 1 }

  constructor(
    { script, sentenceJoiner }: Pick<LocaleInfo, 'script' | 'sentenceJoiner'>,
    tables: Tables,
    passage: PassageWriter,
    unit: Unit,
  ) {
    const lengths = measure(tables, passage, unit, sentenceJoiner)
    this.#tables = tables
    this.#passage = passage
    this.#measure = lengths
    this.#words = new ExactWords(tables, passage, lengths, this.#budget)
    this.#isSolid = unit === 'chars' && UNSPACED.test(script)
    this.freshSources = new FreshSources(this.#beginnings, ({ type, topic, exact }, random) =>
      this.#beginning(type as ItemType, topic, exact as ExactLength, random),
    )
  }

  /** One for each wording, then one for each word, and one for all texts that begin with several. */
  get #beginnings(): number {
    return countWordings(this.#tables) + this.#tables.words.count + 1
  }

  /** The first item of a text, found without writing. A text that was begun must be begun again after it. */
  #beginning(
    type: ItemType,
    group: number | undefined,
    length: ExactLength,
    random: Random,
  ): number {
    this.begin(type, group, false, length, random)
    if (this.#pool.size > 0) return this.#order.at(0) - this.#tables.wordings.first
    return countWordings(this.#tables) + this.#words.beginning
  }

  begin(
    type: ItemType,
    group: number | undefined,
    _opens: boolean,
    length: ExactLength,
    random: Random,
  ): void {
    const { least, most } = length
    const { first, count } = wordingRange(this.#tables, type as InterfaceType, group)
    this.#length = length
    this.#allow()
    this.#pool = new Pool({ least, most })
    for (let wording = first; wording < first + count; wording++) {
      const own = this.#measure.phrases[wording] as number
      if (own >= least && own <= most) this.#pool.add(wording)
    }
    if (this.#pool.size > 0) {
      this.#order.begin(this.#pool, random)
    } else {
      this.#several = this.#joinedOf(type as InterfaceType, group)
      this.#words.begin(false, length, random)
    }
  }

  write(item: number, random: Random): number {
    const { least, most } = this.#length
    this.#allow()
    this.#passage.makeRoomFor(roomFor(this.#length))
    if (this.#pool.size > 0) {
      const wording = this.#order.at(item)
      this.#passage.append(wording)
      return this.#measure.phrases[wording] as number
    }
    random.enter(FIRST_STREAM + item)
    const wish = least + random.below(most - least + 1)
    const length = this.#several?.choose(least, most, wish) ?? -1
    if (length === -1) return this.#words.write(item, this.#isSolid, random)
    this.#several?.write(length, random)
    return length
  }

  /** Begins the budget of an item, or of what the text needs before it. */
  #allow(): void {
    this.#budget.begin(stepsFor(this.#length))
  }

  #joinedOf(type: InterfaceType, group: number | undefined): JoinedWords {
    const key = `${type} ${group}`
    const known = this.#joined.get(key)
    if (known !== undefined) return known
    const { wordJoiner, joinerLength } = this.#tables
    const range = wordingRange(this.#tables, type, group)
    const { phrases } = this.#measure
    const made = new JoinedWords(
      range,
      wordsByLength(range, phrases),
      phrases,
      this.#passage,
      this.#budget,
      type === 'message' && joinerLength === 0 ? undefined : wordJoiner,
    )
    this.#joined.set(key, made)
    return made
  }
}

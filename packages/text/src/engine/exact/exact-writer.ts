import type { ItemType } from '@polyipsum/contract'
import type { LocaleTables } from '../../compile/locale-tables.js'
import { UNSPACED } from '../../compile/scripts.js'
import type { LocaleInfo } from '../../language/locale.js'
import { FreshSources } from '../fresh-sources.js'
import type { ExactItemWriter } from '../item-writer.js'
import type { PassageWriter } from '../passage.js'
import { openingTitle } from '../plain/title-writer.js'
import type { Random } from '../random.js'
import { Budget, stepsFor } from './budget.js'
import { type ExactLength, FIRST_STREAM } from './exact-length.js'
import { ExactSentences, NONE } from './exact-sentences.js'
import { ExactWords } from './exact-words.js'
import { type Bounds, type Measure, measure, roomFor, type Unit } from './measure.js'
import { LengthTable } from './table/length-table.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/**
 * Writes items of exact lengths.
 *
 * `LengthTable` knows the possible lengths of every beginning. `Pools` finds those that can have the
 * wanted length, `DrawOrder` draws one for each item, and `SentenceWalk` writes it in that length. An
 * item longer than a paragraph is whole paragraphs and such a walk at its end (`ParagraphWalk`). If no
 * sentences can have the length, the item is words.
 *
 * An item depends on the seed and its number only: it can be written without those before it.
 */
export class ExactWriter implements ExactItemWriter {
  readonly freshSources: FreshSources
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #measure: Measure
  readonly #budget = new Budget()
  readonly #words: ExactWords
  readonly #makeSentences: () => ExactSentences
  /** Undefined until a text other than words is asked for: words need no table. */
  #madeSentences: ExactSentences | undefined
  /** Whether the language has no spaces between words. */
  readonly #isSolid: boolean
  #type: ItemType = 'paragraph'
  #length: ExactLength = { unit: 'chars', least: 1, most: 1 }
  /** Whether the text begins with “Lorem ipsum”. */
  #opens = false

  /**
   * @param readBits reads the bits of a `LengthTable` computed before, by their number of words;
   *   without it, the table is computed
   */
  constructor(
    { script, sentenceJoiner }: Pick<LocaleInfo, 'script' | 'sentenceJoiner'>,
    tables: Tables,
    passage: PassageWriter,
    unit: Unit,
    readBits?: (words: number) => Uint32Array,
  ) {
    const lengths = measure(tables, passage, unit, sentenceJoiner)
    this.#tables = tables
    this.#passage = passage
    this.#measure = lengths
    this.#makeSentences = () =>
      new ExactSentences(
        tables,
        passage,
        lengths,
        new LengthTable(tables, lengths, readBits),
        this.#budget,
      )
    this.#words = new ExactWords(tables, passage, lengths, this.#budget)
    this.#isSolid = unit === 'chars' && UNSPACED.test(script)
    this.freshSources = new FreshSources(this.beginnings, ({ type, topic, start, exact }, random) =>
      this.beginning(type as ItemType, topic, start, exact as ExactLength, random),
    )
  }

  get #sentences(): ExactSentences {
    this.#madeSentences ??= this.#makeSentences()
    return this.#madeSentences
  }

  /**
   * How many beginnings there are: `beginning` gives numbers from 0 up to it. One is for each line, then one
   * for each word, and one for all texts that begin with several words.
   */
  get beginnings(): number {
    return this.#measure.least.length + this.#tables.words.count + 1
  }

  /**
   * The beginning of the text of a source, which is the same in every draw of its alternatives: a
   * sentence, a title, a word … It is found without writing, at little cost for the same order as
   * before. A text that was begun must be begun again after it.
   *
   * @param text see `begin`
   */
  beginning(...text: Parameters<ExactWriter['begin']>): number {
    this.begin(...text)
    const [type, , opens, , random] = text
    if (type !== 'word') {
      random.enter(FIRST_STREAM)
      const line = this.#sentences.beginning(opens ? this.#afterLead() : undefined, random)
      if (line !== undefined) return line
    }
    return this.#measure.least.length + this.#words.beginning
  }

  begin(
    type: ItemType,
    topic: number | undefined,
    opens: boolean,
    length: ExactLength,
    random: Random,
  ): void {
    this.#type = type
    this.#length = length
    this.#opens = opens
    this.#allow()
    this.#words.begin(opens && type === 'word', length, random)
    if (type !== 'word') this.#sentences.begin(type, topic, length, random)
  }

  /**
   * Writes an item: sentences or a title if any have the length, or else words. A text that opens
   * begins with “Lorem ipsum”, unless the only fitting sentences or titles are without it.
   *
   * @param item its number in the text: greater than that of the item before
   * @returns the length of the item
   */
  write(item: number, random: Random): number {
    this.#allow()
    this.#passage.makeRoomFor(roomFor(this.#length))
    if (this.#type === 'word') {
      const word = this.#words.writeOne(item)
      if (word > 0) return word
    }
    random.enter(FIRST_STREAM + item)
    if (this.#type === 'word') return this.#words.write(item, false, random)
    const opens = this.#opens && item === 0
    return (
      (opens && this.#writeLead(random)) ||
      this.#sentences.write(item, random) ||
      (opens && this.#words.writeOpening(random)) ||
      this.#words.write(item, this.#isSolid, random)
    )
  }

  /** Begins the budget of an item, or of what the text needs before it. */
  #allow(): void {
    this.#budget.begin(stepsFor(this.#length))
  }

  /** Writes the lead and sentences or a title after it. @returns the length; 0 if none fit */
  #writeLead(random: Random): number {
    const { lead, leadIsSentence, joinerLength } = this.#tables
    if (leadIsSentence && this.#sentences.hasTitles) return this.#writeOpeningTitle()
    const passage = this.#passage
    const { end } = passage
    const length = this.#measure.phrases[lead] as number
    passage.append(lead)
    const rest = this.#sentences.writeAfterLead(this.#afterLead(), random)
    if (rest !== NONE) return length + rest
    const alone = length - this.#measure.joiner
    if (leadIsSentence && this.#length.least <= alone && alone <= this.#length.most) {
      passage.end -= joinerLength
      return alone
    }
    passage.end = end
    return NONE
  }

  /** The length that may follow the lead. */
  #afterLead(): Bounds {
    const lead = this.#measure.phrases[this.#tables.lead] as number
    const { least, most } = this.#length
    return { least: Math.max(least - lead, 1), most: most - lead }
  }

  /** Writes the opening title. @returns its length; 0 if it does not fit */
  #writeOpeningTitle(): number {
    const { least, most } = this.#length
    const title = openingTitle(this.#tables)
    const length = title.reduce((sum, phrase) => sum + (this.#measure.phrases[phrase] as number), 0)
    if (length < least || length > most) return NONE
    for (const phrase of title) this.#passage.append(phrase)
    return length
  }
}

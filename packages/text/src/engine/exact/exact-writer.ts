import type { LocaleTables } from '../../compile/locale-tables.js'
import { UNSPACED } from '../../compile/scripts.js'
import type { LocaleInfo } from '../../language/locale.js'
import type { Type } from '../../options.js'
import type { ExactItemWriter } from '../item-writer.js'
import type { PassageWriter } from '../passage.js'
import { openingTitle } from '../plain/title-writer.js'
import type { Random } from '../random.js'
import { Budget } from './budget.js'
import { ExactSentences, NONE } from './exact-sentences.js'
import { ExactWords } from './exact-words.js'
import { LengthTable } from './length-table.js'
import { type Bounds, type Measure, measure, type Unit } from './measure.js'
import { Pool } from './pool.js'

/** The length of each item: from `least` to `most` units, `least` 1 or more. */
export interface ExactLength extends Bounds {
  readonly unit: Unit
}

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/** The most bytes of a character: texts have none beyond the basic plane. */
const CHARACTER_BYTES = 3

/** The most characters or bytes of a joiner. */
const MOST_JOINER = 4

/**
 * The steps that an item may take: some for each of its characters or bytes, plus a fixed number.
 * The dearest item of our languages takes a fifteenth of them.
 */
const STEPS_A_UNIT = 100
const STEPS_BESIDE = 1_000_000

/** How many items of a text are remembered, so that later ones differ from them. */
const REMEMBERED = 4096

/** After this many repeated items in a row, the writer assumes that no new ones are left. */
const MOST_DRAWS = 32

/**
 * Writes items of exact lengths.
 *
 * `LengthTable` knows the possible lengths of every beginning. The writer draws a beginning that can
 * have the wanted length, and `SentenceWalk` writes it in that length. An item longer than a paragraph
 * is whole paragraphs and one such walk for the rest: `Sums` knows the possible lengths of the rest.
 * If no sentences can have the length, the item is words.
 */
export class ExactWriter implements ExactItemWriter {
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
  /** The lines that can be a title, and those that can be one after the lead. */
  readonly #titles = new Pool()
  readonly #openings = new Pool()
  /** The items of the text so far, by their hashes. */
  readonly #written = new Set<number>()
  #type: Type = 'paragraph'
  #length: ExactLength = { unit: 'chars', least: 1, most: 1 }
  /** Whether the text begins with “Lorem ipsum” and has not begun. */
  #opens = false
  /** The number of the next item. */
  #next = 0
  /** Whether there may still be items that the text has not had. */
  #hasNew = true

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
  }

  get #sentences(): ExactSentences {
    this.#madeSentences ??= this.#makeSentences()
    return this.#madeSentences
  }

  readonly beginnings = 1

  beginning(): number {
    return 0
  }

  /** Begins a text. @param topic its number; undefined for all topics */
  begin(
    type: Type,
    topic: number | undefined,
    opens: boolean,
    length: ExactLength,
    random: Random,
  ): void {
    this.#type = type
    this.#length = length
    this.#opens = opens
    this.#next = 0
    this.#hasNew = true
    this.#written.clear()
    this.#titles.clear()
    this.#words.begin(opens && type === 'word')
    if (type === 'word') return
    this.#sentences.begin(type, topic, length, random)
    if (type === 'title') this.#sentences.findLines(this.#titles, length)
  }

  /**
   * Writes an item: sentences or a title if any have the length, or else words. A text that
   * opens begins with “Lorem ipsum”, unless the only fitting sentences or titles are without it.
   *
   * @param item its number in the text: greater than that of the item before
   * @returns the length of the item
   */
  write(item: number, random: Random): number {
    const { end } = this.#passage
    for (; this.#next < item; this.#next++) {
      this.#writeNext(random)
      this.#passage.end = end
    }
    this.#next++
    return this.#writeNext(random)
  }

  #writeNext(random: Random): number {
    const { unit, most } = this.#length
    this.#budget.begin(STEPS_BESIDE + STEPS_A_UNIT * most)
    this.#passage.makeRoomFor((unit === 'chars' ? CHARACTER_BYTES : 1) * (most + MOST_JOINER))
    if (this.#type === 'word') return this.#words.write(this.#length, false, random)
    const opens = this.#opens
    this.#opens = false
    return (
      (opens && this.#writeLead(random)) ||
      this.#writeNew(random) ||
      (opens && this.#words.writeOpening(this.#length, random)) ||
      this.#words.write(this.#length, this.#isSolid, random)
    )
  }

  /** Writes an item that the text has not had, if there is one. */
  #writeNew(random: Random): number {
    const begin = this.#passage.end
    for (let draws = 1; ; draws++) {
      const length = this.#writeItem(random)
      if (length === NONE || !this.#hasNew || this.#isNew(begin)) return length
      if (draws === MOST_DRAWS) {
        this.#hasNew = this.#titles.size > 0
        if (!this.#hasNew) return length
        // All titles were had: sentences follow.
        this.#titles.clear()
        draws = 0
      }
      this.#passage.end = begin
    }
  }

  #writeItem(random: Random): number {
    return this.#titles.size > 0
      ? this.#sentences.writeLine(this.#titles.draw(random), this.#length, random)
      : this.#sentences.write(this.#length, random)
  }

  /** Writes the lead and sentences or a title after it. @returns the length; 0 if none fit */
  #writeLead(random: Random): number {
    const { lead, leadIsSentence } = this.#tables
    if (leadIsSentence && this.#titles.size > 0) return this.#writeOpeningTitle()
    const begin = this.#passage.end
    this.#passage.append(lead)
    const leadLength = this.#measure.phrases[lead] as number
    const least = Math.max(this.#length.least - leadLength, 1)
    const most = this.#length.most - leadLength
    const rest = this.#writeAfterLead({ least, most }, random)
    if (rest !== NONE) return leadLength + rest
    const alone = leadLength - this.#measure.joiner
    if (leadIsSentence && this.#length.least <= alone && alone <= this.#length.most) {
      this.#passage.end -= this.#tables.joinerLength
      return alone
    }
    this.#passage.end = begin
    return NONE
  }

  #writeAfterLead(bounds: Bounds, random: Random): number {
    if (bounds.most < bounds.least) return NONE
    if (this.#tables.leadIsSentence) return this.#sentences.write(bounds, random)
    if (this.#type === 'title') {
      this.#openings.clear()
      this.#sentences.findLines(this.#openings, bounds)
      if (this.#openings.size > 0) {
        return this.#sentences.writeLine(this.#openings.draw(random), bounds, random)
      }
    }
    return this.#sentences.writeAfterLead(bounds, random)
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

  /** Whether the last item, which begins at a byte, is new to the text. */
  #isNew(begin: number): boolean {
    const { bytes, end } = this.#passage
    if (this.#written.size === REMEMBERED) this.#written.clear()
    const before = this.#written.size
    this.#written.add(hashOf(bytes, begin, end))
    return this.#written.size > before
  }
}

/** FNV-1a, 32 bits. */
function hashOf(bytes: Uint8Array, begin: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = begin; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return hash
}

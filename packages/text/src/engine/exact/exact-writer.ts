import type { LocaleTables } from '../../compile/locale-tables.js'
import { UNSPACED } from '../../compile/scripts.js'
import type { LocaleInfo } from '../../language/locale.js'
import type { Type } from '../../options.js'
import type { PassageWriter } from '../passage.js'
import { openingTitle } from '../plain/title-writer.js'
import type { Random } from '../random.js'
import { Budget } from './budget.js'
import { ExactSentences, NONE } from './exact-sentences.js'
import { ExactWords } from './exact-words.js'
import { LengthTable } from './length-table.js'
import { type Bounds, type Measure, measure, type Unit } from './measure.js'
import { Pool } from './pool.js'

/** How long each item is to be, in one unit: from `least` to `most`, 1 or more. */
export interface ExactLength extends Bounds {
  readonly unit: Unit
}

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/** A character of the basic plane has three bytes at most. */
const CHARACTER_BYTES = 3

/** A joiner has so many characters or bytes at most. */
const MOST_JOINER = 4

/**
 * The steps that an item may take: so many for each of its characters or bytes, and so many beside
 * them. The dearest item of our languages takes a fifteenth of that.
 */
const STEPS_A_UNIT = 100
const STEPS_BESIDE = 1_000_000

/** How many items are remembered, so that others differ from them. */
const REMEMBERED = 4096

/** After so many draws of items that the text has had, it is taken to have had all of them. */
const MOST_DRAWS = 32

/**
 * Writes items of exact lengths.
 *
 * `LengthTable` tells what can begin an item: each item is one draw among the beginnings that can have
 * its length, and one walk (`SentenceWalk`) that arrives at it. An item that is longer than paragraphs
 * are is whole paragraphs first, and such a walk for the rest; `Sums` tells which rests can be had.
 * Where no sentences can have the length, the item is words.
 */
export class ExactWriter {
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #measure: Measure
  readonly #budget = new Budget()
  readonly #words: ExactWords
  readonly #makeSentences: () => ExactSentences
  /** Undefined until sentences, titles or their like are asked for: words need no table. */
  #madeSentences: ExactSentences | undefined
  /** Whether nothing parts the words of the language. */
  readonly #isSolid: boolean
  /** What a title can be, and what can be one after the lead of the opening. */
  readonly #titles = new Pool()
  readonly #openings = new Pool()
  /** The items of the text so far, by their hashes. */
  readonly #written = new Set<number>()
  #type: Type = 'paragraph'
  #length: ExactLength = { unit: 'chars', least: 1, most: 1 }
  /** Whether the text begins with “Lorem ipsum” and has not begun. */
  #opens = false
  /** Whether there may be items that the text has not had. */
  #hasNew = true

  /**
   * @param readBits gives the bits of the `LengthTable` of the language that was made before, if there
   *   is one
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

  /** Begins a text. @param topic its number; undefined for all of them */
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
    this.#hasNew = true
    this.#written.clear()
    this.#titles.clear()
    this.#words.begin(opens && type === 'word')
    if (type === 'word') return
    this.#sentences.begin(type, topic, length, random)
    if (type === 'title') this.#sentences.findLines(this.#titles, length)
  }

  /**
   * Writes the next item of a text: in sentences, or as a title, where they fit, or else in words. A
   * text that opens begins with “Lorem ipsum” unless only a sentence or title without it fits.
   *
   * @returns how long it is
   */
  write(random: Random): number {
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

  /** Writes an item that the text has not had, as far as there are any. */
  #writeNew(random: Random): number {
    const begin = this.#passage.end
    for (let draws = 1; ; draws++) {
      const length = this.#writeItem(random)
      if (length === NONE || !this.#hasNew || this.#isNew(begin)) return length
      if (draws === MOST_DRAWS) {
        this.#hasNew = this.#titles.size > 0
        if (!this.#hasNew) return length
        // Sentences rather than the same titles again.
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

  /** Writes the lead and the sentences or the title after it. @returns their length; 0 when none fit */
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

  /** Writes the beginning of the traditional sentence as a title. @returns its length; 0 when it does not fit */
  #writeOpeningTitle(): number {
    const { least, most } = this.#length
    const title = openingTitle(this.#tables)
    const length = title.reduce((sum, phrase) => sum + (this.#measure.phrases[phrase] as number), 0)
    if (length < least || length > most) return NONE
    for (const phrase of title) this.#passage.append(phrase)
    return length
  }

  /** Whether the text has had no item like the one that begins there and ends the passage. */
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

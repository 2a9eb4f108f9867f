import type { LocaleTables } from '../compile/locale-tables.js'
import { UNSPACED } from '../compile/scripts.js'
import type { LocaleInfo } from '../locale.js'
import type { Type } from '../options.js'
import { ExactTitles } from './exact-titles.js'
import { ExactWords, within } from './exact-words.js'
import { Fitting } from './fitting.js'
import { LineWriter } from './line-writer.js'
import { lengthOf, type Measure, measure, type Unit } from './measure.js'
import type { PassageWriter } from './passage.js'
import type { Random } from './random.js'
import { Route } from './route.js'
import { Ties } from './ties.js'

/** How long each item is to be, in one unit: from `least` to `most`, 1 or more. */
export interface ExactLength {
  readonly unit: Unit
  readonly least: number
  readonly most: number
}

/** A character of the basic plane has three bytes at most. */
const CHARACTER_BYTES = 3

/** So far before the end, beyond the longest sentence, a text begins to look for what fits. */
const FORESIGHT = 120

/** So much shorter may a sentence be after the lead: a capital of two characters, or of three bytes. */
const MOST_LOST = 3

/** How many items are remembered, so that others differ from them. */
const REMEMBERED = 4096

/** Where an item may begin, each stage when the one before has nothing left. */
interface Stage {
  /** Whether it differs from all before. */
  readonly isNew: boolean
  /** Whether it begins with any sentence, and not where a paragraph does. */
  readonly anywhere?: boolean
  /** Whether it is one sentence, drawn as if it had no others beside it. */
  readonly alone?: boolean
}

const STAGES: readonly Stage[] = [
  { isNew: true },
  { isNew: true, anywhere: true },
  { isNew: false },
  { isNew: false, anywhere: true },
  { isNew: false, anywhere: true, alone: true },
  // Each time round the ties are drawn anew.
  { isNew: false, anywhere: true },
  { isNew: false, anywhere: true },
  { isNew: false, anywhere: true },
]

/**
 * So many paragraphs are tried for one that an item can begin as. Of a short length few can, and whoever
 * asked for it would see the same few texts again and again: any sentence may begin it then.
 */
const PATIENCE = 12

/** How often a text goes round for a beginning that is followed by what fits. */
const ROUNDS = 4

/** What is left to write of an item, with what would join another sentence to its last. */
interface Rest {
  least: number
  wish: number
  most: number
}

/** Writes items of exact lengths in whole sentences. */
export class ExactWriter {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #ties: Ties
  readonly #measure: Measure
  readonly #fitting: Fitting
  readonly #words: ExactWords
  readonly #titles: ExactTitles
  /** Whether nothing parts the words of the language. */
  readonly #isSolid: boolean
  readonly #lines: LineWriter
  /** What is longer than this begins with any sentence; of what is left then, all must fit. */
  readonly #horizon: number
  readonly #leadLength: number
  /** The sentences that no item as long as those of the text can begin with. */
  readonly #hopeless: Uint8Array
  /** So long are the items of the text at most, with what would join another sentence. */
  #whole = 0
  /** The items of the text so far, by their hashes. */
  readonly #written = new Set<number>()
  #topic: number | undefined
  #sentence = 0
  /** Whether the text begins with “Lorem ipsum” and has not begun. */
  #opens = false
  /** Whether there may be titles that the text has not had. */
  #hasNewTitles = true
  /** The number of the current stage. */
  #stage = 0
  /** Whether items begin where paragraphs do, as long as there are any. */
  #beginsParagraph = false

  constructor(
    { script }: Pick<LocaleInfo, 'script'>,
    tables: Omit<LocaleTables, 'bytes' | 'offsets'>,
    passage: PassageWriter,
    unit: Unit,
  ) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.#ties = new Ties(tables)
    this.#measure = measure(tables, passage, unit)
    this.#fitting = new Fitting(tables, this.#measure)
    this.#words = new ExactWords(tables, passage, this.#measure)
    this.#titles = new ExactTitles(tables, passage, this.#ties, this.#measure, this.#fitting)
    this.#isSolid = unit === 'chars' && UNSPACED.test(script)
    this.#lines = new LineWriter(tables, passage, this.#ties, this.#measure.phrases)
    this.#horizon = FORESIGHT + this.#measure.most.reduce((a, b) => Math.max(a, b))
    this.#hopeless = new Uint8Array(this.#measure.least.length)
    this.#leadLength = this.#measure.phrases[tables.lead] as number
  }

  /** Begins a text. @param topic its number; undefined for all of them */
  begin(type: Type, topic: number | undefined, opens: boolean, random: Random): void {
    this.#lines.begin()
    this.#written.clear()
    this.#hopeless.fill(0)
    this.#hasNewTitles = true
    this.#topic = topic
    this.#opens = opens
    this.#words.begin(opens)
    if (type === 'title') this.#titles.begin(topic, random)
    this.#beginRoute(topic, random)
  }

  /**
   * Writes the next item of a text: in sentences where they fit, or else in words.
   *
   * @returns how long it is
   */
  write(type: Type, length: ExactLength, random: Random): number {
    const { unit, least, most } = length
    const passage = this.#passage
    const bytes = unit === 'chars' ? CHARACTER_BYTES : 1
    passage.makeRoomFor(bytes * (most + this.#tables.joinerLength))
    const begin = passage.end
    if (type === 'word') this.#words.write(length, false, random)
    else if (
      !(type === 'title' && this.#writeNewTitle(length, random)) &&
      !this.#writeSentences(type === 'paragraph', length, random) &&
      !(type === 'title' && this.#writeTitle(length, false, random))
    ) {
      this.#words.write(length, this.#isSolid, random)
    }
    return least === most ? least : lengthOf(passage.bytes, begin, passage.end, unit)
  }

  #writeNewTitle(length: ExactLength, random: Random): boolean {
    if (!this.#hasNewTitles) return false
    const opens = this.#opens
    const isWritten = this.#writeTitle(length, true, random)
    if (!isWritten && !opens) this.#hasNewTitles = false
    return isWritten
  }

  #writeTitle({ least, most }: ExactLength, isNew: boolean, random: Random): boolean {
    const passage = this.#passage
    const begin = passage.end
    const wish = least + random.below(most - least + 1)
    const accepts = () => !isNew || this.#isNew(begin)
    if (!this.#opens) return this.#titles.write(least, wish, most, accepts, random)
    const by = this.#leadLength
    if (most <= by || this.#tables.leadIsSentence) return false
    passage.append(this.#tables.lead)
    const [from, to] = [Math.max(least - by, 1), Math.max(wish - by, 1)]
    if (this.#titles.write(from, to, most - by, accepts, random)) {
      this.#opens = false
      return true
    }
    passage.end = begin
    return false
  }

  /**
   * @param beginsParagraph whether it begins where a paragraph does
   * @returns false, with nothing written, where no sentence fits
   */
  #writeSentences(beginsParagraph: boolean, { least, most }: ExactLength, random: Random): boolean {
    this.#beginsParagraph = beginsParagraph
    const { joinerLength } = this.#tables
    const rest = {
      least: least + joinerLength,
      wish: least + random.below(most - least + 1) + joinerLength,
      most: most + joinerLength,
    }
    this.#whole = rest.most
    const opens = this.#opens
    this.#opens = false
    if (opens && this.#writeAfterLead(rest, random)) return true
    if (this.#writeInStages(rest, random)) return true
    if (this.#topic === undefined) return false
    // Sentences of other topics rather than none.
    this.#topic = undefined
    this.#beginRoute(undefined, random)
    return this.#writeInStages(rest, random)
  }

  #writeInStages(rest: Rest, random: Random): boolean {
    for (; this.#stage < STAGES.length; this.#stage++) {
      if (this.#writeAt(STAGES[this.#stage] as Stage, rest, random)) return true
    }
    return false
  }

  #beginRoute(topic: number | undefined, random: Random): void {
    this.#stage = 0
    this.#route.begin(topic, random)
    this.#enterParagraph(random)
  }

  get #isAtBeginning(): boolean {
    return this.#sentence === this.#tables.paragraphSentences[this.#route.paragraph]
  }

  /** Writes an item that begins with “Lorem ipsum”, if one can. */
  #writeAfterLead({ least, wish, most }: Rest, random: Random): boolean {
    const passage = this.#passage
    const { lead, leadIsSentence, afterLead } = this.#tables
    const begin = passage.end
    const by = this.#leadLength
    const rest = { least: Math.max(least - by, 0), wish: Math.max(wish - by, 0), most: most - by }
    if (rest.most < 0) return false
    passage.append(lead)
    if (leadIsSentence && rest.wish === 0) return this.#end()
    for (let tries = ROUNDS * this.#route.length; tries > 0; tries--) {
      const { paragraph } = this.#route
      if (leadIsSentence) this.#sentence++
      if (this.#writeRest(rest, leadIsSentence ? 0 : (afterLead[paragraph] as number), random)) {
        return this.#end()
      }
      this.#nextParagraph(random)
    }
    passage.end = begin
    return false
  }

  /** Writes an item, if there is one all round the paragraphs. */
  #writeAt({ isNew, anywhere = false, alone = false }: Stage, rest: Rest, random: Random): boolean {
    const passage = this.#passage
    const begin = passage.end
    if (!anywhere && !this.#isAtBeginning && this.#beginsParagraph) this.#nextParagraph(random)
    const all = this.#route.length
    for (let tries = isNew && !anywhere ? Math.min(all, PATIENCE) : all; tries > 0; ) {
      const { paragraph } = this.#route
      const fits = alone ? this.#finish(rest, 0, random, true) : this.#writeRest(rest, 0, random)
      if (fits) {
        this.#end()
        if (!isNew || this.#isNew(begin)) return true
        passage.end = begin
      }
      if (!anywhere && !(fits && this.#isAtBeginning)) this.#nextParagraph(random)
      if (anywhere && !fits) this.#goTo(this.#sentence + 1, random)
      if (this.#route.paragraph !== paragraph) tries--
    }
    return false
  }

  /** Writes what is left of an item, from the current sentence on, if it can. */
  #writeRest({ least, wish, most }: Rest, shift: number, random: Random): boolean {
    if (wish <= this.#horizon) return this.#finish({ least, wish, most }, shift, random)
    const begin = this.#passage.end
    let by = this.#writeSentence(shift, random)
    while (wish - by > this.#horizon) by += this.#writeSentence(0, random)
    const rest = { least: Math.max(least - by, 1), wish: wish - by, most: most - by }
    for (let tries = this.#route.length; tries > 0; tries--) {
      if (this.#finish(rest, 0, random)) return true
      this.#nextParagraph(random)
    }
    this.#passage.end = begin
    return false
  }

  /** Writes what is left of an item, if the next sentences can be so long together. */
  #finish({ least, wish, most }: Rest, shift: number, random: Random, alone = false): boolean {
    const { pieceParagraphs, paragraphSentences } = this.#tables
    const { piece, paragraph } = this.#route
    const from = this.#sentence
    if ((this.#measure.least[from] as number) > most + MOST_LOST) return false
    const isWhole = most === this.#whole
    if (isWhole && this.#hopeless[from] === 1) return false
    const end = paragraphSentences[pieceParagraphs[piece + 1] as number] as number
    const to = alone ? from + 1 : end
    // Far more than the wish is not looked for.
    const farthest = Math.min(most, Math.max(wish, this.#horizon))
    const run = { piece, paragraph, from, to, shift }
    this.#fitting.lookAhead(run, this.#ties, farthest)
    const has = (length: number) => this.#fitting.has(length)
    const length = within(least, wish, farthest, has)
    if (length === -1) {
      if (!isWhole || alone || farthest < most) return false
      this.#fitting.lookAhead(run, undefined, farthest)
      if (within(least, wish, farthest, has) === -1) this.#hopeless[from] = 1
      return false
    }
    this.#goTo(this.#fitting.follow(length, random, this.#passage), random)
    return true
  }

  /** Writes the current sentence as chance will have it. @returns how long it is */
  #writeSentence(shift: number, random: Random): number {
    const { optional } = this.#tables
    const { piece, paragraph } = this.#route
    const length = this.#lines.write(this.#sentence, piece, paragraph, shift, random)
    const next = this.#sentence + 1
    const leavesOut = optional[next] === 1 && random.below(2) === 0
    this.#goTo(leavesOut ? next + 1 : next, random)
    return length
  }

  /** Goes on to a sentence of the piece, or the next piece after its last. */
  #goTo(sentence: number, random: Random): void {
    const { paragraphSentences } = this.#tables
    this.#sentence = sentence
    while (sentence >= (paragraphSentences[this.#route.paragraph + 1] as number)) {
      this.#route.next()
      if (!this.#route.entersPiece) continue
      this.#enterParagraph(random)
      return
    }
  }

  #nextParagraph(random: Random): void {
    this.#route.next()
    this.#enterParagraph(random)
  }

  #enterParagraph(random: Random): void {
    if (this.#route.entersPiece) this.#ties.draw(random)
    this.#sentence = this.#tables.paragraphSentences[this.#route.paragraph] as number
  }

  /** Whether no item was like the one that begins there and ends the passage. */
  #isNew(begin: number): boolean {
    const { bytes, end } = this.#passage
    if (this.#written.size === REMEMBERED) this.#written.clear()
    const before = this.#written.size
    this.#written.add(hashOf(bytes, begin, end))
    return this.#written.size > before
  }

  /** The last sentence of an item is joined to none. */
  #end(): true {
    this.#passage.end -= this.#tables.joinerLength
    return true
  }
}

/** FNV-1a, 32 bits. */
function hashOf(bytes: Uint8Array, begin: number, end: number): number {
  let hash = 0x811c9dc5
  for (let at = begin; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return hash
}

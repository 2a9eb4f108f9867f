import type { LocaleTables } from '../../compile/locale-tables.js'
import { FreshSources } from '../fresh-sources.js'
import type { ItemWriter } from '../item-writer.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { SentenceCount, TextOrder } from '../text-writer.js'
import { LineWriter } from './line-writer.js'
import { Route } from './route.js'
import { sentencesAhead } from './sentences-ahead.js'
import { Ties } from './ties.js'

/** About as many sentences has a paragraph. */
const USUAL_SENTENCES = 6

/** How many beginnings are drawn to find one that is long enough: about half of them are. */
const ATTEMPTS = 16

/**
 * Writes paragraphs, or the sentences of paragraphs one by one, in the order of a route. Each paragraph
 * of the route draws from a stream of its own, so those before it need not be written.
 */
export class ParagraphWriter implements ItemWriter {
  readonly freshSources: FreshSources
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #ties: Ties
  readonly #lines: LineWriter
  /** For each paragraph, the least number of sentences from it to the end of its piece. */
  readonly #sentencesAhead: Uint16Array
  /** Whether an item is a sentence, not a paragraph. */
  #isOfSentences = false
  /** How many sentences a paragraph has; undefined for as many as it was written with. */
  #length: SentenceCount | undefined
  /** Whether the next sentence begins a paragraph. */
  #isAtBeginning = true
  /** The place of the current paragraph on the route. */
  #place = 0
  #sentence = 0
  #lastSentence = 0
  /** A bit for each sentence of the paragraph, from the first: 1 if it stays, should it be optional. */
  #staying = 0
  /** Whether the text begins with “Lorem ipsum” and has not begun. */
  #opens = false

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.#ties = new Ties(tables)
    this.#lines = new LineWriter(tables, passage, this.#ties)
    this.#sentencesAhead = sentencesAhead(tables)
    this.freshSources = new FreshSources(
      tables.paragraphSentences.length - 1,
      (order, random) => this.#beginningOf(order, random),
      ({ type, count }) => (type === 'sentence' ? Math.ceil(count / USUAL_SENTENCES) : count),
    )
  }

  begin(order: TextOrder, random: Random): void {
    const { type, topic, start, offset, length } = order
    this.#route.begin(topic, random, this.#beginningOf(order, random))
    this.#place = 0
    this.#opens = start
    this.#enterParagraph(random)
    this.#isOfSentences = type === 'sentence'
    this.#length = length
    if (this.#isOfSentences) this.#skipSentences(offset, random)
    else this.#skipParagraphs(offset, random)
  }

  write(random: Random): void {
    if (this.#isOfSentences) this.#writeSentence(random)
    else if (this.#length !== undefined) this.#passParagraph(this.#length, random, true)
    else this.#writeParagraph(random)
    this.#passage.end -= this.#tables.joinerLength
  }

  /** The paragraph that a text begins with: any that has enough sentences ahead, with the same chance. */
  #beginningOf({ topic, length }: TextOrder, random: Random): number {
    const least = length === undefined ? 1 : length[0]
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const paragraph = this.#route.beginning(topic, random, attempt)
      if (this.#hasAhead(paragraph, least)) return paragraph
    }
    return this.#route.beginning(topic, random)
  }

  /** Writes the paragraph, each sentence with its joiner. */
  #writeParagraph(random: Random): void {
    if (this.#opens) {
      this.#writeSentence(random)
      if (this.#isAtBeginning) return
    }
    const { piece, paragraph } = this.#route
    const first = this.#tables.paragraphSentences[paragraph] as number
    const staying = this.#staying >>> (this.#sentence - first)
    this.#lines.writeLines(this.#sentence, this.#lastSentence, staying, piece, paragraph, 0, random)
    this.#nextParagraph(random)
  }

  /** Writes the next sentence with its joiner. */
  #writeSentence(random: Random): void {
    const { leadIsSentence, afterLead } = this.#tables
    const { piece, paragraph } = this.#route
    const sentence = this.#sentence
    const isLed = this.#opens
    if (isLed) this.#writeLead()
    if (!(isLed && leadIsSentence)) {
      const shift = isLed ? (afterLead[sentence] as number) : 0
      this.#lines.write(sentence, piece, paragraph, shift, random)
    }
    this.#nextSentence(random)
  }

  #skipParagraphs(count: number, random: Random): void {
    const length = this.#length
    if (count === 0) return
    this.#opens = false
    for (let i = 0; i < count; i++) {
      if (length !== undefined) this.#passParagraph(length, random, false)
      else this.#goOn()
    }
    if (length === undefined) this.#enterParagraph(random)
  }

  /** Leaves out sentences, from the beginning of a paragraph on. */
  #skipSentences(count: number, random: Random): void {
    let left = count
    let sentences = this.#countSentences()
    while (left >= sentences) {
      left -= sentences
      this.#opens = false
      this.#nextParagraph(random)
      sentences = this.#countSentences()
    }
    // The sentences of a paragraph are drawn in order, so those before the first are written too.
    const begin = this.#passage.end
    for (; left > 0; left--) this.#writeSentence(random)
    this.#passage.end = begin
  }

  /**
   * Writes or leaves out a paragraph with a number of sentences within bounds. It may be the beginning
   * of a paragraph of a piece, or join several; it goes on in another piece only if no piece is long
   * enough.
   */
  #passParagraph([least, most]: SentenceCount, random: Random, isWritten: boolean): void {
    if (!this.#isAtBeginning) this.#nextParagraph(random)
    const route = this.#route
    for (let tries = route.length; tries > 0 && !this.#hasAhead(route.paragraph, least); tries--) {
      this.#nextParagraph(random)
    }
    const wanted = least + random.below(most - least + 1)
    let passed = 0
    do {
      if (isWritten) this.#writeSentence(random)
      else this.#nextSentence(random)
      passed++
    } while (passed < wanted && !(passed >= least && this.#isAtBeginning && route.entersPiece))
  }

  /** Whether at least `count` sentences are left from a paragraph to the end of its piece. */
  #hasAhead(paragraph: number, count: number): boolean {
    return (this.#sentencesAhead[paragraph] as number) >= count
  }

  /** Goes on to the next sentence that stays. */
  #nextSentence(random: Random): void {
    this.#isAtBeginning = false
    this.#sentence = this.#after(this.#sentence)
    if (this.#sentence === this.#lastSentence) this.#nextParagraph(random)
  }

  /** The next sentence of the paragraph that stays; its end if there is none. */
  #after(sentence: number): number {
    const { optional, paragraphSentences } = this.#tables
    const first = paragraphSentences[this.#route.paragraph] as number
    const last = this.#lastSentence
    let next = sentence + 1
    while (next < last && optional[next] === 1 && ((this.#staying >>> (next - first)) & 1) === 0) {
      next++
    }
    return next
  }

  /** How many sentences the paragraph has from the current one on. */
  #countSentences(): number {
    let count = 0
    for (let at = this.#sentence; at < this.#lastSentence; at = this.#after(at)) count++
    return count
  }

  /** Goes on to the next paragraph, without the rest of this one. */
  #nextParagraph(random: Random): void {
    this.#goOn()
    this.#enterParagraph(random)
  }

  #goOn(): void {
    this.#route.next()
    this.#place++
  }

  #enterParagraph(random: Random): void {
    const { paragraphSentences } = this.#tables
    const { paragraph, visit } = this.#route
    this.#sentence = paragraphSentences[paragraph] as number
    this.#lastSentence = paragraphSentences[paragraph + 1] as number
    this.#isAtBeginning = true
    this.#ties.enter(visit, random)
    random.enter(1 + this.#place)
    this.#staying = random.bits()
    this.#lines.begin(random)
  }

  #writeLead(): void {
    this.#opens = false
    this.#passage.makeRoom(1)
    this.#passage.append(this.#tables.lead)
  }
}

import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { SentenceCount } from '../text-writer.js'
import { Deck } from './deck.js'
import { Route } from './route.js'

/** The bits of the fraction that a tie draws: all choices of the tie take the same position by it. */
const TIE_BITS = 16

/** Writes the sentences of a language in the order of its pieces. */
export class ParagraphWriter {
  /** Whether the next sentence begins a paragraph. */
  isAtBeginning = true
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #lists: readonly Deck[]
  /** The fraction that each tie has drawn: first the ties of the piece, then of the paragraph. */
  readonly #ties: Int32Array
  /** The most phrases of a sentence, with a lead before it. */
  readonly #mostPhrases: number
  /** For each paragraph, the least number of sentences from it to the end of its piece. */
  readonly #sentencesAhead: Uint16Array
  #sentence = 0
  #lastSentence = 0
  /** Whether the text begins with “Lorem ipsum” and has not begun. */
  #opens = false

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.#lists = tables.listSizes.map((size) => new Deck(size))
    const { pieceTies, paragraphTies, sentenceSteps } = tables
    this.#ties = new Int32Array(Math.max(...pieceTies) + Math.max(...paragraphTies))
    const steps = sentenceSteps.subarray(1).map((end, i) => end - (sentenceSteps[i] as number))
    this.#mostPhrases = 1 + Math.max(...steps)
    this.#sentencesAhead = countAhead(tables)
  }

  /**
   * Begins a text.
   *
   * @param topic its number; undefined for all topics
   * @param opens whether the text begins with “Lorem ipsum”
   */
  begin(topic: number | undefined, opens: boolean, random: Random): void {
    for (const list of this.#lists) list.renew()
    this.#route.begin(topic, random)
    this.#opens = opens
    this.#enterParagraph(random)
  }

  /** Writes the next sentence with its joiner. Draws whether optional sentences after it are left out. */
  writeSentence(random: Random): void {
    this.#passage.makeRoom(this.#mostPhrases)
    if (this.#opens) this.#writeOpening(random)
    else this.#writeSteps(0, random)
    this.isAtBeginning = false
    const { optional } = this.#tables
    const last = this.#lastSentence
    let next = this.#sentence + 1
    while (next < last && optional[next] === 1 && random.below(2) === 0) next++
    this.#sentence = next
    if (next === last) this.nextParagraph(random)
  }

  /**
   * Writes a paragraph with a number of sentences within bounds. It may be the beginning of a paragraph of a piece, or
   * join several; it goes on in another piece only if no piece is long enough.
   */
  writeParagraph([least, most]: SentenceCount, random: Random): void {
    if (!this.isAtBeginning) this.nextParagraph(random)
    for (let tries = this.#route.length; tries > 0 && !this.#hasAhead(least); tries--) {
      this.nextParagraph(random)
    }
    const wanted = least + random.below(most - least + 1)
    let written = 0
    do {
      this.writeSentence(random)
      written++
    } while (
      written < wanted &&
      !(written >= least && this.isAtBeginning && this.#route.entersPiece)
    )
  }

  /** Whether at least `count` sentences are left from the current paragraph to the end of its piece. */
  #hasAhead(count: number): boolean {
    return (this.#sentencesAhead[this.#route.paragraph] as number) >= count
  }

  /** Goes on to the next paragraph, without the rest of this one. */
  nextParagraph(random: Random): void {
    this.#route.next()
    this.#enterParagraph(random)
  }

  #writeOpening(random: Random): void {
    const { lead, leadIsSentence, afterLead } = this.#tables
    this.#opens = false
    this.#passage.append(lead)
    if (!leadIsSentence) this.#writeSteps(afterLead[this.#route.paragraph] as number, random)
  }

  /** Writes the current sentence. @param shift what to add to the first phrase */
  #writeSteps(shift: number, random: Random): void {
    const { sentenceSteps, stepPhrases, stepChoices, stepDraws } = this.#tables
    const end = sentenceSteps[this.#sentence + 1] as number
    for (let step = sentenceSteps[this.#sentence] as number; step < end; step++) {
      const choices = stepChoices[step] as number
      const phrase = (stepPhrases[step] as number) + shift
      shift = 0
      this.#passage.append(
        choices === 1 ? phrase : phrase + this.#draw(stepDraws[step] as number, choices, random),
      )
    }
  }

  /** Chooses one of some phrases. @param draw how: see `stepDraws` of the tables */
  #draw(draw: number, choices: number, random: Random): number {
    if (draw === 0) return random.below(choices)
    if (draw > 0) return ((this.#ties[draw - 1] as number) * choices) >> TIE_BITS
    return (this.#lists[-draw - 1] as Deck).draw(random)
  }

  #enterParagraph(random: Random): void {
    const { paragraphSentences, pieceTies, paragraphTies } = this.#tables
    const { paragraph, piece, entersPiece } = this.#route
    this.#sentence = paragraphSentences[paragraph] as number
    this.#lastSentence = paragraphSentences[paragraph + 1] as number
    this.isAtBeginning = true
    const tiesOfPiece = pieceTies[piece] as number
    const end = tiesOfPiece + (paragraphTies[paragraph] as number)
    for (let tie = entersPiece ? 0 : tiesOfPiece; tie < end; tie++) {
      this.#ties[tie] = random.below(1 << TIE_BITS)
    }
  }
}

function countAhead({
  pieceParagraphs,
  paragraphSentences,
  optional,
}: Pick<LocaleTables, 'pieceParagraphs' | 'paragraphSentences' | 'optional'>): Uint16Array {
  const ahead = new Uint16Array(paragraphSentences.length - 1)
  const ends = new Set(pieceParagraphs)
  for (let paragraph = ahead.length - 1; paragraph >= 0; paragraph--) {
    const own = optional.subarray(paragraphSentences[paragraph], paragraphSentences[paragraph + 1])
    const sure = own.reduce((count, isOptional) => count + 1 - isOptional, 0)
    ahead[paragraph] = sure + (ends.has(paragraph + 1) ? 0 : (ahead[paragraph + 1] as number))
  }
  return ahead
}

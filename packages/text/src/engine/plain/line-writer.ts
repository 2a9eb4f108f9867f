import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import { Deck } from './deck.js'
import type { Ties } from './ties.js'

/** No line has more phrases. */
const MOST_PHRASES = 64

/** Writes lines of pieces: sentences, titles, headings, items. */
export class LineWriter {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #ties: Ties
  readonly #lists: readonly Deck[]

  /** If set, collects where in the text phrases fit for emphasis or a link stand. */
  phrases: (readonly [start: number, end: number])[] | undefined

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter, ties: Ties) {
    this.#tables = tables
    this.#passage = passage
    this.#ties = ties
    this.#lists = tables.listSizes.map((size) => new Deck(size))
  }

  /** Begins a paragraph, or another text in which no phrase of a list comes twice. */
  begin(): void {
    for (const list of this.#lists) list.renew()
  }

  /**
   * Writes a line at random.
   *
   * @param line the number of a title, heading, item or sentence
   * @param shift what to add to the first phrase: see `afterLead` of the tables
   */
  write(line: number, piece: number, paragraph: number, shift: number, random: Random): void {
    const { sentenceSteps, stepPhrases, stepChoices, stepDraws, stepTails } = this.#tables
    const passage = this.#passage
    const end = sentenceSteps[line + 1] as number
    passage.makeRoom(MOST_PHRASES)
    const { phrases } = this
    let phrase = shift
    for (let step = sentenceSteps[line] as number; step < end; step++) {
      const choices = stepChoices[step] as number
      const draw = stepDraws[step] as number
      phrase += stepPhrases[step] as number
      if (draw > 0) phrase += this.#ties.position(draw - 1, piece, paragraph, choices)
      else if (draw < 0) phrase += (this.#lists[-draw - 1] as Deck).draw(random)
      else if (choices > 1) phrase += random.below(choices)
      const start = passage.end
      passage.append(phrase)
      phrase = 0
      if (phrases === undefined) continue
      const tail = stepTails[step] as number
      if (tail >= 0) phrases.push([start - passage.begin, passage.end - passage.begin - tail])
    }
  }
}

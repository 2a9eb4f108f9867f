import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import { Deck } from '../plain/deck.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import type { DrawnTies } from './drawn-ties.js'
import type { Measure } from './measure.js'
import { type Run, RunRows } from './run-rows.js'
import type { Sums } from './sums.js'

/**
 * Writes sentences of a paragraph in an exact length.
 *
 * `look` computes, for each step of a run, the possible lengths from there on. `follow` then takes the
 * steps in order. It chooses only alternatives after which the rest is possible, so it reaches the
 * length and never goes back.
 */
export class SentenceWalk {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #measure: Measure
  readonly #ties: DrawnTies
  readonly #budget: Budget
  readonly #rows: RunRows
  readonly #lists: readonly Deck[]
  /** The run of the last `look`, cut where the length ends at the latest. */
  #run: Run = { from: 0, to: 0, shift: 0 }

  constructor(
    tables: Omit<LocaleTables, 'bytes' | 'offsets'>,
    passage: PassageWriter,
    measure: Measure,
    ties: DrawnTies,
    budget: Budget,
  ) {
    this.#tables = tables
    this.#passage = passage
    this.#measure = measure
    this.#ties = ties
    this.#budget = budget
    this.#rows = new RunRows(tables, measure, ties)
    this.#lists = tables.listSizes.map((size) => new Deck(size))
  }

  /** Begins a text. */
  begin(): void {
    for (const list of this.#lists) list.renew()
  }

  /**
   * Finds out whether the sentences of a run can have a length together.
   *
   * @param after the possible lengths of paragraphs after it; undefined if the text must end in it
   */
  look({ from, to, shift }: Run, length: number, after: Sums | undefined, random: Random): boolean {
    const { sentenceSteps } = this.#tables
    const rows = this.#rows
    const end = this.#endWithin(from, to, length)
    this.#run = { from, to: end, shift }
    const ways = this.#ties.countWays(sentenceSteps[from] as number, sentenceSteps[end] as number)
    const first = ways === 1 ? 0 : random.below(ways)
    for (let i = 0; i < ways; i++) {
      this.#ties.take((first + i) % ways)
      this.#budget.spend(rows.layOut(this.#run, length))
      if (end === to) after?.addTo(rows.bits, rows.rowOf(to), rows.words)
      rows.compute(true, length)
      if (rows.has(0, length)) return true
    }
    this.#ties.release()
    return false
  }

  /** The end of the sentences that a text of this length can reach. */
  #endWithin(from: number, to: number, length: number): number {
    const { optional } = this.#tables
    const { least } = this.#measure
    let sure = 0
    let sentence = from
    for (; sentence < to && sure <= length; sentence++) {
      if (sentence === from || optional[sentence] === 0) sure += least[sentence] as number
    }
    return sentence
  }

  /**
   * Writes the run of the last `look`.
   *
   * @param length the length given to `look`
   * @returns the length left for other paragraphs; 0 if the text ends here
   */
  follow(length: number, random: Random): number {
    const { optional, wordJoiner } = this.#tables
    const { from, to } = this.#run
    const rows = this.#rows
    let sentence = from
    let left = length
    for (;;) {
      left = this.#followSteps(sentence, left, random)
      if (left === 0) return 0
      const next = sentence + 1
      const goesOn = rows.canFollow(next, left)
      const leavesOut = next < to && optional[next] === 1 && rows.canFollow(next + 1, left)
      sentence = goesOn && !(leavesOut && random.below(2) === 0) ? next : next + 1
      if (!rows.has(rows.rowOf(sentence), left)) {
        this.#passage.append(wordJoiner)
        left--
      }
      if (sentence === to) return left
    }
  }

  /** Writes the sentences of a run at random, in any length. @returns their length */
  writeFreely({ from, to, shift }: Run, random: Random): number {
    const { optional } = this.#tables
    let length = 0
    for (let sentence = from; sentence < to; sentence++) {
      if (sentence > from && optional[sentence] === 1 && random.below(2) === 0) continue
      length += this.#writeFreely(sentence, sentence === from ? shift : 0, random)
    }
    return length
  }

  #writeFreely(sentence: number, shift: number, random: Random): number {
    const { sentenceSteps, stepPhrases, stepChoices, stepDraws } = this.#tables
    const { phrases } = this.#measure
    const passage = this.#passage
    const first = sentenceSteps[sentence] as number
    const end = sentenceSteps[sentence + 1] as number
    let length = 0
    let added = shift
    for (let step = first; step < end; step++) {
      let phrase = (stepPhrases[step] as number) + added
      added = 0
      if ((stepChoices[step] as number) > 1) {
        const draw = stepDraws[step] as number
        phrase +=
          draw < 0 ? (this.#lists[-draw - 1] as Deck).draw(random) : this.#ties.draw(step, random)
      }
      passage.append(phrase)
      length += phrases[phrase] as number
    }
    this.#budget.spend(end - first)
    return length
  }

  #followSteps(sentence: number, length: number, random: Random): number {
    const { sentenceSteps, stepPhrases, stepChoices, stepDraws } = this.#tables
    const { phrases } = this.#measure
    const rows = this.#rows
    const { from, shift } = this.#run
    const first = sentenceSteps[sentence] as number
    const end = sentenceSteps[sentence + 1] as number
    let row = rows.rowOf(sentence)
    let left = length
    for (let step = first; step < end; step++) {
      row += rows.words
      const phrase =
        (stepPhrases[step] as number) + (step === first && sentence === from ? shift : 0)
      const choices = stepChoices[step] as number
      let choice = this.#ties.draw(step, random)
      // The rows guarantee that one alternative fits.
      for (let i = 1; i < choices; i++) {
        if (rows.has(row, left - (phrases[phrase + choice] as number))) break
        choice = choice + 1 < choices ? choice + 1 : 0
      }
      const tie = (stepDraws[step] as number) - 1
      if (tie >= 0) this.#ties.set(tie, choice)
      this.#passage.append(phrase + choice)
      left -= phrases[phrase + choice] as number
      this.#budget.spend(choices)
    }
    return left
  }
}

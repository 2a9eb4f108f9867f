import type { LocaleTables } from '../../compile/locale-tables.js'
import type { PassageWriter } from '../passage.js'
import { Deck } from '../plain/deck.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import type { DrawnTies } from './drawn-ties.js'
import type { Lengths, LookAhead } from './look-ahead.js'
import { FEW, type Measure } from './measure.js'
import type { Run } from './run-rows.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/**
 * Writes sentences of a paragraph: in an exact length, or freely.
 *
 * `LookAhead` computes, for each step of a run, the possible lengths from there on. `follow` then takes
 * the steps in order. It chooses only alternatives after which the rest is possible, so it reaches the
 * length and never goes back.
 */
export class SentenceWalk {
  readonly #tables: Tables
  readonly #passage: PassageWriter
  readonly #measure: Measure
  readonly #ties: DrawnTies
  readonly #budget: Budget
  readonly #ahead: LookAhead
  readonly #lists: readonly Deck[]
  /** For each sentence, what to add to its first phrase after the lead. */
  readonly #shifts: Int32Array
  /** Whether the next sentence follows the lead. */
  #opens = false

  constructor(
    tables: Tables,
    passage: PassageWriter,
    measure: Measure,
    ties: DrawnTies,
    budget: Budget,
    ahead: LookAhead,
  ) {
    this.#tables = tables
    this.#passage = passage
    this.#measure = measure
    this.#ties = ties
    this.#budget = budget
    this.#ahead = ahead
    this.#lists = tables.listSizes.map((size) => new Deck(size))
    this.#shifts = shiftsOf(tables, measure)
  }

  /** Begins an item. @param opens whether it follows the lead */
  begin(opens: boolean): void {
    this.#opens = opens
    for (const list of this.#lists) list.renew()
  }

  /**
   * Finds out whether the sentences of a run can have a length together: see `LookAhead.find`.
   *
   * @param after the possible lengths of the text after it; undefined if the text must end in it
   */
  look(run: Run, length: number, after: Lengths | undefined, random: Random): boolean {
    return this.#ahead.find(run, length, after, random)
  }

  /** Writes a run in a length that it can have, and that the text ends with. */
  arrive(run: Run, length: number, random: Random): void {
    this.#ties.enterPiece()
    if (!this.look(run, length, undefined, random)) {
      throw new Error(`sentence ${run.from} cannot have the length ${length}`)
    }
    this.follow(length, random)
  }

  /** Writes the phrases of a text. @returns its length */
  writePhrases(text: readonly number[], line: number): number {
    let length = 0
    let added = this.#shiftOf(line)
    for (const phrase of text) {
      this.#passage.append(phrase + added)
      added = 0
      length += this.#measure.phrases[phrase] as number
    }
    return length
  }

  /**
   * Writes the run of the last `look`.
   *
   * @param length the length given to `look`
   * @returns the length left for other paragraphs; 0 if the text ends here
   */
  follow(length: number, random: Random): number {
    const { optional, wordJoiner } = this.#tables
    const { rows, run } = this.#ahead
    const { from, to } = run
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
  writeFreely({ from, to }: Run, random: Random): number {
    const { optional } = this.#tables
    let length = 0
    for (let sentence = from; sentence < to; sentence++) {
      if (sentence > from && optional[sentence] === 1 && random.below(2) === 0) continue
      length += this.#writeFreely(sentence, random)
    }
    return length
  }

  #writeFreely(sentence: number, random: Random): number {
    const { sentenceSteps, stepPhrases, stepChoices, stepDraws } = this.#tables
    const { phrases } = this.#measure
    const passage = this.#passage
    const first = sentenceSteps[sentence] as number
    const end = sentenceSteps[sentence + 1] as number
    let length = 0
    let added = this.#shiftOf(sentence)
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
    const { rows } = this.#ahead
    const first = sentenceSteps[sentence] as number
    const end = sentenceSteps[sentence + 1] as number
    let row = rows.rowOf(sentence)
    let left = length
    let added = this.#shiftOf(sentence)
    for (let step = first; step < end; step++) {
      row += rows.words
      const phrase = stepPhrases[step] as number
      const choices = stepChoices[step] as number
      let choice = this.#ties.draw(step, random)
      if (!rows.has(row, left - (phrases[phrase + choice] as number))) {
        choice = this.#drawFitting(row, left, phrase, choices, random)
      }
      const tie = (stepDraws[step] as number) - 1
      if (tie >= 0) this.#ties.set(tie, choice)
      this.#passage.append(phrase + choice + added)
      added = 0
      left -= phrases[phrase + choice] as number
      this.#budget.spend(choices)
    }
    return left
  }

  /** What to add to the first phrase of a sentence: see `afterLead` of the tables. */
  #shiftOf(sentence: number): number {
    if (!this.#opens) return 0
    this.#opens = false
    return this.#shifts[sentence] ?? 0
  }

  /** Draws any of the alternatives after which the rest is possible. The rows guarantee that there is one. */
  #drawFitting(row: number, left: number, phrase: number, choices: number, random: Random): number {
    const { phrases } = this.#measure
    const { rows } = this.#ahead
    const fits = (choice: number) => rows.has(row, left - (phrases[phrase + choice] as number))
    // Of the many phrases of a list, most fit.
    for (let tries = choices > FEW ? FEW : 0; tries > 0; tries--) {
      const choice = random.below(choices)
      if (fits(choice)) return choice
    }
    let fitting = 0
    let drawn = 0
    for (let choice = 0; choice < choices; choice++) {
      if (fits(choice) && random.below(++fitting) === 0) drawn = choice
    }
    return drawn
  }
}

/**
 * For each sentence, what gives its first phrase a small letter after the lead; 0 if it keeps its capital.
 * It also keeps one whose small letter is longer or shorter, which no language of ours has.
 */
function shiftsOf(
  { afterLead, sentenceSteps, stepPhrases, stepChoices }: Tables,
  { phrases }: Measure,
): Int32Array {
  return afterLead.map((shift, sentence) => {
    const step = sentenceSteps[sentence] as number
    const first = stepPhrases[step] as number
    const end = first + (stepChoices[step] as number)
    for (let phrase = first; phrase < end; phrase++) {
      if (phrases[phrase] !== phrases[phrase + shift]) return 0
    }
    return shift
  })
}

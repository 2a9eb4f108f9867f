import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Budget } from './budget.js'
import type { DrawnTies } from './drawn-ties.js'
import type { Lengths, LookAhead } from './look-ahead.js'
import type { Bounds, Measure } from './measure.js'
import type { Run } from './run-rows.js'

/** Counts the texts that a run has within bounds, and tells one of them by its number. */
export class TextCounter {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #measure: Measure
  readonly #ties: DrawnTies
  readonly #budget: Budget
  readonly #ahead: LookAhead

  constructor(
    tables: Omit<LocaleTables, 'bytes' | 'offsets'>,
    measure: Measure,
    ties: DrawnTies,
    budget: Budget,
    ahead: LookAhead,
  ) {
    this.#tables = tables
    this.#measure = measure
    this.#ties = ties
    this.#budget = budget
    this.#ahead = ahead
  }

  /** The phrases of the text where counting stopped, from the last to the first. */
  readonly #phrases: number[] = []

  /**
   * Counts texts up to a number. Each step goes on only where the rest is possible, so all that it
   * tries is counted.
   *
   * @param after the possible lengths of the text after the run, each counted once; undefined if the
   *   text must end in it
   */
  count(run: Run, { least, most }: Bounds, after: Lengths | undefined, enough: number): number {
    const ahead = this.#ahead
    if (this.#countLists(run) > 1) return enough
    this.#phrases.length = 0
    this.#ties.enterPiece()
    const ways = ahead.enter(run, most, after)
    let count = 0
    for (let way = 0; way < ways && count < enough; way++) {
      ahead.compute(way, most, least === most ? most : undefined)
      for (let length = least; length <= most && count < enough; length++) {
        if (!ahead.rows.has(0, length)) continue
        count += this.#countFrom(run.from, ahead.stepOf(run.from), length, enough - count)
      }
    }
    this.#ties.release()
    return count
  }

  /** How many phrases of lists a run draws. With two, it has more texts than anyone counts. */
  #countLists({ from, to }: Run): number {
    const first = this.#ahead.stepOf(from)
    const end = this.#ahead.stepOf(to)
    return this.#tables.stepDraws.subarray(first, end).filter((draw) => draw < 0).length
  }

  /** The phrases of a text of a run. @param number its number among those that `count` counts */
  phrasesOf(run: Run, bounds: Bounds, number: number): readonly number[] {
    this.count(run, bounds, undefined, number + 1)
    return this.#phrases.toReversed()
  }

  /** Counts the texts from a step of a sentence on. */
  #countFrom(sentence: number, step: number, left: number, enough: number): number {
    const { stepPhrases, stepChoices, stepDraws } = this.#tables
    const { rows, run } = this.#ahead
    const first = this.#ahead.stepOf(sentence)
    if (step === this.#ahead.stepOf(sentence + 1)) return this.#countAfter(sentence, left, enough)
    const row = rows.rowOf(sentence) + (step + 1 - first) * rows.words
    const isFirst = sentence === run.from && step === first
    const phrase = (stepPhrases[step] as number) + (isFirst ? run.shift : 0)
    const draw = stepDraws[step] as number
    const drawn = draw > 0 ? this.#ties.position(draw - 1) : -1
    const choices = drawn < 0 ? (stepChoices[step] as number) : drawn + 1
    let count = 0
    let choice = Math.max(drawn, 0)
    for (; choice < choices && count < enough; choice++) {
      const rest = left - (this.#measure.phrases[phrase + choice] as number)
      if (rows.has(row, rest)) count += this.#countFrom(sentence, step + 1, rest, enough - count)
      if (count === enough) this.#phrases.push(phrase + choice)
    }
    this.#budget.spend(choice + 1)
    return count
  }

  /** Counts the texts from the end of a sentence on. */
  #countAfter(sentence: number, left: number, enough: number): number {
    if (left === 0) return 1
    const { rows, run } = this.#ahead
    const next = sentence + 1
    const last = next < run.to && this.#tables.optional[next] === 1 ? next + 1 : next
    let count = 0
    for (let after = next; after <= last && count < enough; after++) {
      if (!rows.canFollow(after, left)) continue
      const rest = rows.has(rows.rowOf(after), left) ? left : left - 1
      if (after === run.to) count++
      else count += this.#countFrom(after, this.#ahead.stepOf(after), rest, enough - count)
      if (count === enough && rest < left) this.#phrases.push(this.#tables.wordJoiner)
    }
    return count
  }
}

import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Budget } from './budget.js'
import type { DrawnTies } from './drawn-ties.js'
import type { LengthTable } from './length-table.js'
import type { Lengths, LookAhead } from './look-ahead.js'
import type { Bounds, Measure } from './measure.js'
import type { Run } from './run-rows.js'
import type { Runs } from './runs.js'

/**
 * A count that takes more steps is taken to find all texts that are asked for. Few do so that would not:
 * those through lists of dozens of phrases.
 */
const MOST_STEPS = 1500

/** Counts the texts that begin with a row of the table, and tells one of them by its number. */
export class TextCounter {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #measure: Measure
  readonly #table: LengthTable
  readonly #runs: Runs
  readonly #ties: DrawnTies
  readonly #budget: Budget
  readonly #ahead: LookAhead
  /** The phrases of the text where counting stopped, from the last to the first. */
  readonly #phrases: number[] = []
  /** How often the text uses each tie, as far as it is followed. */
  readonly #uses: Uint16Array
  /** The steps of this count. */
  #steps = 0

  constructor(
    tables: Omit<LocaleTables, 'bytes' | 'offsets'>,
    measure: Measure,
    table: LengthTable,
    runs: Runs,
    ties: DrawnTies,
    budget: Budget,
    ahead: LookAhead,
  ) {
    this.#tables = tables
    this.#measure = measure
    this.#table = table
    this.#runs = runs
    this.#ties = ties
    this.#uses = new Uint16Array(ties.most)
    this.#budget = budget
    this.#ahead = ahead
  }

  /**
   * Counts the texts of a row that have a length within bounds. If it goes on in the next paragraph, those
   * of that one are not told apart.
   *
   * @param enough where to stop: the result is not greater
   */
  count(row: number, bounds: Bounds, enough: number): number {
    const run = this.#runs.of(row)
    const after = this.#runs.after(row)
    if (after !== undefined) return this.#count(run, bounds, after, enough)
    const lengths = this.#table.countWithin(row, bounds, enough)
    return lengths >= enough ? enough : this.#count(run, this.#within(row, bounds), after, enough)
  }

  /**
   * The phrases of a text of a row that does not go on in the next paragraph.
   *
   * @param number its number among those that `count` counts
   */
  phrasesOf(row: number, bounds: Bounds, number: number): readonly number[] {
    this.#phrases.length = 0
    this.#count(this.#runs.of(row), this.#within(row, bounds), undefined, number + 1)
    return this.#phrases.reverse()
  }

  /** Bounds without the lengths that a row has no room for. */
  #within(row: number, { least, most }: Bounds): Bounds {
    return { least, most: Math.min(most, this.#table.reachOf(row)) }
  }

  /** Each step goes on only where the rest is possible, so all that is tried is counted. */
  #count(run: Run, { least, most }: Bounds, after: Lengths | undefined, enough: number): number {
    const ahead = this.#ahead
    this.#ties.enterPiece()
    const ways = ahead.enter(run, most, after)
    this.#steps = 0
    let count = 0
    for (let way = 0; way < ways && count < enough; way++) {
      ahead.compute(way, { least, most })
      for (let length = least; length <= most && count < enough; length++) {
        if (!ahead.rows.has(0, length)) continue
        count += this.#countFrom(run.from, ahead.stepOf(run.from), length, enough - count)
      }
    }
    this.#ties.release()
    this.#budget.spend(this.#steps)
    return this.#steps > MOST_STEPS ? enough : count
  }

  /** Counts the texts from a step of a sentence on. */
  #countFrom(sentence: number, step: number, left: number, enough: number): number {
    const { stepPhrases, stepChoices, stepDraws } = this.#tables
    const { rows } = this.#ahead
    const first = this.#ahead.stepOf(sentence)
    if (step === this.#ahead.stepOf(sentence + 1)) return this.#countAfter(sentence, left, enough)
    const row = rows.rowOf(sentence) + (step + 1 - first) * rows.words
    const phrase = stepPhrases[step] as number
    const draw = stepDraws[step] as number
    const drawn = draw > 0 ? this.#ties.position(draw - 1) : -1
    if (draw > 0) this.#uses[draw - 1] = (this.#uses[draw - 1] as number) + 1
    const choices = drawn < 0 ? (stepChoices[step] as number) : drawn + 1
    let count = 0
    for (
      let choice = Math.max(drawn, 0);
      choice < choices && count < enough && this.#steps <= MOST_STEPS;
      choice++
    ) {
      this.#steps++
      const rest = left - (this.#measure.phrases[phrase + choice] as number)
      if (rows.has(row, rest)) count += this.#countFrom(sentence, step + 1, rest, enough - count)
      if (count === enough) this.#phrases.push(phrase + choice)
    }
    if (draw > 0) this.#uses[draw - 1] = (this.#uses[draw - 1] as number) - 1
    return count
  }

  /** Counts the texts from the end of a sentence on. */
  #countAfter(sentence: number, left: number, enough: number): number {
    if (left === 0) return this.#countEnd()
    const { rows, run } = this.#ahead
    const next = sentence + 1
    const last = next < run.to && this.#tables.optional[next] === 1 ? next + 1 : next
    let count = 0
    for (let after = next; after <= last && count < enough; after++) {
      if (!rows.canFollow(after, left)) continue
      const rest = rows.has(rows.rowOf(after), left) ? left : left - 1
      if (after === run.to) count += this.#countEnd()
      else count += this.#countFrom(after, this.#ahead.stepOf(after), rest, enough - count)
      if (count === enough && rest < left) this.#phrases.push(this.#tables.wordJoiner)
    }
    return count
  }

  /** Counts a text at its end: once, not for each way to draw the ties that it does not use. */
  #countEnd(): number {
    return this.#ties.areFirst(this.#uses) ? 1 : 0
  }
}

import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Random } from '../random.js'
import type { Budget } from './budget.js'
import type { DrawnTies } from './drawn-ties.js'
import type { LengthTable } from './length-table.js'
import type { Bounds, Measure } from './measure.js'
import { type Run, RunRows } from './run-rows.js'
import type { Sums } from './sums.js'

/** The possible lengths of a text after a run: sums, or the number of a row of the table. */
export type Lengths = Sums | number

/** The possible lengths of the rest of a text from each step of one run on, for one way to draw its ties. */
export class LookAhead {
  readonly rows: RunRows
  /** The run, cut where a text of the length ends at the latest. */
  run: Run = { from: 0, to: 0 }
  readonly #tables: Pick<LocaleTables, 'optional' | 'sentenceSteps'>
  readonly #measure: Measure
  readonly #table: LengthTable
  readonly #ties: DrawnTies
  readonly #budget: Budget
  /** What may follow the run; undefined if the text must end in it. */
  #after: Lengths | undefined

  constructor(
    tables: Omit<LocaleTables, 'bytes' | 'offsets'>,
    measure: Measure,
    table: LengthTable,
    ties: DrawnTies,
    budget: Budget,
  ) {
    this.rows = new RunRows(tables, measure, ties)
    this.#tables = tables
    this.#measure = measure
    this.#table = table
    this.#ties = ties
    this.#budget = budget
  }

  /**
   * Draws a way for the ties of a run in which its sentences can have a length together, and computes
   * its rows.
   *
   * @param after the possible lengths of the text after it; undefined if the text must end in it
   * @returns false if there is no way
   */
  find(run: Run, length: number, after: Lengths | undefined, random: Random): boolean {
    const ways = this.enter(run, length, after)
    const first = ways === 1 ? 0 : random.below(ways)
    for (let i = 0; i < ways; i++) {
      this.compute((first + i) % ways, { least: length, most: length })
      if (this.rows.has(0, length)) return true
    }
    this.#ties.release()
    return false
  }

  /**
   * Takes a run, for texts up to a length.
   *
   * @returns how many ways there are to draw its ties
   */
  enter({ from, to }: Run, length: number, after: Lengths | undefined): number {
    const end = this.#endWithin(from, to, length)
    this.run = { from, to: end }
    this.#after = end === to ? after : undefined
    return this.#ties.countWays(this.stepOf(from), this.stepOf(end))
  }

  /** Draws the ties in one way, and computes the rows for lengths within bounds. */
  compute(way: number, bounds: Bounds): void {
    const { rows, run } = this
    this.#ties.take(way)
    this.#budget.spend(rows.layOut(run, bounds.most))
    const end = rows.rowOf(run.to)
    if (typeof this.#after === 'number') this.#table.addTo(rows.bits, end, rows.words, this.#after)
    else this.#after?.addTo(rows.bits, end, rows.words)
    rows.compute(true, bounds)
  }

  /** The first step of a sentence. */
  stepOf(sentence: number): number {
    return this.#tables.sentenceSteps[sentence] as number
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
}

import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Budget } from './budget.js'
import type { DrawnTies } from './drawn-ties.js'
import type { LengthTable } from './length-table.js'
import type { Lengths, LookAhead } from './look-ahead.js'
import { type Bounds, FEW, type Measure } from './measure.js'
import type { Run } from './run-rows.js'
import type { Runs } from './runs.js'

/**
 * A count that takes more steps for each text that is asked for is taken to find them all. It stops, as
 * it may try many ways to draw ties that no text uses.
 */
const STEPS_A_TEXT = 16

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
  /** For steps with long lists, their phrases by length. */
  readonly #groups = new Map<number, readonly (readonly number[])[]>()
  /** The steps of this count, and where it stops. */
  #steps = 0
  #mostSteps = 0

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
    this.#mostSteps = STEPS_A_TEXT * enough
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
    this.#mostSteps = Number.POSITIVE_INFINITY
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
    return this.#steps > this.#mostSteps ? enough : count
  }

  /** Counts the texts from a step of a sentence on. */
  #countFrom(sentence: number, step: number, left: number, enough: number): number {
    if (step === this.#ahead.stepOf(sentence + 1)) return this.#countAfter(sentence, left, enough)
    const tie = (this.#tables.stepDraws[step] as number) - 1
    if (tie < 0) return this.#countChoices(sentence, step, left, -1, enough)
    this.#uses[tie] = (this.#uses[tie] as number) + 1
    const count = this.#countChoices(sentence, step, left, this.#ties.position(tie), enough)
    this.#uses[tie] = (this.#uses[tie] as number) - 1
    return count
  }

  /** @param drawn the position that the tie of the step has drawn; −1 for any */
  #countChoices(
    sentence: number,
    step: number,
    left: number,
    drawn: number,
    enough: number,
  ): number {
    const phrase = this.#tables.stepPhrases[step] as number
    const choices = this.#tables.stepChoices[step] as number
    if (drawn < 0 && choices > FEW) return this.#countGroups(sentence, step, left, enough)
    const { rows } = this.#ahead
    const row = this.#rowAfter(sentence, step)
    const end = drawn < 0 ? phrase + choices : phrase + drawn + 1
    let count = 0
    for (
      let next = phrase + Math.max(drawn, 0);
      next < end && this.#goesOn(count, enough);
      next++
    ) {
      const rest = left - (this.#measure.phrases[next] as number)
      if (rows.has(row, rest)) count += this.#countFrom(sentence, step + 1, rest, enough - count)
      if (count === enough) this.#phrases.push(next)
    }
    return count
  }

  /** Counts the texts through a long list: phrases of one length have equally many. */
  #countGroups(sentence: number, step: number, left: number, enough: number): number {
    const groups = this.#groupsOf(step)
    const row = this.#rowAfter(sentence, step)
    let count = 0
    for (let i = 0; i < groups.length && this.#goesOn(count, enough); i++) {
      const group = groups[i] as readonly number[]
      const rest = left - (this.#measure.phrases[group[0] as number] as number)
      if (!this.#ahead.rows.has(row, rest)) continue
      const need = enough - count
      const each = this.#countFrom(sentence, step + 1, rest, need)
      if (each * group.length < need) {
        count += each * group.length
        continue
      }
      // The text where counting stops goes through this place of the group.
      const place = Math.ceil(need / each) - 1
      if (place > 0) this.#countFrom(sentence, step + 1, rest, need - place * each)
      this.#phrases.push(group[place] as number)
      count = enough
    }
    return count
  }

  /** Takes a step, if more texts are asked for. */
  #goesOn(count: number, enough: number): boolean {
    return count < enough && this.#steps++ < this.#mostSteps
  }

  /** The row of what follows a step. */
  #rowAfter(sentence: number, step: number): number {
    const { rows } = this.#ahead
    return rows.rowOf(sentence) + (step + 1 - this.#ahead.stepOf(sentence)) * rows.words
  }

  /** The phrases of a step, by their length. */
  #groupsOf(step: number): readonly (readonly number[])[] {
    const known = this.#groups.get(step)
    if (known !== undefined) return known
    const first = this.#tables.stepPhrases[step] as number
    const end = first + (this.#tables.stepChoices[step] as number)
    const groups = new Map<number, number[]>()
    for (let phrase = first; phrase < end; phrase++) {
      const length = this.#measure.phrases[phrase] as number
      groups.set(length, [...(groups.get(length) ?? []), phrase])
    }
    const found = [...groups.values()]
    this.#groups.set(step, found)
    return found
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

import type { LocaleTables } from '../../compile/locale-tables.js'
import { addIncreased, addIncreasedByRun, holds, type Span, wordsFor } from './bit-rows.js'
import type { DrawnTies } from './drawn-ties.js'
import { type Bounds, FEW, greatestOf, type Measure, mayPart } from './measure.js'

/** Consecutive sentences of one paragraph, or a single line. */
export interface Run {
  /** The first sentence. */
  readonly from: number
  /** The sentence after the last. */
  readonly to: number
}

const NOTHING: Span = { first: 0, last: 0 }

/** The possible lengths of a gap between two sentences: see `mayPart`. */
const GAPS = Uint16Array.of(0, 1)

/**
 * The possible lengths of the rest of a text from each step of a run on: a row of bits for each step,
 * one for the end of each sentence, and one for the text after the run.
 *
 * Rows are computed from the last to the first. The row of a step is the next row, shifted by the
 * length of each alternative and joined. The row of the end of a sentence is that of the next sentence,
 * joined with that of the one after it if the next is optional. `LengthTable` has an example.
 */
export class RunRows {
  bits = new Uint32Array(1024)
  /** How many words each row has. */
  words = 0
  /** The words of the next row to compute. */
  #span: Span = NOTHING
  /** No length of the last computed row is greater. */
  #reach = 0
  #run: Run = { from: 0, to: 0 }
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #measure: Measure
  readonly #ties: DrawnTies
  readonly #mayPart: boolean

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, measure: Measure, ties: DrawnTies) {
    this.#tables = tables
    this.#measure = measure
    this.#ties = ties
    this.#mayPart = mayPart(measure)
  }

  /**
   * Makes empty rows for a run.
   *
   * @param length the greatest length that a row must hold
   * @returns the number of words of all rows
   */
  layOut(run: Run, length: number): number {
    this.#run = run
    this.words = wordsFor(length)
    const size = this.rowOf(run.to) + this.words
    if (size > this.bits.length) this.bits = new Uint32Array(2 * size)
    else this.bits.fill(0, 0, size)
    return size
  }

  /** The row of the first step of a sentence; for `to`, the row of the text after the run. */
  rowOf(sentence: number): number {
    const { sentenceSteps } = this.#tables
    const steps = (sentenceSteps[sentence] as number) - (sentenceSteps[this.#run.from] as number)
    return (steps + sentence - this.#run.from) * this.words
  }

  /** Whether a row holds a length. */
  has(row: number, length: number): boolean {
    return length >= 0 && length >>> 5 < this.words && holds(this.bits, row, length)
  }

  /** Whether the text from a sentence on, perhaps after a space, can have the length that is left. */
  canFollow(sentence: number, left: number): boolean {
    const row = this.rowOf(sentence)
    return this.has(row, left) || (this.#mayPart && this.has(row, left - 1))
  }

  /**
   * Computes the rows. The caller has filled the row of the text after the run.
   *
   * @param endsAnywhere whether the text may end after any of the sentences
   * @param goal the wanted lengths of the run and the text after it: only words that matter for them are
   *   computed. Without it, all are
   */
  compute(endsAnywhere: boolean, goal?: Bounds): void {
    const { sentenceSteps } = this.#tables
    const { from, to } = this.#run
    const spans = goal === undefined ? undefined : this.#spansFor(goal)
    this.#span = { first: 0, last: this.words - 1 }
    this.#reach = this.#reachOf(this.rowOf(to))
    for (let sentence = to - 1; sentence >= from; sentence--) {
      if (spans !== undefined) this.#span = spans[sentence - from] as Span
      this.#addEnd(sentence, endsAnywhere)
      const first = sentenceSteps[sentence] as number
      const end = sentenceSteps[sentence + 1] as number
      this.#addSteps(first, end, this.rowOf(sentence))
    }
  }

  /**
   * For each sentence, the span of words that a walk to a goal can meet: the lengths that can be left
   * before it, and after it.
   */
  #spansFor(goal: Bounds): Span[] {
    const { optional } = this.#tables
    const { least, most } = this.#measure
    const { from, to } = this.#run
    const gap = this.#mayPart ? 1 : 0
    const spans: Span[] = []
    let shortest = 0
    let longest = 0
    for (let sentence = from; sentence < to; sentence++) {
      longest += (most[sentence] as number) + gap
      spans.push({
        first: Math.max(0, goal.least - longest) >>> 5,
        last: Math.min(this.words - 1, Math.max(0, goal.most - shortest) >>> 5),
      })
      if (sentence === from || optional[sentence] === 0) shortest += least[sentence] as number
    }
    return spans
  }

  /** A bound of the lengths of a row: none is greater. */
  #reachOf(row: number): number {
    let word = this.words - 1
    while (word > 0 && this.bits[row + word] === 0) word--
    return 32 * word + 31
  }

  #addEnd(sentence: number, endsAnywhere: boolean): void {
    const next = sentence + 1
    const row = this.rowOf(next) - this.words
    if (endsAnywhere) this.bits[row] = 1
    this.#addNext(row, next)
    if (next < this.#run.to && this.#tables.optional[next] === 1) this.#addNext(row, next + 1)
  }

  #addNext(row: number, sentence: number): void {
    this.#add(row, this.rowOf(sentence), GAPS, 0, this.#mayPart ? 2 : 1)
  }

  /** Computes the row of each step from the row after it. @param start the row of the first step */
  #addSteps(first: number, end: number, start: number): void {
    const { stepPhrases, stepChoices, stepDraws } = this.#tables
    const { phrases } = this.#measure
    for (let step = end - 1; step >= first; step--) {
      const row = start + (step - first) * this.words
      const next = row + this.words
      const phrase = stepPhrases[step] as number
      const choices = stepChoices[step] as number
      const draw = stepDraws[step] as number
      const drawn = draw > 0 ? this.#ties.position(draw - 1) : -1
      if (drawn >= 0) this.#add(row, next, phrases, phrase + drawn, 1)
      else if (choices <= FEW) this.#add(row, next, phrases, phrase, choices)
      else this.#addList(row, next, phrase, choices)
    }
  }

  /** Adds a row increased by the lengths of a long list, run by run. */
  #addList(row: number, source: number, phrase: number, choices: number): void {
    const { bits, words } = this
    const filled = Math.min(words, wordsFor(this.#reach))
    const runs = this.#measure.runsOf(phrase, choices)
    for (let i = 0; i < runs.length; i += 2) {
      const [least, count] = [runs[i] as number, runs[i + 1] as number]
      addIncreasedByRun(bits, row, this.#span, source, filled, least, count)
    }
    this.#reach += greatestOf(runs)
  }

  /** Adds the last computed row, increased by each of some numbers. */
  #add(row: number, source: number, numbers: Uint16Array, first: number, count: number): void {
    const { bits, words } = this
    const filled = Math.min(words, wordsFor(this.#reach))
    const end = first + count
    this.#reach += addIncreased(bits, row, this.#span, source, filled, numbers, first, end)
  }
}

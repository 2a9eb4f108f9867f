import type { LocaleTables } from '../../compile/locale-tables.js'
import { addRow, holds, wordsFor } from './bit-rows.js'
import { DrawnTies } from './drawn-ties.js'
import { type Measure, mayPart } from './measure.js'
import { type Run, RunRows } from './run-rows.js'
import type { Sums } from './sums.js'
import { within } from './within.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/**
 * The lengths that a text can have which begins at some place of a language, in one unit. A row of
 * bits for each beginning:
 *
 * - `line`: a sentence with those that follow it in its paragraph, ending after any of them (each
 *   sentence with its joiner); or a title, an item or a heading alone;
 * - `afterLead + paragraph`: the first sentence of a paragraph likewise, as it stands after the
 *   opening phrase “Lorem ipsum…”, without that phrase;
 * - `whole + paragraph`: a paragraph to its last sentence, with what parts it from the next.
 *
 * `RunRows` computes them: in 1 to 10 ms a language, or in three times that before V8 has compiled it.
 * For Node they are computed when the package is built. They take 25 to 160 kB.
 */
export class LengthTable {
  readonly afterLead: number
  readonly whole: number
  /** Whether a space may stand between two sentences: see `mayPart`. */
  readonly mayPart: boolean
  readonly #tables: Tables
  readonly #measure: Measure
  /** All rows, one after the other. */
  readonly bits: Uint32Array
  /** Row `i` is `bits[#starts[i]]` up to `#starts[i + 1]`. */
  readonly #starts: Int32Array

  /**
   * @param read gives the bits of a table that was made before, by how many words they take; without
   *   it they are computed
   */
  constructor(tables: Tables, measure: Measure, read?: (words: number) => Uint32Array) {
    const lines = measure.least.length
    const paragraphs = tables.paragraphSentences.length - 1
    this.#tables = tables
    this.#measure = measure
    this.mayPart = mayPart(measure)
    this.afterLead = lines
    this.whole = lines + paragraphs
    this.#starts = new Int32Array(lines + 2 * paragraphs + 1)
    const words = this.#layOut()
    this.bits = read?.(words) ?? new Uint32Array(words)
    if (read === undefined) this.#fill()
  }

  /** How far a row goes: it holds no greater length. */
  reachOf(row: number): number {
    return 32 * ((this.#starts[row + 1] as number) - (this.#starts[row] as number)) - 1
  }

  /** Whether a length is among those of a row. */
  has(row: number, length: number): boolean {
    return length >= 0 && length <= this.reachOf(row) && this.#holds(row, length)
  }

  /** Whether any length from `least` to `most` is. */
  hasWithin(row: number, least: number, most: number): boolean {
    const last = Math.min(most, this.reachOf(row))
    const begin = Math.max(least, 0)
    if (begin > last) return false
    const start = this.#starts[row] as number
    const [first, end] = [start + (begin >>> 5), start + (last >>> 5)]
    for (let word = first; word <= end; word++) {
      let value = this.bits[word] as number
      if (word === first) value &= -1 << (begin & 31)
      if (word === end) value &= -1 >>> (31 - (last & 31))
      if (value !== 0) return true
    }
    return false
  }

  /** The first length of a row from `wish` to `most`, or else from `least` on; −1 for none. */
  choose(row: number, least: number, most: number, wish: number): number {
    const last = Math.min(most, this.reachOf(row))
    return within(Math.max(least, 0), last, wish, (length) => this.#holds(row, length))
  }

  /**
   * The lengths, as a row, that a stretch of a text may have so that others can have the rest, perhaps
   * after a space.
   *
   * @param length of the stretch and the rest
   */
  stretchesOf(length: number, others: Sums): Uint32Array {
    const bits = new Uint32Array(wordsFor(length))
    for (let own = 1; own <= length; own++) {
      const left = length - own
      if (left === 0 || others.has(left) || (this.mayPart && others.has(left - 1))) {
        bits[own >>> 5] = (bits[own >>> 5] as number) | (1 << (own & 31))
      }
    }
    return bits
  }

  /** The greatest length that a row has in common with another, which is given by its bits; 0 for none. */
  greatestAmong(row: number, others: Uint32Array): number {
    const start = this.#starts[row] as number
    for (let word = Math.min(this.#wordsOf(row), others.length) - 1; word >= 0; word--) {
      const common = (this.bits[start + word] as number) & (others[word] as number)
      if (common !== 0) return 32 * word + 31 - Math.clz32(common)
    }
    return 0
  }

  /** The lengths of some rows together, in order. @param end the row after the last */
  union(first: number, end: number): number[] {
    let words = 0
    for (let row = first; row < end; row++) words = Math.max(words, this.#wordsOf(row))
    const bits = new Uint32Array(words)
    for (let row = first; row < end; row++) {
      addRow(bits, 0, this.bits, this.#starts[row] as number, this.#wordsOf(row))
    }
    const lengths: number[] = []
    for (let length = 0; length < 32 * words; length++) {
      if (holds(bits, 0, length)) lengths.push(length)
    }
    return lengths
  }

  #holds(row: number, length: number): boolean {
    return holds(this.bits, this.#starts[row] as number, length)
  }

  /** Finds where each row begins. @returns how many words they take */
  #layOut(): number {
    const { paragraphSentences, stepPhrases, sentenceSteps, stepChoices } = this.#tables
    const { phrases, most } = this.#measure
    const starts = this.#starts
    const reach = Uint32Array.from(most)
    const gap = this.mayPart ? 1 : 0
    for (let paragraph = 0; paragraph < this.whole - this.afterLead; paragraph++) {
      const first = paragraphSentences[paragraph] as number
      const last = (paragraphSentences[paragraph + 1] as number) - 1
      for (let sentence = last - 1; sentence >= first; sentence--) {
        reach[sentence] = (reach[sentence] as number) + gap + (reach[sentence + 1] as number)
      }
    }
    let words = 0
    for (let row = 0; row < this.afterLead; row++) {
      starts[row] = words
      words += wordsFor(reach[row] as number)
    }
    for (let row = this.afterLead; row < this.whole; row++) {
      const paragraph = row - this.afterLead
      const first = paragraphSentences[paragraph] as number
      const step = sentenceSteps[first] as number
      const shift = this.#tables.afterLead[paragraph] as number
      let longer = 0
      for (let choice = 0; choice < (stepChoices[step] as number); choice++) {
        const phrase = (stepPhrases[step] as number) + choice
        longer = Math.max(longer, (phrases[phrase + shift] as number) - (phrases[phrase] as number))
      }
      starts[row] = words
      words += wordsFor((reach[first] as number) + longer)
    }
    for (let row = this.whole; row < starts.length - 1; row++) {
      starts[row] = words
      words += wordsFor((reach[paragraphSentences[row - this.whole] as number] as number) + gap)
    }
    starts[starts.length - 1] = words
    return words
  }

  #fill(): void {
    const { paragraphSentences, pieceParagraphs, pieceTitles, pieceItems, firstHeading } =
      this.#tables
    const ties = new DrawnTies(this.#tables)
    const rows = new RunRows(this.#tables, this.#measure, ties)
    const fillLine = (line: number) => this.#fillLine(line, rows, ties)
    for (let piece = 0; piece + 1 < pieceParagraphs.length; piece++) {
      ties.enterPiece()
      const end = pieceParagraphs[piece + 1] as number
      for (let paragraph = pieceParagraphs[piece] as number; paragraph < end; paragraph++) {
        const from = paragraphSentences[paragraph] as number
        const to = paragraphSentences[paragraph + 1] as number
        this.#fillParagraph(paragraph, { from, to, shift: 0 }, rows, ties)
        fillLine(firstHeading + paragraph)
      }
      for (const lines of [pieceTitles, pieceItems]) {
        const end = lines[piece + 1] as number
        for (let line = lines[piece] as number; line < end; line++) fillLine(line)
      }
    }
  }

  #fillParagraph(paragraph: number, run: Run, rows: RunRows, ties: DrawnTies): void {
    const { afterLead, sentenceSteps } = this.#tables
    const { from, to } = run
    const leadRow = this.afterLead + paragraph
    const shift = afterLead[paragraph] as number
    const wholeRow = this.whole + paragraph
    const reach = Math.max(this.reachOf(from), this.reachOf(leadRow), this.reachOf(wholeRow))
    const ways = ties.countWays(sentenceSteps[from] as number, sentenceSteps[to] as number)
    for (let way = 0; way < ways; way++) {
      ties.take(way)
      rows.layOut(run, reach)
      rows.bits[rows.rowOf(to)] = 1
      rows.compute(false)
      this.#add(wholeRow, rows, from)
      rows.layOut(run, reach)
      rows.compute(true)
      for (let sentence = from; sentence < to; sentence++) this.#add(sentence, rows, sentence)
      if (shift !== 0) rows.recomputeFirst(shift)
      this.#add(leadRow, rows, from)
    }
    ties.release()
  }

  #fillLine(line: number, rows: RunRows, ties: DrawnTies): void {
    const { sentenceSteps } = this.#tables
    const run = { from: line, to: line + 1, shift: 0 }
    const ways = ties.countWays(sentenceSteps[line] as number, sentenceSteps[line + 1] as number)
    for (let way = 0; way < ways; way++) {
      ties.take(way)
      rows.layOut(run, this.reachOf(line))
      rows.compute(true)
      this.#add(line, rows, line)
    }
    ties.release()
  }

  #wordsOf(row: number): number {
    return (this.#starts[row + 1] as number) - (this.#starts[row] as number)
  }

  #add(row: number, rows: RunRows, sentence: number): void {
    const start = this.#starts[row] as number
    addRow(this.bits, start, rows.bits, rows.rowOf(sentence), this.#wordsOf(row))
  }
}

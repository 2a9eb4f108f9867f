import type { LocaleTables } from '../../compile/locale-tables.js'
import { addRow, holds, wordsFor } from './bit-rows.js'
import { DrawnTies } from './drawn-ties.js'
import { type Measure, mayPart } from './measure.js'
import { type Run, RunRows } from './run-rows.js'
import type { Sums } from './sums.js'
import { within } from './within.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/**
 * The possible lengths of a text, for each place of a language where it can begin, in one unit. A
 * row of bits for each beginning:
 *
 * - `line`: a sentence and any number of those after it in its paragraph, each with its joiner; or a
 *   title, an item or a heading alone;
 * - `afterLead + paragraph`: likewise from the first sentence of a paragraph, in its form after the
 *   lead “Lorem ipsum…”. The lead itself is not counted;
 * - `whole + paragraph`: a paragraph to its last sentence, with its joiner.
 *
 * An example, in characters: a paragraph of `Ask {him|Anna}.` and the optional `? Now.`, with a space
 * after each sentence. `Ask him. ` has 9, `Ask Anna. ` 10, and `Now. ` 5. Its rows, from bit 0 on:
 *
 *     row                   lengths         bits
 *     line of `Ask …`       9, 10, 14, 15   00000000 01100011
 *     line of `Now.`        5               00000100
 *     `whole` of both       9, 10, 14, 15   00000000 01100011
 *
 * The row of `Ask …` is that of what may follow (nothing, or 5), shifted by 9 and by 10. `whole` is
 * the same here since the last sentence is optional; were it not, `whole` would have 14 and 15 only.
 *
 * `RunRows` computes the rows: in 1 to 10 ms a language, or three times that before V8 has compiled
 * it. For Node.js the build computes them. They take 25 to 160 kB a language.
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
  /** Row `i` is `bits[#starts[i]]` up to `bits[#starts[i + 1]]`. */
  readonly #starts: Int32Array

  /**
   * @param read reads the bits of a table computed before, by their number of words; without it, the
   *   table is computed
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

  /** The greatest length that a row has room for. */
  reachOf(row: number): number {
    return 32 * ((this.#starts[row + 1] as number) - (this.#starts[row] as number)) - 1
  }

  /** Whether a row holds a length. */
  has(row: number, length: number): boolean {
    return length >= 0 && length <= this.reachOf(row) && this.#holds(row, length)
  }

  /** Whether a row holds any length from `least` to `most`. */
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

  /** The first length of a row from `wish` to `most`, or else from `least` to `wish`; −1 for none. */
  choose(row: number, least: number, most: number, wish: number): number {
    const last = Math.min(most, this.reachOf(row))
    return within(Math.max(least, 0), last, wish, (length) => this.#holds(row, length))
  }

  /**
   * The lengths that a stretch of text may have so that other stretches can fill the rest, perhaps
   * after a space. Given as a row.
   *
   * @param length the length of the stretch and the rest together
   * @param others the lengths that other stretches can have together
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

  /** The greatest length that a row of the table shares with another row; 0 for none. */
  greatestAmong(row: number, others: Uint32Array): number {
    const start = this.#starts[row] as number
    for (let word = Math.min(this.#wordsOf(row), others.length) - 1; word >= 0; word--) {
      const common = (this.bits[start + word] as number) & (others[word] as number)
      if (common !== 0) return 32 * word + 31 - Math.clz32(common)
    }
    return 0
  }

  /** All lengths of some rows, in order. @param end the row after the last */
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

  /** Sets the start of each row. @returns the number of words of all rows */
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

/** Computes the rows of a `LengthTable`. */
import type { LocaleTables } from '../../compile/locale-tables.js'
import { addRow, wordsFor } from './bit-rows.js'
import { DrawnTies } from './drawn-ties.js'
import { type Measure, mayPart } from './measure.js'
import { type Run, RunRows } from './run-rows.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/** Rows of bits: row `i` is `bits[starts[i]]` up to `bits[starts[i + 1]]`. */
export interface Rows {
  readonly bits: Uint32Array
  readonly starts: Int32Array
}

/** The start of each row in words, and the end of the last: a row for each line, then for each paragraph. */
export function layOutRows({ paragraphSentences }: Tables, measure: Measure): Int32Array {
  const { most } = measure
  const lines = most.length
  const starts = new Int32Array(lines + paragraphSentences.length)
  const reach = Uint32Array.from(most)
  const gap = mayPart(measure) ? 1 : 0
  for (let paragraph = 0; paragraph + 1 < paragraphSentences.length; paragraph++) {
    const first = paragraphSentences[paragraph] as number
    const last = (paragraphSentences[paragraph + 1] as number) - 1
    for (let sentence = last - 1; sentence >= first; sentence--) {
      reach[sentence] = (reach[sentence] as number) + gap + (reach[sentence + 1] as number)
    }
  }
  let words = 0
  for (let row = 0; row < lines; row++) {
    starts[row] = words
    words += wordsFor(reach[row] as number)
  }
  for (let row = lines; row < starts.length - 1; row++) {
    starts[row] = words
    words += wordsFor((reach[paragraphSentences[row - lines] as number] as number) + gap)
  }
  starts[starts.length - 1] = words
  return starts
}

/** Computes the lengths of all rows, piece by piece. @param rows empty rows, as `layOutRows` has them */
export function fillRows(tables: Tables, measure: Measure, { starts, bits }: Rows): void {
  const { paragraphSentences, sentenceSteps, pieceParagraphs, pieceTitles, pieceItems } = tables
  const lines = measure.most.length
  const ties = new DrawnTies(tables)
  const computed = new RunRows(tables, measure, ties)
  const wordsOf = (row: number) => (starts[row + 1] as number) - (starts[row] as number)

  /** Adds the computed row of a sentence. */
  function add(row: number, sentence: number): void {
    addRow(bits, starts[row] as number, computed.bits, computed.rowOf(sentence), wordsOf(row))
  }

  /** The greatest length that some rows have room for. */
  function reachOf(...rows: readonly number[]): number {
    return 32 * Math.max(...rows.map(wordsOf)) - 1
  }

  function fillParagraph(paragraph: number): void {
    const from = paragraphSentences[paragraph] as number
    const to = paragraphSentences[paragraph + 1] as number
    const run: Run = { from, to }
    const wholeRow = lines + paragraph
    const reach = reachOf(from, wholeRow)
    const ways = ties.countWays(sentenceSteps[from] as number, sentenceSteps[to] as number)
    for (let way = 0; way < ways; way++) {
      ties.take(way)
      computed.layOut(run, reach)
      computed.bits[computed.rowOf(to)] = 1
      computed.compute(false)
      add(wholeRow, from)
      computed.layOut(run, reach)
      computed.compute(true)
      for (let sentence = from; sentence < to; sentence++) add(sentence, sentence)
    }
    ties.release()
  }

  function fillLine(line: number): void {
    const ways = ties.countWays(sentenceSteps[line] as number, sentenceSteps[line + 1] as number)
    for (let way = 0; way < ways; way++) {
      ties.take(way)
      computed.layOut({ from: line, to: line + 1 }, reachOf(line))
      computed.compute(true)
      add(line, line)
    }
    ties.release()
  }

  for (let piece = 0; piece + 1 < pieceParagraphs.length; piece++) {
    ties.enterPiece()
    const end = pieceParagraphs[piece + 1] as number
    for (let paragraph = pieceParagraphs[piece] as number; paragraph < end; paragraph++) {
      fillParagraph(paragraph)
      fillLine(tables.firstHeading + paragraph)
    }
    for (const lines of [pieceTitles, pieceItems]) {
      const end = lines[piece + 1] as number
      for (let line = lines[piece] as number; line < end; line++) fillLine(line)
    }
  }
}

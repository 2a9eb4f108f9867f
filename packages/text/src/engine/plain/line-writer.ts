import type { LocaleTables } from '../../compile/locale-tables.js'
import { hashed } from '../mixed.js'
import { copyBlocks, type PassageWriter } from '../passage.js'
import { below, type Random } from '../random.js'
import { stepRecords } from './step-records.js'
import type { Ties } from './ties.js'

/** The golden ratio in 32 bits, for a sequence of numbers to be hashed. */
const STRIDE = 0x9e3779b9

/**
 * Writes lines of pieces: sentences, titles, headings, items.
 *
 * A line takes one number of the random source. What a step draws is a hash of this number and of its
 * place in the line, so no step waits for another: the processor works on several at once. Nearly no
 * branch depends on chance.
 */
export class LineWriter {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #records: Int32Array
  readonly #passage: PassageWriter
  readonly #ties: Ties
  /** 32 bits: how far the lists are turned. */
  #turn = 0

  /** If set, collects where in the text phrases fit for emphasis or a link stand. */
  phrases: (readonly [start: number, end: number])[] | undefined

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter, ties: Ties) {
    this.#tables = tables
    this.#records = stepRecords(tables)
    this.#passage = passage
    this.#ties = ties
  }

  /**
   * Begins a paragraph, a title or an article. Each list is turned by chance: a step that has a part of
   * a list to itself may draw any phrase, and yet never one that another step draws.
   */
  begin(random: Random): void {
    this.#turn = random.bits() | 0
  }

  /** Writes a line at random: a title, heading, item or sentence. See `writeLines`. */
  write(line: number, piece: number, paragraph: number, shift: number, random: Random): void {
    this.writeLines(line, line + 1, 0, piece, paragraph, shift, random)
  }

  /**
   * Writes the lines `first` up to `last` at random, without some of the optional ones.
   *
   * @param staying a bit for each line, from the first: 1 if it stays, should it be optional; the first
   * stays anyway
   * @param shift what to add to the first phrase: see `afterLead` of the tables
   */
  writeLines(
    first: number,
    last: number,
    staying: number,
    piece: number,
    paragraph: number,
    shift: number,
    random: Random,
  ): void {
    const { optional, sentenceSteps } = this.#tables
    const passage = this.#passage
    passage.makeRoom((sentenceSteps[last] as number) - (sentenceSteps[first] as number))
    const { view, offsets } = passage
    const records = this.#records
    const ties = this.#ties
    const turn = this.#turn
    const notes = this.phrases !== undefined
    let shifted = shift
    let { end } = passage
    for (let line = first; line < last; line++) {
      if (line > first && optional[line] === 1 && ((staying >>> (line - first)) & 1) === 0) continue
      let key = random.bits() | 0
      const lastStep = sentenceSteps[line + 1] as number
      for (let step = sentenceSteps[line] as number; step < lastStep; step++) {
        // The four numbers of `stepRecords`. V8 would read imported constants from memory each time.
        const record = step << 2
        const choices = records[record + 1] as number
        const draw = records[record + 2] as number
        let phrase = ((records[record] as number) + shifted) | 0
        shifted = 0
        key = (key + STRIDE) | 0
        if (draw > 0) {
          phrase = (phrase + ties.position(draw - 1, piece, paragraph, choices)) | 0
        } else {
          const part = records[record + 3] as number
          const place = below(hashed(key), part & 0xffff)
          const turned = Math.imul(Math.imul(turn, draw) >>> 16, choices) >>> 16
          // The place in the turned list, less its size; without a branch, which nobody can foresee.
          const turnedPlace = ((part >>> 16) + place + turned - choices) | 0
          phrase = (phrase + turnedPlace + (choices & (turnedPlace >> 31))) | 0
        }
        const from = offsets[phrase] as number
        const to = offsets[phrase + 1] as number
        copyBlocks(view, from, to, end)
        if (notes) this.#note(step, end, to - from)
        end = (end + to - from) | 0
      }
    }
    passage.end = end
  }

  #note(step: number, start: number, length: number): void {
    const tail = this.#tables.stepTails[step] as number
    const { begin } = this.#passage
    if (tail >= 0) this.phrases?.push([start - begin, start + length - begin - tail])
  }
}

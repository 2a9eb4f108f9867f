import type { LocaleTables } from '../../compile/locale-tables.js'
import { containers } from '../plain/route.js'
import type { LengthTable } from './length-table.js'
import type { Run } from './run-rows.js'

type Tables = Pick<LocaleTables, 'paragraphSentences' | 'afterLead'>

/** The runs that begin with the rows of a `LengthTable`. */
export class Runs {
  readonly #tables: Tables
  readonly #table: Pick<LengthTable, 'afterLead' | 'whole'>
  /** The paragraph of each sentence. */
  readonly #paragraphOf: Uint16Array

  constructor(tables: Tables, table: Pick<LengthTable, 'afterLead' | 'whole'>) {
    this.#tables = tables
    this.#table = table
    this.#paragraphOf = containers(tables.paragraphSentences)
  }

  /** The run of a row: a line alone, or sentences to the end of their paragraph. */
  of(row: number): Run {
    const { afterLead, whole } = this.#table
    if (row >= whole) return this.ofParagraph(row - whole, false)
    if (row >= afterLead) return this.ofParagraph(row - afterLead, true)
    if (this.isLine(row)) return { from: row, to: row + 1, shift: 0 }
    const paragraph = this.#paragraphOf[row] as number
    return { ...this.ofParagraph(paragraph, false), from: row }
  }

  /** @param opens whether it follows the lead */
  ofParagraph(paragraph: number, opens: boolean): Run {
    const { paragraphSentences, afterLead } = this.#tables
    return {
      from: paragraphSentences[paragraph] as number,
      to: paragraphSentences[paragraph + 1] as number,
      shift: opens ? (afterLead[paragraph] as number) : 0,
    }
  }

  /** Whether a row is that of a title, an item or a heading. */
  isLine(row: number): boolean {
    return row >= this.#paragraphOf.length && row < this.#table.afterLead
  }

  /** The row of what follows a run, if the run is a paragraph that goes on; otherwise undefined. */
  after(row: number): number | undefined {
    const { whole } = this.#table
    return row < whole ? undefined : this.#tables.paragraphSentences[row - whole + 1]
  }

  /** The line that a row begins with: a sentence, a title, an item or a heading. */
  lineOf(row: number): number {
    return this.of(row).from
  }
}

import type { LocaleTables } from '../../compile/locale-tables.js'
import { containers } from '../plain/route.js'
import type { LengthTable } from './length-table.js'
import type { Run } from './run-rows.js'

type Tables = Pick<LocaleTables, 'paragraphSentences'>

/** The runs that begin with the rows of a `LengthTable`. */
export class Runs {
  readonly #tables: Tables
  readonly #table: Pick<LengthTable, 'whole'>
  /** The paragraph of each sentence. */
  readonly #paragraphOf: Uint16Array

  constructor(tables: Tables, table: Pick<LengthTable, 'whole'>) {
    this.#tables = tables
    this.#table = table
    this.#paragraphOf = containers(tables.paragraphSentences)
  }

  /** The run of a row: a line alone, or sentences to the end of their paragraph. */
  of(row: number): Run {
    const { whole } = this.#table
    if (row >= whole) return this.ofParagraph(row - whole)
    if (this.isLine(row)) return { from: row, to: row + 1 }
    return { from: row, to: this.ofParagraph(this.#paragraphOf[row] as number).to }
  }

  /** The run of a whole paragraph. */
  ofParagraph(paragraph: number): Run {
    const { paragraphSentences } = this.#tables
    return {
      from: paragraphSentences[paragraph] as number,
      to: paragraphSentences[paragraph + 1] as number,
    }
  }

  /** Whether a row is that of a title, an item or a heading. */
  isLine(row: number): boolean {
    return row >= this.#paragraphOf.length && row < this.#table.whole
  }

  /** The row of what follows a run, if the run is a paragraph that goes on; otherwise undefined. */
  after(row: number): number | undefined {
    const { whole } = this.#table
    return row < whole ? undefined : this.#tables.paragraphSentences[row - whole + 1]
  }
}

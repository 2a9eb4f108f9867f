import type { Random } from '../random.js'
import type { LengthTable } from './length-table.js'
import type { Bounds } from './measure.js'

/**
 * Draws rows of a `LengthTable`: each once before any again, and those of the first part before the
 * others.
 */
export class Pool {
  /** How many rows there are. */
  size = 0
  #rows: Uint32Array = new Uint32Array(64)
  /** How many rows the first part has. */
  preferred = 0
  /** How many rows have been drawn since the last renewal. */
  #drawn = 0

  clear(): void {
    this.size = 0
    this.preferred = 0
    this.#drawn = 0
  }

  add(row: number): void {
    if (this.size === this.#rows.length) {
      const rows = new Uint32Array(2 * this.size)
      rows.set(this.#rows)
      this.#rows = rows
    }
    this.#rows[this.size++] = row
  }

  /** Adds the rows from `first` up to `end` that have a length within bounds. */
  addWithin(table: LengthTable, first: number, end: number, { least, most }: Bounds): void {
    for (let row = first; row < end; row++) if (table.hasWithin(row, least, most)) this.add(row)
  }

  /** Ends the first part: rows added from now on are drawn after it. */
  endPart(): void {
    this.preferred = this.size
  }

  /** Draws a row. The pool is not empty. */
  draw(random: Random): number {
    if (this.#drawn === this.size) this.#drawn = 0
    const rows = this.#rows
    const at = this.#drawn++
    const end = at < this.preferred ? this.preferred : this.size
    const place = at + random.below(end - at)
    const row = rows[place] as number
    rows[place] = rows[at] as number
    rows[at] = row
    return row
  }
}

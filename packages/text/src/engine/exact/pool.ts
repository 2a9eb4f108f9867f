import type { Bounds } from './measure.js'

/**
 * Beginnings are drawn in proportion to their texts, counted up to this number. With a greater number, one
 * beginning would drown the others; with a smaller one, the few texts of another would come again and again.
 */
export const MOST_TEXTS = 96

/** The same for ranges of lengths, which have many more texts. */
export const MOST_OF_RANGE = 16

/** Beginnings to draw from: rows of a `LengthTable`, or words. They are drawn part after part. */
export class Pool {
  /** How many rows there are. */
  size = 0
  rows = new Uint32Array(64)
  /** Where each part but the last ends. */
  readonly parts: number[] = []
  /** Where the count of the texts of a row stops. */
  mostTexts = MOST_TEXTS
  /** Whether items begin with these rows only. If not, longer texts are tried first. */
  isEnough = true
  /** How many texts begin with each row, up to `mostTexts`; 0 if not counted yet. */
  #texts = new Uint8Array(0)
  /** The length of an item that begins with one of the rows. */
  readonly bounds: Bounds
  readonly #count: ((row: number) => number) | undefined

  /** @param count counts the texts that begin with a row; without it, all rows have one text */
  constructor(bounds: Bounds, count?: (row: number) => number) {
    this.bounds = bounds
    this.#count = count
  }

  add(row: number): void {
    if (this.size === this.rows.length) {
      const rows = new Uint32Array(2 * this.size)
      rows.set(this.rows)
      this.rows = rows
    }
    this.rows[this.size++] = row
  }

  /** Ends a part: rows added from now on are drawn after it. */
  endPart(): void {
    this.parts.push(this.size)
  }

  /** How many texts begin with a row, up to `mostTexts`. @param place the place of the row */
  textsAt(place: number): number {
    if (this.#count === undefined) return this.mostTexts
    if (this.#texts.length === 0) this.#texts = new Uint8Array(this.size)
    const known = this.#texts[place] as number
    if (known > 0) return known
    const counted = this.#count(this.rows[place] as number)
    this.#texts[place] = counted
    return counted
  }
}

/** The pool of nothing. */
export const NO_POOL = new Pool({ least: 0, most: 0 })

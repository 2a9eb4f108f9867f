/** What completes the notation, and what it depends on. */

/** Something that may stand at the cursor. */
export interface Offer {
  /** What is written. `\0` stands where the cursor goes next. */
  readonly text: string
  readonly detail: string
  /** How much of the line before the cursor it replaces; by default all of it. */
  readonly replaced?: number
}

/** What stands before the cursor. */
export interface Before {
  /** The lines above that of the cursor. */
  readonly above: readonly string[]
  /** The line of the cursor, up to it. */
  readonly line: string
  /** All lines but that of the cursor. */
  readonly others: readonly string[]
}

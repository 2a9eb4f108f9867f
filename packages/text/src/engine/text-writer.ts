import type { Type } from '../options.js'
import type { Passage } from './passage.js'

/** What a text is to be, checked and complete. */
export interface TextOrder {
  readonly type: Type
  /** How many items, a whole number from 1. */
  readonly count: number
  /** Whether it begins with “Lorem ipsum”. */
  readonly start: boolean
  /** The number of its topic among those of the language; undefined for all of them. */
  readonly topic: number | undefined
}

/** What writes the texts of one language. */
export interface TextWriter {
  /** What a text can be about. */
  readonly topics: readonly string[]

  /**
   * Writes a text. The passage holds until the next is written.
   *
   * @param seed undefined for a text that nobody can foresee
   * @throws RangeError for a text that does not fit into memory
   */
  write(order: TextOrder, seed: string | undefined): Passage

  /**
   * Writes the next items of a text, if nothing else has been written since the last ones. All
   * together they are what `write` writes at once.
   *
   * @param first how many items were written before: 0 begins the text
   * @param count how many to write
   * @throws RangeError for items that do not fit into memory
   */
  writeNext(order: TextOrder, first: number, count: number): Passage

  /** Gives back the memory that a long text took: the passage holds no longer. */
  release(): void
}

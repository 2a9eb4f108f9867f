import type { Type } from '../options.js'
import type { Passage } from './passage.js'

/** What writes the texts of one language. */
export interface TextWriter {
  /**
   * Writes a text. The passage holds until the next is written.
   *
   * @param count how many items, a whole number from 1
   * @param start whether it begins with “Lorem ipsum”
   * @param seed undefined for a text that nobody can foresee
   * @throws RangeError for a text that does not fit into memory
   */
  write(type: Type, count: number, start: boolean, seed: string | undefined): Passage

  /**
   * Writes the next items of a text, if nothing else has been written since the last ones. All
   * together they are what `write` writes at once.
   *
   * @param first how many items were written before: 0 begins the text
   * @throws RangeError for items that do not fit into memory
   */
  writeNext(type: Type, first: number, count: number, start: boolean): Passage
}

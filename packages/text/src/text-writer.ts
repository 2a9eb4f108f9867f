import type { Type } from './options.js'
import type { Passage } from './passage.js'

/** What writes the texts of one language. */
export interface TextWriter {
  /**
   * Writes a text. The passage holds until the next is written.
   *
   * @param count how many items, a whole number from 1
   * @param start whether it begins with “Lorem ipsum”
   * @param seed none for a text that nobody can foresee
   */
  write(type: Type, count: number, start: boolean, seed: string | undefined): Passage
}

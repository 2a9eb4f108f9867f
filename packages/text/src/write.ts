import { TYPES, type Type } from './options.js'
import type { Passage } from './passage.js'
import type { TextWriter } from './text-writer.js'

/** What to write. Everything may be left out. */
export interface TextOptions {
  /** The kind of item: `paragraph` (the default), `sentence` or `word`. */
  readonly type?: Type
  /** How many items, a whole number from 1; 1 by default. */
  readonly count?: number
  /** Whether the text begins with “Lorem ipsum”; true by default. */
  readonly start?: boolean
  /** The same seed gives the same text on every platform. Without one, each text differs. */
  readonly seed?: string
}

/**
 * Writes a text.
 *
 * @throws RangeError for a type or count that there is not
 */
export function writePassage(writer: TextWriter, options: TextOptions): Passage {
  const { type = 'paragraph', count = 1, start = true, seed } = options
  if (!TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${TYPES.join(', ')}, but is ${String(type)}`)
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`count must be a whole number from 1, but is ${String(count)}`)
  }
  return writer.write(type, count, start, seed)
}

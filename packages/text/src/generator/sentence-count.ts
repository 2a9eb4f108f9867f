import type { SentenceCount } from '../engine/text-writer.js'
import { LENGTHS, type TextOptions, type Type } from '../options.js'

/**
 * The number of sentences of a paragraph; undefined for paragraphs as they were written.
 *
 * @throws RangeError if the length is unknown or not allowed for the type
 */
export function sentenceCount(type: Type, { length }: TextOptions): SentenceCount | undefined {
  if (length === undefined) return undefined
  if (!Object.hasOwn(LENGTHS, length)) {
    const names = Object.keys(LENGTHS).join(', ')
    throw new RangeError(`length must be one of ${names}, but is ${String(length)}`)
  }
  if (type !== 'paragraph' && type !== 'article') {
    throw new RangeError(`length must be left out for ${type}s`)
  }
  // Medium paragraphs are as they were written.
  return length === 'medium' ? undefined : LENGTHS[length]
}

import type { SentenceCount } from '../engine/text-writer.js'
import { LENGTHS, type ReadOptions } from '../options.js'

/** The number of sentences of a paragraph; undefined for paragraphs as they were written. */
export function sentenceCount({ length }: ReadOptions): SentenceCount | undefined {
  // Medium paragraphs are as they were written.
  return length === undefined || length === 'medium' ? undefined : LENGTHS[length]
}

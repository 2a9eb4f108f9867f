/**
 * `core` for the smallest bundles: paragraphs, sentences and words, without exact lengths.
 *
 *     import { generate } from '@polyipsum/text/plain'
 *     import { food } from '@polyipsum/text/locales/nl/food'
 *     generate(food, { count: 3 }).text
 */

import { type Extras, NO_EXTRAS } from './engine/text-writer.js'
import { createLocaleGenerator, type LocaleGenerator } from './generator/locale-generator.js'
import { sentenceCount } from './generator/sentence-count.js'
import type { TextOptions, Type } from './options.js'

export type { LocaleGenerator } from './generator/locale-generator.js'
export { LocaleFinder } from './language/find-locale.js'
export * from './vocabulary.js'

/** What to write. Every option may be left out. */
export interface PlainOptions
  extends Pick<TextOptions, 'count' | 'topic' | 'start' | 'length' | 'seed' | 'offset'> {
  /** The kind of item. By default, `paragraph`. */
  readonly type?: 'paragraph' | 'sentence' | 'word'
}

export const { generate, generatePassage, generateChunks }: LocaleGenerator<PlainOptions> =
  createLocaleGenerator({ readExtras })

/** The options of `core` that `plain` does not have. */
const REFUSED = ['chars', 'bytes', 'with', 'lists', 'fragment', 'capitals'] as const

/** @throws RangeError for an option that `plain` does not have, and for a length that is not allowed */
function readExtras(type: Type, _count: number, options: TextOptions): Extras {
  const refused = REFUSED.find((name) => options[name] !== undefined)
  if (refused !== undefined) throw new RangeError(`${refused} must be left out here`)
  const length = sentenceCount(type, options)
  return length === undefined ? NO_EXTRAS : { ...NO_EXTRAS, length }
}

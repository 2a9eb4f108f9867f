/**
 * `core` for the smallest bundles: paragraphs, sentences and words, without exact lengths.
 *
 *     import { generate } from '@polyipsum/text/plain'
 *     import { food } from '@polyipsum/text/locales/nl/food'
 *     generate(food, { count: 3 }).text
 */

import { NO_EXTRAS } from './engine/text-writer.js'
import { createLocaleGenerator, type LocaleGenerator } from './generator/locale-generator.js'
import { sentenceCount } from './generator/sentence-count.js'
import type { ReadOptions, TextOptions } from './options.js'
import { optionReader } from './reading/option-reader.js'
import { PLAIN_OPTIONS } from './reading/plain-options.js'

export type { LocaleGenerator } from './generator/locale-generator.js'
export { LocaleFinder } from './language/find-locale.js'
export * from './vocabulary.js'

/** What to write. Every option may be left out. */
export interface PlainOptions
  extends Pick<
    TextOptions,
    'count' | 'topic' | 'start' | 'startWithLorem' | 'length' | 'seed' | 'offset'
  > {
  /** The kind of item. By default, `paragraph`. */
  readonly type?: 'paragraph' | 'sentence' | 'word' | undefined
}

export const { generate, generatePassage, generateChunks }: LocaleGenerator<PlainOptions> =
  createLocaleGenerator({ extrasOf }, optionReader(PLAIN_OPTIONS))

function extrasOf(options: ReadOptions) {
  const length = sentenceCount(options)
  return length === undefined ? NO_EXTRAS : { ...NO_EXTRAS, length }
}

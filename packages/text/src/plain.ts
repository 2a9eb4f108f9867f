/**
 * `core` for the smallest bundles: paragraphs, sentences and words, without exact lengths.
 *
 *     import { generate } from '@polyipsum/text/plain'
 *     import { food } from '@polyipsum/text/locales/nl/food'
 *     generate(food, { count: 3 }).text
 */

import { createLocaleGenerator, type LocaleGenerator } from './generator/locale-generator.js'
import type { TextOptions } from './options.js'

export type { LocaleGenerator } from './generator/locale-generator.js'
export { LocaleFinder } from './language/find-locale.js'
export * from './vocabulary.js'

/** What to write. Every option may be left out. */
export interface PlainOptions
  extends Pick<TextOptions, 'count' | 'topic' | 'start' | 'length' | 'seed'> {
  /** The kind of item. By default, `paragraph`. */
  readonly type?: 'paragraph' | 'sentence' | 'word'
}

export const { generate, generatePassage, generateChunks }: LocaleGenerator<PlainOptions> =
  createLocaleGenerator({})

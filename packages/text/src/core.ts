/**
 * The engine without the registry of languages, for a bundle of a few languages or a single topic:
 *
 *     import { generate } from '@polyipsum/text/core'
 *     import { tr } from '@polyipsum/text/locales/tr'
 *     import { food } from '@polyipsum/text/locales/nl/food'
 *     generate(tr, { type: 'article', count: 4 }).html
 *     generate(food, { chars: 160 }).text
 */

import { EVERYTHING } from './generator/everything.js'
import { createLocaleGenerator, type LocaleGenerator } from './generator/locale-generator.js'
import type { TextOptions } from './options.js'
import { CORE_OPTIONS } from './reading/core-options.js'
import { optionReader } from './reading/option-reader.js'

export { formatSample } from './formats/format-sample.js'
export type { LocaleGenerator } from './generator/locale-generator.js'
export { LocaleFinder } from './language/find-locale.js'
export { readExtent } from './reading/extent.js'
export * from './vocabulary.js'

export const {
  generate,
  generatePassage,
  generateRead,
  generateChunks,
}: LocaleGenerator<TextOptions> = createLocaleGenerator(EVERYTHING, optionReader(CORE_OPTIONS))

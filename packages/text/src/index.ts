/** The package, for any platform: its languages are compiled when they are asked for. */
import { LOCALES as WHOLE_LOCALES } from '#locales'
import { EVERYTHING } from './everything.js'
import { createTextGenerator } from './generate.js'
import { openLocale } from './open-locale.js'

export { readExtent } from './extent.js'
export type { NearestLocale } from './find-locale.js'
export type { GenerateOptions, TextGenerator } from './generate.js'
export type { LocaleCode } from './locale-codes.js'
export { type Nearest, nearest } from './nearest.js'
export { suggestName } from './suggestion.js'
export * from './vocabulary.js'

export const {
  LOCALES,
  LOCALE_CODES,
  TOPICS,
  findLocale,
  nearestLocale,
  suggestLocale,
  generate,
  generatePassage,
  generateChunks,
} = createTextGenerator(WHOLE_LOCALES, (code, random) =>
  openLocale(WHOLE_LOCALES[code], EVERYTHING, random),
)

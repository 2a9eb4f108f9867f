/** The package, for any platform: its languages are compiled when they are asked for. */
import { createTextGenerator } from './generate.js'
import { LOCALES as GRAMMARS } from './locales/index.js'
import { openLocale } from './open-locale.js'

export type { NearestLocale } from './find-locale.js'
export type { GenerateOptions, TextGenerator } from './generate.js'
export type { LocaleCode } from './locales/index.js'
export { type Nearest, nearest } from './nearest.js'
export * from './vocabulary.js'

export const {
  LOCALES,
  LOCALE_CODES,
  findLocale,
  nearestLocale,
  generate,
  generatePassage,
  generateChunks,
} = createTextGenerator(GRAMMARS, (code, random) => openLocale(GRAMMARS[code], random))

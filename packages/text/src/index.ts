/** The package for any platform: each language is compiled when it is first used. */
import { LOCALES as WHOLE_LOCALES } from '#locales'
import { EVERYTHING } from './generator/everything.js'
import { openLocale } from './generator/open-locale.js'
import { createTextGenerator } from './generator/registry-generator.js'

export * from './registry-vocabulary.js'

export const {
  LOCALES,
  LOCALE_CODES,
  TOPICS,
  findLocale,
  nearestLocale,
  suggestLocale,
  generate,
  generatePassage,
  generateRead,
  generateChunks,
} = createTextGenerator(WHOLE_LOCALES, (code) => openLocale(WHOLE_LOCALES[code], EVERYTHING))

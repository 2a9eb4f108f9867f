import { findLocale, generateRead, LOCALES, suggestLocale } from '@polyipsum/text'
import type { Languages } from './languages.js'

/** The languages of `@polyipsum/text`. */
export const ALL_LANGUAGES: Languages = {
  locales: LOCALES,
  find: findLocale,
  suggest: suggestLocale,
  write: generateRead as Languages['write'],
}

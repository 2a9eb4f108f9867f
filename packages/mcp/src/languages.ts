import { findLocale, generateRead, LOCALES, suggestLocale } from '@polyipsum/text'
import { type Languages, languagesOf } from '@polyipsum/text/reading'

/** The languages of `@polyipsum/text`. */
export const OUR_LANGUAGES: Languages = languagesOf({
  LOCALES,
  findLocale,
  suggestLocale,
  generateRead,
})

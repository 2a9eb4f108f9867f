/**
 * The codes of the languages (ISO 639-1). A variant of a language follows it (RFC 5646). The order is
 * the one in which users see the languages.
 */
export const LANGUAGE_CODES = [
  'la',
  'tr',
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'pt-BR',
  'nl',
  'pl',
  'ru',
  'el',
  'ar',
  'he',
  'ja',
  'zh',
  'zh-Hant',
  'ko',
  'hi',
  'th',
  'vi',
  'id',
  'cs',
  'sv',
  'da',
  'fi',
  'no',
  'uk',
  'ro',
  'hu',
  'bg',
] as const

/** Pseudolocales: see `pseudolocale.ts`. */
export const PSEUDOLOCALE_CODES = ['en-XA', 'ar-XB'] as const

export type PseudolocaleCode = (typeof PSEUDOLOCALE_CODES)[number]

/** The languages, and the pseudolocales after them. */
export const LOCALE_CODES = [...LANGUAGE_CODES, ...PSEUDOLOCALE_CODES] as const

/** The code of a language. */
export type LocaleCode = (typeof LOCALE_CODES)[number]

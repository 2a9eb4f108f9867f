/**
 * The codes of the languages (ISO 639-1). A variant of a language follows it (RFC 5646). The order is
 * the one in which users see the languages.
 */
export const LOCALE_CODES = [
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

/** The code of a language. */
export type LocaleCode = (typeof LOCALE_CODES)[number]

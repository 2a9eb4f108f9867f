/**
 * Every language by its code, in the order of the specification (ISO 639-1), each with those that are
 * written otherwise elsewhere behind it (RFC 5646).
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

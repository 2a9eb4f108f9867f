/** Every language by its code (ISO 639-1), in the order of the specification. */
export const LOCALE_CODES = [
  ...([
    'la',
    'tr',
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'pl',
    'ru',
    'el',
    'ar',
    'he',
  ] as const),
  ...([
    'ja',
    'zh',
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
  ] as const),
  ...(['hu', 'bg'] as const),
] as const

/** The code of a language. */
export type LocaleCode = (typeof LOCALE_CODES)[number]

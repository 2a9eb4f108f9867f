export {
  copyPassage,
  type Direction,
  encode,
  encodedLength,
  encodeInto,
  FORMATS,
  type Format,
  GeneratedText,
  GrammarError,
  type List,
  type Locale,
  type Notation,
  type Opening,
  type Passage,
  TEXT_VERSION,
  type TextOptions,
  TYPES,
  type Type,
} from './core.js'
export { findLocale } from './find-locale.js'
export { type GenerateOptions, generate, generatePassage } from './generate.js'
export { LOCALE_CODES, LOCALES, type LocaleCode } from './locales/index.js'

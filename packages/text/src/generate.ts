import { GeneratedText, generatePassage as generatePassageIn, type TextOptions } from './core.js'
import { LOCALE_CODES, LOCALES, type LocaleCode } from './locales/index.js'
import { copyPassage, type Passage } from './passage.js'

/** What to write, and in which language. Everything may be left out. */
export interface GenerateOptions extends TextOptions {
  /** The language, by a code of `LOCALES`; `la` by default. */
  readonly locale?: LocaleCode
}

/**
 * Writes placeholder text.
 *
 * @example
 * generate({ locale: 'tr', type: 'sentence', count: 2, seed: 'demo' }).text
 * @throws RangeError for a type, count or locale that there is not
 */
export function generate(options: GenerateOptions = {}): GeneratedText<LocaleCode> {
  return new GeneratedText(copyPassage(generatePassage(options)), options.locale ?? 'la')
}

/**
 * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
 *
 * The passage holds until the next text in its language is written: encode it first, or
 * keep a copy (`copyPassage`).
 *
 * @throws RangeError for a type, count or locale that there is not
 */
export function generatePassage(options: GenerateOptions = {}): Passage {
  const { locale = 'la' } = options
  if (!Object.hasOwn(LOCALES, locale)) {
    throw new RangeError(
      `locale must be one of ${LOCALE_CODES.join(', ')}, but is ${String(locale)}`,
    )
  }
  return generatePassageIn(LOCALES[locale], options)
}

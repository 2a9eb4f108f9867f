import type { Passage } from '../engine/passage.js'
import type { Random } from '../engine/random.js'
import type { TextWriter } from '../engine/text-writer.js'
import { LocaleFinder, type NearestLocale } from '../language/find-locale.js'
import type { LocaleInfo } from '../language/locale.js'
import { LOCALE_CODES, type LocaleCode } from '../language/locale-codes.js'
import type { Format, TextOptions } from '../options.js'
import { GeneratedText } from './generated-text.js'
import { type TextChunks, writeChunks, writePassage } from './write.js'

/** What to write, and in which language. Everything may be left out. */
export interface GenerateOptions extends TextOptions {
  /** The language, by a code of `LOCALES` or a tag that `findLocale` finds, such as `en-US`; `la` by default. */
  readonly locale?: LocaleCode | (string & Record<never, never>)
}

/** The languages, and what writes in them. */
export interface TextGenerator {
  /** How each language is called and written, by its code. */
  readonly LOCALES: Readonly<Record<LocaleCode, LocaleInfo>>
  readonly LOCALE_CODES: readonly LocaleCode[]
  /** What a text can be about in some language, in the order of the alphabet. */
  readonly TOPICS: readonly string[]

  /**
   * The locale for a language tag, by lookup (RFC 4647 §3.4): without regard to case, with `_` for `-`,
   * subtags are cut from the end until one is known. `pt-PT` is `pt`, `zh-TW` is `zh-Hant`.
   *
   * @returns undefined when the tag is malformed or its language is not among the locales
   */
  readonly findLocale: (tag: string) => LocaleCode | undefined

  /**
   * The locale that was probably meant, for a message: by a name, a slip, or a country where it is spoken
   * most (`english`, `tukish`, `jp`); undefined when none is really near.
   */
  readonly suggestLocale: (text: string) => LocaleCode | undefined

  /**
   * The locale that comes nearest to a text: the one whose code, English name or native
   * name comes nearest to a text, without regard to case. There is always one; `distance` says
   * how near it is.
   */
  readonly nearestLocale: (text: string) => NearestLocale<LocaleCode>

  /**
   * Writes placeholder text.
   *
   * @example
   * generate({ locale: 'tr', type: 'sentence', count: 2, seed: 'demo' }).text
   * @throws RangeError for an unknown type, locale or topic, or an impossible count, and for a text that does not
   *   fit into memory: see `count`
   */
  readonly generate: (options?: GenerateOptions) => GeneratedText<LocaleCode>

  /**
   * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
   *
   * The passage holds until the next text is written: encode it first, or keep a copy
   * (`copyPassage`).
   *
   * @throws RangeError for an unknown type, locale or topic, or an impossible count, and for a text that does not
   *   fit into memory: see `count`
   */
  readonly generatePassage: (options?: GenerateOptions) => Passage

  /**
   * Writes placeholder text in a format, chunk by chunk, so that a text of any length takes the
   * same memory. The chunks, of UTF-8, are joined what `encode` gives for the same options.
   *
   * @example
   * for (const chunk of generateChunks({ locale: 'tr', count: 1_000_000 }, 'html')) file.write(chunk)
   * @param format `text` by default
   * @throws RangeError for an unknown type, locale, topic or format, or an impossible count
   */
  readonly generateChunks: (options?: GenerateOptions, format?: Format) => TextChunks
}

/**
 * @param open gives what writes in a language, when it is first asked for; with a random source,
 *   one that nothing else writes with
 */
export function createTextGenerator(
  locales: Readonly<Record<LocaleCode, LocaleInfo>>,
  open: (code: LocaleCode, random?: Random) => TextWriter,
): TextGenerator {
  const finder = new LocaleFinder(locales)
  const writers = new Map<LocaleCode, TextWriter>()

  function writerOf(code: LocaleCode): TextWriter {
    const known = writers.get(code)
    if (known !== undefined) return known
    const writer = open(code)
    writers.set(code, writer)
    return writer
  }

  function codeOf({ locale = 'la' }: GenerateOptions): LocaleCode {
    const code = finder.find(String(locale))
    if (code !== undefined) return code
    const meant = finder.suggest(String(locale))
    const hint = meant === undefined ? '' : `. Did you mean ${meant}?`
    throw new RangeError(`locale must be the code of a language, but is ${String(locale)}${hint}`)
  }

  const generatePassage = (options: GenerateOptions = {}) =>
    writePassage(writerOf(codeOf(options)), options)

  return {
    LOCALES: locales,
    LOCALE_CODES,
    TOPICS: [...new Set(Object.values(locales).flatMap(({ topics }) => topics))].toSorted(),
    findLocale: (tag) => finder.find(tag),
    suggestLocale: (text) => finder.suggest(text),
    nearestLocale: (text) => finder.nearest(text),
    generate: (options = {}) => new GeneratedText(generatePassage(options), codeOf(options)),
    generatePassage,
    generateChunks: (options = {}, format = 'text') => {
      const code = codeOf(options)
      return writeChunks((random) => open(code, random), options, format)
    },
  }
}

import { DEFAULTS, groupsOf, type Type } from '@polyipsum/contract'
import type { Passage } from '../engine/passage.js'
import type { TextWriter } from '../engine/text-writer.js'
import { LocaleFinder, type NearestLocale } from '../language/find-locale.js'
import type { LocaleInfo } from '../language/locale.js'
import type { LocaleCode } from '../language/locale-codes.js'
import type { Format, ReadOptions, TextOptions } from '../options.js'
import { hintedFaultOf } from '../reading/meant-value.js'
import { optionReader } from '../reading/option-reader.js'
import { readFormat } from '../reading/read-format.js'
import { registryOptions } from '../reading/registry-options.js'
import { GeneratedText } from './generated-text.js'
import { type TextChunks, writeChunks, writePassage } from './write.js'

/** What to write, and in which language. Every option may be left out. */
export interface GenerateOptions<Code extends string = LocaleCode> extends TextOptions {
  /** A code of `LOCALES`, or a tag that `findLocale` knows, such as `en-US`. By default, `la`. */
  readonly locale?: Code | (string & Record<never, never>) | undefined
}

/** The registry of languages, and functions that write in them. */
export interface TextGenerator<Code extends string = LocaleCode> {
  /** The names, script, direction and topics of each language, by its code. */
  readonly LOCALES: Readonly<Record<Code, LocaleInfo>>
  /** The code of every language. */
  readonly LOCALE_CODES: readonly Code[]
  /** The topics of all languages together, in alphabetical order. */
  readonly TOPICS: readonly string[]

  /**
   * Looks up a language tag (RFC 4647 §3.4): drops subtags from the end until the rest is known.
   * Case does not matter, and `_` counts as `-`. `pt-PT` gives `pt`, `zh-TW` gives `zh-Hant`.
   *
   * @returns undefined if the tag is malformed or its language is not in the registry
   */
  readonly findLocale: (tag: string) => Code | undefined

  /**
   * Guesses the language for an error message, from a name (`english`), a misspelling (`tukish`) or
   * a country code (`jp`).
   *
   * @returns undefined if no language is close
   */
  readonly suggestLocale: (text: string) => Code | undefined

  /**
   * Finds the language whose code, English name or native name has the smallest edit distance to a
   * text. Case does not matter. There is always a result: `distance` says how close it is.
   */
  readonly nearestLocale: (text: string) => NearestLocale<Code>

  /**
   * Writes placeholder text.
   *
   * @example
   * generate({ locale: 'tr', type: 'sentence', count: 2, seed: 'demo' }).text
   * @throws RangeError if an option is unknown, out of range or not allowed for the type, or if the
   *   text does not fit into memory (see `count`)
   */
  readonly generate: (options?: GenerateOptions<Code>) => GeneratedText<Code>

  /**
   * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
   *
   * The next call that writes a text overwrites the passage: encode it before, or keep a copy
   * (`copyPassage`).
   *
   * @throws RangeError if an option is unknown, out of range or not allowed for the type, or if the
   *   text does not fit into memory (see `count`)
   */
  readonly generatePassage: (options?: GenerateOptions<Code>) => Passage

  /**
   * `generatePassage` for options that are read, as the service's requests are. They are not checked:
   * what is not allowed gives any text, or any error.
   *
   * @throws RangeError if the text does not fit into memory
   */
  readonly generateRead: (options: ReadOptions) => Passage

  /**
   * Writes placeholder text in a format, chunk by chunk: memory does not grow with the text.
   * Joined, the UTF-8 chunks equal `encode`'s result for the same options.
   *
   * @example
   * for (const chunk of generateChunks({ locale: 'tr', count: 1_000_000 }, 'html')) file.write(chunk)
   * @param format `text` by default
   * @throws RangeError if the format is unknown, or if an option is unknown, out of range or not
   *   allowed for the type
   */
  readonly generateChunks: (options?: GenerateOptions<Code>, format?: Format) => TextChunks
}

/** @param open makes a writer of a language */
export function createTextGenerator<Code extends string>(
  locales: Readonly<Record<Code, LocaleInfo>>,
  open: (code: Code) => TextWriter,
): TextGenerator<Code> {
  const finder = new LocaleFinder(locales)
  const writers = new Map<Code, TextWriter>()

  function writerOf(code: Code): TextWriter {
    const known = writers.get(code)
    if (known !== undefined) return known
    const writer = open(code)
    writers.set(code, writer)
    return writer
  }

  const readOptions = optionReader(registryOptions(finder))
  const topicsOf = (code: string, type: Type) => groupsOf(type) ?? locales[code as Code].topics
  const read = (options: GenerateOptions<Code> = {}) =>
    readOptions(options, DEFAULTS.locale, topicsOf)

  const codeOf = ({ locale }: ReadOptions) => locale as Code
  const generateRead = (options: ReadOptions) => writePassage(writerOf(codeOf(options)), options)

  return {
    LOCALES: locales,
    LOCALE_CODES: finder.codes,
    TOPICS: [
      ...new Set(Object.values<LocaleInfo>(locales).flatMap(({ topics }) => topics)),
    ].toSorted(),
    findLocale: (tag) => finder.find(tag),
    suggestLocale: (text) => finder.suggest(text),
    nearestLocale: (text) => finder.nearest(text),
    generate(options) {
      const asked = read(options)
      return new GeneratedText(generateRead(asked), codeOf(asked))
    },
    generatePassage: (options) => generateRead(read(options)),
    generateRead,
    generateChunks(options, format) {
      const asked = read(options)
      return writeChunks(open(codeOf(asked)), asked, readFormat(format, hintedFaultOf))
    },
  }
}

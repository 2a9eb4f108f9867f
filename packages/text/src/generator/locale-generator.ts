import type { LocaleWriter } from '../engine/locale-writer.js'
import type { Passage } from '../engine/passage.js'
import type { Repertoire } from '../engine/repertoire.js'
import type { Locale } from '../language/locale.js'
import type { Format, ReadOptions, TextOptions } from '../options.js'
import type { OptionReader } from '../reading/option-reader.js'
import { readFormat } from '../reading/read-format.js'
import { GeneratedText } from './generated-text.js'
import { openLocale } from './open-locale.js'
import { type TextChunks, writeChunks, writePassage } from './write.js'

/** Writes text in a language that each call names. */
export interface LocaleGenerator<Options extends TextOptions> {
  /**
   * Writes placeholder text in a language.
   *
   * @throws RangeError if an option is unknown, out of range or not allowed for the type, or if the
   *   text does not fit into memory (see `count`)
   */
  readonly generate: (locale: Locale, options?: Options) => GeneratedText

  /**
   * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
   *
   * The next call that writes a text overwrites the passage: encode it before, or keep a copy
   * (`copyPassage`).
   *
   * @throws RangeError if an option is unknown, out of range or not allowed for the type, or if the
   *   text does not fit into memory (see `count`)
   */
  readonly generatePassage: (locale: Locale, options?: Options) => Passage

  /**
   * `generatePassage` for options that are read, as the service's requests are. They are not checked:
   * what is not allowed gives any text, or any error.
   *
   * @throws RangeError if the text does not fit into memory
   */
  readonly generateRead: (locale: Locale, options: ReadOptions) => Passage

  /**
   * Writes placeholder text in a format, chunk by chunk: memory does not grow with the text.
   * Joined, the UTF-8 chunks equal `encode`'s result for the same options.
   *
   * @param format `text` by default
   * @throws RangeError if the format is unknown, or if an option is unknown, out of range or not
   *   allowed for the type
   */
  readonly generateChunks: (locale: Locale, options?: Options, format?: Format) => TextChunks
}

/**
 * @param repertoire what it can write besides paragraphs, sentences and words
 * @param read reads the options of a call
 */
export function createLocaleGenerator<Options extends TextOptions>(
  repertoire: Repertoire,
  read: OptionReader,
): LocaleGenerator<Options> {
  const writers = new WeakMap<Locale, LocaleWriter>()

  function writerOf(locale: Locale): LocaleWriter {
    const known = writers.get(locale)
    if (known !== undefined) return known
    const writer = openLocale(locale, repertoire)
    writers.set(locale, writer)
    return writer
  }

  const readFor = ({ code, topics }: Locale, options: Options | undefined) =>
    read(options ?? {}, code, (_, type) => repertoire.groupsOf?.(type) ?? topics)

  const generateRead = (locale: Locale, options: ReadOptions) =>
    writePassage(writerOf(locale), options)

  const generatePassage = (locale: Locale, options?: Options) =>
    generateRead(locale, readFor(locale, options))

  return {
    generate: (locale, options) => new GeneratedText(generatePassage(locale, options), locale.code),
    generatePassage,
    generateRead,
    generateChunks: (locale, options, format) => {
      const read = readFor(locale, options)
      return writeChunks(openLocale(locale, repertoire), read, readFormat(format))
    },
  }
}

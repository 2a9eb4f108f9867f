import type { LocaleWriter } from '../engine/locale-writer.js'
import type { Passage } from '../engine/passage.js'
import type { Repertoire } from '../engine/repertoire.js'
import type { Locale } from '../language/locale.js'
import type { Format, TextOptions } from '../options.js'
import { GeneratedText } from './generated-text.js'
import { openLocale } from './open-locale.js'
import { type TextChunks, writeChunks, writePassage } from './write.js'

/** Writes in languages that it is handed. */
export interface LocaleGenerator<Options extends TextOptions> {
  /**
   * Writes placeholder text in a language.
   *
   * @throws RangeError for an unknown type or topic or an impossible count, and for a text that
   *   does not fit into memory: see `count`
   */
  readonly generate: (locale: Locale, options?: Options) => GeneratedText

  /**
   * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
   *
   * The passage holds until the next text is written: encode it first, or keep a copy
   * (`copyPassage`).
   *
   * @throws RangeError for an unknown type or topic or an impossible count, and for a text that
   *   does not fit into memory: see `count`
   */
  readonly generatePassage: (locale: Locale, options?: Options) => Passage

  /**
   * Writes placeholder text in a format, chunk by chunk, so that a text of any length takes the
   * same memory. The chunks, of UTF-8, are joined what `encode` gives for the same options.
   *
   * @param format `text` by default
   * @throws RangeError for an unknown type, topic or format, or an impossible count
   */
  readonly generateChunks: (locale: Locale, options?: Options, format?: Format) => TextChunks
}

export function createLocaleGenerator<Options extends TextOptions>(
  repertoire: Repertoire,
): LocaleGenerator<Options> {
  const writers = new WeakMap<Locale, LocaleWriter>()

  /** A language is compiled when it is first asked for. */
  function writerOf(locale: Locale): LocaleWriter {
    const known = writers.get(locale)
    if (known !== undefined) return known
    const writer = openLocale(locale, repertoire)
    writers.set(locale, writer)
    return writer
  }

  const generatePassage = (locale: Locale, options?: Options) =>
    writePassage(writerOf(locale), options ?? {})

  return {
    generate: (locale, options) => new GeneratedText(generatePassage(locale, options), locale.code),
    generatePassage,
    generateChunks: (locale, options, format = 'text') =>
      writeChunks((random) => openLocale(locale, repertoire, random), options ?? {}, format),
  }
}

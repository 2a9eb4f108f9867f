/**
 * The engine without the registry of languages, for a bundle that wants few of them, or one topic:
 *
 *     import { generate } from '@polyipsum/text/core'
 *     import { tr } from '@polyipsum/text/locales/tr'
 *     import { food } from '@polyipsum/text/locales/nl/food'
 *     generate(tr, { count: 2 }).text
 *     generate(food, { count: 3 }).text
 */

import type { LocaleWriter } from './engine/locale-writer.js'
import type { Passage } from './engine/passage.js'
import { GeneratedText } from './generated-text.js'
import type { Locale } from './locale.js'
import { openLocale } from './open-locale.js'
import type { Format } from './options.js'
import { type TextChunks, type TextOptions, writeChunks, writePassage } from './write.js'

export { LocaleFinder } from './find-locale.js'
export * from './vocabulary.js'

/**
 * Writes placeholder text in a language.
 *
 * @throws RangeError for an unknown type or topic or an impossible count, and for a text that does not fit into
 *   memory: see `count`
 */
export function generate(locale: Locale, options?: TextOptions): GeneratedText {
  return new GeneratedText(generatePassage(locale, options), locale.code)
}

/**
 * Writes placeholder text as bytes, for `encodedLength`, `encodeInto` and `encode`.
 *
 * The passage holds until the next text is written: encode it first, or keep a copy
 * (`copyPassage`).
 *
 * @throws RangeError for an unknown type or topic or an impossible count, and for a text that does not fit into
 *   memory: see `count`
 */
export function generatePassage(locale: Locale, options: TextOptions = {}): Passage {
  return writePassage(writerOf(locale), options)
}

/**
 * Writes placeholder text in a format, chunk by chunk, so that a text of any length takes the
 * same memory. The chunks, of UTF-8, are joined what `encode` gives for the same options.
 *
 * @throws RangeError for an unknown type, topic or format, or an impossible count
 */
export function generateChunks(
  locale: Locale,
  options: TextOptions = {},
  format: Format = 'text',
): TextChunks {
  return writeChunks((random) => openLocale(locale, random), options, format)
}

const writers = new WeakMap<Locale, LocaleWriter>()

/** A language is compiled when it is first asked for. */
function writerOf(locale: Locale): LocaleWriter {
  const known = writers.get(locale)
  if (known !== undefined) return known
  const writer = openLocale(locale)
  writers.set(locale, writer)
  return writer
}

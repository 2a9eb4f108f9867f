/** The words of a written text, for marks where no phrase of its sentences is fit for one. */
import type { PhraseRange } from './mark-phrases.js'

/** Words between spaces; what stands between marks, in a language without spaces between words. */
const WORDS = /(?<![\p{L}\p{M}\p{Nd}’׳״־-])\p{L}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{Nd}’׳״־-])/gu
/** What stands between marks, where words have spaces in them. */
const RUNS = /\p{L}[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)*/gu

/** The most usual length of what people mark, in letters. */
const USUAL = 10

const utf8 = new TextDecoder()
const encoder = new TextEncoder()

/**
 * Finds the words of a text, those first whose length is nearest to what people mark.
 *
 * @param bytes the text in UTF-8
 * @param start where it stands in the passage
 * @param areSpaced whether words have spaces in them
 */
export function writtenWords(
  bytes: Uint8Array,
  start: number,
  areSpaced: boolean,
): readonly PhraseRange[] {
  const text = utf8.decode(bytes)
  let [at, offset] = [0, start]
  return Array.from(text.matchAll(areSpaced ? RUNS : WORDS), ({ 0: word, index }) => {
    const from = offset + encoder.encode(text.slice(at, index)).length
    at = index + word.length
    offset = from + encoder.encode(word).length
    return { range: [from, offset] as const, strangeness: Math.abs(word.length - USUAL) }
  })
    .toSorted((one, other) => one.strangeness - other.strangeness)
    .map(({ range }) => range)
}

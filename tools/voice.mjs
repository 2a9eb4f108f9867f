/** Measures the habits of one narrator, whom readers recognize in all topics. */
import { plain } from './moulds.mjs'

/**
 * The shares of the paragraphs whose last sentence is the shortest, of the sentences that give a reason, and of
 * those with a number, in each topic and in all of them.
 *
 * @param {import('../packages/text/dist/language/locale.js').Locale} locale
 * @param {(text: string) => string[]} wordsOf cuts a text into its words, in lower case
 * @param {{ reason?: RegExp, number?: RegExp }} patterns of the words that give a reason, and of numbers; undefined
 *   where the language lists none
 * @returns {{ topic: string, lastShortest: number, withReason?: number, withNumber?: number }[]} `all` is the last
 */
export function voiceOf({ code, topics, pieces }, wordsOf, { reason, number }) {
  const rowOf = (topic, paragraphs) => {
    const written = paragraphs.map(({ sentences }) => sentences.map(({ line }) => plain(line)))
    const sentences = written.flat().map((text) => text.toLocaleLowerCase(code))
    const shareWith = (pattern) => share(sentences, (text) => pattern.test(text))
    return {
      topic,
      lastShortest: share(written, (texts) =>
        isLastShortest(texts.map((text) => wordsOf(text).length)),
      ),
      withReason: reason && shareWith(reason),
      withNumber: number && shareWith(number),
    }
  }
  const paragraphsOf = (some) => some.flatMap(({ paragraphs }) => paragraphs)
  return [
    ...topics.map((topic) =>
      rowOf(topic, paragraphsOf(pieces.filter((piece) => piece.topic === topic))),
    ),
    rowOf('all', paragraphsOf(pieces)),
  ]
}

function isLastShortest(lengths) {
  const last = lengths.at(-1)
  return lengths.slice(0, -1).every((length) => length > last)
}

function share(all, holds) {
  return all.filter(holds).length / all.length
}

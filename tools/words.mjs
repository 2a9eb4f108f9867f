/**
 * Cuts texts of a language into words.
 *
 * @param {string} code
 * @returns {(text: string) => string[]} the words of a text, as they are written
 */
export function wordsOf(code) {
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' })
  return (text) =>
    text
      .split('\n')
      // Line by line: every segment holds a copy of what it was cut from.
      .flatMap((line) => [...segmenter.segment(line)])
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment)
}

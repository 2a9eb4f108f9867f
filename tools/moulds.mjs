/** Finds moulds: what makes the paragraphs of a language look alike. */

/** Near-twins have a larger share of their words in common than this. */
const TWINS = 0.6
/** Sentences with fewer different words are not compared: they have words in common by chance. */
const SHORTEST = 6

/**
 * A piece overuses a word that it has this many times as often as the other pieces, and at least
 * `OFTEN` times.
 */
const TIMES_AS_OFTEN = 8
const OFTEN = 6

/**
 * @param {import('../packages/text/dist/language/locale.js').Locale} locale
 * @param {(text: string) => string[]} wordsOf cuts a text into its words, in lower case
 */
export function mouldsOf({ pieces }, wordsOf) {
  const read = pieces.map((piece) => ({
    ...piece,
    titleWords: new Set(piece.titles.flatMap((title) => wordsOf(plain(title))).filter(isLong)),
    opened: piece.paragraphs.map(({ sentences: [first] }) => wordsOf(plain(first.line))),
    sentences: piece.paragraphs.flatMap(({ sentences }) =>
      sentences.map(({ line }) => ({ text: plain(line), words: wordsOf(plain(line)) })),
    ),
  }))
  return {
    ...openings(read),
    overused: read.flatMap((piece, i) => overusedWords(piece, read.toSpliced(i, 1))),
    twins: nearTwins(read.flatMap(({ sentences }) => sentences)),
  }
}

/**
 * The share of the paragraphs that begin with the same two words as another, and of those with a
 * word of a title of their piece among these two.
 */
function openings(pieces) {
  const beginnings = pieces.flatMap(({ opened }) =>
    opened.map((words) => words.slice(0, 2).join(' ')),
  )
  const counts = countsOf(beginnings)
  const alike = beginnings.filter((beginning) => counts.get(beginning) > 1)
  const onTitle = pieces.flatMap(({ opened, titleWords }) =>
    opened.filter((words) => words.slice(0, 2).some((word) => titleWords.has(word))),
  )
  return {
    openAlike: alike.length / beginnings.length,
    alike: [...new Set(alike)].map((beginning) => `${beginning} (${counts.get(beginning)})`),
    openOnTitle: onTitle.length / beginnings.length,
  }
}

/** Words that a piece has far more often than the others, apart from those of its subject. */
function overusedWords({ titles, titleWords, sentences }, others) {
  const own = sentences.flatMap(({ words }) => words)
  const rest = others.flatMap((piece) => piece.sentences.flatMap(({ words }) => words))
  const [ownCounts, restCounts] = [countsOf(own), countsOf(rest)]
  return [...ownCounts]
    .filter(([word, count]) => {
      const elsewhere = restCounts.get(word) ?? 0
      // A word that hardly occurs elsewhere belongs to the subject.
      if (count < OFTEN || elsewhere < others.length || titleWords.has(word)) return false
      return count / own.length > (TIMES_AS_OFTEN * elsewhere) / rest.length
    })
    .map(([word, count]) => `${word} (${count} in “${plain(titles[0] ?? [])}”)`)
}

/** Pairs of sentences that say nearly the same. */
function nearTwins(sentences) {
  const long = sentences
    .map(({ text, words }) => ({ text, words: new Set(words) }))
    .filter(({ words }) => words.size >= SHORTEST)
  const twins = []
  for (const [i, one] of long.entries()) {
    for (const other of long.slice(i + 1)) {
      const common = [...one.words].filter((word) => other.words.has(word)).length
      if (common / Math.max(one.words.size, other.words.size) > TWINS) {
        twins.push([one.text, other.text])
      }
    }
  }
  return twins
}

/** A line with the first alternative of each choice. */
export function plain(line) {
  return line.map((part) => (typeof part === 'string' ? part : (part.options?.[0] ?? ''))).join('')
}

function countsOf(items) {
  const counts = new Map()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** Short words, such as articles, do not name a subject. */
const isLong = (word) => word.length > 3

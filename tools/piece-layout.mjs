/** Shows a piece to its author, editor or reader. */
import { combinations, countCombinations } from '../packages/text/dist/notation/combinations.js'

/**
 * The most combinations of a line that are all shown. With more, each alternative is shown at least
 * once.
 */
const MOST_SHOWN = 24

/** How much of its neighbours is shown beside a sentence, in characters. */
const BESIDE = 60

/**
 * A piece with its titles, headings and items, drawn once by chance.
 *
 * @param {import('../packages/text/dist/language/locale.js').Piece} piece
 * @param {import('../packages/text/dist/language/locale.js').Locale} locale
 * @returns {string[]} lines
 */
export function drawPiece(piece, locale) {
  const ties = new Map()
  const draw = (line, own = new Map()) =>
    line.map((part) => drawPart(part, locale, ties, own)).join('')
  const paragraphs = piece.paragraphs.flatMap(({ heading, sentences }) => {
    const own = new Map()
    const drawn = sentences.filter(({ optional }) => !optional || Math.random() < 0.5)
    const text = drawn.map(({ line }) => draw(line, own)).join(locale.sentenceJoiner)
    return ['', `## ${draw(heading, own)}`, '', text]
  })
  return [
    ...piece.titles.map((title) => `title: ${draw(title)}`),
    ...paragraphs,
    '',
    ...piece.items.map((item) => `item: ${draw(item)}`),
  ]
}

function drawPart(part, { lists }, ties, own) {
  if (typeof part === 'string') return part
  const options = 'list' in part ? lists[part.list] : part.options
  const known = /\d/u.test(part.tie ?? '') ? own : ties
  const drawn = known.get(part.tie) ?? Math.floor(Math.random() * options.length)
  if (part.tie !== undefined) known.set(part.tie, drawn)
  return options[drawn]
}

/**
 * A piece with all that can be drawn: every wording of every sentence between its neighbours. Below an
 * optional sentence are its neighbours without it. A mark shows each place where a text may end.
 *
 * @param {import('../packages/text/dist/language/locale.js').Piece} piece
 * @param {import('../packages/text/dist/language/locale.js').Locale} locale
 * @returns {string[]} lines
 */
export function layOut(piece, locale) {
  const wordings = (line) => wordingsOf(line, locale.lists)
  const named = (name, lines) =>
    lines.flatMap((line) => wordings(line).map((wording) => `${name}: ${wording}`))
  return [
    ...named('title', piece.titles),
    ...piece.paragraphs.flatMap((paragraph) => layOutParagraph(paragraph, wordings)),
    '',
    ...named('item', piece.items),
  ]
}

function layOutParagraph({ heading, sentences }, wordings) {
  const all = sentences.map(({ line }) => wordings(line))
  const lines = sentences.flatMap(({ optional }, i) => {
    const before = (all[i - 1]?.[0] ?? '').slice(-BESIDE)
    const after = (all[i + 1]?.[0] ?? '').slice(0, BESIDE)
    return [
      `${i + 1}${optional ? '?' : ' '} …${before} | | ${after}…`,
      ...all[i].map((wording) => `      ${wording}`),
      ...(optional ? [`      without it: …${before} ${after}…`] : []),
      ...(i > 0 && i < sentences.length - 1 ? ['      (may end here)'] : []),
    ]
  })
  return ['', ...wordings(heading).map((wording) => `## ${wording}`), '', ...lines]
}

/** All wordings of a line. Of a line with very many, each alternative at least once. */
function wordingsOf(line, lists) {
  if (countCombinations(line) <= MOST_SHOWN) return [...combinations(line, lists)]
  const longest = Math.max(...line.map((part) => (part.options ?? []).length))
  return Array.from({ length: longest }, (_, i) =>
    line
      .map((part) => {
        if (typeof part === 'string') return part
        const options = part.options ?? lists[part.list]
        return options[i % options.length]
      })
      .join(''),
  )
}

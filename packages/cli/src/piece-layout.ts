/** Shows a piece to its author, editor or reader. */
import type { Choice, Line, Locale, Paragraph, Piece } from '@polyipsum/text'
import { combinations, countCombinations } from '@polyipsum/text/folder'

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
 * @returns lines
 */
type Drawn = Map<string, number>

export function drawPiece(piece: Piece, locale: Locale): readonly string[] {
  const ties: Drawn = new Map()
  const draw = (line: Line, own: Drawn = new Map()) =>
    line.map((part) => drawPart(part, locale, ties, own)).join('')
  const paragraphs = piece.paragraphs.flatMap(({ heading, sentences }) => {
    const own: Drawn = new Map()
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

function drawPart(part: string | Choice, { lists }: Locale, ties: Drawn, own: Drawn): string {
  if (typeof part === 'string') return part
  const options = optionsOf(part, lists)
  const tie = 'tie' in part ? part.tie : undefined
  const known = /\d/u.test(tie ?? '') ? own : ties
  const before = tie === undefined ? undefined : known.get(tie)
  const drawn = before ?? Math.floor(Math.random() * options.length)
  if (tie !== undefined) known.set(tie, drawn)
  return options[drawn] ?? ''
}

function optionsOf(choice: Choice, lists: Locale['lists']): readonly string[] {
  return 'list' in choice ? (lists[choice.list] ?? []) : choice.options
}

/**
 * A piece with all that can be drawn: every wording of every sentence between its neighbours. Below an
 * optional sentence are its neighbours without it. A mark shows each place where a text may end.
 *
 * @returns lines
 */
export function layOut(piece: Piece, locale: Locale): readonly string[] {
  const wordings: Wordings = (line) => wordingsOf(line, locale.lists)
  const named = (name: string, lines: readonly Line[]) =>
    lines.flatMap((line) => wordings(line).map((wording) => `${name}: ${wording}`))
  return [
    ...named('title', piece.titles),
    ...piece.paragraphs.flatMap((paragraph) => layOutParagraph(paragraph, wordings)),
    '',
    ...named('item', piece.items),
  ]
}

type Wordings = (line: Line) => readonly string[]

function layOutParagraph({ heading, sentences }: Paragraph, wordings: Wordings): readonly string[] {
  const all = sentences.map(({ line }) => wordings(line))
  const lines = sentences.flatMap(({ optional }, i) => {
    const before = (all[i - 1]?.[0] ?? '').slice(-BESIDE)
    const after = (all[i + 1]?.[0] ?? '').slice(0, BESIDE)
    return [
      `${i + 1}${optional ? '?' : ' '} …${before} | | ${after}…`,
      ...(all[i] ?? []).map((wording) => `      ${wording}`),
      ...(optional ? [`      without it: …${before} ${after}…`] : []),
      ...(i > 0 && i < sentences.length - 1 ? ['      (may end here)'] : []),
    ]
  })
  return ['', ...wordings(heading).map((wording) => `## ${wording}`), '', ...lines]
}

/** All wordings of a line. Of a line with very many, each alternative at least once. */
function wordingsOf(line: Line, lists: Locale['lists']): readonly string[] {
  if (countCombinations(line) <= MOST_SHOWN) return [...combinations(line, lists)]
  const longest = Math.max(
    ...line.map((part) =>
      typeof part !== 'string' && 'options' in part ? part.options.length : 0,
    ),
  )
  return Array.from({ length: longest }, (_, i) =>
    line
      .map((part) => {
        if (typeof part === 'string') return part
        const options = optionsOf(part, lists)
        return options[i % options.length] ?? ''
      })
      .join(''),
  )
}

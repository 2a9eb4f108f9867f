/** What may stand at the cursor in the file of a topic, or of filler. */
import { parseLine } from '@polyipsum/text/folder'
import type { Before, Offer } from './offer.js'

const PIECE = '# piece: '
const HEADING = '## '
const OPTIONAL = '? '

const PIECE_OFFER: Offer = { text: PIECE, detail: 'a piece, and what it is about' }
const TITLE_OFFER: Offer = { text: 'title: ', detail: 'a title of the piece' }
const ITEM_OFFER: Offer = { text: 'item: ', detail: 'a point for a list in the piece' }
const HEADING_OFFER: Offer = { text: HEADING, detail: 'a paragraph under its heading' }
const OPTIONAL_OFFER: Offer = { text: OPTIONAL, detail: 'a sentence that may be left out' }

/** @param isFiller whether the pieces have no titles, items and headings */
export function topicOffers({ above, line }: Before, isFiller: boolean): readonly Offer[] {
  const piece = above.slice(above.findLastIndex(isPiece))
  const isInPiece = piece.some(isPiece)
  const choice = isInPiece ? choiceOffers(piece, line) : undefined
  if (choice !== undefined) return choice
  const last = above.at(-1) ?? ''
  const isApart = last === '' || isComment(last)
  const hasParagraph = piece.some(isHeading)
  const sentences = hasParagraph && last !== '' ? sentencesAtEnd(piece) : []
  return [
    ...(isInPiece && !hasParagraph && !isFiller ? [TITLE_OFFER, ITEM_OFFER] : []),
    ...(isInPiece && isApart ? [HEADING_OFFER] : []),
    ...(isApart ? [PIECE_OFFER] : []),
    ...(sentences.length > 0 && !sentences.at(-1)?.startsWith(OPTIONAL) ? [OPTIONAL_OFFER] : []),
  ]
}

function isPiece(line: string): boolean {
  return line.startsWith(PIECE)
}

function isHeading(line: string): boolean {
  return /^##(?: |$)/u.test(line)
}

function isComment(line: string): boolean {
  return line.startsWith('# ') && !isPiece(line)
}

/** The sentences of the paragraph at the end. */
function sentencesAtEnd(piece: readonly string[]): readonly string[] {
  const paragraph = piece.slice(Math.max(piece.findLastIndex(isHeading), piece.lastIndexOf('')))
  return paragraph.filter((line) => line !== '' && !isHeading(line) && !isComment(line))
}

/** A choice that has been begun: an opening brace, perhaps with a tie. */
const BEGUN = /\{(?:[0-9A-Z]:?)?$/u

/**
 * Choices, when a brace has been opened in a line of text: a free one, one for each tie so far with as many
 * alternatives, and those with the next free digit and letter.
 *
 * @returns undefined when no choice has been begun
 */
function choiceOffers(piece: readonly string[], line: string): readonly Offer[] | undefined {
  const [begun] = BEGUN.exec(line) ?? []
  if (begun === undefined || isPiece(line) || isComment(line)) return undefined
  const isInParagraph = piece.some(isHeading) || isHeading(line)
  const own = isHeading(line) ? [line] : [...piece.slice(piece.findLastIndex(isHeading)), line]
  const ties = [...(isInParagraph ? tiesIn(own, /\d/u) : []), ...tiesIn([...piece, line], /[A-Z]/u)]
  const names = ties.map(({ tie }) => tie)
  const free = [...(isInParagraph ? '123456789' : ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const next = [
    free.find((tie) => /\d/u.test(tie) && !names.includes(tie)),
    nextLetter(free, names),
  ]
  const offers: Offer[] = [
    { text: '{\0|\0}', detail: 'a choice' },
    ...ties.map(({ tie, options }) => ({
      text: `{${tie}:${options.map(() => '\0').join('|')}}`,
      detail: `tied to {${tie}:${options.join('|')}}`,
    })),
    ...next.flatMap((tie) =>
      tie === undefined
        ? []
        : {
            text: `{${tie}:\0|\0}`,
            detail: `tied throughout the ${/\d/u.test(tie) ? 'paragraph' : 'piece'}`,
          },
    ),
  ]
  return offers
    .filter(({ text }) => text.startsWith(begun))
    .map((offer) => ({ ...offer, replaced: begun.length }))
}

function nextLetter(free: readonly string[], names: readonly string[]): string | undefined {
  return free.find((tie) => /[A-Z]/u.test(tie) && !names.includes(tie))
}

interface Tie {
  readonly tie: string
  readonly options: readonly string[]
}

/** The ties of some lines with such a name, each as it first stands there. */
function tiesIn(lines: readonly string[], name: RegExp): readonly Tie[] {
  const ties = new Map<string, readonly string[]>()
  for (const part of lines.flatMap((text) => parseLine(text))) {
    if (typeof part === 'string' || 'list' in part || part.tie === undefined) continue
    if (name.test(part.tie) && !ties.has(part.tie)) ties.set(part.tie, part.options)
  }
  return [...ties]
    .map(([tie, options]) => ({ tie, options }))
    .toSorted((a, b) => a.tie.localeCompare(b.tie))
}

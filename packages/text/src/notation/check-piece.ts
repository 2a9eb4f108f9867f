/** Checks a piece as a whole: the number of its parts, and its ties. */
import type { Alternatives, Line } from '../language/locale.js'
import type { Draft, DraftParagraph } from './draft.js'
import type { FaultCollector } from './faults.js'

/** How many parts a piece has: `packages/text/locales/README.md` tells authors. */
const TITLES = 5
const ITEMS = 6
const PARAGRAPHS = 6
const SENTENCES = { least: 3, most: 8 }
const SURE_SENTENCES = 3
const VARIANTS = 100

export function checkPiece(draft: Draft, isFiller: boolean, faults: FaultCollector): void {
  const { line, titles, items, paragraphs } = draft
  if (!isFiller) {
    atLeast(titles.length, TITLES, 'titles', 'Write “title: …”')
    atLeast(items.length, ITEMS, 'items', 'Write “item: …”')
  }
  if (paragraphs.length !== PARAGRAPHS) {
    const count = `${paragraphs.length} paragraphs`
    faults.add(line, count, `Write ${PARAGRAPHS}, each under “## A heading”`)
  }
  const letters = new Map<string, number>()
  for (const titleOrItem of [...titles, ...items]) checkTies(titleOrItem, line, [letters], faults)
  for (const paragraph of paragraphs) checkParagraph(paragraph, letters, faults)

  function atLeast(count: number, least: number, what: string, how: string): void {
    if (count < least) faults.add(line, `${count} ${what}`, `${how} ${least} times or more`)
  }
}

function checkParagraph(
  { line, heading, sentences }: DraftParagraph,
  letters: Map<string, number>,
  faults: FaultCollector,
): void {
  const { least, most } = SENTENCES
  if (sentences.length < least || sentences.length > most) {
    faults.add(line, `${sentences.length} sentences`, `Write ${least} to ${most}`)
  }
  if (sentences.filter(({ optional }) => !optional).length < SURE_SENTENCES) {
    faults.add(line, 'too many optional sentences', `Leave ${SURE_SENTENCES} without “? ”`)
  }
  if (sentences[0]?.optional) {
    faults.add(sentences[0].number, 'the first sentence is optional', 'Write it without “? ”')
  }
  for (const [i, { number, optional }] of sentences.entries()) {
    if (optional && sentences[i - 1]?.optional) {
      faults.add(number, 'two optional sentences side by side', 'Write one of them without “? ”')
    }
  }
  const digits = new Map<string, number>()
  checkTies(heading, line, [letters, digits], faults)
  let variants = 1
  for (const { number, line, optional } of sentences) {
    variants *= checkTies(line, number, [letters, digits], faults) * (optional ? 2 : 1)
  }
  if (variants < VARIANTS) {
    faults.add(line, `${variants} variants`, `Write more alternatives: ${VARIANTS} are wanted`)
  }
}

/**
 * Checks that all choices with the same tie have the same number of alternatives.
 *
 * @param ties the number of alternatives of each tie so far: of the piece, and of the paragraph
 * @returns the number of variants of the line, ties that occurred before not counted
 */
function checkTies(
  line: Line,
  number: number,
  [letters, digits]: readonly [Map<string, number>, Map<string, number>?],
  faults: FaultCollector,
): number {
  let variants = 1
  for (const choice of line) {
    if (typeof choice === 'string') continue
    if ('list' in choice) variants *= VARIANTS
    else if (choice.tie === undefined) variants *= choice.options.length
    else variants *= checkTie(choice, choice.tie, /\d/u.test(choice.tie) ? digits : letters)
  }
  return variants

  function checkTie({ options }: Alternatives, tie: string, ties?: Map<string, number>): number {
    const before = ties?.get(tie)
    if (ties === undefined) {
      faults.add(number, `the tie ${tie} outside a paragraph`, 'Tie with a capital letter')
    } else if (before === undefined) {
      ties.set(tie, options.length)
      return options.length
    } else if (before !== options.length) {
      const fault = `the tie ${tie} has ${options.length} alternatives here and ${before} before`
      faults.add(number, fault, 'Write as many, in the same order')
    }
    return 1
  }
}

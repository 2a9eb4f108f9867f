import type { Element } from '../../options.js'
import type { Random } from '../random.js'
import type { ArticleNode, Phrase } from './article.js'
import { Round, VARIETY } from './round.js'

/** Where a phrase stands. */
export type PhraseRange = readonly [start: number, end: number]

/** A paragraph of which phrases are to be marked. */
export interface Markable {
  readonly text: ArticleNode<'text'>
  /** The phrases that are fit for a mark, in their order. */
  readonly phrases: readonly PhraseRange[]
  /** Finds its words, in the order in which to choose from them. */
  readonly words: () => readonly PhraseRange[]
  /** Gets what it consists of. */
  readonly children: Phrase[]
}

type Mark = 'emphasis' | 'strong' | 'link'
type Marked = ArticleNode<Mark>

/** The marks of an article by its elements, in their turn. */
const EMPHASIS: readonly Mark[] = ['emphasis', 'strong']
const LINKS: readonly Mark[] = ['link']
const BOTH: readonly Mark[] = ['emphasis', 'link', 'strong', 'link']
const NONE: readonly Mark[] = []

function marksOf(elements: ReadonlySet<Element>): readonly Mark[] {
  if (!elements.has('emphasis')) return elements.has('links') ? LINKS : NONE
  return elements.has('links') ? BOTH : EMPHASIS
}

/**
 * Marks phrases of the paragraphs of an article: each mark once at least, and others by chance. Gives
 * each paragraph its children.
 */
export function markPhrases(
  paragraphs: readonly Markable[],
  elements: ReadonlySet<Element>,
  random: Random,
): void {
  const marks = marksOf(elements)
  const due = new Set(marks)
  const round = new Round(marks, random.below(VARIETY))
  /** How many phrases of a paragraph are marked at most, each in a part of its own. */
  const parts = marks === BOTH ? 2 : Math.min(1, marks.length)
  const marked: Marked[][] = []
  for (const { phrases } of paragraphs) {
    const own: Marked[] = []
    for (let part = 0; part < parts; part++) {
      const first = Math.floor((part * phrases.length) / parts)
      const count = Math.floor(((part + 1) * phrases.length) / parts) - first
      if (count === 0 || !(due.size > 0 || random.below(2) === 0)) continue
      const mark = round.next()
      own.push(markOf(mark, phrases[first + random.below(count)] as PhraseRange))
      if (due.size > 0) due.delete(mark)
    }
    marked.push(own)
  }
  if (due.size > 0) markOthers(paragraphs, marked, due, random)
  for (const [i, paragraph] of paragraphs.entries()) fill(paragraph, marked[i] as Marked[])
}

function markOf(kind: Mark, [start, end]: PhraseRange): Marked {
  return { kind, children: [{ kind: 'text', start, end }] }
}

/**
 * Marks with what no phrase has yet, beside no marked phrase: phrases if any are left, or else words of
 * the paragraphs from the last on.
 */
function markOthers(
  paragraphs: readonly Markable[],
  marked: readonly Marked[][],
  due: ReadonlySet<Mark>,
  random: Random,
): void {
  for (const mark of due) {
    const free = paragraphs.flatMap(({ phrases }, i) => {
      const own = marked[i] as Marked[]
      return phrases.filter(isFreeOf(own)).map((phrase) => ({ phrase, own }))
    })
    const chosen = free[random.below(Math.max(free.length, 1))] ?? freeWord(paragraphs, marked)
    if (chosen === undefined) continue
    chosen.own.push(markOf(mark, chosen.phrase))
    chosen.own.sort((one, other) => startOf(one) - startOf(other))
  }
}

function freeWord(paragraphs: readonly Markable[], marked: readonly Marked[][]) {
  for (let i = paragraphs.length - 1; i >= 0; i--) {
    const own = marked[i] as Marked[]
    const phrase = paragraphs[i]?.words().find(isFreeOf(own))
    if (phrase !== undefined) return { phrase, own }
  }
  return undefined
}

/** Whether a phrase touches no marked one: Markdown could not tell their marks apart. */
function isFreeOf(marked: readonly Marked[]): (phrase: PhraseRange) => boolean {
  return ([start, end]) => marked.every((one) => end < startOf(one) || endOf(one) < start)
}

// A marked phrase is one text.
const startOf = ({ children: [text] }: Marked) => (text as ArticleNode<'text'>).start
const endOf = ({ children: [text] }: Marked) => (text as ArticleNode<'text'>).end

function fill({ text, children }: Markable, marked: readonly Marked[]): void {
  let at = text.start
  for (const one of marked) {
    if (startOf(one) > at) children.push({ kind: 'text', start: at, end: startOf(one) })
    children.push(one)
    at = endOf(one)
  }
  children.push({ kind: 'text', start: at, end: text.end })
}

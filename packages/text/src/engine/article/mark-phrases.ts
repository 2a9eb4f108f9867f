import type { Element } from '../../options.js'
import type { Random } from '../random.js'
import type { ArticleNode, Phrase } from './article.js'
import { Round, VARIETY } from './round.js'

/** Where a phrase stands. */
export type PhraseRange = readonly [start: number, end: number]

/** A paragraph with its phrases that are fit for a mark, in their order. */
export interface Markable {
  readonly text: ArticleNode<'text'>
  readonly phrases: readonly PhraseRange[]
  /** Its words, in the order in which to choose from them. */
  readonly words: () => readonly PhraseRange[]
}

type Mark = 'emphasis' | 'strong' | 'link'

/** The marks of an article by its elements, in their turn. */
const EMPHASIS: readonly Mark[] = ['emphasis', 'strong']
const LINKS: readonly Mark[] = ['link']
const BOTH: readonly Mark[] = ['emphasis', 'link', 'strong', 'link']

/**
 * Marks phrases of the paragraphs of an article: each mark once at least, and others by chance.
 *
 * @returns the contents of each paragraph
 */
export function markPhrases(
  paragraphs: readonly Markable[],
  elements: ReadonlySet<Element>,
  random: Random,
): readonly (readonly Phrase[])[] {
  const [hasEmphasis, hasLinks] = [elements.has('emphasis'), elements.has('links')]
  if (!hasEmphasis && !hasLinks) return paragraphs.map(({ text }) => [text])
  const marks = hasEmphasis && hasLinks ? BOTH : hasLinks ? LINKS : EMPHASIS
  const due = new Set(marks)
  const round = new Round(marks, random.below(VARIETY))
  /** How many phrases of a paragraph are marked at most, each in a part of its own. */
  const parts = hasEmphasis && hasLinks ? 2 : 1
  const marked = paragraphs.map(({ phrases }) => {
    const own = new Map<PhraseRange, Mark>()
    for (let part = 0; part < parts; part++) {
      const first = Math.floor((part * phrases.length) / parts)
      const count = Math.floor(((part + 1) * phrases.length) / parts) - first
      if (count === 0 || !(due.size > 0 || random.below(2) === 0)) continue
      const mark = round.next()
      own.set(phrases[first + random.below(count)] as PhraseRange, mark)
      due.delete(mark)
    }
    return own
  })
  markOthers(paragraphs, marked, due, random)
  return paragraphs.map(({ text }, i) =>
    contents(text, marked[i] as ReadonlyMap<PhraseRange, Mark>),
  )
}

/**
 * Marks with what no phrase has yet, beside no marked phrase: phrases if any are left, or else words of
 * the paragraphs from the last on.
 */
function markOthers(
  paragraphs: readonly Markable[],
  marked: readonly Map<PhraseRange, Mark>[],
  due: ReadonlySet<Mark>,
  random: Random,
): void {
  for (const mark of due) {
    const free = paragraphs.flatMap(({ phrases }, i) => {
      const own = marked[i] as Map<PhraseRange, Mark>
      return phrases.filter(isFreeOf(own)).map((phrase) => ({ phrase, own }))
    })
    const chosen = free[random.below(Math.max(free.length, 1))] ?? freeWord(paragraphs, marked)
    chosen?.own.set(chosen.phrase, mark)
  }
}

function freeWord(paragraphs: readonly Markable[], marked: readonly Map<PhraseRange, Mark>[]) {
  for (let i = paragraphs.length - 1; i >= 0; i--) {
    const own = marked[i] as Map<PhraseRange, Mark>
    const phrase = paragraphs[i]?.words().find(isFreeOf(own))
    if (phrase !== undefined) return { phrase, own }
  }
  return undefined
}

/** Whether a phrase touches no marked one: Markdown could not tell their marks apart. */
function isFreeOf(marked: ReadonlyMap<PhraseRange, Mark>): (phrase: PhraseRange) => boolean {
  const ranges = [...marked.keys()]
  return ([start, end]) => ranges.every(([from, to]) => end < from || to < start)
}

function contents(
  { start, end }: ArticleNode<'text'>,
  marked: ReadonlyMap<PhraseRange, Mark>,
): readonly Phrase[] {
  const phrases: Phrase[] = []
  let at = start
  const inOrder = [...marked].toSorted(([[one]], [[other]]) => one - other)
  for (const [[from, to], kind] of inOrder) {
    if (from > at) phrases.push({ kind: 'text', start: at, end: from })
    phrases.push({ kind, children: [{ kind: 'text', start: from, end: to }] })
    at = to
  }
  phrases.push({ kind: 'text', start: at, end })
  return phrases
}

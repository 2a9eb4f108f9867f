import type { Element } from '../../options.js'
import type { Random } from '../random.js'
import type { ArticleNode, Phrase } from './article.js'
import { Round } from './round.js'

/** The elements of an article that mark phrases, and what each marks them as. */
const MARKS = [
  ['emphasis', ['emphasis', 'strong']],
  ['links', ['link']],
] as const

/** Where a phrase stands. */
export type PhraseRange = readonly [start: number, end: number]

/** Marks phrases of paragraphs: with each mark as soon as there is a phrase for it, then by chance. */
export class PhraseMarker {
  readonly #marks: Round<(typeof MARKS)[number][1]>
  /** How many marks an article has. */
  readonly #count: number
  /** How many of them no phrase has yet. */
  #due: number

  constructor(elements: ReadonlySet<Element>) {
    const marks = MARKS.filter(([element]) => elements.has(element)).map(([, kinds]) => kinds)
    this.#marks = new Round(marks)
    this.#count = marks.length
    this.#due = marks.length
  }

  /**
   * Marks at most one phrase in each of as many parts of a paragraph as there are marks.
   *
   * @param phrases those of the paragraph that are fit for a mark
   */
  mark(
    { start, end }: ArticleNode<'text'>,
    phrases: readonly PhraseRange[],
    random: Random,
  ): readonly Phrase[] {
    const marked: Phrase[] = []
    let at = start
    for (let part = 0; part < this.#count; part++) {
      const first = Math.floor((part * phrases.length) / this.#count)
      const count = Math.floor(((part + 1) * phrases.length) / this.#count) - first
      if (count === 0 || !(this.#due > 0 || random.below(2) === 0)) continue
      const [from, to] = phrases[first + random.below(count)] as PhraseRange
      const kinds = this.#marks.next()
      const kind = kinds[random.below(kinds.length)] as (typeof kinds)[number]
      this.#due--
      if (from > at) marked.push({ kind: 'text', start: at, end: from })
      marked.push({ kind, children: [{ kind: 'text', start: from, end: to }] })
      at = to
    }
    marked.push({ kind: 'text', start: at, end })
    return marked
  }
}

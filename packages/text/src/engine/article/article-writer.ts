import type { LocaleTables } from '../../compile/locale-tables.js'
import { IMAGES, SNIPPETS, type Snippet } from '../../formats/snippets.js'
import type { Element, ListKind } from '../../options.js'
import type { FreshSources } from '../fresh-sources.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { SentenceCount } from '../text-writer.js'
import type { Article, ArticleNode, Block, List } from './article.js'
import { ArticleTexts } from './article-texts.js'
import { type Markable, markPhrases } from './mark-phrases.js'
import { line, listOf, NESTED_ITEMS, nestedList, tableOf } from './nodes.js'
import { Round, VARIETY } from './round.js'
import { type BlockElement, hasAll, type Part, spread } from './spread.js'

/** What is to be written. */
export interface ArticleOrder {
  readonly topic: number | undefined
  readonly start: boolean
  /** How many sections. */
  readonly count: number
  readonly elements: ReadonlySet<Element>
  /** How many sentences a paragraph has; undefined for as many as it was written with. */
  readonly length: SentenceCount | undefined
  /** Whether it is sections alone, without a title and a lead. */
  readonly isFragment: boolean
  /** What its lists are; both in turn where it says neither. */
  readonly lists: ListKind | undefined
}

/** Writes articles: the title of a piece, a lead, and its paragraphs under their headings. */
export class ArticleWriter {
  readonly #texts: ArticleTexts

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter) {
    this.#texts = new ArticleTexts(tables, passage)
  }

  /** Sources for articles without a seed. */
  get freshSources(): FreshSources {
    return this.#texts.freshSources
  }

  write(order: ArticleOrder, random: Random): Article {
    this.#texts.begin(order.topic, random)
    return new Draft(order, this.#texts, random).write()
  }
}

/** How many sentences an article has at least in which phrases are marked. */
const MARKED_SENTENCES = 4

/** The fewest items of a list, unless the others of its piece are in a list with a list in it. */
const LEAST_ITEMS = 3

/** The lists that have a list in them, where an article has everything. */
const NESTED = { bulleted: 'bulletedList', numbered: 'numberedList' } as const

/** One article that is being written. */
class Draft {
  readonly #order: ArticleOrder
  readonly #texts: ArticleTexts
  readonly #random: Random
  readonly #hasAll: boolean
  readonly #snippets: Round<Snippet>
  readonly #images: Round<string>
  #length: SentenceCount | undefined
  /** The number of the next table. */
  #tableNumber: number
  /** The paragraphs, and what they consist of: phrases are marked when all paragraphs are written. */
  readonly #paragraphs: Markable[] = []
  /** What quotations and definitions consist of: it is written when all paragraphs are. */
  readonly #quotes: ArticleNode<'paragraph'>[][] = []
  readonly #definitions: ArticleNode<'term' | 'description'>[][] = []
  readonly #blocks: Readonly<Record<BlockElement, (children: Block[]) => void>> = {
    bulletedList: (children) => children.push(this.#list('bulletedList')),
    numberedList: (children) => children.push(this.#list('numberedList')),
    definitions: (children) => children.push(this.#definitionList()),
    quotes: (children) => children.push(this.#quote()),
    tables: (children) => children.push(this.#table()),
    code: (children) => children.push(...this.#code()),
    images: (children) => children.push(this.#figure()),
  }

  constructor(order: ArticleOrder, texts: ArticleTexts, random: Random) {
    this.#order = order
    this.#texts = texts
    this.#random = random
    this.#hasAll = hasAll(order.elements)
    this.#snippets = new Round(SNIPPETS, random.below(VARIETY))
    this.#images = new Round(IMAGES, random.below(VARIETY))
    this.#tableNumber = random.below(VARIETY)
  }

  write(): Article {
    const { isFragment, start, elements } = this.#order
    const children: Block[] = []
    const sections = spread(this.#order, this.#random)
    const paragraphs = sections.flat().length
    this.#length = this.#roomyLength(isFragment ? paragraphs : paragraphs + 1)
    if (!isFragment) children.push(this.#title(), this.#paragraph())
    for (const [i, parts] of sections.entries()) {
      const isFirst = isFragment && i === 0
      if (!isFirst) this.#texts.nextSection(parts.length, this.#random)
      this.#writeSection(children, parts, isFirst && start)
    }
    this.#writeOthers()
    markPhrases(this.#paragraphs, elements, this.#random)
    return { kind: isFragment ? 'fragment' : 'article', children }
  }

  /** @param opens whether it begins with “Lorem ipsum” */
  #writeSection(children: Block[], parts: readonly Part[], opens: boolean): void {
    for (const [i, { before, blocks }] of parts.entries()) {
      if (i > 0) this.#texts.nextParagraph(this.#random)
      if (before === 'rule') children.push({ kind: 'rule' })
      else if (before !== undefined) {
        children.push(line(before, this.#texts.heading(this.#random)))
      }
      children.push(this.#paragraph(opens && i === 0))
      for (const block of blocks) this.#blocks[block](children)
    }
  }

  /** How many sentences a paragraph has: enough in all, so that there is a word for every mark. */
  #roomyLength(paragraphs: number): SentenceCount | undefined {
    const { length, elements } = this.#order
    if (length === undefined || !(elements.has('emphasis') || elements.has('links'))) return length
    const [least, most] = length
    return [Math.max(least, Math.min(most, Math.ceil(MARKED_SENTENCES / paragraphs))), most]
  }

  #title(): Block {
    const { start } = this.#order
    const text = start ? this.#texts.openingTitle(this.#random) : this.#texts.title(this.#random)
    return line('title', text)
  }

  #paragraph(opens = false): Block {
    const paragraph = this.#texts.paragraph(this.#length, opens, this.#random)
    this.#paragraphs.push(paragraph)
    return { kind: 'paragraph', children: paragraph.children }
  }

  /** A list. Two lists of a piece have items enough; where there is everything, one has a list in it. */
  #list(kind: List['kind']): List {
    const total = this.#texts.itemCount
    if (!this.#hasAll || total < NESTED_ITEMS) {
      const most = Math.max(LEAST_ITEMS, Math.ceil(total / 2))
      return listOf(kind, this.#texts.items(LEAST_ITEMS, most, this.#random))
    }
    if (kind === NESTED[this.#order.lists ?? 'bulleted']) {
      const texts = this.#texts.items(NESTED_ITEMS, NESTED_ITEMS, this.#random)
      return nestedList(kind, texts, this.#random.below(2))
    }
    const others = Math.min(LEAST_ITEMS, total - NESTED_ITEMS)
    return listOf(kind, this.#texts.items(others, others, this.#random))
  }

  #definitionList(): Block {
    const count = 2 + this.#random.below(2)
    const children = Array.from({ length: count }, () => {
      const parts: ArticleNode<'term' | 'description'>[] = []
      this.#definitions.push(parts)
      return { kind: 'definition', children: parts } as const
    })
    return { kind: 'definitions', children }
  }

  #quote(): Block {
    const children: ArticleNode<'paragraph'>[] = []
    this.#quotes.push(children)
    return { kind: 'quote', children }
  }

  /** A snippet; in an article that has everything, under a title with the name of its file. */
  #code(): readonly Block[] {
    const snippet = this.#snippets.next()
    const code = { kind: 'code', snippet } as const
    if (!this.#hasAll) return [code]
    const children = this.#texts.titleWithCode(snippet.file, this.#random)
    return [{ kind: 'paragraph', children }, code]
  }

  #table(): Block {
    const { caption, heads, rows } = this.#texts.table(this.#tableNumber++, this.#random)
    return tableOf(caption, heads, rows)
  }

  #figure(): Block {
    const alternative = this.#texts.title(this.#random)
    const caption = this.#texts.title(this.#random)
    return { kind: 'figure', url: this.#images.next(), children: [alternative, caption] }
  }

  /**
   * Writes the quotations and the definitions: a heading each, and how its paragraph begins. They are
   * of paragraphs that the article does not have, as long as there are any: nobody quotes what stands
   * on the same page.
   */
  #writeOthers(): void {
    for (const paragraphs of this.#quotes) {
      this.#texts.enterUnused(this.#random)
      paragraphs.push(line('paragraph', this.#texts.firstSentence(this.#random)))
    }
    for (const parts of this.#definitions) {
      this.#texts.enterUnused(this.#random)
      const term = line('term', this.#texts.heading(this.#random))
      parts.push(term, line('description', this.#texts.firstSentence(this.#random)))
    }
  }
}

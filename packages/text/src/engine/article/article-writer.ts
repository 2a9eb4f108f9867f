import type { LocaleTables } from '../../compile/locale-tables.js'
import { IMAGES, SNIPPETS, type Snippet } from '../../formats/snippets.js'
import type { Element, ListKind } from '../../options.js'
import type { FreshSources } from '../fresh-sources.js'
import type { PassageWriter } from '../passage.js'
import type { Random } from '../random.js'
import type { SentenceCount } from '../text-writer.js'
import type { Article, ArticleNode, Block, NodeKind } from './article.js'
import { ArticleTexts } from './article-texts.js'
import { PhraseMarker } from './phrase-marker.js'
import { Round, VARIETY } from './round.js'

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

/** The elements that are blocks of their own. */
type BlockElement = Exclude<Element, 'headings' | 'links' | 'emphasis'>

const LISTS = { bulleted: 'bulletedList', numbered: 'numberedList' } as const

/** One article that is being written. */
class Draft {
  readonly #order: ArticleOrder
  readonly #texts: ArticleTexts
  readonly #random: Random
  readonly #marker: PhraseMarker
  readonly #lists: Round<ListKind>
  readonly #snippets: Round<Snippet>
  readonly #images: Round<string>
  /** The number of the next table. */
  #tableNumber: number
  /** What quotations and definitions consist of: it is written when all paragraphs are. */
  readonly #quotes: ArticleNode<'paragraph'>[][] = []
  readonly #definitions: ArticleNode<'term' | 'description'>[][] = []
  readonly #blocks: Readonly<Record<BlockElement, () => Block>> = {
    lists: () => this.#list(),
    definitions: () => this.#definitionList(),
    quotes: () => this.#quote(),
    tables: () => this.#table(),
    code: () => ({ kind: 'code', snippet: this.#snippets.next() }),
    images: () => this.#figure(),
  }

  constructor(order: ArticleOrder, texts: ArticleTexts, random: Random) {
    this.#order = order
    this.#texts = texts
    this.#random = random
    this.#marker = new PhraseMarker(order.elements)
    this.#lists = new Round(order.lists === undefined ? ['bulleted', 'numbered'] : [order.lists])
    this.#snippets = new Round(SNIPPETS, random.below(VARIETY))
    this.#images = new Round(IMAGES, random.below(VARIETY))
    this.#tableNumber = random.below(VARIETY)
  }

  write(): Article {
    const { isFragment, start } = this.#order
    const sections = this.#spreadBlocks()
    const children: Block[] = []
    if (!isFragment) children.push(this.#title(), this.#paragraph())
    for (const [i, blocks] of sections.entries()) {
      const isFirst = isFragment && i === 0
      if (!isFirst) this.#texts.nextParagraph(this.#random)
      if (this.#order.elements.has('headings')) children.push(this.#heading())
      children.push(this.#paragraph(isFirst && start))
      for (const block of blocks) children.push(this.#blocks[block]())
    }
    this.#writeOthers()
    return { kind: isFragment ? 'fragment' : 'article', children }
  }

  /** Which blocks each section has: each element once at least, and now and then one more. */
  #spreadBlocks(): readonly (readonly BlockElement[])[] {
    const { count, elements } = this.#order
    const blocks = (Object.keys(this.#blocks) as BlockElement[]).filter((block) =>
      elements.has(block),
    )
    const sections: BlockElement[][] = Array.from({ length: count }, () => [])
    for (const [i, block] of blocks.entries()) {
      sections[Math.floor(((i + 0.5) * count) / blocks.length)]?.push(block)
    }
    for (const section of sections) {
      const block = blocks[this.#random.below(Math.max(blocks.length, 1))]
      if (block !== undefined && section.length === 0 && this.#random.below(3) === 0) {
        section.push(block)
      }
    }
    return sections
  }

  #title(): Block {
    const { start } = this.#order
    const text = start ? this.#texts.openingTitle(this.#random) : this.#texts.title(this.#random)
    return line('title', text)
  }

  #heading(): Block {
    return line('heading', this.#texts.heading(this.#random))
  }

  #paragraph(opens = false): Block {
    const { text, phrases } = this.#texts.paragraph(this.#order.length, opens, this.#random)
    return { kind: 'paragraph', children: this.#marker.mark(text, phrases, this.#random) }
  }

  #list(): Block {
    const kind = LISTS[this.#lists.next()]
    const items = this.#texts.items(3, 5, this.#random)
    return {
      kind,
      children: items.map((item) => line('item', this.#texts.line(item, this.#random))),
    }
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

  #table(): Block {
    const { caption, heads, rows } = this.#texts.table(this.#tableNumber++, this.#random)
    const head = {
      kind: 'tableHead',
      children: heads.map((text) => line('columnHead', text)),
    } as const
    const body = { kind: 'tableBody', children: rows.map(rowOf) } as const
    return { kind: 'table', children: [line('caption', caption), head, body] }
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

function rowOf([head, ...cells]: readonly ArticleNode<'text'>[]): ArticleNode<'row'> {
  const children = [
    line('rowHead', head as ArticleNode<'text'>),
    ...cells.map((cell) => line('cell', cell)),
  ] as const
  return { kind: 'row', children }
}

/** A node that has one text alone. */
function line<Kind extends NodeKind>(kind: Kind, text: ArticleNode<'text'>) {
  return { kind, children: [text] } as const
}

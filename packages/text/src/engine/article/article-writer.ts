import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Element, ListKind } from '../../options.js'
import type { PassageWriter } from '../passage.js'
import { LineWriter } from '../plain/line-writer.js'
import { Route } from '../plain/route.js'
import { Ties } from '../plain/ties.js'
import { openingTitle } from '../plain/title-writer.js'
import type { Random } from '../random.js'
import type { SentenceCount } from '../text-writer.js'
import { Article, IMAGES, type NodeKind, SNIPPETS } from './article.js'

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

/** The elements that are blocks of their own. */
const BLOCKS = ['lists', 'definitions', 'quotes', 'tables', 'code', 'images'] as const
type Block = (typeof BLOCKS)[number]

/** The elements that mark a phrase of a paragraph. */
const MARKS = [
  ['emphasis', ['emphasis', 'strong']],
  ['links', ['link']],
] as const

const LIST = { open: 'listOpen', item: 'item', close: 'listClose' } as const
const NUMBERED_LIST = {
  open: 'numberedListOpen',
  item: 'numberedItem',
  close: 'numberedListClose',
} as const

const COLUMNS = 3

/** So many ways there are at most to begin with titles, snippets and images. */
const VARIETY = 64

/** More than any line has phrases. */
const MOST_PHRASES = 64

/** Writes articles: the title of a piece, a lead, and its paragraphs under their headings. */
export class ArticleWriter {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #ties: Ties
  readonly #lines: LineWriter
  #article = new Article(false)
  /** How many titles of the piece were used. */
  #title = 0
  #lists: ListKind | undefined
  #numbered = false
  #length: SentenceCount | undefined
  /** Whether the next paragraph begins with “Lorem ipsum”. */
  #opens = false
  #snippet = 0
  #image = 0
  /** The paragraphs that the article has something of. */
  readonly #used = new Set<number>()
  /** The quotations and the terms, nodes that get their texts when all paragraphs are written. */
  #quotes: number[] = []
  #terms: number[] = []
  /** What phrases are marked as, in turn; what was not marked yet is due. */
  #marks: (readonly NodeKind[])[] = []
  #pending = 0

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.#ties = new Ties(tables)
    this.#lines = new LineWriter(tables, passage, this.#ties)
  }

  write(order: ArticleOrder, random: Random): Article {
    const { topic, start, count, elements, isFragment } = order
    this.#article = new Article(isFragment)
    this.#lines.begin()
    this.#route.begin(topic, random)
    this.#route.startPiece()
    this.#ties.draw(random)
    this.#used.clear()
    this.#quotes = []
    this.#terms = []
    this.#title = random.below(VARIETY)
    this.#snippet = random.below(VARIETY)
    this.#image = random.below(VARIETY)
    this.#lists = order.lists
    this.#numbered = order.lists === 'numbered'
    this.#length = order.length
    this.#marks = MARKS.filter(([element]) => elements.has(element)).map(([, kinds]) => kinds)
    this.#pending = this.#marks.length
    const blocks = spread(
      BLOCKS.filter((block) => elements.has(block)),
      count,
      random,
    )
    if (!isFragment) {
      this.#writeTitle(start, random)
      this.#writeParagraph(random)
    }
    this.#opens = isFragment && start
    for (const [i, ofSection] of blocks.entries()) {
      if (i > 0 || !isFragment) this.#nextParagraph(random)
      const { paragraph } = this.#route
      if (elements.has('headings')) {
        this.#writeLine('heading', this.#tables.firstHeading + paragraph, random)
      }
      this.#writeParagraph(random)
      for (const block of ofSection) this.#writeBlock(block, random)
    }
    this.#writeOthers(random)
    return this.#article
  }

  #writeTitle(opens: boolean, random: Random): void {
    const { lead, leadIsSentence } = this.#tables
    const passage = this.#passage
    passage.makeRoom(MOST_PHRASES)
    const start = passage.end
    if (opens && leadIsSentence) {
      for (const phrase of openingTitle(this.#tables)) passage.append(phrase)
    } else {
      if (opens) passage.append(lead)
      this.#appendLine(this.#nextTitle(), random)
    }
    this.#article.add('title', start, passage.end)
  }

  /** Titles of the piece that were not used yet, one after the other. */
  #nextTitle(): number {
    const { pieceTitles } = this.#tables
    const { piece } = this.#route
    const first = pieceTitles[piece] as number
    return first + (this.#title++ % ((pieceTitles[piece + 1] as number) - first))
  }

  #appendLine(line: number, random: Random): void {
    const { piece, paragraph } = this.#route
    this.#passage.makeRoom(MOST_PHRASES)
    this.#lines.write(line, piece, paragraph, 0, random)
  }

  /** Writes a node that has a line of the piece as its text. */
  #writeLine(kind: NodeKind, line: number, random: Random, number = 0): void {
    const start = this.#passage.end
    this.#appendLine(line, random)
    this.#article.add(kind, start, this.#passage.end, number)
  }

  /** Writes the current paragraph, with what is marked in it. */
  #writeParagraph(random: Random): void {
    const passage = this.#passage
    const start = passage.end
    const phrases: (readonly [start: number, end: number])[] = []
    this.#lines.phrases = phrases
    this.#appendSentences(random)
    this.#lines.phrases = undefined
    passage.end -= this.#tables.joinerLength
    this.#article.add('paragraphOpen')
    this.#article.add('text', this.#markPhrases(start, phrases, random), passage.end)
    this.#article.add('paragraphClose')
  }

  #appendSentences(random: Random): void {
    const { paragraphSentences, optional } = this.#tables
    const [least, most] = this.#length ?? [1, Number.POSITIVE_INFINITY]
    const wanted = most === Number.POSITIVE_INFINITY ? most : least + random.below(most - least + 1)
    for (let written = 0; ; ) {
      const { paragraph } = this.#route
      this.#used.add(paragraph)
      const first = paragraphSentences[paragraph] as number
      const last = paragraphSentences[paragraph + 1] as number
      for (let sentence = first; sentence < last && written < wanted; sentence++) {
        if (optional[sentence] === 1 && random.below(2) === 0) continue
        this.#appendSentence(sentence, random)
        written++
      }
      // A long paragraph goes on with those that follow.
      if (this.#length === undefined || written >= least) return
      this.#nextParagraph(random)
    }
  }

  #appendSentence(sentence: number, random: Random): void {
    const { lead, leadIsSentence, afterLead } = this.#tables
    const { piece, paragraph } = this.#route
    const opens = this.#opens
    this.#opens = false
    this.#passage.makeRoom(MOST_PHRASES)
    if (opens) this.#passage.append(lead)
    if (opens && leadIsSentence) return
    const shift = opens ? (afterLead[paragraph] as number) : 0
    this.#lines.write(sentence, piece, paragraph, shift, random)
  }

  #nextParagraph(random: Random): void {
    this.#route.next()
    if (this.#route.entersPiece) this.#ties.draw(random)
  }

  /** Marks some phrases of a paragraph. @returns where the text after the last of them begins */
  #markPhrases(
    start: number,
    phrases: readonly (readonly [start: number, end: number])[],
    random: Random,
  ): number {
    let at = start
    // Each part of the phrases may have one.
    const parts = this.#marks.length
    for (let part = 0; part < parts; part++) {
      const first = Math.floor((part * phrases.length) / parts)
      const count = Math.floor(((part + 1) * phrases.length) / parts) - first
      const isDue = this.#pending > 0
      if (count === 0 || !(isDue || random.below(2) === 0)) continue
      const [from, to] = phrases[first + random.below(count)] as readonly [number, number]
      const kinds = this.#marks[0] as readonly NodeKind[]
      this.#marks.push(this.#marks.shift() as readonly NodeKind[])
      this.#pending--
      if (from > at) this.#article.add('text', at, from)
      this.#article.add(kinds[random.below(kinds.length)] as NodeKind, from, to)
      at = to
    }
    return at
  }

  #writeBlock(block: Block, random: Random): void {
    if (block === 'lists') this.#writeList(random)
    else if (block === 'definitions') this.#addDefinitions(random)
    else if (block === 'quotes') this.#quotes.push(this.#article.add('quote'))
    else if (block === 'tables') this.#writeTable(random)
    else if (block === 'code') this.#article.add('code', 0, 0, this.#snippet++ % SNIPPETS)
    else {
      this.#writeLine('image', this.#nextTitle(), random, this.#image++ % IMAGES)
      this.#writeLine('caption', this.#nextTitle(), random)
    }
  }

  /** Items of the piece, some that follow one another. */
  #someItems(least: number, most: number, random: Random): number[] {
    const { pieceItems } = this.#tables
    const { piece } = this.#route
    const first = pieceItems[piece] as number
    const total = (pieceItems[piece + 1] as number) - first
    const count = Math.min(total, least + random.below(most - least + 1))
    const begin = random.below(total)
    return Array.from({ length: count }, (_, i) => first + ((begin + i) % total))
  }

  /** Writes a list, of points and with numbers in turn. */
  #writeList(random: Random): void {
    const kinds = this.#numbered ? NUMBERED_LIST : LIST
    if (this.#lists === undefined) this.#numbered = !this.#numbered
    this.#article.add(kinds.open)
    for (const [i, item] of this.#someItems(3, 5, random).entries()) {
      this.#writeLine(kinds.item, item, random, i + 1)
    }
    this.#article.add(kinds.close)
  }

  #addDefinitions(random: Random): void {
    const article = this.#article
    article.add('definitionsOpen')
    for (let left = 2 + random.below(2); left > 0; left--) {
      this.#terms.push(article.add('term'))
      article.add('definition')
    }
    article.add('definitionsClose')
  }

  /**
   * Writes the quotations, and the definitions: a heading each, and how its paragraph begins. They are
   * of paragraphs that the article does not have, as long as there are any: nobody quotes what stands
   * on the same page.
   */
  #writeOthers(random: Random): void {
    for (const quote of this.#quotes) {
      this.#enterUnused(random)
      this.#fillSentence(quote, random)
    }
    for (const term of this.#terms) {
      this.#enterUnused(random)
      this.#fill(term, this.#tables.firstHeading + this.#route.paragraph, random)
      this.#fillSentence(term + 1, random)
    }
  }

  /** Goes on to a paragraph that the article has nothing of: of other topics sooner than one that it has. */
  #enterUnused(random: Random): void {
    if (this.#used.size === this.#route.length) this.#route.begin(undefined, random)
    if (this.#used.size === this.#route.length) this.#used.clear()
    do this.#nextParagraph(random)
    while (this.#used.has(this.#route.paragraph))
    this.#used.add(this.#route.paragraph)
  }

  /** Gives a node the first sentence of the current paragraph as its text. */
  #fillSentence(node: number, random: Random): void {
    const { paragraphSentences, joinerLength } = this.#tables
    this.#fill(node, paragraphSentences[this.#route.paragraph] as number, random, joinerLength)
  }

  /** Gives a node a line as its text. @param cut how many bytes to leave out at its end */
  #fill(node: number, line: number, random: Random, cut = 0): void {
    const passage = this.#passage
    const start = passage.end
    this.#appendLine(line, random)
    passage.end -= cut
    this.#article.place(node, start, passage.end)
  }

  #writeTable(random: Random): void {
    const { tableHeads } = this.#tables
    const article = this.#article
    this.#writeLine('tableOpen', this.#nextTitle(), random)
    article.add('tableHeadOpen')
    for (let column = 0; column < COLUMNS; column++) {
      this.#writePhrases('columnHead', [tableHeads + column])
    }
    article.add('tableHeadClose')
    for (const item of this.#someItems(3, 5, random)) {
      article.add('rowOpen')
      this.#writeLine('rowHead', item, random)
      // Some languages group four digits and some do not: there are none of four.
      const many = random.below(2) === 0 ? 10_000 : 100
      this.#writePhrases('cell', this.#number(many + random.below(9 * many), 0))
      this.#writePhrases('cell', this.#number(10 + random.below(990), 1))
      article.add('rowClose')
    }
    article.add('tableClose')
  }

  #writePhrases(kind: NodeKind, phrases: readonly number[]): void {
    const passage = this.#passage
    const start = passage.end
    passage.makeRoom(phrases.length)
    for (const phrase of phrases) passage.append(phrase)
    this.#article.add(kind, start, passage.end)
  }

  /** A number as the language writes it. @param places how many of its digits are after the point */
  #number(number: number, places: number): number[] {
    const { digits, group, point } = this.#tables
    const phrases: number[] = []
    const text = String(number)
    const whole = text.length - places
    for (const [i, digit] of [...text].entries()) {
      if (i === whole) phrases.push(point)
      else if (i === whole - 3 && i > 0) phrases.push(group)
      phrases.push(digits + Number(digit))
    }
    return phrases
  }
}

/** Spreads blocks over sections: each once at least, and now and then one more. */
function spread(blocks: readonly Block[], sections: number, random: Random): Block[][] {
  const spread: Block[][] = Array.from({ length: sections }, () => [])
  for (const [i, block] of blocks.entries()) {
    spread[Math.floor(((i + 0.5) * sections) / blocks.length)]?.push(block)
  }
  for (const own of spread) {
    const block = blocks[random.below(Math.max(blocks.length, 1))]
    if (block !== undefined && own.length === 0 && random.below(3) === 0) own.push(block)
  }
  return spread
}

import type { LocaleTables, TableShape } from '../../compile/locale-tables.js'
import type { FreshSources } from '../fresh-sources.js'
import type { PassageWriter } from '../passage.js'
import { LineWriter } from '../plain/line-writer.js'
import { freshPieces, Route } from '../plain/route.js'
import { Ties } from '../plain/ties.js'
import { appendOpening } from '../plain/title-writer.js'
import type { Random } from '../random.js'
import type { SentenceCount } from '../text-writer.js'
import type { ArticleNode, Phrase } from './article.js'
import { ItemDeck } from './item-deck.js'
import type { Markable, PhraseRange } from './mark-phrases.js'
import { VARIETY } from './round.js'
import { writtenWords } from './written-words.js'

type Text = ArticleNode<'text'>

/** The fewest rows of a table. */
const LEAST_ROWS = 3

/** Writes the texts of an article into a passage, from the current paragraph of a piece on. */
export class ArticleTexts {
  /** Sources for articles without a seed. */
  readonly freshSources: FreshSources
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #route: Route
  readonly #ties: Ties
  readonly #lines: LineWriter
  /** The paragraphs that the article has something of. */
  readonly #used = new Set<number>()
  readonly #items: ItemDeck
  /** How many titles were used. */
  #title = 0

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, passage: PassageWriter) {
    this.#tables = tables
    this.#passage = passage
    this.#route = new Route(tables)
    this.freshSources = freshPieces(this.#route, tables)
    this.#ties = new Ties(tables)
    this.#items = new ItemDeck(tables)
    this.#lines = new LineWriter(tables, passage, this.#ties)
  }

  /** Begins an article, at the first paragraph of a piece. */
  begin(topic: number | undefined, random: Random): void {
    this.#lines.begin(random)
    this.#route.begin(topic, random)
    this.#route.startPiece()
    this.#ties.draw(random)
    this.#used.clear()
    this.#items.begin()
    this.#title = random.below(VARIETY)
  }

  nextParagraph(random: Random): void {
    this.#route.next()
    if (this.#route.entersPiece) this.#ties.draw(random)
  }

  /** Goes on to the next paragraph, but to another piece if too few are left for a section. */
  nextSection(paragraphs: number, random: Random): void {
    this.nextParagraph(random)
    const end = this.#tables.pieceParagraphs[this.#route.piece + 1] as number
    if (this.#route.paragraph + paragraphs <= end) return
    this.#route.nextPiece()
    this.#ties.draw(random)
  }

  /** Goes on to a paragraph that the article has nothing of: of other topics sooner than one that it has. */
  enterUnused(random: Random): void {
    if (this.#used.size === this.#route.length) this.#route.begin(undefined, random)
    if (this.#used.size === this.#route.length) this.#used.clear()
    do this.nextParagraph(random)
    while (this.#used.has(this.#route.paragraph))
    this.#used.add(this.#route.paragraph)
  }

  /** The first title of a text that begins with “Lorem ipsum”. */
  openingTitle(random: Random): Text {
    const start = this.#passage.end
    const isWhole = appendOpening(this.#tables, this.#passage)
    if (!isWhole) this.#appendLine(this.#nextTitle(), random)
    return this.#textFrom(start)
  }

  /** A title of the piece, another each time. */
  title(random: Random): Text {
    return this.line(this.#nextTitle(), random)
  }

  heading(random: Random): Text {
    return this.line(this.#tables.firstHeading + this.#route.paragraph, random)
  }

  /** A title of the piece, and code in brackets after it. */
  titleWithCode(code: string, random: Random): readonly Phrase[] {
    const { brackets } = this.#tables
    const start = this.#passage.end
    this.#appendLine(this.#nextTitle(), random)
    this.#phrase(brackets)
    return [this.#textFrom(start), { kind: 'inlineCode', code }, this.#phrase(brackets + 1)]
  }

  /** The first sentence of the paragraph. */
  firstSentence(random: Random): Text {
    const start = this.#passage.end
    const { paragraphSentences, joinerLength } = this.#tables
    this.#appendLine(paragraphSentences[this.#route.paragraph] as number, random)
    this.#passage.end -= joinerLength
    return this.#textFrom(start)
  }

  /** A line of the piece, by its number. */
  line(line: number, random: Random): Text {
    const start = this.#passage.end
    this.#appendLine(line, random)
    return this.#textFrom(start)
  }

  /** How many items the piece has. */
  get itemCount(): number {
    return this.#items.count(this.#route.piece)
  }

  /** Items of the piece that follow one another: others each time, until too few are left. */
  items(least: number, most: number, random: Random): readonly Text[] {
    const items = this.#items.take(this.#route.piece, least, most, random)
    return items.map((item) => this.line(item, random))
  }

  /**
   * A table: its caption, its heads, and three or more of its rows that follow one another.
   *
   * @param number the number of the table; the first follows the last again
   */
  table(number: number, random: Random) {
    const { tables } = this.#tables
    const { first, columns, rows } = tables[number % tables.length] as TableShape
    const count = LEAST_ROWS + random.below(rows - LEAST_ROWS + 1)
    const begin = 1 + random.below(rows - count + 1)
    const cells = (row: number) =>
      Array.from({ length: columns }, (_, i) => this.#phrase(first + 1 + row * columns + i))
    return {
      caption: this.#phrase(first),
      heads: cells(0),
      rows: Array.from({ length: count }, (_, i) => cells(begin + i)),
    }
  }

  /**
   * The current paragraph, and its phrases that are fit for a mark.
   *
   * @param length how many sentences it has; undefined for as many as it was written with
   * @param opens whether it begins with “Lorem ipsum”
   */
  paragraph(length: SentenceCount | undefined, opens: boolean, random: Random): Markable {
    const start = this.#passage.end
    const phrases: PhraseRange[] = []
    this.#lines.phrases = phrases
    this.#appendSentences(length, opens, random)
    this.#lines.phrases = undefined
    this.#passage.end -= this.#tables.joinerLength
    const text = this.#textFrom(start)
    return { text, phrases, words: () => this.#wordsOf(text), children: [] }
  }

  #wordsOf({ start, end }: Text): readonly PhraseRange[] {
    const { bytes, begin } = this.#passage
    const text = bytes.subarray(begin + start, begin + end)
    return writtenWords(text, start, this.#tables.areWordsSpaced)
  }

  #appendSentences(length: SentenceCount | undefined, opens: boolean, random: Random): void {
    const { paragraphSentences, optional } = this.#tables
    const [least, most] = length ?? [1, Number.POSITIVE_INFINITY]
    const wanted = most === Number.POSITIVE_INFINITY ? most : least + random.below(most - least + 1)
    for (let written = 0; ; ) {
      const { paragraph } = this.#route
      this.#used.add(paragraph)
      const first = paragraphSentences[paragraph] as number
      const last = paragraphSentences[paragraph + 1] as number
      for (let sentence = first; sentence < last && written < wanted; sentence++) {
        if (optional[sentence] === 1 && random.below(2) === 0) continue
        if (opens && written === 0) this.#appendOpeningSentence(sentence, random)
        else this.#appendLine(sentence, random)
        written++
      }
      // A long paragraph goes on with those that follow.
      if (length === undefined || written >= least) return
      this.nextParagraph(random)
    }
  }

  #appendOpeningSentence(sentence: number, random: Random): void {
    const { lead, leadIsSentence, afterLead } = this.#tables
    this.#passage.makeRoom(1)
    this.#passage.append(lead)
    if (leadIsSentence) return
    this.#appendLine(sentence, random, afterLead[sentence])
  }

  #appendLine(line: number, random: Random, shift = 0): void {
    const { piece, paragraph } = this.#route
    this.#lines.write(line, piece, paragraph, shift, random)
  }

  #nextTitle(): number {
    const { pieceTitles } = this.#tables
    const { piece } = this.#route
    const first = pieceTitles[piece] as number
    return first + (this.#title++ % ((pieceTitles[piece + 1] as number) - first))
  }

  #phrase(phrase: number): Text {
    const start = this.#passage.end
    this.#passage.makeRoom(1)
    this.#passage.append(phrase)
    return this.#textFrom(start)
  }

  /** What was written from a place on. */
  #textFrom(start: number): Text {
    const { begin, end } = this.#passage
    return { kind: 'text', start: start - begin, end: end - begin }
  }
}

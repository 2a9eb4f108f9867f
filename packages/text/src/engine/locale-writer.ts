import type { LocaleTables } from '../compile/locale-tables.js'
import type { LocaleInfo } from '../language/locale.js'
import type { Type } from '../options.js'
import type { ArticleWriter } from './article/article-writer.js'
import type { ExactLength, ExactWriter } from './exact/exact-writer.js'
import type { Unit } from './exact/measure.js'
import { type Passage, PassageWriter } from './passage.js'
import { ParagraphWriter } from './plain/paragraph-writer.js'
import type { TitleWriter } from './plain/title-writer.js'
import { WordWriter } from './plain/word-writer.js'
import { Random } from './random.js'
import type { Repertoire } from './repertoire.js'
import { MOST_BYTES } from './room.js'
import type { ReadExtras, TextOrder, TextWriter } from './text-writer.js'

/** Writes the texts of a compiled language, one at a time. */
export class LocaleWriter implements TextWriter {
  readonly topics: readonly string[]
  readonly readExtras: ReadExtras | undefined
  readonly #locale: LocaleInfo
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #paragraphs: ParagraphWriter
  readonly #words: WordWriter
  #titles: TitleWriter | undefined
  #articles: ArticleWriter | undefined
  /** The writers of exact lengths, each made when first needed. */
  readonly #exact: Partial<Record<Unit, ExactWriter>> = {}
  readonly #repertoire: Repertoire
  /** The source of the last text without a seed. */
  readonly #random = Random.fresh()

  /**
   * @param repertoire what it can write besides paragraphs, sentences and words
   * @param mostBytes the most bytes of a text
   */
  constructor(
    locale: LocaleInfo,
    { bytes, offsets, ...tables }: LocaleTables,
    repertoire: Repertoire,
    mostBytes: number = MOST_BYTES,
  ) {
    this.topics = locale.topics
    this.readExtras = repertoire.readExtras
    this.#locale = locale
    this.#repertoire = repertoire
    this.#tables = tables
    this.#passage = new PassageWriter(
      locale,
      { bytes, offsets },
      mostBytes,
      repertoire.encodeArticle,
    )
    this.#paragraphs = new ParagraphWriter(tables, this.#passage)
    this.#words = new WordWriter(tables, this.#passage)
  }

  write(order: TextOrder, seed: string | undefined): Passage {
    const random = seed === undefined ? this.#fresh() : Random.fromSeed(seed)
    return this.#compose(order, 0, order.count, random)
  }

  writeNext(order: TextOrder, first: number, count: number, random: Random): Passage {
    return this.#compose(order, first, count, random)
  }

  release(): void {
    this.#passage.release()
  }

  /** The source of a text without a seed. */
  #fresh(): Random {
    this.#random.renew(sharedRandom())
    return this.#random
  }

  #compose(order: TextOrder, first: number, count: number, random: Random): Passage {
    this.#passage.start(order.type, count)
    if (order.exact === undefined) this.#writeItems(order, first, random)
    else this.#writeExact(order, order.exact, first, random)
    if (!order.inCapitals) return this.#passage
    const { inCapitals } = this.#repertoire
    if (inCapitals === undefined) throw new RangeError('capitals must be left out here')
    return inCapitals(this.#passage)
  }

  #writeItems(order: TextOrder, first: number, random: Random): void {
    const { type: written } = order
    if (written === 'paragraph') this.#writeParagraphs(order, first, random)
    else if (written === 'sentence') this.#writeSentences(order, first, random)
    else if (written === 'word') this.#writeWords(order, first, random)
    else if (written === 'title') this.#writeTitles(order, first, random)
    else if (written === 'article') this.#writeArticle(order, random)
    else written satisfies never
  }

  #writeParagraphs(
    { topic, start, length, offset }: TextOrder,
    begun: number,
    random: Random,
  ): void {
    const passage = this.#passage
    const { paragraphBreak, joinerLength } = this.#tables
    if (begun === 0) {
      this.#paragraphs.begin(topic, start, random)
      this.#paragraphs.skipParagraphs(offset, length, random)
    }
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(1)
      if (item > 0) passage.append(paragraphBreak)
      passage.starts[item] = passage.end
      this.#paragraphs.writeParagraph(length, random)
      passage.end -= joinerLength
      passage.ends[item] = passage.end
    }
  }

  #writeSentences({ topic, start, offset }: TextOrder, begun: number, random: Random): void {
    const passage = this.#passage
    const { joinerLength } = this.#tables
    if (begun === 0) {
      this.#paragraphs.begin(topic, start, random)
      this.#paragraphs.skipSentences(offset, random)
    }
    for (let item = 0; item < passage.count; item++) {
      passage.starts[item] = passage.end
      this.#paragraphs.writeSentence(random)
      passage.ends[item] = passage.end - joinerLength
    }
    passage.end -= joinerLength
  }

  #writeWords({ start, offset }: TextOrder, begun: number, random: Random): void {
    const passage = this.#passage
    const { wordJoiner } = this.#tables
    if (begun === 0) {
      this.#words.begin(start, random)
      this.#words.skip(offset, random)
    }
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(2)
      if (item > 0) passage.append(wordJoiner)
      passage.starts[item] = passage.end
      this.#words.write(random)
      passage.ends[item] = passage.end
    }
  }

  #writeTitles({ topic, start, offset }: TextOrder, begun: number, random: Random): void {
    const passage = this.#passage
    this.#titles ??= this.#repertoire.titleWriter?.(this.#tables, passage)
    if (this.#titles === undefined) throw new RangeError('type must be no title here')
    if (begun === 0) {
      this.#titles.begin(topic, start, random)
      this.#titles.skip(offset)
    }
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(1)
      if (item > 0) this.#part('title')
      passage.starts[item] = passage.end
      this.#titles.write(random)
      passage.ends[item] = passage.end
    }
  }

  /** Writes an article. It is one item: `count` is the number of its sections. */
  #writeArticle(order: TextOrder, random: Random): void {
    this.#articles ??= this.#repertoire.articleWriter?.(this.#tables, this.#passage)
    if (this.#articles === undefined) throw new RangeError('type must be no article here')
    random.enter(0)
    this.#passage.article = this.#articles.write(order, random)
  }

  #writeExact(
    { type, topic, start, offset }: TextOrder,
    length: ExactLength,
    begun: number,
    random: Random,
  ): void {
    const passage = this.#passage
    const writer = this.#exactWriter(length.unit)
    if (begun === 0) {
      random.enter(0)
      writer.begin(type, topic, start, length, random)
    }
    passage.lengths = new Uint32Array(passage.count)
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(1)
      if (item > 0) this.#part(type)
      passage.starts[item] = passage.end
      passage.lengths[item] = writer.write(offset + begun + item, random)
      passage.ends[item] = passage.end
    }
  }

  #exactWriter(unit: Unit): ExactWriter {
    const create = this.#repertoire.exactWriter
    const writer = this.#exact[unit] ?? create?.(this.#locale, this.#tables, this.#passage, unit)
    if (writer === undefined) throw new RangeError(`${unit} must be left out here`)
    this.#exact[unit] = writer
    return writer
  }

  /** Writes the separator between two items. */
  #part(type: Type): void {
    const { paragraphBreak, lineBreak, wordJoiner, joinerLength } = this.#tables
    if (type === 'paragraph') this.#passage.append(paragraphBreak)
    else if (type === 'title') this.#passage.append(lineBreak)
    else if (type === 'word' || joinerLength > 0) this.#passage.append(wordJoiner)
  }
}

let unforeseeable: Random | undefined

/** What sources of texts without a seed are drawn from. */
function sharedRandom(): Random {
  unforeseeable ??= Random.fresh()
  return unforeseeable
}

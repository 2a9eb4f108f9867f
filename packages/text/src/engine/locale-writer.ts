import type { LocaleTables } from '../compile/locale-tables.js'
import type { LocaleInfo } from '../language/locale.js'
import type { ItemType, Type } from '../options.js'
import type { ArticleWriter } from './article/article-writer.js'
import type { ExactLength } from './exact/exact-length.js'
import type { Unit } from './exact/measure.js'
import type { FreshSources } from './fresh-sources.js'
import type { ExactItemWriter, ItemWriter } from './item-writer.js'
import { type Passage, PassageWriter } from './passage.js'
import { ParagraphWriter } from './plain/paragraph-writer.js'
import { WordWriter } from './plain/word-writer.js'
import { Random } from './random.js'
import type { Repertoire } from './repertoire.js'
import { MOST_BYTES } from './room.js'
import type { ExtrasOf, TextOrder, TextWriter } from './text-writer.js'

/** Writes the texts of a compiled language, one at a time. */
export class LocaleWriter implements TextWriter {
  readonly extrasOf: ExtrasOf | undefined
  readonly #locale: LocaleInfo
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #passage: PassageWriter
  readonly #repertoire: Repertoire
  readonly #paragraphs: ParagraphWriter
  readonly #words: WordWriter
  // The others are made when first needed.
  #titles: ItemWriter | undefined
  #wordings: ItemWriter | undefined
  #articles: ArticleWriter | undefined
  readonly #exact: Partial<Record<Unit, ExactItemWriter>> = {}
  readonly #exactWordings: Partial<Record<Unit, ExactItemWriter>> = {}

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
    this.extrasOf = repertoire.extrasOf
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

  topicsOf(type: Type): readonly string[] {
    return this.#repertoire.groupsOf?.(type) ?? this.#locale.topics
  }

  write(order: TextOrder, seed: string | undefined): Passage {
    this.#checkPieces(order)
    const random =
      seed === undefined ? this.#freshSourcesOf(order).draw(order) : Random.fromSeed(seed)
    return this.#compose(order, 0, order.count, random)
  }

  writeNext(order: TextOrder, first: number, count: number, random: Random): Passage {
    this.#checkPieces(order)
    return this.#compose(order, first, count, random)
  }

  release(): void {
    this.#passage.release()
  }

  #freshSourcesOf({ type, exact }: TextOrder): FreshSources {
    if (type === 'article') return this.#articleWriter().freshSources
    return (exact === undefined ? this.#itemWriter(type) : this.#exactWriter(type, exact.unit))
      .freshSources
  }

  #compose(order: TextOrder, first: number, count: number, random: Random): Passage {
    const { type, exact } = order
    this.#passage.start(type, count)
    if (type === 'article') this.#writeArticle(order, random)
    else if (exact !== undefined) this.#writeExact(order, type, exact, first, random)
    else this.#writeItems(order, this.#itemWriter(type), first, random)
    return order.inCapitals ? within(this.#repertoire.inCapitals)(this.#passage) : this.#passage
  }

  #writeItems(order: TextOrder, writer: ItemWriter, first: number, random: Random): void {
    const passage = this.#passage
    const { joinerLength } = this.#tables
    const isOfSentences = order.type === 'sentence'
    const separator = this.#separator(order.type)
    if (first === 0) writer.begin(order, random)
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(2)
      if (item > 0) {
        // A sentence was written with the joiner, which still stands after its end.
        if (isOfSentences) passage.end += joinerLength
        else passage.append(separator)
      }
      passage.starts[item] = passage.end
      writer.write(random)
      passage.ends[item] = passage.end
    }
  }

  #writeExact(
    { topic, start, offset }: TextOrder,
    type: ItemType,
    length: ExactLength,
    first: number,
    random: Random,
  ): void {
    const passage = this.#passage
    const writer = this.#exactWriter(type, length.unit)
    const isJoined = type !== 'sentence' || this.#tables.joinerLength > 0
    const separator = this.#separator(type)
    if (first === 0) writer.begin(type, topic, start, length, random)
    passage.lengths = new Uint32Array(passage.count)
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(1)
      if (item > 0 && isJoined) passage.append(separator)
      passage.starts[item] = passage.end
      passage.lengths[item] = writer.write(offset + first + item, random)
      passage.ends[item] = passage.end
    }
  }

  /** Writes an article. It is one item: `count` is the number of its sections. */
  #writeArticle(order: TextOrder, random: Random): void {
    random.enter(0)
    this.#passage.article = this.#articleWriter().write(order, random)
  }

  /** The phrase between two items, if they are parted at all. */
  #separator(type: Type): number {
    const { paragraphBreak, lineBreak, wordJoiner } = this.#tables
    if (type === 'paragraph') return paragraphBreak
    return type === 'sentence' || type === 'word' ? wordJoiner : lineBreak
  }

  #itemWriter(type: ItemType): ItemWriter {
    if (type === 'word') return this.#words
    if (type === 'title') return this.#titleWriter()
    return isOfInterface(type) ? this.#wordingWriter(type) : this.#paragraphs
  }

  #titleWriter(): ItemWriter {
    this.#titles ??= within(this.#repertoire.titleWriter)(this.#tables, this.#passage)
    return this.#titles
  }

  #wordingWriter(type: ItemType): ItemWriter {
    this.#checkWordings(type)
    this.#wordings ??= within(this.#repertoire.wordingWriter)(this.#tables, this.#passage)
    return this.#wordings
  }

  /** @throws RangeError if the text is made of pieces, and there are none: the module has words of interfaces alone */
  #checkPieces({ type }: TextOrder): void {
    if (this.#tables.paragraphTies.length > 0) return
    if (type === 'word' || isOfInterface(type)) return
    throw new RangeError(`type must be no ${type} here: there are words of interfaces alone`)
  }

  /** @throws RangeError if the language has no words of interfaces */
  #checkWordings(type: ItemType): void {
    if (this.#tables.wordings.groups.length > 0) return
    throw new RangeError(
      `type must be no ${type} here: the words of interfaces are in ${this.#locale.code}/interface`,
    )
  }

  #articleWriter(): ArticleWriter {
    this.#articles ??= within(this.#repertoire.articleWriter)(this.#tables, this.#passage)
    return this.#articles
  }

  #exactWriter(type: ItemType, unit: Unit): ExactItemWriter {
    const { exactWriter, exactWordings } = this.#repertoire
    if (isOfInterface(type)) this.#checkWordings(type)
    const made = isOfInterface(type) ? this.#exactWordings : this.#exact
    made[unit] ??= within(isOfInterface(type) ? exactWordings : exactWriter)(
      this.#locale,
      this.#tables,
      this.#passage,
      unit,
    )
    return made[unit]
  }
}

/** A part of the repertoire. The reading of the options refuses what needs a part that is not there. */
function within<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('an order beyond the repertoire')
  return part
}

function isOfInterface(type: Type): boolean {
  return type === 'label' || type === 'message'
}

import type { LocaleTables, WordTable } from '../compile/locale-tables.js'
import type { LocaleInfo } from '../locale.js'
import { Deck } from './deck.js'
import { ParagraphWriter } from './paragraph-writer.js'
import { type Passage, PassageWriter } from './passage.js'
import { Random } from './random.js'
import { MOST_BYTES } from './room.js'
import type { TextOrder, TextWriter } from './text-writer.js'

/** A language ready to write with. It writes one text at a time. */
export class LocaleWriter implements TextWriter {
  readonly topics: readonly string[]
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  /** Holds the text that is written. */
  readonly #passage: PassageWriter
  readonly #paragraphs: ParagraphWriter
  readonly #words: Deck
  readonly #openingWords: Deck
  readonly #random: Random | undefined

  /**
   * @param random what texts without a seed are drawn from; all languages share one by default
   * @param mostBytes how many bytes it may take to hold a text
   */
  constructor(
    locale: LocaleInfo,
    { bytes, offsets, ...tables }: LocaleTables,
    random?: Random,
    mostBytes: number = MOST_BYTES,
  ) {
    this.topics = locale.topics
    this.#random = random
    this.#tables = tables
    this.#passage = new PassageWriter(locale, { bytes, offsets }, mostBytes)
    this.#paragraphs = new ParagraphWriter(tables, this.#passage)
    this.#words = new Deck(tables.words.count)
    this.#openingWords = new Deck(tables.openingWords.count)
  }

  write(order: TextOrder, seed: string | undefined): Passage {
    const random = seed === undefined ? (this.#random ?? sharedRandom()) : Random.fromSeed(seed)
    return this.#compose(order, 0, order.count, random)
  }

  writeNext(order: TextOrder, first: number, count: number): Passage {
    return this.#compose(order, first, count, this.#random ?? sharedRandom())
  }

  release(): void {
    this.#passage.release()
  }

  #compose(order: TextOrder, first: number, count: number, random: Random): Passage {
    this.#passage.start(order.type, count)
    if (order.type === 'word') this.#writeWords(order, first, random)
    else {
      if (first === 0) this.#paragraphs.begin(order.topic, order.start, random)
      if (order.type === 'paragraph') this.#writeParagraphs(random)
      else this.#writeSentences(random)
    }
    return this.#passage
  }

  #writeParagraphs(random: Random): void {
    const passage = this.#passage
    const { paragraphBreak, joinerLength } = this.#tables
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(1)
      if (item > 0) passage.append(paragraphBreak)
      passage.starts[item] = passage.end
      do this.#paragraphs.writeSentence(random)
      while (!this.#paragraphs.isAtBeginning)
      passage.end -= joinerLength
      passage.ends[item] = passage.end
    }
  }

  #writeSentences(random: Random): void {
    const passage = this.#passage
    const { joinerLength } = this.#tables
    for (let item = 0; item < passage.count; item++) {
      passage.starts[item] = passage.end
      this.#paragraphs.writeSentence(random)
      passage.ends[item] = passage.end - joinerLength
    }
    passage.end -= joinerLength
  }

  #writeWords({ start }: TextOrder, begun: number, random: Random): void {
    const passage = this.#passage
    const { wordJoiner, words, openingWords } = this.#tables
    const { leading, first }: WordTable = start ? openingWords : words
    const deck = start ? this.#openingWords : this.#words
    if (begun === 0) deck.renew()
    for (let item = 0; item < passage.count; item++) {
      passage.makeRoom(2)
      if (item > 0) passage.append(wordJoiner)
      passage.starts[item] = passage.end
      passage.append(leading[begun + item] ?? first + deck.draw(random))
      passage.ends[item] = passage.end
    }
  }
}

let unforeseeable: Random | undefined

function sharedRandom(): Random {
  unforeseeable ??= Random.fresh()
  return unforeseeable
}

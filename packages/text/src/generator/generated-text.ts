import { copyPassage, type Passage } from '../engine/passage.js'
import { noRoom } from '../engine/room.js'
import { encode } from '../formats/format.js'
import type { Format, Type } from '../options.js'

/** A written text. Strings other than its text are made when they are read. */
export class GeneratedText<Code extends string = string> {
  /** The code of its language. */
  readonly locale: Code
  readonly type: Type
  /** How many items it has. */
  readonly count: number
  /** Plain text: paragraphs parted by a blank line, sentences and words as the language does. */
  readonly text: string
  /** All but the bytes, which the text gives back: to keep them too takes as long as to write. */
  readonly #passage: Passage

  /**
   * @param passage need not hold any longer
   * @throws RangeError for a text that is longer than a string can be
   */
  constructor(passage: Passage, locale: Code) {
    const { bytes, begin, end } = passage
    const isArticle = passage.type === 'article'
    this.locale = locale
    this.type = passage.type
    this.count = passage.count
    this.text = decode(isArticle ? encode(passage, 'text') : bytes.subarray(begin, end), this.count)
    this.#passage = copyPassage(isArticle ? passage : { ...passage, bytes: NO_BYTES })
  }

  /** The paragraphs, sentences, words or titles; of an article its whole text. */
  get items(): readonly string[] {
    if (this.type === 'article') return [this.text]
    const { bytes, count, starts, ends } = this.#wholePassage()
    return Array.from({ length: count }, (_, i) => utf8.decode(bytes.subarray(starts[i], ends[i])))
  }

  /** HTML: a `p` element a paragraph, or one around all sentences or words; an `h2` a title; an `article`. */
  get html(): string {
    return this.#encoded('html')
  }

  /** Markdown (CommonMark). */
  get markdown(): string {
    return this.#encoded('markdown')
  }

  /** JSON: `{"paragraphs":[…],"count":n}`, or `sentences`, `words` or `titles`; of an `article` its mdast tree. */
  get json(): string {
    return this.#encoded('json')
  }

  #encoded(format: Format): string {
    return decode(encode(this.#wholePassage(), format), this.count)
  }

  #wholePassage(): Passage {
    if (this.type === 'article') return this.#passage
    return { ...this.#passage, bytes: new TextEncoder().encode(this.text) }
  }
}

/** So long is a string in every engine; in V8 four times as long. */
const SURE_LENGTH = 2 ** 27

function decode(bytes: Uint8Array, count: number): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw bytes.length > SURE_LENGTH ? noRoom(count, cause) : cause
  }
}

const utf8 = new TextDecoder()
const NO_BYTES = new Uint8Array(0)

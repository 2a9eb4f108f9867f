import { copyPassage, type Passage } from '../engine/passage.js'
import { noRoom } from '../engine/room.js'
import { encode } from '../formats/format.js'
import type { Format, Type } from '../options.js'

/** A written text. `items`, `html`, `markdown` and `json` are made each time they are read. */
export class GeneratedText<Code extends string = string> {
  /** The code of its language. */
  readonly locale: Code
  readonly type: Type
  /** The number of items; of an article, of its sections. */
  readonly count: number
  /**
   * Plain text. A blank line separates paragraphs, a line break titles; sentences and words are
   * separated as the language does it.
   */
  readonly text: string
  /** Has no bytes, except for an article: `text` encodes to the same ones, and a copy is slow. */
  readonly #passage: Passage

  /**
   * @param passage is copied, and may be overwritten afterwards
   * @throws RangeError if the text is longer than a string can be
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

  /** The paragraphs, sentences, words or titles. An article is one item: its whole text. */
  get items(): readonly string[] {
    if (this.type === 'article') return [this.text]
    const { bytes, count, starts, ends } = this.#wholePassage()
    return Array.from({ length: count }, (_, i) => utf8.decode(bytes.subarray(starts[i], ends[i])))
  }

  /**
   * HTML: each paragraph a `p`, each title an `h2`, all sentences or words together one `p`, an
   * article an `article`.
   */
  get html(): string {
    return this.#encoded('html')
  }

  /** Markdown (CommonMark). */
  get markdown(): string {
    return this.#encoded('markdown')
  }

  /**
   * JSON: `{"paragraphs":[…],"count":n}`, or likewise with `sentences`, `words` or `titles`. An
   * article is its mdast tree, under `article`.
   */
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

/** Every JavaScript engine has strings of this length; V8's may be four times as long. */
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

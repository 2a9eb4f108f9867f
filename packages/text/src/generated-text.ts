import { encode } from './format.js'
import type { Type } from './options.js'
import type { Passage } from './passage.js'

/** A written text. Strings are made when they are first read. */
export class GeneratedText<Code extends string = string> {
  /** The code of its language. */
  readonly locale: Code
  readonly type: Type
  /** How many items it has. */
  readonly count: number
  readonly #passage: Passage

  constructor(passage: Passage, locale: Code) {
    this.#passage = passage
    this.locale = locale
    this.type = passage.type
    this.count = passage.count
  }

  /** The paragraphs, sentences or words. */
  get items(): readonly string[] {
    const { bytes, count, starts, ends } = this.#passage
    return Array.from({ length: count }, (_, i) => utf8.decode(bytes.subarray(starts[i], ends[i])))
  }

  /** Plain text: paragraphs parted by a blank line, sentences and words as the language does. */
  get text(): string {
    const { bytes, begin, end } = this.#passage
    return utf8.decode(bytes.subarray(begin, end))
  }

  /** HTML: a `p` element a paragraph, or one around all sentences or words. */
  get html(): string {
    return utf8.decode(encode(this.#passage, 'html'))
  }

  /** Markdown (CommonMark). */
  get markdown(): string {
    return this.text
  }

  /** JSON: `{"paragraphs":[…],"count":n}`, or `sentences` or `words`. */
  get json(): string {
    return utf8.decode(encode(this.#passage, 'json'))
  }
}

const utf8 = new TextDecoder()

import type { Locale } from './locale.js'
import type { Type } from './options.js'
import type { EncodedPhrases } from './phrase-encoder.js'

/**
 * A written text: its plain-text form as UTF-8 bytes, and where its items lie in it.
 *
 * No byte of an item has to be escaped in HTML, Markdown or JSON (a law of the
 * locales), so every format is made by copying from here.
 */
export interface Passage {
  readonly locale: Locale
  readonly type: Type
  /** How many items it has. */
  readonly count: number
  /** The text is `bytes[begin]` up to `bytes[end]`. */
  readonly bytes: Uint8Array
  readonly begin: number
  readonly end: number
  /** Item `i` is `bytes[starts[i]]` up to `bytes[ends[i]]`. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

/**
 * The passage that a compiled locale writes, one text over another.
 *
 * The phrases stand before the text in the same bytes, since copying within one array is
 * twice as fast as from one to another (17 ns against 33 ns a phrase) and leaves no garbage.
 */
export class PassageWriter implements Passage {
  readonly locale: Locale
  readonly begin: number
  type: Type = 'paragraph'
  count = 0
  bytes: Uint8Array
  end: number
  starts = new Uint32Array(8)
  ends = new Uint32Array(8)
  readonly #offsets: Uint32Array

  constructor(locale: Locale, { bytes, offsets }: EncodedPhrases) {
    this.locale = locale
    this.begin = bytes.length
    this.end = bytes.length
    this.bytes = new Uint8Array(bytes.length + 4096)
    this.bytes.set(bytes)
    this.#offsets = offsets
  }

  /** Begins a new text, and forgets the one before. */
  start(type: Type, count: number): void {
    this.type = type
    this.count = count
    this.end = this.begin
    if (count > this.starts.length) {
      this.starts = new Uint32Array(count)
      this.ends = new Uint32Array(count)
    }
  }

  /** Appends a phrase, by its number. */
  append(phrase: number): void {
    const from = this.#offsets[phrase] as number
    const to = this.#offsets[phrase + 1] as number
    const at = this.end
    this.end = at + to - from
    if (this.end > this.bytes.length) this.#grow()
    this.bytes.copyWithin(at, from, to)
  }

  #grow(): void {
    const larger = new Uint8Array(Math.max(this.end, 2 * this.bytes.length))
    larger.set(this.bytes)
    this.bytes = larger
  }
}

/** A copy of a passage that stays as it is. */
export function copyPassage({ begin, end, ...passage }: Passage): Passage {
  const { bytes, count, starts, ends } = passage
  const moved = (places: Uint32Array) => places.slice(0, count).map((place) => place - begin)
  return {
    ...passage,
    bytes: bytes.slice(begin, end),
    begin: 0,
    end: end - begin,
    starts: moved(starts),
    ends: moved(ends),
  }
}

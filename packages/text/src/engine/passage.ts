import { type LocaleTables, longestPhrase } from '../compile/locale-tables.js'
import type { Notation } from '../formats/notation.js'
import type { LocaleInfo } from '../language/locale.js'
import type { Format, Type } from '../options.js'
import type { Article } from './article/article.js'
import { NOTE_BYTES, noRoom } from './room.js'

/**
 * A written text: its plain text as UTF-8 bytes, and where each item begins and ends.
 *
 * No byte of an item needs escaping in HTML, Markdown or JSON (the locales' tests check it), so
 * every format copies them as they are.
 */
export interface Passage {
  readonly locale: LocaleInfo
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
  /** The length of each item in the unit asked for; undefined if no exact length was asked for. */
  readonly lengths: Uint32Array | undefined
  /** The structure of an article, whose texts are `bytes`; undefined for other types. */
  readonly article: Article | undefined
  /** Writes an article in a format; undefined in a bundle without articles. */
  readonly encodeArticle?: EncodeArticle | undefined
}

/**
 * Writes an article in a format.
 *
 * @param target undefined to measure only
 * @returns the offset after the last byte; `offset` plus the length even if nothing is written
 */
export type EncodeArticle = (
  article: Article,
  target: Uint8Array | undefined,
  offset: number,
  passage: Passage,
  format: Format,
  notation: Notation,
) => number

/** The bytes of a block that `append` copies. The last block may go beyond the end of the text. */
const BLOCK = 32

/** Copies `from` up to `to` to `target`, in blocks: up to 31 bytes after the copy are overwritten too. */
export function copyBlocks(view: DataView, from: number, to: number, target: number): void {
  // Blocks, the last one too long, take a third less time than `copyWithin`. Floats other than NaN
  // keep their bits, and a NaN would need a byte 0x7F or 0xFF, which no text has.
  // With `| 0` the compiled code does not check each sum for overflow: a tenth of the writing.
  for (let at = from, end = target; at < to; at = (at + BLOCK) | 0, end = (end + BLOCK) | 0) {
    const first = view.getFloat64(at, true)
    const second = view.getFloat64((at + 8) | 0, true)
    const third = view.getFloat64((at + 16) | 0, true)
    const fourth = view.getFloat64((at + 24) | 0, true)
    view.setFloat64(end, first, true)
    view.setFloat64((end + 8) | 0, second, true)
    view.setFloat64((end + 16) | 0, third, true)
    view.setFloat64((end + 24) | 0, fourth, true)
  }
}

/** The bytes of text that a locale has room for at first, and those it keeps between texts. */
const INITIAL_ROOM = 4096
const KEPT_ROOM = 2 ** 20

/** How many items there is room for at first. */
const FEW_ITEMS = 8

/**
 * The passage of a compiled locale. Each text overwrites the one before. `bytes` has the phrases
 * first, then the text.
 */
export class PassageWriter implements Passage {
  readonly locale: LocaleInfo
  readonly begin: number
  type: Type = 'paragraph'
  count = 0
  bytes: Uint8Array
  end: number
  starts = new Uint32Array(FEW_ITEMS)
  ends = new Uint32Array(FEW_ITEMS)
  lengths: Uint32Array | undefined
  article: Article | undefined
  readonly encodeArticle: EncodeArticle | undefined
  /** Phrase `i` is `bytes[offsets[i]]` up to `offsets[i + 1]`. */
  readonly offsets: Int32Array
  readonly #longest: number
  readonly #mostBytes: number
  /** Of `bytes`; another one after room was made. */
  view: DataView

  /** @param mostBytes the most bytes of phrases, text and item positions together */
  constructor(
    locale: LocaleInfo,
    { bytes, offsets }: Pick<LocaleTables, 'bytes' | 'offsets'>,
    mostBytes: number,
    encodeArticle?: EncodeArticle,
  ) {
    this.encodeArticle = encodeArticle
    this.locale = locale
    this.#mostBytes = mostBytes
    this.begin = bytes.length
    this.end = bytes.length
    this.bytes = new Uint8Array(bytes.length + INITIAL_ROOM)
    this.bytes.set(bytes)
    this.view = new DataView(this.bytes.buffer)
    this.offsets = offsets
    this.#longest = longestPhrase(offsets)
  }

  /**
   * Begins a new text.
   *
   * @throws RangeError if the positions of the items do not fit into memory
   */
  start(type: Type, count: number): void {
    this.type = type
    this.count = count
    this.lengths = undefined
    this.article = undefined
    this.release()
    if (count > this.starts.length) {
      const notes = this.#allocate(() => new Uint32Array(2 * count))
      this.starts = notes.subarray(0, count)
      this.ends = notes.subarray(count)
    }
  }

  /** Drops the text. A long one gives its memory back. */
  release(): void {
    this.end = this.begin
    if (this.bytes.length > this.begin + KEPT_ROOM) this.#resize(this.begin + INITIAL_ROOM)
    if (this.starts.length > KEPT_ROOM) {
      this.starts = new Uint32Array(FEW_ITEMS)
      this.ends = new Uint32Array(FEW_ITEMS)
    }
  }

  /**
   * Makes room for a number of phrases, each as long as the longest.
   *
   * @throws RangeError if the text does not fit into memory
   */
  makeRoom(phrases: number): void {
    this.makeRoomFor(phrases * this.#longest)
  }

  /**
   * Makes room for a number of bytes after the text.
   *
   * @throws RangeError if the text does not fit into memory
   */
  makeRoomFor(bytes: number): void {
    const needed = this.end + bytes + BLOCK
    if (needed <= this.bytes.length) return
    const most = this.#mostBytes - NOTE_BYTES * this.count
    if (needed > most) throw noRoom(this.count)
    this.#resize(Math.min(Math.max(needed, 2 * this.bytes.length), most))
  }

  /** Appends a phrase by its number, without a check for room. */
  append(phrase: number): void {
    const from = this.offsets[phrase] as number
    const to = this.offsets[phrase + 1] as number
    copyBlocks(this.view, from, to, this.end)
    this.end += to - from
  }

  #resize(length: number): void {
    const resized = this.#allocate(() => new Uint8Array(length))
    resized.set(this.bytes.subarray(0, Math.min(this.bytes.length, length)))
    this.bytes = resized
    this.view = new DataView(resized.buffer)
  }

  #allocate<Numbers>(make: () => Numbers): Numbers {
    try {
      return make()
    } catch (cause) {
      throw noRoom(this.count, cause)
    }
  }
}

/** Copies a passage: later texts do not overwrite the copy. */
export function copyPassage({ begin, end, ...passage }: Passage): Passage {
  const { bytes, count, starts, ends, lengths } = passage
  const moved = (places: Uint32Array) => places.slice(0, count).map((place) => place - begin)
  return {
    ...passage,
    bytes: bytes.slice(begin, end),
    begin: 0,
    end: end - begin,
    starts: moved(starts),
    ends: moved(ends),
    lengths: lengths?.slice(0, count),
  }
}

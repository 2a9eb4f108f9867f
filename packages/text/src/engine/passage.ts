import { type LocaleTables, longestPhrase } from '../compile/locale-tables.js'
import type { Notation } from '../formats/notation.js'
import type { LocaleInfo } from '../language/locale.js'
import type { Format, Type } from '../options.js'
import type { Article } from './article/article.js'
import type { Unit } from './exact/measure.js'
import { NOTE_BYTES, noRoom } from './room.js'

/**
 * A written text: its plain-text form as UTF-8 bytes, and where its items lie in it.
 *
 * No byte of an item has to be escaped in HTML, Markdown or JSON (a law of the
 * locales), so every format is made by copying from here.
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
  /** How long each item is, in the unit in which it was asked for; undefined where it was not. */
  readonly lengths: Uint32Array | undefined
  /** The article whose texts the bytes are; undefined of every other type. */
  readonly article: Article | undefined
  /** Writes an article in a format; undefined where there are no articles. */
  readonly encodeArticle?: EncodeArticle | undefined
}

/**
 * Writes an article in a format.
 *
 * @param target undefined to learn how long it is
 * @returns the offset after the last byte
 */
export type EncodeArticle = (
  article: Article,
  target: Uint8Array | undefined,
  offset: number,
  passage: Passage,
  format: Format,
  notation: Notation,
) => number

/** How many bytes are copied at a time, and may be written after the end of a text. */
const BLOCK = 32

/** Room for a text that a locale has from the start, and the most that it keeps, in bytes. */
const INITIAL_ROOM = 4096
const KEPT_ROOM = 2 ** 20

/** How many items can be noted from the start. */
const FEW_ITEMS = 8

/**
 * The passage that a compiled locale writes, one text over another. The phrases stand
 * before the text in the same bytes.
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
  #view: DataView

  /** @param mostBytes how many bytes it may take, with the phrases and what notes its items */
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
    this.#view = new DataView(this.bytes.buffer)
    this.offsets = offsets
    this.#longest = longestPhrase(offsets)
  }

  /**
   * Begins a new text, and forgets the one before.
   *
   * @throws RangeError for more items than fit into memory
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

  /** Forgets the text, and gives back the memory of a long one. */
  release(): void {
    this.end = this.begin
    if (this.bytes.length > this.begin + KEPT_ROOM) this.#resize(this.begin + INITIAL_ROOM)
    if (this.starts.length > KEPT_ROOM) {
      this.starts = new Uint32Array(FEW_ITEMS)
      this.ends = new Uint32Array(FEW_ITEMS)
    }
  }

  /**
   * Makes sure that there is room for so many more phrases.
   *
   * @throws RangeError for a text that does not fit into memory
   */
  makeRoom(phrases: number): void {
    this.makeRoomFor(phrases * this.#longest)
  }

  /**
   * Makes sure that there is room for so many more bytes.
   *
   * @throws RangeError for a text that does not fit into memory
   */
  makeRoomFor(bytes: number): void {
    const needed = this.end + bytes + BLOCK
    if (needed <= this.bytes.length) return
    const most = this.#mostBytes - NOTE_BYTES * this.count
    if (needed > most) throw noRoom(this.count)
    this.#resize(Math.min(Math.max(needed, 2 * this.bytes.length), most))
  }

  /** Appends a phrase, by its number, where there is room for it. */
  append(phrase: number): void {
    const from = this.offsets[phrase] as number
    const to = this.offsets[phrase + 1] as number
    const view = this.#view
    const { end } = this
    // In blocks, the last one too long, a text takes a third less time than with `copyWithin`. A
    // float that is no NaN keeps its bits; a NaN would need a byte 0x7F or 0xFF, which no text
    // has in UTF-8.
    for (let at = from, target = end; at < to; at += BLOCK, target += BLOCK) {
      const first = view.getFloat64(at, true)
      const second = view.getFloat64(at + 8, true)
      const third = view.getFloat64(at + 16, true)
      const fourth = view.getFloat64(at + 24, true)
      view.setFloat64(target, first, true)
      view.setFloat64(target + 8, second, true)
      view.setFloat64(target + 16, third, true)
      view.setFloat64(target + 24, fourth, true)
    }
    this.end = end + to - from
  }

  /** Appends a byte, where there is room for it. */
  appendByte(byte: number): void {
    this.bytes[this.end++] = byte
  }

  /**
   * Appends the beginning of a phrase, of whole characters.
   *
   * @param length how much of it, in a unit
   * @returns false, with nothing appended, where it has no beginning of the length
   */
  appendBeginning(phrase: number, length: number, unit: Unit): boolean {
    const to = this.offsets[phrase + 1] as number
    let at = this.offsets[phrase] as number
    const from = at
    for (let left = length; left > 0; at++) {
      if (at === to) return false
      const isInside = ((this.bytes[at + 1] as number) & 0xc0) === 0x80
      if (unit === 'bytes' || !isInside) left--
      if (left === 0 && isInside) return false
    }
    this.bytes.copyWithin(this.end, from, at)
    this.end += at - from
    return true
  }

  #resize(length: number): void {
    const resized = this.#allocate(() => new Uint8Array(length))
    resized.set(this.bytes.subarray(0, Math.min(this.bytes.length, length)))
    this.bytes = resized
    this.#view = new DataView(resized.buffer)
  }

  #allocate<Numbers>(make: () => Numbers): Numbers {
    try {
      return make()
    } catch (cause) {
      throw noRoom(this.count, cause)
    }
  }
}

/** A copy of a passage that stays as it is. */
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

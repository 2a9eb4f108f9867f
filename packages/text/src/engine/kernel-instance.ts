/** An instance of the WebAssembly engine, and the languages in it. */

import type { LocaleTables } from '../compile/locale-tables.js'
import type { LocaleInfo } from '../notation/locale.js'
import type { Type } from '../options.js'
import { ENGINE } from './engine-constants.js'
import { STATE, TYPE_NUMBERS } from './kernel-layout.js'
import { KernelMemory, NUMBER_BYTES } from './kernel-memory.js'
import type { Passage } from './passage.js'
import { Random } from './random.js'
import { NOTE_BYTES, noRoom } from './room.js'

/** As `assembly/engine.ts` has it. From 2 GiB on, JavaScript gets an address as a negative number. */
interface KernelExports {
  setRandom(state: number): void
  getRandom(state: number): void
  join(
    starts: number,
    ends: number,
    count: number,
    between: number,
    betweenEnd: number,
    target: number,
  ): number
  write(
    language: number,
    type: number,
    first: number,
    count: number,
    start: number,
    starts: number,
    ends: number,
    text: number,
  ): number
}

/** How many items are noted in a place that is ready for them. */
const READY_ITEMS = 128

/** What was written last in a language. */
export class KernelPassage implements Passage {
  readonly locale: LocaleInfo
  type: Type = 'paragraph'
  count = 0
  bytes: Uint8Array = new Uint8Array(0)
  begin = 0
  end = 0
  starts: Uint32Array = new Uint32Array(0)
  ends: Uint32Array = new Uint32Array(0)
  readonly #join: Join

  constructor(locale: LocaleInfo, join: Join) {
    this.locale = locale
    this.#join = join
  }

  /** One by one from JavaScript, a hundred paragraphs take 25 µs more in each format. */
  join(between: Uint8Array): Uint8Array {
    return this.#join(this, between)
  }
}

type Join = (passage: KernelPassage, between: Uint8Array) => Uint8Array

/** A language in the memory of an instance. */
export interface KernelLanguage {
  readonly address: number
  readonly passage: KernelPassage
}

/** It writes one text at a time, over the one before. */
export class KernelInstance {
  /** The languages in it, by what they were loaded from. */
  readonly languages = new Map<object, KernelLanguage>()
  /** How much memory it has after the last text, in bytes. */
  size = 0
  readonly #memory: KernelMemory
  readonly #exports: KernelExports
  readonly #state: number
  readonly #startsAt: number
  readonly #endsAt: number
  #bytes: Uint8Array = new Uint8Array(0)
  #starts: Uint32Array = new Uint32Array(0)
  #ends: Uint32Array = new Uint32Array(0)

  /**
   * @param state what texts without a seed are drawn from: the state of a random source
   * @param mostBytes how far its memory may grow
   */
  constructor(module: WebAssembly.Module, state: readonly number[], mostBytes: number) {
    this.#memory = new KernelMemory(mostBytes)
    const { memory } = this.#memory
    const { exports } = new WebAssembly.Instance(module, { env: { memory } })
    this.#exports = exports as unknown as KernelExports
    this.#state = this.#memory.put(state)
    this.#exports.setRandom(this.#state)
    const ready = new Uint32Array(READY_ITEMS)
    this.#startsAt = this.#memory.put(ready)
    this.#endsAt = this.#memory.put(ready)
  }

  /** What the next text without a seed is drawn from. */
  state(): readonly number[] {
    this.#exports.getRandom(this.#state)
    return [...this.#memory.numbers(this.#state, STATE.length)]
  }

  /** Takes a language in, and gives its address. */
  load(tables: LocaleTables): number {
    return this.#memory.putLanguage(tables)
  }

  /**
   * Writes a text, or the next items of one.
   *
   * @throws RangeError for what does not fit into memory
   */
  write(
    { address, passage }: KernelLanguage,
    type: Type,
    first: number,
    count: number,
    start: boolean,
    seed: string | undefined,
  ): Passage {
    const areReady = count <= READY_ITEMS
    const room = areReady ? this.#memory.free : this.#memory.makeRoom(NOTE_BYTES * count, count)
    const starts = areReady ? this.#startsAt : room
    const ends = areReady ? this.#endsAt : starts + NUMBER_BYTES * count
    const text = areReady ? room : starts + NOTE_BYTES * count
    const number = TYPE_NUMBERS[type]
    const opens = start ? 1 : 0
    if (seed !== undefined) this.#useSeed(seed)
    const end = this.#exports.write(address, number, first, count, opens, starts, ends, text) >>> 0
    if (seed !== undefined) this.#exports.setRandom(this.#state)
    if (end === 0) throw noRoom(count)
    passage.type = type
    passage.count = count
    passage.begin = text
    passage.end = end
    this.#show(passage, starts, ends)
    return passage
  }

  /** Gives a passage the memory as it is now: one that has grown is another buffer. */
  #show(passage: KernelPassage, starts: number, ends: number): void {
    if (this.#bytes.length === 0) this.#renewViews()
    const areReady = starts === this.#startsAt
    passage.bytes = this.#bytes
    passage.starts = areReady ? this.#starts : this.#memory.numbers(starts, passage.count)
    passage.ends = areReady ? this.#ends : this.#memory.numbers(ends, passage.count)
  }

  #renewViews(): void {
    this.#bytes = this.#memory.bytes()
    this.#starts = this.#memory.numbers(this.#startsAt, READY_ITEMS)
    this.#ends = this.#memory.numbers(this.#endsAt, READY_ITEMS)
    this.size = this.#bytes.length
  }

  /**
   * The items of the last text with some bytes between them.
   *
   * @throws RangeError where they do not fit into memory beside it
   */
  join(passage: KernelPassage, between: Uint8Array): Uint8Array {
    const { count, starts, ends } = passage
    const [first, last] = [starts.byteOffset, ends.byteOffset]
    // After the text stand the bytes to put between, and then what is asked for.
    const at = passage.end + ENGINE.BLOCK
    const target = at + between.length + ENGINE.BLOCK
    this.#memory.makeRoom(target - this.#memory.free, count)
    this.#memory.bytes().set(between, at)
    const end = this.#exports.join(first, last, count, at, at + between.length, target) >>> 0
    this.#show(passage, first, last)
    if (end === 0) throw noRoom(count)
    return this.#bytes.subarray(target, end)
  }

  /** Draws from a seed until the state is set back to where it is now. */
  #useSeed(seed: string): void {
    this.#exports.getRandom(this.#state)
    const own = this.#memory.numbers(this.#state, STATE.length)
    const before = own.slice()
    own.set(Random.fromSeed(seed).state())
    this.#exports.setRandom(this.#state)
    own.set(before)
  }
}

/** The WebAssembly engine of `kernel/kernel.ts`: its memory, and the languages in it. */
import type { LocaleInfo } from './locale.js'
import { type LocaleTables, longestPhrase, type Words } from './locale-tables.js'
import { TYPES, type Type } from './options.js'
import type { Passage } from './passage.js'
import { Random } from './random.js'
import type { TextWriter } from './text-writer.js'

interface KernelExports {
  readonly memory: WebAssembly.Memory
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
    locale: number,
    type: number,
    first: number,
    count: number,
    start: number,
    starts: number,
    ends: number,
    text: number,
  ): number
}

/** The length of a page of memory, and of what a phrase may be copied too far. */
const PAGE = 2 ** 16
const BLOCK = 32

/** How many items are noted in a place that is ready for them. */
const READY_ITEMS = 128

/** How far the engine counts items: no text has other items after the first few. */
const MAX_FIRST = 2 ** 30

const NEW_DECK = -1
const DECK_BYTES = 32

/** What was written last in a language. */
class KernelPassage implements Passage {
  readonly locale: LocaleInfo
  type: Type = 'paragraph'
  count = 0
  bytes: Uint8Array = new Uint8Array(0)
  begin = 0
  end = 0
  starts: Uint32Array = new Uint32Array(0)
  ends: Uint32Array = new Uint32Array(0)
  readonly #kernel: Kernel

  constructor(locale: LocaleInfo, kernel: Kernel) {
    this.locale = locale
    this.#kernel = kernel
  }

  /** One by one from JavaScript, a hundred paragraphs take 25 µs more in each format. */
  join(between: Uint8Array): Uint8Array {
    return this.#kernel.join(this, between)
  }
}

/**
 * An instance of the engine. It writes one text at a time, over the one before. Its memory
 * grows with the longest text, and stays.
 */
export class Kernel {
  readonly #exports: KernelExports
  /** The first byte that holds nothing yet: a text is written from there. */
  #free: number
  readonly #state: number
  readonly #startsAt: number
  readonly #endsAt: number
  #bytes: Uint8Array = new Uint8Array(0)
  #starts: Uint32Array = new Uint32Array(0)
  #ends: Uint32Array = new Uint32Array(0)

  /** @param random what texts without a seed are drawn from */
  constructor(module: WebAssembly.Module, random = Random.fresh()) {
    const { exports } = new WebAssembly.Instance(module)
    this.#exports = exports as unknown as KernelExports
    this.#free = this.#exports.memory.buffer.byteLength
    this.#state = this.#put(random.state())
    this.#exports.setRandom(this.#state)
    this.#startsAt = this.#put(new Uint32Array(READY_ITEMS))
    this.#endsAt = this.#put(new Uint32Array(READY_ITEMS))
    this.#renewViews()
  }

  /** Takes the tables of a language in, and gives what writes in it. */
  load(locale: LocaleInfo, tables: LocaleTables): TextWriter {
    const address = this.#load(tables)
    const passage = new KernelPassage(locale, this)
    return {
      write: (type, count, start, seed) => {
        if (seed !== undefined) this.#useSeed(seed)
        this.#write(address, passage, type, 0, count, start)
        if (seed !== undefined) this.#exports.setRandom(this.#state)
        return passage
      },
      writeNext: (type, first, count, start) => {
        this.#write(address, passage, type, Math.min(first, MAX_FIRST), count, start)
        return passage
      },
    }
  }

  #write(
    address: number,
    passage: KernelPassage,
    type: Type,
    first: number,
    count: number,
    start: boolean,
  ): void {
    const areReady = count <= READY_ITEMS
    const starts = areReady ? this.#startsAt : this.#makeRoom(8 * count)
    const ends = areReady ? this.#endsAt : starts + 4 * count
    const text = areReady ? this.#free : starts + 8 * count
    const kind = TYPES.indexOf(type)
    passage.type = type
    passage.count = count
    passage.begin = text
    const opens = start ? 1 : 0
    passage.end = this.#exports.write(address, kind, first, count, opens, starts, ends, text)
    this.#show(passage, starts, ends)
  }

  /** Gives a passage the memory as it is now: one that has grown is another buffer. */
  #show(passage: KernelPassage, starts: number, ends: number): void {
    if (this.#bytes.length === 0) this.#renewViews()
    const areReady = starts === this.#startsAt
    passage.bytes = this.#bytes
    passage.starts = areReady ? this.#starts : this.#view(starts, passage.count)
    passage.ends = areReady ? this.#ends : this.#view(ends, passage.count)
  }

  /** The items of the last text with some bytes between them. */
  join(passage: KernelPassage, between: Uint8Array): Uint8Array {
    const { count, starts, ends } = passage
    const [first, last] = [starts.byteOffset, ends.byteOffset]
    // After the text stand the bytes to put between, and then what is asked for.
    const at = passage.end + BLOCK
    const target = at + between.length + BLOCK
    this.#makeRoom(target - this.#free)
    this.#bytes.set(between, at)
    const end = this.#exports.join(first, last, count, at, at + between.length, target)
    this.#show(passage, first, last)
    return this.#bytes.subarray(target, end)
  }

  #view(address: number, length: number): Uint32Array {
    return new Uint32Array(this.#exports.memory.buffer, address, length)
  }

  /** Draws from a seed until the state is set back to where it is now. */
  #useSeed(seed: string): void {
    this.#exports.getRandom(this.#state)
    const own = this.#view(this.#state, 4)
    const before = own.slice()
    own.set(Random.fromSeed(seed).state())
    this.#exports.setRandom(this.#state)
    own.set(before)
  }

  #renewViews(): void {
    this.#bytes = new Uint8Array(this.#exports.memory.buffer)
    this.#starts = this.#view(this.#startsAt, READY_ITEMS)
    this.#ends = this.#view(this.#endsAt, READY_ITEMS)
  }

  /** Makes sure that so many bytes are there from `#free` on, and gives their place. */
  #makeRoom(length: number): number {
    const { memory } = this.#exports
    const missing = this.#free + length + BLOCK - memory.buffer.byteLength
    if (missing > 0) {
      memory.grow(Math.ceil(missing / PAGE))
      this.#renewViews()
    }
    return this.#free
  }

  /** Keeps numbers of 32 bits, and gives their address. */
  #put(numbers: ArrayLike<number>): number {
    const address = this.#makeRoom(4 * numbers.length)
    this.#view(address, numbers.length).set(numbers)
    this.#free += 4 * numbers.length
    return address
  }

  #putBytes(bytes: Uint8Array): number {
    const address = this.#makeRoom(bytes.length)
    new Uint8Array(this.#exports.memory.buffer, address).set(bytes)
    // A phrase is read in blocks too, and numbers begin at a multiple of four.
    this.#free = (address + bytes.length + BLOCK + 3) & ~3
    return address
  }

  /** In the order of the fields in `kernel/kernel.ts`. */
  #load({ bytes, offsets, sentences, ...tables }: LocaleTables): number {
    const { statements, lively, opening, words, openingWords } = tables
    const phrases = this.#putBytes(bytes)
    const choices = [statements, lively, opening.statements]
    const sizes = [...tables.deckSizes, ...choices.map(({ length }) => length)]
    const decks = this.#put(sizes.flatMap((size) => [NEW_DECK, size, 0, 0, 0, 0, 0, 0]))
    const deck = (number: number) => decks + DECK_BYTES * number
    const wordsOf = ({ leading, deck: number, phrase }: Words) => [
      this.#put(leading),
      leading.length,
      deck(number),
      phrase,
    ]
    return this.#put([
      decks,
      sizes.length,
      this.#put(sentences),
      this.#put(offsets.map((offset) => offset + phrases)),
      ...choices.flatMap((choice, i) => [deck(tables.deckSizes.length + i), this.#put(choice)]),
      opening.lead,
      ...wordsOf(words),
      ...wordsOf(openingWords),
      tables.joinerLength,
      tables.wordJoiner,
      tables.paragraphBreak,
      longestPhrase(offsets),
    ])
  }
}

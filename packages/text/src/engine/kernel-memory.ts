/** The memory of an instance of the WebAssembly engine, and how a language is laid out in it. */

import { type LocaleTables, longestPhrase, type Words } from '../compile/locale-tables.js'
import { ENGINE } from './engine-constants.js'
import { DECK, KIND, LANGUAGE, WORDS } from './kernel-layout.js'
import { recordOf } from './layout.js'
import { noRoom } from './room.js'

/** The length of a page of memory. */
const PAGE = 2 ** 16

/** All numbers are of 32 bits. */
export const NUMBER_BYTES = 4

/** It grows, and never shrinks. */
export class KernelMemory {
  /** What an instance is made with. */
  readonly memory: WebAssembly.Memory
  /** The first byte that holds nothing yet: a text is written from there. */
  free: number

  /** @param mostBytes how far it may grow */
  constructor(mostBytes: number) {
    this.memory = new WebAssembly.Memory({ initial: 1, maximum: Math.floor(mostBytes / PAGE) })
    // The engine has what it needs for itself in the first page.
    this.free = this.memory.buffer.byteLength
  }

  /** All of it, until it grows: then it is another buffer, and this has no length. */
  bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer)
  }

  /** Numbers at an address, until the memory grows. */
  numbers(address: number, length: number): Uint32Array {
    return new Uint32Array(this.memory.buffer, address, length)
  }

  /**
   * Makes sure that so many bytes are there from `free` on, and gives their place.
   *
   * @param count how many items they are for, if for a text
   * @throws RangeError when there is no more memory
   */
  makeRoom(length: number, count = 1): number {
    const missing = this.free + length + ENGINE.BLOCK - this.memory.buffer.byteLength
    if (missing > 0) {
      try {
        this.memory.grow(Math.ceil(missing / PAGE))
      } catch (cause) {
        throw noRoom(count, cause)
      }
    }
    return this.free
  }

  /** Keeps numbers, and gives their address. */
  put(numbers: ArrayLike<number>): number {
    const address = this.makeRoom(NUMBER_BYTES * numbers.length)
    this.numbers(address, numbers.length).set(numbers)
    this.free += NUMBER_BYTES * numbers.length
    return address
  }

  #putBytes(bytes: Uint8Array): number {
    const address = this.makeRoom(bytes.length)
    this.bytes().set(bytes, address)
    // A phrase is read in blocks too, and numbers begin at a multiple of four.
    this.free = Math.ceil((address + bytes.length + ENGINE.BLOCK) / NUMBER_BYTES) * NUMBER_BYTES
    return address
  }

  /** Keeps the tables of a language, and gives the address of its record. */
  putLanguage({ bytes, offsets, sentences, ...tables }: LocaleTables): number {
    const phrases = this.#putBytes(bytes)
    const choices = [tables.statements, tables.lively, tables.opening.statements]
    const sizes = [...tables.deckSizes, ...choices.map(({ length }) => length)]
    const decks = this.put(sizes.flatMap((size) => recordOf(DECK, { ...UNUSED_DECK, size })))
    const deck = (number: number) => decks + NUMBER_BYTES * DECK.length * number
    const kindOf = (kind: number) =>
      recordOf(KIND, {
        deck: deck(tables.deckSizes.length + kind),
        choices: this.put(choices[kind] ?? []),
      })
    const wordsOf = ({ leading, deck: number, phrase }: Words) =>
      recordOf(WORDS, {
        leading: this.put(leading),
        leadingCount: leading.length,
        deck: deck(number),
        phrase,
      })
    const record = recordOf(LANGUAGE, {
      decks,
      deckCount: sizes.length,
      sentences: this.put(sentences),
      offsets: this.put(offsets.map((offset) => offset + phrases)),
      statements: kindOf(0),
      lively: kindOf(1),
      afterLead: kindOf(2),
      lead: tables.opening.lead,
      words: wordsOf(tables.words),
      openingWords: wordsOf(tables.openingWords),
      joinerLength: tables.joinerLength,
      wordJoiner: tables.wordJoiner,
      paragraphBreak: tables.paragraphBreak,
      longest: longestPhrase(offsets),
    })
    return this.put(record)
  }
}

const UNUSED_DECK = { left: ENGINE.NEW_DECK, row: 0, step: 0, cycle: 0, unused: [0, 0, 0] } as const

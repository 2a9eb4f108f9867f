/**
 * How the WebAssembly engine is told things by numbers: the types, and the records in its memory.
 * `tools/build-kernel.mjs` writes their names down for `assembly/engine.ts`.
 */

import type { Type } from '../options.js'
import { layOut } from './layout.js'

/** The number of each type. No type is 0, since WebAssembly takes `undefined` for it. */
export const TYPE_NUMBERS = {
  paragraph: 1,
  sentence: 2,
  word: 3,
} as const satisfies Record<Type, number>

/** A kind of sentence: the deck of its patterns, and the address of their choices. */
export const KIND = layOut({ deck: 1, choices: 1 })

/** `Words` of the tables: the leading ones and their number, a deck, the list's first phrase. */
export const WORDS = layOut({ leading: 1, leadingCount: 1, deck: 1, phrase: 1 })

/** A language. Lists and decks are addresses, phrases are numbers. */
export const LANGUAGE = layOut({
  decks: 1,
  deckCount: 1,
  sentences: 1,
  offsets: 1,
  statements: KIND.length,
  lively: KIND.length,
  afterLead: KIND.length,
  lead: 1,
  words: WORDS.length,
  openingWords: WORDS.length,
  joinerLength: 1,
  wordJoiner: 1,
  paragraphBreak: 1,
  /** The length of the longest phrase in bytes. */
  longest: 1,
})

/** A deck: what `Decks` keeps of one. A power of two is found by a shift. */
export const DECK = layOut({ left: 1, size: 1, row: 1, step: 1, cycle: 1, unused: 3 })

/** The state of the random source. */
export const STATE = layOut({ a: 1, b: 1, c: 1, counter: 1 })

import type { Element, ListKind, ReadOptions, Type } from '../options.js'
import type { ExactLength } from './exact/exact-length.js'
import type { Passage } from './passage.js'
import type { Random } from './random.js'

/** The least and the greatest number of sentences of a paragraph. */
export type SentenceCount = readonly [least: number, most: number]

/** What an order says besides type, count, offset, topic and beginning. */
export interface Extras {
  /** How many sentences a paragraph has; undefined for paragraphs as they were written. */
  readonly length: SentenceCount | undefined
  /** The exact length of each item; undefined for any length. */
  readonly exact: ExactLength | undefined
  /** The elements of an article, the kind of its lists, and whether it is sections alone. */
  readonly elements: ReadonlySet<Element>
  readonly lists: ListKind | undefined
  readonly isFragment: boolean
  /** Whether all letters are capitals. */
  readonly inCapitals: boolean
}

/** The extras of an order that asks for none. */
export const NO_EXTRAS: Extras = {
  length: undefined,
  exact: undefined,
  elements: new Set(),
  lists: undefined,
  isFragment: false,
  inCapitals: false,
}

/** What to write, as the engine takes it. */
export interface TextOrder extends Extras {
  readonly type: Type
  /** How many items, a whole number from 1. */
  readonly count: number
  /** How many items of the text are left out before the first, a whole number from 0. */
  readonly offset: number
  /** Whether it begins with “Lorem ipsum”. */
  readonly start: boolean
  /** The number of its topic among those of the language for its type; undefined for all of them. */
  readonly topic: number | undefined
}

/** @throws RangeError if an article has too many sections */
export type ExtrasOf = (options: ReadOptions) => Extras

/** Writes the texts of one language. */
export interface TextWriter {
  /** Takes the extras from the options; undefined if it has none. */
  readonly extrasOf: ExtrasOf | undefined
  /** The topics of the language for a type; of labels and messages, their groups. */
  topicsOf(type: Type): readonly string[]

  /**
   * Writes a text. The next text overwrites the passage.
   *
   * @param seed undefined for a random text
   * @throws RangeError if the text does not fit into memory
   */
  write(order: TextOrder, seed: string | undefined): Passage

  /**
   * Writes the next items of a text. Nothing else may have been written since the previous items.
   * All items together equal those of `write`.
   *
   * @param first the number of items written before, without the offset; 0 begins the text
   * @param count how many items to write
   * @param random the source of the text, the same for all of its items
   * @throws RangeError if the items do not fit into memory
   */
  writeNext(order: TextOrder, first: number, count: number, random: Random): Passage

  /** Drops the last text and gives back the memory of a long one. */
  release(): void
}

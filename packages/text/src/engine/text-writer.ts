import type { Element, ListKind, TextOptions, Type } from '../options.js'
import type { ExactLength } from './exact/exact-writer.js'
import type { Passage } from './passage.js'

/** How many sentences a paragraph has at least and at most. */
export type SentenceCount = readonly [least: number, most: number]

/** What a text can be beside its type, count, topic and beginning. */
export interface Extras {
  /** How many sentences a paragraph has; undefined for as many as it was written with. */
  readonly length: SentenceCount | undefined
  /** How long each item is; undefined as long as it happens to be. */
  readonly exact: ExactLength | undefined
  /** What an article has, what its lists are, and whether it is sections alone. */
  readonly elements: ReadonlySet<Element>
  readonly lists: ListKind | undefined
  readonly isFragment: boolean
  /** Whether all letters are capitals. */
  readonly inCapitals: boolean
}

/** What it is when none of that is asked for. */
export const NO_EXTRAS: Extras = {
  length: undefined,
  exact: undefined,
  elements: new Set(),
  lists: undefined,
  isFragment: false,
  inCapitals: false,
}

/** What a text is to be, checked and complete. */
export interface TextOrder extends Extras {
  readonly type: Type
  /** How many items, a whole number from 1. */
  readonly count: number
  /** Whether it begins with “Lorem ipsum”. */
  readonly start: boolean
  /** The number of its topic among those of the language; undefined for all of them. */
  readonly topic: number | undefined
}

/** @throws RangeError for what is unknown or means nothing for the type */
export type ReadExtras = (type: Type, count: number, options: TextOptions) => Extras

/** What writes the texts of one language. */
export interface TextWriter {
  /** Checks what it can write beside plain items; it is undefined where that is nothing. */
  readonly readExtras: ReadExtras | undefined
  /** What a text can be about. */
  readonly topics: readonly string[]

  /**
   * Writes a text. The passage holds until the next is written.
   *
   * @param seed undefined for a text that nobody can foresee
   * @throws RangeError for a text that does not fit into memory
   */
  write(order: TextOrder, seed: string | undefined): Passage

  /**
   * Writes the next items of a text, if nothing else has been written since the last ones. All
   * together they are what `write` writes at once.
   *
   * @param first how many items were written before: 0 begins the text
   * @param count how many to write
   * @throws RangeError for items that do not fit into memory
   */
  writeNext(order: TextOrder, first: number, count: number): Passage

  /** Gives back the memory that a long text took: the passage holds no longer. */
  release(): void
}

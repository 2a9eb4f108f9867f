import type { Element, Length, Type } from '@polyipsum/contract'

/** What can be asked for. */
export {
  DEFAULT_ELEMENTS,
  ELEMENTS,
  type Element,
  FORMATS,
  type Format,
  ITEM_TYPES,
  ITEMS_PROPERTY,
  type ItemType,
  LENGTHS,
  type Length,
  TYPES,
  type Type,
} from '@polyipsum/contract'

/** Lists of points, and of numbers. */
export type ListKind = 'bulleted' | 'numbered'

/** What to write. Everything may be left out. */
export interface TextOptions {
  /** The kind of item: `paragraph` (the default), `sentence` or `word`. */
  readonly type?: Type
  /**
   * How many items, a whole number from 1; 1 by default. A text in one piece has a room of 2 GiB,
   * with eight bytes for each item beside its own: some four million paragraphs, or a hundred
   * million words. Chunk by chunk there is no bound.
   */
  readonly count?: number
  /** What it is about, a topic of the language; all of its topics, one after the other, by default. */
  readonly topic?: string | undefined
  /** Whether the text begins with “Lorem ipsum”; true by default. */
  readonly start?: boolean
  /**
   * How long paragraphs are: `short`, 1 to 3 sentences, `medium` (the default), 3 to 8, `long`, 9 to
   * 12, or `verylong`, 13 to 18.
   */
  readonly length?: Length | undefined
  /**
   * How many characters each item has, exactly: Unicode code points of its plain text, 1 to 20,000, or any
   * number within a range. Whole sentences wherever they fit, else whole words.
   */
  readonly chars?: LengthOption | undefined
  /** How many bytes of UTF-8 each item has, likewise. */
  readonly bytes?: LengthOption | undefined
  /** What an article has beside its title and its paragraphs: `DEFAULT_ELEMENTS` by default. */
  readonly with?: readonly Element[] | undefined
  /** What the lists of an article are: both kinds in turn by default. */
  readonly lists?: ListKind | undefined
  /** Whether an article is its sections alone, without its title and lead; false by default. */
  readonly fragment?: boolean
  /** Whether all letters are capitals, where the script has any; false by default. Not with `chars` or `bytes`. */
  readonly capitals?: boolean
  /** The same seed gives the same text on every platform. Without one, each text differs. */
  readonly seed?: string | undefined
}

/** A length, or the least and the greatest. */
export type LengthOption = number | readonly [least: number, most: number]

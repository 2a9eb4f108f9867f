import type { TextRequest as ContractRequest, Element, Length, Type } from '@polyipsum/contract'

export {
  DEFAULT_ELEMENTS,
  ELEMENTS,
  type Element,
  FORMATS,
  type Format,
  GROUPS,
  groupsOf,
  type InterfaceType,
  ITEM_TYPES,
  ITEMS_PROPERTY,
  type ItemType,
  LENGTHS,
  type Length,
  TYPES,
  type Type,
} from '@polyipsum/contract'

/** A list with bullets, or a numbered one. */
export type ListKind = 'bulleted' | 'numbered'

/** What to write. Every option may be left out; undefined, null and an empty text leave it out, too. */
export interface TextOptions {
  /** The kind of item, one of `TYPES`. By default, `paragraph`. */
  readonly type?: Type | undefined
  /**
   * How many items: a whole number from 1. By default, 1.
   *
   * `generateChunks` has no upper bound. `generate` and `generatePassage` hold the text in memory,
   * 2 GiB at most, with 8 bytes more for each item: about four million paragraphs, or a hundred
   * million words. An article has at most 10,000 sections.
   */
  readonly count?: number | undefined
  /**
   * One of the language's topics. By default, the text goes from topic to topic. For labels and messages,
   * one of `GROUPS`; by default, all of them.
   */
  readonly topic?: string | undefined
  /**
   * Whether the text begins with “Lorem ipsum”. By default, true. Labels and messages never do, and
   * must have none or false.
   */
  readonly start?: boolean | undefined
  /** The same as `start`, by its name in the JSON of the service. If both are given, they must be equal. */
  readonly startWithLorem?: boolean | undefined
  /**
   * How many sentences each paragraph has: a name from `LENGTHS`, which maps it to the least and
   * the greatest number. By default, paragraphs are as they were written, which is `medium`. For
   * paragraphs and articles only; not together with `chars` or `bytes`.
   */
  readonly length?: Length | undefined
  /**
   * The exact length of each item in characters (Unicode code points of the plain text): a whole
   * number from 1 to 20,000, or a range of them, as two numbers or as text: `[120, 160]`, `'120-160'`. The item is whole sentences if any have that
   * length, or else words; a label or a message is one that has it, or else several. Not for articles; not together with `bytes`.
   */
  readonly chars?: LengthOption | undefined
  /** The exact length of each item in bytes of UTF-8. The rules are those of `chars`. */
  readonly bytes?: LengthOption | undefined
  /**
   * The elements of an article besides its title and paragraphs: a list, one text of elements separated
   * by commas, `all` or `none`. By default, `DEFAULT_ELEMENTS`. With all of `ELEMENTS` it also has a
   * nested list, a subheading, a rule and code within a line. For articles only.
   */
  readonly with?: ElementsOption | undefined
  /** The kind of every list in an article. By default, both kinds. For articles only. */
  readonly lists?: ListKind | undefined
  /** Whether an article is its sections alone, without title and lead. By default, false. For articles only. */
  readonly fragment?: boolean | undefined
  /**
   * Whether all letters are capitals; a script without capitals stays as it is. By default, false.
   * Not together with `chars` or `bytes`.
   */
  readonly capitals?: boolean | undefined
  /**
   * The same seed gives the same text on every platform: a text of 1 to 64 characters, or a safe integer,
   * which means its decimal digits. Without a seed, each text is random.
   */
  readonly seed?: string | number | undefined
  /**
   * How many items of the seed's text come before the first one: a whole number from 0 to 1,000, by
   * default 0. Items `offset` up to `offset + count` are the same in every text of the seed, so pages
   * and cards of one seed go on where others end. Only with a seed; not for articles.
   */
  readonly offset?: number | undefined
}

/** A length, or a range of lengths with both ends included. */
export type LengthOption =
  | number
  | `${number}`
  | `${number}-${number}`
  | readonly [least: number, most: number]

/** Elements of an article: a list, or a text. Editors offer the two texts that name no element. */
export type ElementsOption = readonly Element[] | 'all' | 'none' | (string & Record<never, never>)

/** Options that are read: complete, each in one shape, and allowed together. Nothing checks them again. */
export type ReadOptions = Omit<ContractRequest, 'format'> &
  Pick<TextOptions, 'lists' | 'fragment' | 'capitals'>

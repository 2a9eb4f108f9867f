/** The kinds of item that a text is made of. */

export const TYPES = ['paragraph', 'sentence', 'word', 'title', 'article'] as const

/** What an item is. */
export type Type = (typeof TYPES)[number]

/** The types that are items of their own, and not one whole. */
export const ITEM_TYPES = [
  'paragraph',
  'sentence',
  'word',
  'title',
] as const satisfies readonly Type[]

export type ItemType = (typeof ITEM_TYPES)[number]

/** What several items are called, or an article, which is the member of the JSON format that holds them. */
export const ITEMS_PROPERTY = {
  paragraph: 'paragraphs',
  sentence: 'sentences',
  word: 'words',
  title: 'titles',
  article: 'article',
} as const satisfies Record<Type, string>

/** The least and the greatest number of sentences of a paragraph. */
export const LENGTHS = {
  short: [1, 3],
  medium: [3, 8],
  long: [9, 12],
  verylong: [13, 18],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>

export type Length = keyof typeof LENGTHS

export const LENGTH_NAMES = ['short', 'medium', 'long', 'verylong'] as const satisfies Length[]

/** The greatest exact length of an item, in characters or bytes. */
export const LONGEST_ITEM = 20_000

/** What a text is if a request does not say it. */
export const DEFAULTS = {
  type: 'paragraph',
  count: 1,
  locale: 'la',
  start: true,
} as const

/** What an article can have beside its title and its paragraphs. */
export const ELEMENTS = [
  'headings',
  'lists',
  'definitions',
  'quotes',
  'tables',
  'code',
  'images',
  'links',
  'emphasis',
] as const

export type Element = (typeof ELEMENTS)[number]

/** What it has where nothing else is said. */
export const DEFAULT_ELEMENTS = [
  'headings',
  'lists',
  'quotes',
  'links',
  'emphasis',
] as const satisfies readonly Element[]

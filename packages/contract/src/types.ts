/** The types of item, the lengths of paragraphs, and the elements of articles. */

export const TYPES = [
  'paragraph',
  'sentence',
  'word',
  'title',
  'article',
  'label',
  'message',
] as const

/** What an item is. */
export type Type = (typeof TYPES)[number]

/** The types whose texts are lists of items. An article is one whole. */
export const ITEM_TYPES = [
  'paragraph',
  'sentence',
  'word',
  'title',
  'label',
  'message',
] as const satisfies readonly Type[]

export type ItemType = (typeof ITEM_TYPES)[number]

/** The types that are words of interfaces, each with its groups: the values of `topic` for the type. */
export const GROUPS = {
  label: ['actions', 'navigation', 'fields', 'states'],
  message: ['errors', 'notices', 'questions', 'empty', 'hints'],
} as const satisfies { readonly [Name in Type]?: readonly string[] }

export type InterfaceType = keyof typeof GROUPS

/** The groups of a type; undefined for a type that is no words of interfaces. */
export function groupsOf(type: Type): readonly string[] | undefined {
  return type === 'label' || type === 'message' ? GROUPS[type] : undefined
}

/** The plural of each type, in sentences and in the JSON format. A text has only one article. */
export const ITEMS_PROPERTY = {
  paragraph: 'paragraphs',
  sentence: 'sentences',
  word: 'words',
  title: 'titles',
  article: 'article',
  label: 'labels',
  message: 'messages',
} as const satisfies Record<Type, string>

/** The least and the most sentences of a paragraph, by its length. */
export const LENGTHS = {
  short: [1, 3],
  medium: [3, 8],
  long: [9, 12],
  verylong: [13, 18],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>

export type Length = keyof typeof LENGTHS

export const LENGTH_NAMES = Object.keys(LENGTHS) as readonly string[] as readonly Length[]

/** The greatest exact length of an item, in characters or bytes. */
export const LONGEST_ITEM = 20_000

/** The most items of a text that a request may leave out before the first. */
export const MOST_OFFSET = 1000
/** The most items of one request. */
export const MAX_COUNT = 100

/** The most characters or bytes of all items together, when their lengths are exact. */
export const MAX_EXTENT = 500_000

/** The values of parameters that a request leaves out. */
export const DEFAULTS = {
  type: 'paragraph',
  count: 1,
  locale: 'la',
  start: true,
} as const

/** The elements that an article can have besides its title and its paragraphs. */
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

/** The elements of an article when a request names none. */
export const DEFAULT_ELEMENTS = [
  'headings',
  'lists',
  'quotes',
  'links',
  'emphasis',
] as const satisfies readonly Element[]

/** The kinds of item that a text is made of. */

export const TYPES = ['paragraph', 'sentence', 'word'] as const

/** What an item is. */
export type Type = (typeof TYPES)[number]

/** What several items are called, which is the member of the JSON format that holds them. */
export const ITEMS_PROPERTY = {
  paragraph: 'paragraphs',
  sentence: 'sentences',
  word: 'words',
} as const satisfies Record<Type, string>

/** The member of the JSON format that holds the items, by their type. */
export type ItemsProperty = typeof ITEMS_PROPERTY

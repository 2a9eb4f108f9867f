import type { ItemsProperty, ResultParameters, ResultTexts, Type } from './vocabulary.js'

/** The type of the items in the answer: the one asked for, or else `paragraph`. */
export type TypeAsked<Asked extends Type | undefined> = Asked extends Type ? Asked : 'paragraph'

/**
 * The JSON format: the items and their number, as in `{ paragraphs, count }`. `ItemsProperty` has the
 * name of the items for each type. The `count` of an article is the number of its sections.
 */
export type StructuredText<Of extends Type = Type> = Of extends 'article'
  ? { readonly article: ArticleNode; readonly count: number }
  : Of extends Type
    ? Flat<
        { readonly [Name in ItemsProperty[Of]]: readonly string[] } & {
          readonly count: number
          /** The length of each item in characters or bytes; absent unless `chars` or `bytes` is given. */
          readonly lengths?: readonly number[]
        }
      >
    : never

/** A node of an article, as in mdast (https://github.com/syntax-tree/mdast). The outermost is a `root`. */
export interface ArticleNode {
  readonly type: string
  readonly children?: readonly ArticleNode[]
  readonly value?: string
  readonly depth?: number
  readonly ordered?: boolean
  readonly start?: number
  readonly spread?: boolean
  readonly align?: readonly ('left' | 'right' | 'center' | null)[]
  readonly lang?: string
  readonly url?: string
  readonly title?: string
  readonly alt?: string
}

/** A text in every format, with the parameters of the request. */
export type GeneratedText<Of extends Type = Type> = Of extends Type
  ? Flat<ResultTexts<StructuredText<Of>> & ResultParameters<Of>>
  : never

/** An intersection as one object type, which editors show better. */
type Flat<Members> = { readonly [Name in keyof Members]: Members[Name] }

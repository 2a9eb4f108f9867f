import type { ItemsProperty, ResultParameters, ResultTexts, Type } from './vocabulary.js'

/** The type of the items that a request with this option gets. */
export type TypeAsked<Asked extends Type | undefined> = Asked extends Type ? Asked : 'paragraph'

/**
 * The JSON format: `{ paragraphs, count }`, or `sentences`, `words` or `titles`, with their `lengths`
 * where those were asked for; or `{ article, count }`.
 */
export type StructuredText<Of extends Type = Type> = Of extends 'article'
  ? { readonly article: ArticleNode; readonly count: number }
  : Of extends Type
    ? Flat<
        { readonly [Name in ItemsProperty[Of]]: readonly string[] } & {
          readonly count: number
          /** How long each item is, where `chars` or `bytes` was given. */
          readonly lengths?: readonly number[]
        }
      >
    : never

/** A node of an article: those of mdast (https://github.com/syntax-tree/mdast). The first is a `root`. */
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

/** A text in every format, and the parameters that the answer repeats. */
export type GeneratedText<Of extends Type = Type> = Of extends Type
  ? Flat<ResultTexts<StructuredText<Of>> & ResultParameters<Of>>
  : never

/** The members of an intersection, as those of one type. */
type Flat<Members> = { readonly [Name in keyof Members]: Members[Name] }

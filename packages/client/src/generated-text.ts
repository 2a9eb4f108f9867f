import type { ItemsProperty, ResultParameters, ResultTexts, Type } from './vocabulary.js'

/** The type of the items that a request with this option gets. */
export type TypeAsked<Asked extends Type | undefined> = Asked extends Type ? Asked : 'paragraph'

/** The JSON format: `{ paragraphs, count }`, `{ sentences, count }` or `{ words, count }`. */
export type StructuredText<Of extends Type = Type> = Of extends Type
  ? {
      readonly [Name in ItemsProperty[Of] | 'count']: Name extends 'count'
        ? number
        : readonly string[]
    }
  : never

/** A text in every format, and the parameters that the answer repeats. */
export type GeneratedText<Of extends Type = Type> = Of extends Type
  ? Flat<ResultTexts<StructuredText<Of>> & ResultParameters<Of>>
  : never

/** The members of an intersection, as those of one type. */
type Flat<Members> = { readonly [Name in keyof Members]: Members[Name] }

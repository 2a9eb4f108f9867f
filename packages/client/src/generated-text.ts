import type { ItemsProperty, LocaleCode, Type } from './vocabulary.js'

/** The type of the items where a request asks for this one. */
export type TypeAsked<Asked extends Type | undefined> = Asked extends Type ? Asked : 'paragraph'

/** The JSON format: `{ paragraphs, count }`, `{ sentences, count }` or `{ words, count }`. */
export type StructuredText<Of extends Type = Type> = Of extends Type
  ? {
      readonly [Name in ItemsProperty[Of] | 'count']: Name extends 'count'
        ? number
        : readonly string[]
    }
  : never

/** A text in every format. */
export type GeneratedText<Of extends Type = Type> = Of extends Type
  ? {
      readonly text: string
      readonly html: string
      readonly markdown: string
      readonly json: StructuredText<Of>
      /** The language used. */
      readonly locale: LocaleCode
      /** How many items it has. */
      readonly count: number
      readonly type: Of
      /** The seed, where the request gave one. */
      readonly seed?: string
    }
  : never

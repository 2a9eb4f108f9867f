/** The fields of a JSON body that no query has. */
import type { ParameterName, ValueKind } from './parameter-rules.js'
import { MAX_COUNT } from './types.js'

/** The values that such a field allows. */
export type BodyValueKind =
  /** A list of different languages, each a code or a language tag. */
  { readonly kind: 'languages' }

/** The values that any field of a JSON body allows. */
export type AnyValueKind = ValueKind | BodyValueKind

/** The values of one kind. */
export type AnyValueOfKind<Kind> = Extract<AnyValueKind, { readonly kind: Kind }>

export interface BodyFieldRow {
  readonly value: BodyValueKind
  /** The parameter that it replaces. A body has one of the two. */
  readonly instead: ParameterName
  /** Its purpose: a phrase, with no capital and no full stop. */
  readonly meaning: string
  /** More about it: sentences, as Markdown. */
  readonly details: string
}

export const BODY_FIELDS = {
  locales: {
    value: { kind: 'languages' },
    instead: 'locale',
    meaning: 'several languages, instead of one',
    details: `A list of different codes or tags. The answer has one text for each, in this order. \`count\` times the number of languages is at most ${MAX_COUNT}. It is one request of the limit.`,
  },
} as const satisfies Readonly<Record<string, BodyFieldRow>>

export type BodyFieldName = keyof typeof BODY_FIELDS

/** The fields, with their names. */
export const BODY_FIELD_ENTRIES = Object.entries(BODY_FIELDS) as unknown as readonly (readonly [
  BodyFieldName,
  BodyFieldRow,
])[]

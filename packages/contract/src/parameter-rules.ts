/** The names and rules of the parameters. Their documents are apart, so that a bundle leaves those out. */
import { FORMATS } from './formats.js'
import {
  DEFAULTS,
  ELEMENTS,
  ITEM_TYPES,
  LENGTH_NAMES,
  LONGEST_ITEM,
  MAX_COUNT,
  MOST_OFFSET,
  TYPES,
  type Type,
} from './types.js'

/** The values that a parameter allows. */
export type ValueKind =
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  /** One of the values. */
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'boolean' }
  /** The code of a language, or a language tag. */
  | { readonly kind: 'language' }
  /** A topic of the language. */
  | { readonly kind: 'topic' }
  /** The exact length of an item: a number, or a range. */
  | { readonly kind: 'extent'; readonly minimum: number; readonly maximum: number }
  /** Any of the values, `all` or `none`. */
  | { readonly kind: 'set'; readonly values: readonly string[] }
  /** Text. Its length is counted in Unicode code points. */
  | { readonly kind: 'text'; readonly minLength: number; readonly maxLength: number }

/** The values of one kind. */
export type ValueOfKind<Kind> = Extract<ValueKind, { readonly kind: Kind }>

/** @template Name the name of a parameter; any string until the table below says which there are */
export interface ParameterRule<Name extends string = string> {
  /** Its names in a query, all equivalent. The documents use the first. */
  readonly names: readonly [string, ...string[]]
  /** Its field in a JSON body. The names of the query work there too. */
  readonly field: string
  readonly value: ValueKind
  /** Its value when a request does not name it; absent when it has no default. */
  readonly default?: string | number | boolean
  /** Its default in a query, if that differs from the default in a body. */
  readonly queryDefault?: string
  /** The types that it applies to; all types when absent. */
  readonly types?: readonly Type[]
  /** The parameters that it cannot be combined with. Each of them excludes this one, too. */
  readonly excludes?: readonly Name[]
  /** The parameter that it means nothing without. */
  readonly needs?: Name
}

/** The types with a topic. That of a label or a message is its group. */
const TYPES_WITH_TOPIC = [
  'paragraph',
  'sentence',
  'title',
  'article',
  'label',
  'message',
] as const satisfies readonly Type[]

const EXTENT = { kind: 'extent', minimum: 1, maximum: LONGEST_ITEM } as const

// Each rule is a constant of its own, so that a bundle takes no more than it needs.

export const COUNT_RULE = {
  names: ['p', 'paragraphs', 'count'],
  field: 'count',
  value: { kind: 'integer', minimum: 1, maximum: MAX_COUNT },
  default: DEFAULTS.count,
} as const satisfies ParameterRule

export const TYPE_RULE = {
  names: ['type'],
  field: 'type',
  value: { kind: 'choice', values: TYPES },
  default: DEFAULTS.type,
} as const satisfies ParameterRule

const LOCALE_RULE = {
  names: ['locale', 'l'],
  field: 'locale',
  value: { kind: 'language' },
  default: DEFAULTS.locale,
} as const satisfies ParameterRule

const FORMAT_RULE = {
  names: ['format', 'f'],
  field: 'format',
  value: { kind: 'choice', values: FORMATS },
  queryDefault: 'text',
} as const satisfies ParameterRule

export const START_RULE = {
  names: ['start', 'startWithLorem'],
  field: 'startWithLorem',
  value: { kind: 'boolean' },
  default: DEFAULTS.start,
  types: ['paragraph', 'sentence', 'word', 'title', 'article'],
} as const satisfies ParameterRule

export const SEED_RULE = {
  names: ['seed'],
  field: 'seed',
  value: { kind: 'text', minLength: 1, maxLength: 64 },
} as const satisfies ParameterRule

export const OFFSET_RULE = {
  names: ['offset'],
  field: 'offset',
  value: { kind: 'integer', minimum: 0, maximum: MOST_OFFSET },
  types: ITEM_TYPES,
  needs: 'seed',
} as const satisfies ParameterRule

export const TOPIC_RULE = {
  names: ['topic'],
  field: 'topic',
  value: { kind: 'topic' },
  types: TYPES_WITH_TOPIC,
} as const satisfies ParameterRule

export const LENGTH_RULE = {
  names: ['length'],
  field: 'length',
  value: { kind: 'choice', values: LENGTH_NAMES },
  types: ['paragraph', 'article'],
  excludes: ['chars', 'bytes'],
} as const satisfies ParameterRule

export const CHARS_RULE = {
  names: ['chars'],
  field: 'chars',
  value: EXTENT,
  types: ITEM_TYPES,
  excludes: ['bytes', 'length'],
} as const satisfies ParameterRule

export const BYTES_RULE = {
  names: ['bytes'],
  field: 'bytes',
  value: EXTENT,
  types: ITEM_TYPES,
  excludes: ['chars', 'length'],
} as const satisfies ParameterRule

export const WITH_RULE = {
  names: ['with'],
  field: 'with',
  value: { kind: 'set', values: ELEMENTS },
  types: ['article'],
} as const satisfies ParameterRule

export const PARAMETER_RULES = {
  count: COUNT_RULE,
  type: TYPE_RULE,
  locale: LOCALE_RULE,
  format: FORMAT_RULE,
  start: START_RULE,
  seed: SEED_RULE,
  offset: OFFSET_RULE,
  topic: TOPIC_RULE,
  length: LENGTH_RULE,
  chars: CHARS_RULE,
  bytes: BYTES_RULE,
  with: WITH_RULE,
} as const satisfies Readonly<Record<string, ParameterRule>>

export type ParameterName = keyof typeof PARAMETER_RULES

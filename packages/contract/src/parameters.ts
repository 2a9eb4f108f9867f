/** The parameters of a request. */
import { FORMATS } from './formats.js'
import {
  DEFAULT_ELEMENTS,
  DEFAULTS,
  ELEMENTS,
  type Element,
  ITEM_TYPES,
  LENGTH_NAMES,
  LENGTHS,
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
export interface ParameterRow<Name extends string = string> {
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
  /** Its purpose: a phrase, with no capital and no full stop. */
  readonly meaning: string
  /** More about it: sentences, as Markdown. */
  readonly details?: string
  /** Replaces `details` for a JSON body. */
  readonly bodyDetails?: string
  /** The meaning of `false`, for a boolean that is true by default. */
  readonly otherwise?: string
}

/** The types with a topic. */
const TYPES_WITH_TOPIC = [
  'paragraph',
  'sentence',
  'title',
  'article',
] as const satisfies readonly Type[]

const EXTENT = { kind: 'extent', minimum: 1, maximum: LONGEST_ITEM } as const

/** What the values of `with` give, and what an article has without it. */
const WITH_AND_WITHOUT = `\`all\`, or every element by name, adds a nested list, a subheading, a rule and code within a line. Without \`with\`: ${DEFAULT_ELEMENTS.join(', ')}.`

export const PARAMETERS = {
  count: {
    names: ['p', 'paragraphs', 'count'],
    field: 'count',
    value: { kind: 'integer', minimum: 1, maximum: MAX_COUNT },
    default: DEFAULTS.count,
    meaning: 'how many items to write',
  },
  type: {
    names: ['type'],
    field: 'type',
    value: { kind: 'choice', values: TYPES },
    default: DEFAULTS.type,
    meaning: 'the type of each item',
  },
  locale: {
    names: ['locale', 'l'],
    field: 'locale',
    value: { kind: 'language' },
    default: DEFAULTS.locale,
    meaning: 'the language',
    details:
      'One of the codes, or a language tag as browsers send it. Tags are looked up regardless of case (RFC 4647): `en-US` and `en_US` give `en`, `zh-TW` gives `zh-Hant`, `nb` gives `no`.',
  },
  format: {
    names: ['format', 'f'],
    field: 'format',
    value: { kind: 'choice', values: FORMATS },
    queryDefault: 'text',
    meaning: 'the format of the text',
    bodyDetails: 'Ignored: a POST returns every format. Echoed in the answer.',
  },
  start: {
    names: ['start', 'startWithLorem'],
    field: 'startWithLorem',
    value: { kind: 'boolean' },
    default: DEFAULTS.start,
    meaning: 'whether the text begins with “Lorem ipsum”',
    details: 'This works in every language.',
    otherwise: 'do not begin with “Lorem ipsum”',
  },
  seed: {
    names: ['seed'],
    field: 'seed',
    value: { kind: 'text', minLength: 1, maxLength: 64 },
    meaning: 'any text; the same seed gives the same text again',
    details:
      'The answer is the same byte for byte, and caches may keep it. Without a seed, every answer is different.',
    bodyDetails:
      'The answer is the same byte for byte. Without a seed, every answer is different. A whole number stands for its decimal digits.',
  },
  offset: {
    names: ['offset'],
    field: 'offset',
    value: { kind: 'integer', minimum: 0, maximum: MOST_OFFSET },
    types: ITEM_TYPES,
    needs: 'seed',
    meaning: 'how many items of the text of the seed come before the first',
    details:
      'The answer has the items from there on, so cards, pages and endless lists of one seed never show the same. Without it, the answer begins with the first item. Only with a seed.',
  },
  topic: {
    names: ['topic'],
    field: 'topic',
    value: { kind: 'topic' },
    types: TYPES_WITH_TOPIC,
    meaning: 'what the text is about',
    details:
      'One of the topics of the language. Without it, the text moves from topic to topic. Words have no topic.',
  },
  length: {
    names: ['length'],
    field: 'length',
    value: { kind: 'choice', values: LENGTH_NAMES },
    types: ['paragraph', 'article'],
    excludes: ['chars', 'bytes'],
    meaning: 'the length of paragraphs',
    details: `Sentences in each: ${LENGTH_NAMES.map((name) => `\`${name}\` ${LENGTHS[name].join(' to ')}`).join(', ')}. Without it, paragraphs keep the length that they were written with, which is medium.`,
  },
  chars: {
    names: ['chars'],
    field: 'chars',
    value: EXTENT,
    types: ITEM_TYPES,
    excludes: ['bytes', 'length'],
    meaning: 'how many characters each item has, exactly',
    details:
      'A number such as `160`, or a range such as `120-160`. Characters are Unicode code points of the plain text. Each item is made of whole sentences where they fit, otherwise of whole words.',
  },
  bytes: {
    names: ['bytes'],
    field: 'bytes',
    value: EXTENT,
    types: ITEM_TYPES,
    excludes: ['chars', 'length'],
    meaning: 'how many bytes of UTF-8 each item has, exactly',
    details: 'A number or a range, as for `chars`.',
  },
  with: {
    names: ['with'],
    field: 'with',
    value: { kind: 'set', values: ELEMENTS },
    types: ['article'],
    meaning: 'the elements of an article besides its title and paragraphs',
    details: `Elements separated by commas, or \`all\`, or \`none\`. ${WITH_AND_WITHOUT}`,
    bodyDetails: `A list of elements, or one text of elements separated by commas, or \`all\`, or \`none\`. ${WITH_AND_WITHOUT}`,
  },
} as const satisfies Readonly<Record<string, ParameterRow>>

export type ParameterName = keyof typeof PARAMETERS

/** Checks that `excludes` names parameters. */
const ROWS: Readonly<Record<ParameterName, ParameterRow<ParameterName>>> = PARAMETERS

/** The parameters, with their names in the code. */
export const PARAMETER_ENTRIES = Object.entries(ROWS) as readonly (readonly [
  ParameterName,
  ParameterRow<ParameterName>,
])[]

/** The names of a parameter in a JSON body: its field, and its names in a query. */
export function fieldNames({ field, names }: ParameterRow): readonly string[] {
  return [...new Set([field, ...names])]
}

/** The type of a parameter's value. */
type ValueOf<Value, LocaleCode> = Value extends { readonly kind: 'integer' }
  ? number
  : Value extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] }
    ? Choice
    : Value extends { readonly kind: 'boolean' }
      ? boolean
      : Value extends { readonly kind: 'language' }
        ? LocaleCode
        : Value extends { readonly kind: 'extent' }
          ? readonly [least: number, most: number]
          : Value extends { readonly kind: 'set' }
            ? readonly Element[]
            : string

/** A request, read and complete. A parameter without a default is undefined if the request omits it. */
export type TextRequest<LocaleCode extends string = string> = {
  readonly [Name in ParameterName]:
    | ValueOf<(typeof PARAMETERS)[Name]['value'], LocaleCode>
    | ((typeof PARAMETERS)[Name] extends { readonly default: unknown } ? never : undefined)
}

/** The most characters of a seed. */
export const MAX_SEED_LENGTH = PARAMETERS.seed.value.maxLength

/** The parameters of a request: all that the contract says of them. */
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
  TYPES,
  type Type,
} from './types.js'

/** What the values of a parameter are like. */
export type ValueKind =
  | { readonly kind: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'boolean' }
  /** The code of a language, or a language tag. */
  | { readonly kind: 'language' }
  /** A topic of the language. */
  | { readonly kind: 'topic' }
  /** How long an item is: one number, or the least and the greatest. */
  | { readonly kind: 'extent'; readonly minimum: number; readonly maximum: number }
  /** Some of a few values; all of them, or none. */
  | { readonly kind: 'set'; readonly values: readonly string[] }
  /** Text of so many characters (Unicode code points). */
  | { readonly kind: 'text'; readonly minLength: number; readonly maxLength: number }

/** The values of one kind. */
export type ValueOfKind<Kind> = Extract<ValueKind, { readonly kind: Kind }>

export interface ParameterRow {
  /** Its names in a query, all alike; the first is the one that the documents name it by. */
  readonly names: readonly [string, ...string[]]
  /** Its field in a JSON body, which takes its other names as well. */
  readonly field: string
  readonly value: ValueKind
  /** What it is when a request does not name it: absent when there is no such value. */
  readonly default?: string | number | boolean
  /** … in a query, when that is another: an answer to a GET has one format. */
  readonly queryDefault?: string
  /** The types that it means something for, where it does not for all. */
  readonly types?: readonly Type[]
  /** The parameters that it cannot be given together with. */
  readonly excludes?: readonly string[]
  /** What it is for: a phrase, with no capital and no full stop. */
  readonly meaning: string
  /** What more there is to say, in sentences, as Markdown. */
  readonly details?: string
  /** What there is to say of it in a JSON body, instead. */
  readonly bodyDetails?: string
  /** Of a boolean that is true by default: what it does when it is false, as `meaning`. */
  readonly otherwise?: string
}

/** The types that are about something. */
const TYPES_WITH_TOPIC = [
  'paragraph',
  'sentence',
  'title',
  'article',
] as const satisfies readonly Type[]

const EXTENT = { kind: 'extent', minimum: 1, maximum: LONGEST_ITEM } as const

export const PARAMETERS = {
  count: {
    names: ['p', 'paragraphs', 'count'],
    field: 'count',
    value: { kind: 'integer', minimum: 1, maximum: 100 },
    default: DEFAULTS.count,
    meaning: 'how many items to write',
  },
  type: {
    names: ['type'],
    field: 'type',
    value: { kind: 'choice', values: TYPES },
    default: DEFAULTS.type,
    meaning: 'what an item is',
  },
  locale: {
    names: ['locale', 'l'],
    field: 'locale',
    value: { kind: 'language' },
    default: DEFAULTS.locale,
    meaning: 'the language',
    details:
      'One of the codes, or a language tag as browsers name it, which is looked up without regard to case (RFC 4647): `en-US` and `en_US` give `en`, `zh-TW` gives `zh-Hant`, `nb` gives `no`.',
  },
  format: {
    names: ['format', 'f'],
    field: 'format',
    value: { kind: 'choice', values: FORMATS },
    queryDefault: 'text',
    meaning: 'how the text is written down',
    bodyDetails: 'Changes nothing but that the answer repeats it: it has every format anyway.',
  },
  start: {
    names: ['start', 'startWithLorem'],
    field: 'startWithLorem',
    value: { kind: 'boolean' },
    default: DEFAULTS.start,
    meaning: 'whether the text begins with “Lorem ipsum”',
    details: 'In any language.',
    otherwise: 'do not begin with “Lorem ipsum”',
  },
  seed: {
    names: ['seed'],
    field: 'seed',
    value: { kind: 'text', minLength: 1, maxLength: 64 },
    meaning: 'any text; the same seed gives the same text again',
    details:
      'The answer is the same byte for byte, and caches may keep it. Without one, every answer is another.',
    bodyDetails:
      'The answer is the same byte for byte. Without one, every answer is another. A whole number means its decimal digits.',
  },
  topic: {
    names: ['topic'],
    field: 'topic',
    value: { kind: 'topic' },
    types: TYPES_WITH_TOPIC,
    meaning: 'what the text is about',
    details:
      'One of the topics of the language. Without one, the text goes from topic to topic. Words have none.',
  },
  length: {
    names: ['length'],
    field: 'length',
    value: { kind: 'choice', values: LENGTH_NAMES },
    types: ['paragraph', 'article'],
    excludes: ['chars', 'bytes'],
    meaning: 'how long paragraphs are',
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
      'A number such as `160`, or a range such as `120-160`. Characters are Unicode code points of the plain text. Whole sentences wherever they fit, or whole words.',
  },
  bytes: {
    names: ['bytes'],
    field: 'bytes',
    value: EXTENT,
    types: ITEM_TYPES,
    excludes: ['chars', 'length'],
    meaning: 'how many bytes of UTF-8 each item has, exactly',
    details: 'A number or a range, as of `chars`.',
  },
  with: {
    names: ['with'],
    field: 'with',
    value: { kind: 'set', values: ELEMENTS },
    types: ['article'],
    meaning: 'what an article has beside its title and paragraphs',
    details: `Some of them, parted by commas; or \`all\`, or \`none\`. Without it, ${DEFAULT_ELEMENTS.join(', ')}.`,
    bodyDetails: `Some of them, as a list or as one text, parted by commas; or \`all\`, or \`none\`. Without it, ${DEFAULT_ELEMENTS.join(', ')}.`,
  },
} as const satisfies Readonly<Record<string, ParameterRow>>

export type ParameterName = keyof typeof PARAMETERS

/** The parameters, with what they are called inside the code. */
export const PARAMETER_ENTRIES = Object.entries(PARAMETERS) as unknown as readonly (readonly [
  ParameterName,
  ParameterRow,
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

/**
 * What a request asks for, read and complete. A parameter without a default is undefined when
 * the request does not name it.
 */
export type TextRequest<LocaleCode extends string = string> = {
  readonly [Name in ParameterName]:
    | ValueOf<(typeof PARAMETERS)[Name]['value'], LocaleCode>
    | ((typeof PARAMETERS)[Name] extends { readonly default: unknown } ? never : undefined)
}

/** The most items of one request. */
export const MAX_COUNT = PARAMETERS.count.value.maximum

/** The most characters of a seed. */
export const MAX_SEED_LENGTH = PARAMETERS.seed.value.maxLength

/** The most characters or bytes of all items of exact lengths together. */
export const MAX_EXTENT = 500_000

/**
 * The parameters of a request: their names, defaults and allowed values, for the query
 * of a GET and the JSON body of a POST. All that the contract says of them stands here.
 */
import {
  FORMATS,
  type Format,
  findLocale,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  TYPES,
  type Type,
} from '@polyipsum/text'
import type { Fault } from '../http/problem.js'
import { nearest } from './nearest.js'
import { show } from './shown.js'

/** What a request asks for, read and complete. */
export interface TextRequest {
  readonly count: number
  readonly type: Type
  readonly locale: LocaleCode
  /** None where a POST does not name one. */
  readonly format: Format | undefined
  /** Whether the text begins with “Lorem ipsum”. */
  readonly start: boolean
  readonly seed: string | undefined
}

/** What is wrong with a value. */
export type ValueFault = Omit<Fault, 'parameter' | 'pointer'>

export type Reading<Value> = { readonly value: Value } | { readonly fault: ValueFault }

/** A JSON Schema of draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>

/** A parameter: what it is called and means, and how its value is read. */
export interface Parameter<Value> {
  /** Its names in a query, all alike. */
  readonly names: readonly string[]
  /** Its field in a JSON body. */
  readonly field: string
  /** What it is for, in Markdown. */
  readonly meaning: string
  /** … in a JSON body, where that is another thing. */
  readonly jsonMeaning?: string
  /** What its values are like, as the documents of the service tell it. */
  readonly schema: Schema
  /** … in a JSON body, where that is more. */
  readonly jsonSchema?: Schema
  fromQuery(text: string): Reading<Value>
  fromJson(value: unknown): Reading<Value>
}

/** An item count is from 1 to this. */
export const MAX_COUNT = 100

/** A seed has from 1 to this many characters (Unicode code points). */
export const MAX_SEED_LENGTH = 64

const oneOf = <Value extends string>(values: readonly Value[]) => {
  const read = (given: unknown): Reading<Value> =>
    values.includes(given as Value)
      ? { value: given as Value }
      : notAllowed(values, given, nearest(asText(given), values))
  return { schema: { type: 'string', enum: values }, fromQuery: read, fromJson: read }
}

function notAllowed<Value>(
  allowed: readonly string[],
  given: unknown,
  closest: string,
): Reading<Value> {
  const detail = `Expected one of ${allowed.join(', ')}, but got ${show(given)}.`
  return { fault: { detail, allowed, nearest: closest } }
}

const expected = <Value>(expectation: string, given: unknown): Reading<Value> => ({
  fault: { detail: `Expected ${expectation}, but got ${show(given)}.` },
})

const A_COUNT = `a whole number from 1 to ${MAX_COUNT}`
const A_SEED = `a text of 1 to ${MAX_SEED_LENGTH} characters`

const readCount = (count: number, given: unknown): Reading<number> =>
  Number.isInteger(count) && count >= 1 && count <= MAX_COUNT
    ? { value: count }
    : expected(A_COUNT, given)

const readLocale = (given: unknown): Reading<LocaleCode> => {
  const code = typeof given === 'string' ? findLocale(given) : undefined
  return code === undefined
    ? notAllowed(LOCALE_CODES, given, nearestLocale(asText(given)))
    : { value: code }
}

/** The locales by code and by name, in English and in their own language. */
const LOCALE_NAMES = new Map(
  LOCALE_CODES.flatMap((code) => {
    const { englishName, nativeName } = LOCALES[code]
    return [code, englishName, nativeName].map((name) => [name.toLowerCase(), code] as const)
  }),
)

/** The locale whose code or name comes nearest. */
function nearestLocale(given: string): LocaleCode {
  return LOCALE_NAMES.get(nearest(given.toLowerCase(), [...LOCALE_NAMES.keys()])) as LocaleCode
}

const readSeed = (seed: string): Reading<string> => {
  const length = [...seed].length
  if (length < 1 || length > MAX_SEED_LENGTH) return expected(A_SEED, seed)
  return seed.isWellFormed() ? { value: seed } : expected(`${A_SEED} in well-formed Unicode`, seed)
}

const truth = oneOf(['true', 'false'])

const SEED_SCHEMA = { type: 'string', minLength: 1, maxLength: MAX_SEED_LENGTH }

export const PARAMETERS = {
  count: {
    names: ['p', 'paragraphs', 'count'],
    field: 'count',
    meaning: 'How many items to write.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_COUNT },
    fromQuery: (text) => readCount(/^[0-9]+$/u.test(text) ? Number(text) : Number.NaN, text),
    fromJson: (value) => readCount(typeof value === 'number' ? value : Number.NaN, value),
  },
  type: {
    names: ['type'],
    field: 'type',
    meaning: 'What an item is.',
    ...oneOf(TYPES),
  },
  locale: {
    names: ['locale', 'l'],
    field: 'locale',
    meaning:
      'The language: one of the codes, or a language tag as browsers name it, which is looked up without regard to case (RFC 4647): `en-US` gives `en`, `zh-Hans-CN` gives `zh`, `nb` gives `no`.',
    schema: {
      type: 'string',
      anyOf: [
        { enum: LOCALE_CODES },
        { pattern: '^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$', description: 'A language tag.' },
      ],
    },
    fromQuery: readLocale,
    fromJson: readLocale,
  },
  format: {
    names: ['format', 'f'],
    field: 'format',
    meaning: 'How the text is written down.',
    jsonMeaning: 'Changes nothing but that the answer repeats it: it has every format anyway.',
    ...oneOf(FORMATS),
  },
  start: {
    names: ['start'],
    field: 'startWithLorem',
    meaning: 'Whether the text begins with “Lorem ipsum”, in any language.',
    schema: { type: 'boolean' },
    fromQuery: (text) => {
      const reading = truth.fromQuery(text)
      return 'value' in reading ? { value: reading.value === 'true' } : reading
    },
    fromJson: (value) =>
      typeof value === 'boolean' ? { value } : expected('true or false', value),
  },
  seed: {
    names: ['seed'],
    field: 'seed',
    meaning:
      'Any text. The same seed gives the same answer again, byte for byte, and caches may keep it. Without one, every answer is another.',
    schema: SEED_SCHEMA,
    jsonSchema: {
      ...SEED_SCHEMA,
      type: ['string', 'integer'],
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
    },
    fromQuery: readSeed,
    fromJson: (value) => {
      if (typeof value === 'string') return readSeed(value)
      // A whole number is its decimal digits, so that `42` and `?seed=42` are one seed.
      return Number.isSafeInteger(value)
        ? { value: String(value) }
        : expected(`${A_SEED}, or a whole number`, value)
    },
  },
} as const satisfies {
  readonly [Name in keyof TextRequest]: Parameter<NonNullable<TextRequest[Name]>>
}

/** What a request asks for that says nothing. */
export const DEFAULTS: TextRequest = {
  count: 1,
  type: 'paragraph',
  locale: 'la',
  format: undefined,
  start: true,
  seed: undefined,
}

/** … in a query: an answer to GET has one format. */
export const QUERY_DEFAULTS: TextRequest = { ...DEFAULTS, format: 'text' }

/** A value to compare with names: never by a method of its own, which a body can replace. */
function asText(given: unknown): string {
  return typeof given === 'string' ? given : show(given)
}

/** The descriptions of parameters in the documents of the service, and the schemas of their values. */
import {
  type AnyValueKind,
  type AnyValueOfKind,
  type BodyFieldRow,
  FORMAT_ROWS,
  FORMATS,
  GROUPS,
  ITEM_TYPES,
  ITEMS_PROPERTY,
  type ParameterRow,
  sentence,
  type ValueOfKind,
} from '@polyipsum/contract'
import { LOCALE_CODES, TOPICS } from './described.js'

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Everything that the service can write. */
export const TEXTS = choices.format([
  ...ITEM_TYPES.map((type) => ITEMS_PROPERTY[type]),
  'whole articles',
])

/** The formats that it can write in. */
export const FORMAT_NAMES = choices.format(FORMATS.map((format) => FORMAT_ROWS[format].name))

/** How unknown names are treated. */
export const UNKNOWN_NAMES =
  'A name that is close to one of these, or means the same (`lang`, `limit`), is a fault. Any other unknown name is ignored.'

/** A JSON Schema of draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>

/** How the documents describe the values of one kind. */
interface KindRow<Kind> {
  /** The schema of a value in a query, and in a JSON body. */
  readonly schema: (kind: Kind) => Schema
  /** The schema in a JSON body, if it is another. A value of several types is a choice: Go and Java have no other. */
  readonly bodySchema?: (kind: Kind) => Schema
  /** The allowed values, in a few words of Markdown. */
  readonly values: (kind: Kind) => string
}

/** The values of `topic`: which of them are allowed depends on the language and the type. */
const TOPICS_AND_GROUPS = [...TOPICS, ...Object.values(GROUPS).flat()]

/** A reference to a schema of the OpenAPI document. */
export const schemaOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** The service takes any tag. The schema has the codes alone, so that clients made of it complete and check them. */
const LANGUAGE = schemaOf('Locale')

const extentSchemas = ({
  minimum,
  maximum,
}: Pick<ValueOfKind<'extent'>, 'minimum' | 'maximum'>) => [
  { type: 'integer', minimum, maximum },
  { type: 'string', pattern: '^[0-9]+(-[0-9]+)?$' },
]

const elementsPattern = (values: readonly string[]) =>
  `^(all|none|(${values.join('|')})(,(${values.join('|')}))*)$`

const KINDS: { readonly [Kind in AnyValueKind['kind']]: KindRow<AnyValueOfKind<Kind>> } = {
  integer: {
    schema: ({ minimum, maximum }) => ({ type: 'integer', minimum, maximum }),
    values: ({ minimum, maximum }) => `${minimum} to ${maximum}`,
  },
  choice: {
    schema: ({ values }) => ({ type: 'string', enum: values }),
    values: ({ values }) => codes(values),
  },
  boolean: {
    schema: () => ({ type: 'boolean' }),
    values: () => codes(['true', 'false']),
  },
  language: {
    schema: () => LANGUAGE,
    values: () => 'a code, or a tag such as `en-US`',
  },
  languages: {
    // A schema cannot require that two tags give two languages.
    schema: () => ({
      type: 'array',
      items: LANGUAGE,
      minItems: 1,
      maxItems: LOCALE_CODES.length,
      uniqueItems: true,
    }),
    values: () => `a list of 1 to ${LOCALE_CODES.length} different languages`,
  },
  topic: {
    schema: () => ({ type: 'string', enum: TOPICS_AND_GROUPS }),
    values: () => `${codes(TOPICS)}, or a group`,
  },
  extent: {
    // A schema cannot require that a range ascends.
    schema: (kind) => ({ anyOf: extentSchemas(kind) }),
    bodySchema: ({ minimum, maximum }) => ({
      anyOf: [
        ...extentSchemas({ minimum, maximum }),
        { type: 'array', items: { type: 'integer', minimum, maximum }, minItems: 2, maxItems: 2 },
      ],
    }),
    values: ({ minimum, maximum }) => `${minimum} to ${maximum}, or a range of two`,
  },
  set: {
    schema: ({ values }) => ({ type: 'string', pattern: elementsPattern(values) }),
    bodySchema: ({ values }) => ({
      anyOf: [
        { type: 'string', pattern: elementsPattern(values) },
        { type: 'array', items: { type: 'string', enum: values } },
      ],
    }),
    values: ({ values }) => codes([...values, 'all', 'none']),
  },
  text: {
    schema: ({ minLength, maxLength }) => ({ type: 'string', minLength, maxLength }),
    bodySchema: ({ minLength, maxLength }) => ({
      anyOf: [
        { type: 'string', minLength, maxLength },
        {
          type: 'integer',
          minimum: Number.MIN_SAFE_INTEGER,
          maximum: Number.MAX_SAFE_INTEGER,
        },
      ],
    }),
    values: ({ minLength, maxLength }) => `${minLength} to ${maxLength} characters`,
  },
}

function rowOf({ kind }: AnyValueKind): KindRow<AnyValueKind> {
  return KINDS[kind] as KindRow<AnyValueKind>
}

function codes(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(' ')
}

/** The schema of a parameter's value in a query. */
export function querySchema({ value }: ParameterRow): Schema {
  return rowOf(value).schema(value)
}

/** The schema of a parameter's value in a JSON body. */
export function bodySchema({ value }: ParameterRow | BodyFieldRow): Schema {
  const { schema, bodySchema = schema } = rowOf(value)
  return bodySchema(value)
}

/** The values that a parameter may have, in a few words of Markdown. */
export function allowedValues({ value }: ParameterRow | BodyFieldRow): string {
  return rowOf(value).values(value)
}

/** The purpose of a query parameter, in sentences. */
export function queryMeaning({ meaning, details }: ParameterRow): string {
  return joined(meaning, details)
}

/** The purpose of a field of a JSON body, in sentences. */
export function bodyMeaning(row: ParameterRow | BodyFieldRow): string {
  return joined(row.meaning, ('bodyDetails' in row ? row.bodyDetails : undefined) ?? row.details)
}

function joined(phrase: string, details: string | undefined): string {
  return details === undefined ? sentence(phrase) : `${sentence(phrase)} ${details}`
}

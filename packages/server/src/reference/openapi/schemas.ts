/** The schemas of the API's document: what a request may say, and what an answer holds. */
import { ITEMS_PROPERTY, LOCALE_CODES, LOCALES, TYPES, type Type } from '@polyipsum/text'
import {
  DEFAULTS,
  MAX_COUNT,
  PARAMETERS,
  type Parameter,
  type Schema,
} from '../../generate/parameters.js'
import { PROBLEM_SCHEMAS } from './problem-schemas.js'

/** A parameter of the table, its type aside. */
export type AnyParameter = Pick<
  Parameter<unknown>,
  'names' | 'field' | 'meaning' | 'jsonMeaning' | 'schema' | 'jsonSchema'
>

/** The parameters by what they set. */
export const PARAMETER_ENTRIES = Object.entries(PARAMETERS) as [
  keyof typeof PARAMETERS,
  AnyParameter,
][]

export const schemaOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** A schema that takes `null` too, which counts as absent. */
function nullable(schema: Schema): Schema {
  const {
    type,
    enum: values,
    anyOf,
  } = schema as {
    readonly type: string | readonly string[]
    readonly enum?: readonly unknown[]
    readonly anyOf?: readonly Schema[]
  }
  return {
    ...schema,
    type: [type, 'null'].flat(),
    ...(values !== undefined && { enum: [...values, null] }),
    ...(anyOf !== undefined && { anyOf: [...anyOf, { type: 'null' }] }),
  }
}

const GENERATE_REQUEST: Schema = {
  description: 'What to write. Every field may be left out; unknown ones are ignored.',
  type: 'object',
  properties: Object.fromEntries(
    PARAMETER_ENTRIES.map(
      ([name, { field, meaning, jsonMeaning, schema, jsonSchema = schema }]) => [
        field,
        {
          description: jsonMeaning ?? meaning,
          ...nullable(jsonSchema),
          ...(DEFAULTS[name] !== undefined && { default: DEFAULTS[name] }),
        },
      ],
    ),
  ),
}

const COUNT = {
  description: 'How many items there are.',
  type: 'integer',
  minimum: 1,
  maximum: MAX_COUNT,
}

const itemsSchema = (type: Type): Schema => ({
  description: `The answer's ${type}s one by one.`,
  type: 'object',
  required: [ITEMS_PROPERTY[type], 'count'],
  properties: {
    [ITEMS_PROPERTY[type]]: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      maxItems: MAX_COUNT,
    },
    count: COUNT,
  },
  additionalProperties: false,
})

/** The name of the schema of items of a type: `Paragraphs`. */
const itemsName = (type: Type) => {
  const property = ITEMS_PROPERTY[type]
  return property.charAt(0).toUpperCase() + property.slice(1)
}

const ITEM_SCHEMAS = Object.fromEntries(TYPES.map((type) => [itemsName(type), itemsSchema(type)]))

export const JSON_VARIANT: Schema = { oneOf: TYPES.map((type) => schemaOf(itemsName(type))) }

const RESULT: Schema = {
  description: 'One text in every format, and what was asked for.',
  type: 'object',
  required: ['text', 'html', 'markdown', 'json', 'locale', 'count', 'type'],
  properties: {
    text: { description: 'Plain text.', type: 'string', minLength: 1 },
    html: {
      description:
        'HTML: a `p` element for each paragraph, or one around all sentences or words; `<p dir="rtl">` in right-to-left languages.',
      type: 'string',
      minLength: 1,
    },
    markdown: { description: 'Markdown (CommonMark).', type: 'string', minLength: 1 },
    json: { description: 'The items one by one.', ...JSON_VARIANT },
    locale: schemaOf('Locale'),
    count: COUNT,
    type: { description: 'What an item is.', ...PARAMETERS.type.schema },
    format: {
      description: 'Only where the request names one.',
      ...PARAMETERS.format.schema,
    },
    seed: {
      description: 'Only where the request names one; a number has become its digits.',
      ...PARAMETERS.seed.schema,
    },
  },
  additionalProperties: false,
}

const LOCALE: Schema = {
  description: 'The code of a language.',
  type: 'string',
  enum: LOCALE_CODES,
  'x-enumDescriptions': Object.fromEntries(
    LOCALE_CODES.map((code) => [
      code,
      `${LOCALES[code].englishName} · ${LOCALES[code].nativeName}`,
    ]),
  ),
}

export const SCHEMAS = {
  GenerateRequest: GENERATE_REQUEST,
  Result: RESULT,
  ...ITEM_SCHEMAS,
  Locale: LOCALE,
  ...PROBLEM_SCHEMAS,
}

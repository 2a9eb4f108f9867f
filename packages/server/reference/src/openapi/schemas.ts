/** The schemas of the OpenAPI document. */
import {
  ITEMS_PROPERTY,
  MAX_COUNT,
  PARAMETERS,
  RESULT_PARAMETER_NAMES,
  RESULT_PARAMETERS,
  RESULT_TEXTS,
  RESULTS_MEMBER,
  sentence,
  TYPES,
  type Type,
} from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { DEFAULTS } from '../../../dist/request/text-request.js'
import { querySchema, type Schema } from '../parameter-text.js'
import { PROBLEM_SCHEMAS } from './problem-schemas.js'
import { GENERATE_REQUEST, LOCALES_REQUEST } from './request-schemas.js'

export const schemaOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const COUNT = {
  description: 'The number of items.',
  type: 'integer',
  minimum: 1,
  maximum: MAX_COUNT,
}

const list = (items: Schema): Schema => ({
  type: 'array',
  items,
  minItems: 1,
  maxItems: MAX_COUNT,
})

const itemsSchema = (type: Type): Schema => ({
  description: `The answer's ${type}s one by one.`,
  type: 'object',
  required: [ITEMS_PROPERTY[type], 'count'],
  properties: {
    [ITEMS_PROPERTY[type]]: list({ type: 'string', minLength: 1 }),
    count: COUNT,
    lengths: {
      description: 'The length of each item, if the request has `chars` or `bytes`.',
      ...list({
        type: 'integer',
        minimum: PARAMETERS.chars.value.minimum,
        maximum: PARAMETERS.chars.value.maximum,
      }),
    },
  },
  additionalProperties: false,
})

const ARTICLE: Schema = {
  description: 'An article as a syntax tree, and the number of its sections.',
  type: 'object',
  required: [ITEMS_PROPERTY.article, 'count'],
  properties: {
    [ITEMS_PROPERTY.article]: {
      description:
        'A root of [mdast](https://github.com/syntax-tree/mdast), the syntax tree of Markdown, with the tables of GFM.',
      type: 'object',
      required: ['type', 'children'],
      properties: {
        type: { type: 'string', enum: ['root'] },
        children: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['type'],
            properties: { type: { type: 'string', minLength: 1 } },
            additionalProperties: true,
          },
        },
      },
      additionalProperties: false,
    },
    count: COUNT,
  },
  additionalProperties: false,
}

/** The name of the schema of items of a type: `Paragraphs`. */
const itemsName = (type: Type) => {
  const property = ITEMS_PROPERTY[type]
  return property.charAt(0).toUpperCase() + property.slice(1)
}

const ITEM_SCHEMAS = Object.fromEntries(
  TYPES.map((type) => [itemsName(type), type === 'article' ? ARTICLE : itemsSchema(type)]),
)

export const JSON_VARIANT: Schema = { oneOf: TYPES.map((type) => schemaOf(itemsName(type))) }

/** The members of a result whose schema differs from that of their parameter. */
const RESULT_SCHEMAS: Readonly<Record<string, Schema>> = {
  json: JSON_VARIANT,
  locale: schemaOf('Locale'),
  count: COUNT,
}

const TEXT: Schema = { type: 'string', minLength: 1 }

const RESULT: Schema = {
  description: 'One text in every format, and the parameters of the request.',
  type: 'object',
  required: [
    ...Object.keys(RESULT_TEXTS),
    ...RESULT_PARAMETER_NAMES.filter((name) => DEFAULTS[name] !== undefined),
  ],
  properties: Object.fromEntries([
    ...Object.entries(RESULT_TEXTS).map(([name, { meaning }]) => [
      name,
      { description: sentence(meaning), ...(RESULT_SCHEMAS[name] ?? TEXT) },
    ]),
    ...RESULT_PARAMETER_NAMES.map((name) => [
      name,
      {
        ...(RESULT_SCHEMAS[name] ?? querySchema(PARAMETERS[name])),
        description: sentence(RESULT_PARAMETERS[name].meaning),
      },
    ]),
  ]),
  additionalProperties: false,
}

const RESULTS: Schema = {
  description: 'One text for each of several languages, in the order of the request.',
  type: 'object',
  required: [RESULTS_MEMBER],
  properties: {
    [RESULTS_MEMBER]: {
      type: 'array',
      items: schemaOf('Result'),
      minItems: 1,
      maxItems: LOCALE_CODES.length,
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

const LANGUAGE: Schema = {
  description: 'A language that the service writes.',
  type: 'object',
  required: [
    'code',
    'aliases',
    'englishName',
    'nativeName',
    'direction',
    'script',
    'types',
    'topics',
  ],
  properties: {
    code: schemaOf('Locale'),
    aliases: {
      description: 'Other tags that mean the language.',
      type: 'array',
      items: { type: 'string' },
    },
    englishName: { type: 'string', minLength: 1 },
    nativeName: { type: 'string', minLength: 1 },
    direction: { type: 'string', enum: ['ltr', 'rtl'] },
    script: { description: 'A code of ISO 15924.', type: 'string', minLength: 4, maxLength: 4 },
    types: {
      description: 'The types of items that it has.',
      type: 'array',
      items: { type: 'string', enum: TYPES },
    },
    pseudolocale: {
      description:
        'True for a pseudolocale, made of English by rule to test layouts; absent otherwise.',
      type: 'boolean',
      enum: [true],
    },
    topics: {
      description: 'What a text can be about; empty for Latin.',
      type: 'array',
      items: { type: 'string', minLength: 1 },
    },
  },
  additionalProperties: false,
}

const LANGUAGES: Schema = {
  description: 'Every language of the service.',
  type: 'object',
  required: ['languages'],
  properties: { languages: { type: 'array', items: schemaOf('Language'), minItems: 1 } },
  additionalProperties: false,
}

/** The body of a POST, and that of its answer: one text, or one for each of several languages. */
const PAIRS = {
  PostRequest: { oneOf: [schemaOf('GenerateRequest'), schemaOf('LocalesRequest')] },
  PostResult: { oneOf: [schemaOf('Result'), schemaOf('Results')] },
}

// The page of the reference refuses a choice without a name, and one that stands before its members.
export const POST_BODY: Schema = schemaOf('PostRequest')
export const POST_ANSWER: Schema = schemaOf('PostResult')

export const SCHEMAS = {
  Language: LANGUAGE,
  Languages: LANGUAGES,
  GenerateRequest: GENERATE_REQUEST,
  LocalesRequest: LOCALES_REQUEST,
  Result: RESULT,
  Results: RESULTS,
  ...ITEM_SCHEMAS,
  Locale: LOCALE,
  ...PROBLEM_SCHEMAS,
  ...PAIRS,
}

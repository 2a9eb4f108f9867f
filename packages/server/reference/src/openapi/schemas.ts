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
import { DEFAULTS } from '@polyipsum/fetch/request'
import { LOCALE_CODES, LOCALES } from '../described.js'
import { querySchema, type Schema, schemaOf } from '../parameter-text.js'
import { PROBLEM_SCHEMAS } from './problem-schemas.js'
import { GENERATE_REQUEST, LOCALES_REQUEST } from './request-schemas.js'

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

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of the schema of items of a type: `Paragraphs`. */
const itemsName = (type: Type) => capitalized(ITEMS_PROPERTY[type])

const ITEM_SCHEMAS = Object.fromEntries(
  TYPES.map((type) => [itemsName(type), type === 'article' ? ARTICLE : itemsSchema(type)]),
)

export const JSON_VARIANT = schemaOf('Items')

const TEXT: Schema = { type: 'string', minLength: 1 }

/** A text whose items have this type. */
function resultSchema(type: Type): Schema {
  /** The members whose schema differs from that of their parameter. */
  const schemas: Readonly<Record<string, Schema>> = {
    json: schemaOf(itemsName(type)),
    locale: schemaOf('Locale'),
    count: COUNT,
    type: { type: 'string', const: type },
  }
  return {
    description: `${capitalized(ITEMS_PROPERTY[type])} in every format, and the parameters of the request.`,
    type: 'object',
    required: [
      ...Object.keys(RESULT_TEXTS),
      ...RESULT_PARAMETER_NAMES.filter((name) => DEFAULTS[name] !== undefined),
    ],
    properties: Object.fromEntries([
      ...Object.entries(RESULT_TEXTS).map(([name, { meaning }]) => [
        name,
        { description: sentence(meaning), ...(schemas[name] ?? TEXT) },
      ]),
      ...RESULT_PARAMETER_NAMES.map((name) => [
        name,
        {
          ...(schemas[name] ?? querySchema(PARAMETERS[name])),
          description: sentence(RESULT_PARAMETERS[name].meaning),
        },
      ]),
    ]),
    additionalProperties: false,
  }
}

/** The name of the schema of a result of a type: `ParagraphResult`. */
const resultName = (type: Type) => `${capitalized(type)}Result`

const RESULT_SCHEMAS = Object.fromEntries(
  TYPES.map((type) => [resultName(type), resultSchema(type)]),
)

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
    Object.entries(LOCALES).map(([code, { englishName, nativeName }]) => [
      code,
      `${englishName} · ${nativeName}`,
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

/**
 * Choices of several schemas. The page of the reference refuses a choice without a name, and one that stands before
 * its members or after a schema that refers to it.
 */
const CHOICES: Readonly<Record<string, Schema>> = {
  Items: { oneOf: TYPES.map((type) => schemaOf(itemsName(type))) },
  Result: {
    description: 'One text in every format, and the parameters of the request.',
    oneOf: TYPES.map((type) => schemaOf(resultName(type))),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(TYPES.map((type) => [type, schemaOf(resultName(type))['$ref']])),
    },
  },
  Results: RESULTS,
  // The body of a POST, and that of its answer: one text, or one for each of several languages.
  PostRequest: { oneOf: [schemaOf('GenerateRequest'), schemaOf('LocalesRequest')] },
  PostResult: { oneOf: [schemaOf('Result'), schemaOf('Results')] },
}

export const POST_BODY: Schema = schemaOf('PostRequest')
export const POST_ANSWER: Schema = schemaOf('PostResult')

export const SCHEMAS = {
  Language: LANGUAGE,
  Languages: LANGUAGES,
  GenerateRequest: GENERATE_REQUEST,
  LocalesRequest: LOCALES_REQUEST,
  ...ITEM_SCHEMAS,
  ...RESULT_SCHEMAS,
  Locale: LOCALE,
  ...PROBLEM_SCHEMAS,
  ...CHOICES,
}

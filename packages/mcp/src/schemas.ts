/** The JSON Schemas of `generate_text`. That of its arguments is made from the contract. */
import {
  type AnyValueKind,
  type AnyValueOfKind,
  BODY_FIELD_ENTRIES,
  GROUPS,
  PARAMETER_ENTRIES,
  PARAMETERS,
  type ParameterName,
  type ParameterRow,
  TYPES,
} from '@polyipsum/contract'
import type { Languages } from '@polyipsum/text/reading'

/** A JSON Schema of draft 2020-12. */
export type Schema = { readonly [keyword: string]: unknown }

/** The most characters of a text that nobody asked to be longer: some 5,000 tokens of English. */
export const LONGEST_UNASKED = 20_000

/** The argument that is not a parameter of the contract: allows an answer of any length. */
export const LARGE = 'large'

type Kinds = {
  readonly [Kind in AnyValueKind['kind']]: (kind: AnyValueOfKind<Kind>) => Schema
}

/**
 * The schemas of values, as short as they can be without a second try: a model pays for every word of
 * them. They allow one way to write a value. The reading allows all those of a JSON body.
 */
function kindsOf({ locales }: Languages): Kinds {
  const topics = new Set(Object.values(locales).flatMap(({ topics }) => topics))
  return {
    integer: ({ minimum, maximum }) => ({ type: 'integer', minimum, maximum }),
    choice: ({ values }) => ({ type: 'string', enum: values }),
    boolean: () => ({ type: 'boolean' }),
    // The codes alone would take a fifth of all tokens. An error and `list_languages` have them.
    language: () => ({ type: 'string' }),
    languages: () => ({
      type: 'array',
      items: { type: 'string' },
      maxItems: Object.keys(locales).length,
    }),
    topic: () => ({
      type: 'string',
      enum: [...[...topics].toSorted(), ...Object.values(GROUPS).flat()],
    }),
    // A list of types is not in the dialect of every model, and a number is text as well.
    extent: () => ({ type: 'string' }),
    set: ({ values }) => ({
      type: 'array',
      items: { type: 'string', enum: [...values, 'all', 'none'] },
    }),
    text: ({ maxLength }) => ({ type: 'string', maxLength }),
  }
}

/** Replaces or extends the meanings of the contract, where a model needs other words than a person. */
const WORDS: { readonly [Name in ParameterName]?: (meaning: string) => string } = {
  locale: (meaning) => `${meaning}: a code or tag, such as ja or pt-BR; la is Latin`,
  seed: () => 'same seed, same text',
  offset: () => 'items to skip',
  chars: () =>
    `exact characters of each item: 160 or 120-160, up to ${PARAMETERS.chars.value.maximum}`,
  bytes: () => 'the same in UTF-8 bytes',
  with: () => 'its elements',
}

function schemaOf(kinds: Kinds, { kind, ...rest }: AnyValueKind): Schema {
  const schema = kinds[kind] as (value: AnyValueKind) => Schema
  return schema({ kind, ...rest } as AnyValueKind)
}

/** The meaning of a parameter, with what it goes together with. */
function description(name: ParameterName, row: ParameterRow): string {
  const { meaning, types, needs } = row
  const without = types && TYPES.filter((type) => !types.includes(type))
  const limits = [
    ...(needs === undefined ? [] : [`needs ${needs}`]),
    ...(types === undefined || without === undefined
      ? []
      : [
          types.length <= without.length
            ? `of ${types.join(', ')} only`
            : `not of ${without.join(', ')}`,
        ]),
  ]
  return [WORDS[name]?.(meaning) ?? meaning, ...limits].join('; ')
}

/** The arguments of `generate_text`: the fields of a JSON body, and `large`. */
export function inputSchema(languages: Languages) {
  const kinds = kindsOf(languages)
  const parameters = PARAMETER_ENTRIES.map(([name, row]) => {
    const byDefault = row.default ?? row.queryDefault
    const schema = {
      ...schemaOf(kinds, row.value),
      ...(byDefault !== undefined && { default: byDefault }),
      description: description(name, row),
    }
    return [row.field, schema] as const
  })
  const fields = BODY_FIELD_ENTRIES.map(
    ([field, { value, meaning }]) =>
      [field, { ...schemaOf(kinds, value), description: meaning }] as const,
  )
  return {
    type: 'object' as const,
    properties: {
      ...Object.fromEntries<Schema>([...parameters, ...fields]),
      [LARGE]: { type: 'boolean', description: `allow over ${LONGEST_UNASKED} characters` },
    },
    additionalProperties: false,
  }
}

/**
 * The structured content that `generate_text` returns: one text, or one for each language in the order of
 * the request. `json` replaces `text` in the format JSON.
 */
export const OUTPUT_SCHEMA = {
  type: 'object' as const,
  properties: {
    texts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          locale: { type: 'string' },
          text: { type: 'string' },
          json: { type: 'object' },
        },
        required: ['locale'],
      },
    },
  },
  required: ['texts'],
}

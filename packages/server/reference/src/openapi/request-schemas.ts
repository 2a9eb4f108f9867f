/** The schemas of the body of a POST in the OpenAPI document. */
import { BODY_FIELDS, PARAMETER_ENTRIES, PARAMETERS } from '@polyipsum/contract'
import { DEFAULTS } from '@polyipsum/fetch/request'
import { bodyMeaning, bodySchema, type Schema, UNKNOWN_NAMES } from '../parameter-text.js'

/** Extends a schema with `null`, which counts as absent. */
function nullable(schema: Schema): Schema {
  const {
    $ref,
    type,
    enum: values,
    anyOf,
  } = schema as {
    readonly $ref?: string
    readonly type?: string | readonly string[]
    readonly enum?: readonly unknown[]
    readonly anyOf?: readonly Schema[]
  }
  if ($ref !== undefined) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...schema,
    ...(type !== undefined && { type: [type, 'null'].flat() }),
    ...(values !== undefined && { enum: [...values, null] }),
    ...(anyOf !== undefined && { anyOf: [...anyOf, { type: 'null' }] }),
  }
}

/** The names that a field has in a query alone. */
const QUERY_ALIASES = PARAMETER_ENTRIES.flatMap(([, { field, names }]) =>
  names.filter((name) => name !== field),
)
  .map((name) => `\`${name}\``)
  .join(', ')

/** The default is in the description: openapi-typescript takes a field with the keyword `default` for required. */
const PARAMETER_FIELDS = Object.fromEntries(
  PARAMETER_ENTRIES.map(([name, row]) => {
    const fallback = DEFAULTS[name]
    const stated = fallback === undefined ? '' : ` Default: \`${fallback}\`.`
    return [row.field, { description: bodyMeaning(row) + stated, ...nullable(bodySchema(row)) }]
  }),
)

const FIELD_NAMES = `A field may be left out, and may have one of its query names instead (${QUERY_ALIASES}). ${UNKNOWN_NAMES}`

/** Excludes the objects that have a field of this kind. */
const without = (field: string, schema: Schema): Schema => ({
  type: 'object',
  required: [field],
  properties: { [field]: schema },
})

export const GENERATE_REQUEST: Schema = {
  description: `The text to write. ${FIELD_NAMES}`,
  type: 'object',
  properties: PARAMETER_FIELDS,
  not: without('locales', { type: 'array', items: {} }),
}

const { [PARAMETERS.locale.field]: _, ...OTHER_FIELDS } = PARAMETER_FIELDS

export const LOCALES_REQUEST: Schema = {
  description: `The text to write, in several languages. ${FIELD_NAMES}`,
  type: 'object',
  required: ['locales'],
  properties: {
    locales: {
      description: bodyMeaning(BODY_FIELDS.locales),
      ...bodySchema(BODY_FIELDS.locales),
    },
    ...OTHER_FIELDS,
  },
  not: without(PARAMETERS.locale.field, { type: 'string' }),
}

/** What the documents of the service say of a parameter, and the JSON Schema of its values. */
import type { ParameterRow, ValueKind } from '@polyipsum/contract'
import { LOCALE_CODES, TOPICS } from '@polyipsum/text'

/** What becomes of a name that no parameter has. */
export const UNKNOWN_NAMES =
  'A name that is close to one of these, or means the same (`lang`, `limit`), is a fault. Any other unknown name is ignored.'

/** A JSON Schema of draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>

type KindOf<Name> = Extract<ValueKind, { readonly kind: Name }>

const SCHEMAS: { readonly [Name in ValueKind['kind']]: (kind: KindOf<Name>) => Schema } = {
  integer: ({ minimum, maximum }) => ({ type: 'integer', minimum, maximum }),
  choice: ({ values }) => ({ type: 'string', enum: values }),
  boolean: () => ({ type: 'boolean' }),
  language: () => ({
    type: 'string',
    anyOf: [
      { enum: LOCALE_CODES },
      { pattern: '^[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*$', description: 'A language tag.' },
    ],
  }),
  topic: () => ({ type: 'string', enum: TOPICS }),
  // That a range is not upside down no schema can say.
  extent: ({ minimum, maximum }) => ({
    anyOf: [
      { type: 'integer', minimum, maximum },
      { type: 'string', pattern: '^[0-9]+(-[0-9]+)?$' },
    ],
  }),
  set: ({ values }) => ({
    type: 'string',
    pattern: `^(all|none|(${values.join('|')})(,(${values.join('|')}))*)$`,
  }),
  text: ({ minLength, maxLength }) => ({ type: 'string', minLength, maxLength }),
}

/** What values of a parameter are like in a query. */
export function querySchema({ value }: ParameterRow): Schema {
  return (SCHEMAS[value.kind] as (kind: ValueKind) => Schema)(value)
}

/** … in a JSON body, where a text may be a whole number too. */
export function bodySchema(row: ParameterRow): Schema {
  const schema = querySchema(row)
  const { value } = row
  if (value.kind === 'set') {
    return {
      ...schema,
      type: ['string', 'array'],
      items: { type: 'string', enum: value.values },
    }
  }
  if (value.kind !== 'text') return schema
  return {
    ...schema,
    type: ['string', 'integer'],
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  }
}

const VALUES: { readonly [Name in ValueKind['kind']]: (kind: KindOf<Name>) => string } = {
  integer: ({ minimum, maximum }) => `${minimum} to ${maximum}`,
  choice: ({ values }) => values.map((value) => `\`${value}\``).join(' '),
  boolean: () => '`true` `false`',
  language: () => 'a code, or a tag such as `en-US`',
  topic: () => TOPICS.map((topic) => `\`${topic}\``).join(' '),
  extent: ({ minimum, maximum }) => `${minimum} to ${maximum}, or a range of two`,
  set: ({ values }) => [...values, 'all', 'none'].map((value) => `\`${value}\``).join(' '),
  text: ({ minLength, maxLength }) => `${minLength} to ${maxLength} characters`,
}

/** What values a parameter may have, in a few words of Markdown. */
export function allowedValues({ value }: ParameterRow): string {
  return (VALUES[value.kind] as (kind: ValueKind) => string)(value)
}

/** What a parameter of a query is for, in sentences. */
export function queryMeaning({ meaning, details }: ParameterRow): string {
  return joined(meaning, details)
}

/** What a field of a JSON body is for, in sentences. */
export function bodyMeaning({ meaning, details, bodyDetails = details }: ParameterRow): string {
  return joined(meaning, bodyDetails)
}

/** A phrase of the contract as a sentence of its own. */
export function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}

function joined(phrase: string, details: string | undefined): string {
  return details === undefined ? sentence(phrase) : `${sentence(phrase)} ${details}`
}

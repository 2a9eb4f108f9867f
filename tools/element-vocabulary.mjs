// @ts-check
/**
 * The text of `packages/element/src/vocabulary.ts`, the element's part of the contract. Like the client,
 * the element has its own copy so that it depends on no other package and stays small. `npm run readme`
 * writes the file.
 */
import {
  BODY_TYPE,
  fieldNames,
  GENERATE_PATH,
  MAX_COUNT,
  MAX_EXTENT,
  MOST_OFFSET,
  PARAMETER_ENTRIES,
} from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import {
  block,
  CONTRACT_TYPES,
  member,
  optionComment,
  optionType,
  union,
} from './client-options.mjs'

/** @import { ParameterRow } from '@polyipsum/contract' */

/**
 * The type of an attribute, in TypeScript. A boolean is text: frameworks leave out an attribute that
 * is `false`.
 *
 * @param {ParameterRow} row
 */
export function attributeType(row) {
  switch (row.value.kind) {
    case 'boolean':
      return union(['true', 'false'])
    case 'integer':
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
      return 'number | `${number}`'
    case 'extent':
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
      return 'number | `${number}` | `${number}-${number}`'
    case 'set':
      return "'all' | 'none' | (string & Record<never, never>)"
    default:
      return optionType(row)
  }
}

/**
 * The kinds of values that the element reads. It passes on all others as text.
 *
 * @type {readonly ParameterRow['value']['kind'][]}
 */
const TYPED = ['integer', 'boolean', 'extent']

export function elementVocabulary() {
  const options = PARAMETER_ENTRIES.map(([name, row]) =>
    member(`${name}?`, optionComment(row), `${optionType(row)} | undefined`),
  )
  const attributes = PARAMETER_ENTRIES.map(([name, row]) =>
    member(`${name}?`, optionComment(row), `${attributeType(row)} | undefined`),
  )
  const properties = PARAMETER_ENTRIES.map(
    ([name, row]) =>
      `get ${name}(): string | null\n  set ${name}(value: ${attributeType(row)} | ${optionType(row)} | null | undefined)`,
  )
  const kinds = PARAMETER_ENTRIES.map(
    ([name, { value }]) => `${name}: '${TYPED.includes(value.kind) ? value.kind : 'text'}',`,
  )
  const aliases = PARAMETER_ENTRIES.flatMap(([name, row]) =>
    fieldNames(row).flatMap((each) => (each === name ? [] : [`${each}: '${name}',`])),
  )
  const rightToLeft = LOCALE_CODES.filter((code) => LOCALES[code].direction === 'rtl')
  return `/** The element's part of the contract, which \`tools/element-vocabulary.mjs\` writes. */
// biome-ignore-all format: no line is broken

${CONTRACT_TYPES}

/** What an element asks for, as a function takes it. */
export interface IpsumOptions ${block(options.filter((_, i) => PARAMETER_ENTRIES[i]?.[0] !== 'format'))}

/** The attributes of \`poly-ipsum\`. */
export interface PolyIpsumAttributes ${block(attributes)}

/** The properties of \`poly-ipsum\`: the attributes, as text. */
export interface PolyIpsumProperties ${block(properties)}

export const GENERATE_PATH = '${GENERATE_PATH}'
export const BODY_TYPE = '${BODY_TYPE}'

/** The most items of a request. */
export const MAX_COUNT = ${MAX_COUNT}
/** The most items that a request may leave out before the first. */
export const MOST_OFFSET = ${MOST_OFFSET}
/** The most characters or bytes of all items of a request together, when their lengths are exact. */
export const MAX_EXTENT = ${MAX_EXTENT}

/** The codes of the languages that are written from right to left. */
export const RTL: readonly string[] = [${rightToLeft.map((code) => `'${code}'`).join(', ')}]

export type ValueKind = ${union([...TYPED, 'text'])}

/** The kind of each option's value, as far as the element reads it. */
export const OPTION_KINDS: Readonly<Record<string, ValueKind>> = ${block(kinds)}

/** The options by their other names. */
export const OPTION_ALIASES: Readonly<Record<string, string>> = ${block(aliases)}
`
}

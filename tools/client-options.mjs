// @ts-check
/** The client's options that are parameters: their types and their documents, from the contract. */
import { PARAMETER_ENTRIES } from '@polyipsum/contract'
import { table, withSection } from './page-sections.mjs'

/** @import { ParameterRow, ValueKind, ValueOfKind } from '@polyipsum/contract' */

/** The options that are parameters. Each method writes one format, so the format is not an option. */
export const OPTION_ENTRIES = PARAMETER_ENTRIES.filter(([name]) => name !== 'format')

/**
 * How the client takes and documents the values of one kind.
 *
 * @template Kind
 * @typedef {object} KindRow
 * @property {(kind: Kind) => string} values the allowed values, in a few words of Markdown
 * @property {(kind: Kind) => string} type the type of an option, in TypeScript
 * @property {(kind: Kind) => string} [resultType] the type in an answer, if it differs
 * @property {true} [isInComment] set if the type does not tell the allowed values: the comment of an
 *   option then does
 */

/** @satisfies {{ readonly [Kind in ValueKind['kind']]: KindRow<ValueOfKind<Kind>> }} */
const KINDS = {
  integer: {
    values: ({ minimum, maximum }) => `a whole number from ${minimum} to ${maximum}`,
    type: () => 'number',
    isInComment: true,
  },
  choice: {
    values: ({ values }) => values.map(literal).join(', '),
    type: ({ values }) => union(values),
  },
  boolean: {
    values: () => '`true`, `false`',
    type: () => 'boolean',
  },
  language: {
    values: () => 'a code, or a language tag: `navigator.language`',
    // With a plain `string`, editors would not offer the codes.
    type: () => 'LocaleCode | (string & Record<never, never>)',
    resultType: () => 'LocaleCode',
  },
  topic: {
    values: () => 'a topic of the language',
    type: () => 'string',
  },
  extent: {
    values: ({ minimum, maximum }) =>
      `a whole number from ${minimum} to ${maximum}, or a range of two: \`'120-160'\``,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
    type: () => 'number | `${number}-${number}`',
  },
  set: {
    values: ({ values }) => `a list of ${values.map(literal).join(', ')}; or \`'all'\`, \`'none'\``,
    type: ({ values }) => `readonly (${union(values)})[] | 'all' | 'none'`,
  },
  text: {
    values: ({ minLength, maxLength }) =>
      `${minLength} to ${maxLength} characters, or a safe integer, which means its decimal digits`,
    type: () => 'string | number',
    resultType: () => 'string',
    isInComment: true,
  },
}

/**
 * @param {ValueKind} value
 * @returns {KindRow<ValueKind>}
 */
function rowOf({ kind }) {
  return /** @type {KindRow<ValueKind>} */ (KINDS[kind])
}

/**
 * The type of an option, in TypeScript.
 *
 * @param {ParameterRow} row
 */
export function optionType({ value }) {
  return rowOf(value).type(value)
}

/**
 * The type of a parameter that an answer repeats, in TypeScript.
 *
 * @param {ParameterRow} row
 */
export function resultType({ value }) {
  const { type, resultType = type } = rowOf(value)
  return resultType(value)
}

/**
 * The comment that editors show of an option.
 *
 * @param {ParameterRow} row
 * @returns {string[]} lines
 */
export function optionComment({ meaning, value, details, default: usual }) {
  const { values, isInComment = false } = rowOf(value)
  const sentences = [
    sentence(meaning),
    ...(isInComment ? [sentence(values(value))] : []),
    ...(details === undefined ? [] : [details]),
  ]
  return [sentences.join(' '), ...(usual === undefined ? [] : ['', `@default ${code(usual)}`])]
}

/** The options that are parameters, as a table in Markdown. */
export function optionTable() {
  const rows = OPTION_ENTRIES.map(([name, { meaning, value, default: usual }]) => [
    `\`${name}\``,
    meaning,
    rowOf(value).values(value),
    usual === undefined ? 'none' : literal(usual),
  ])
  return table(['option', 'meaning', 'values', 'default'], rows)
}

/**
 * A page with the table of the options between its marks.
 *
 * @param {string} page
 */
export function withOptions(page) {
  return withSection(page, 'options', `\n${optionTable()}\n`)
}

/**
 * A phrase of the contract as a sentence.
 *
 * @param {string} phrase
 */
export function sentence(phrase) {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}

/**
 * The type of a value that is one of these, in TypeScript.
 *
 * @param {readonly string[]} values
 */
export function union(values) {
  return values.map(code).join(' | ')
}

/**
 * A value as TypeScript writes it.
 *
 * @param {string | number | boolean} value
 */
function code(value) {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

/** @param {string | number | boolean} value */
function literal(value) {
  return `\`${code(value)}\``
}

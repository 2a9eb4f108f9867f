// @ts-check
/** The client's options that are parameters: their types and their documents, from the contract. */
import {
  BODY_FIELD_ENTRIES,
  FORMATS,
  PARAMETER_ENTRIES,
  sentence,
  TYPES,
} from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import { table, withSection } from './page-sections.mjs'

/** @import { AnyValueKind, AnyValueOfKind, BodyFieldRow, ParameterRow } from '@polyipsum/contract' */

/** The options that are parameters. Each method writes one format, so the format is not an option. */
export const OPTION_ENTRIES = PARAMETER_ENTRIES.filter(([name]) => name !== 'format')

/** The options of `generateAll` alone: the fields that only a JSON body has. */
export const LIST_OPTION_ENTRIES = BODY_FIELD_ENTRIES

/** The types with which the vocabularies of the client and of the element begin, in TypeScript. */
export const CONTRACT_TYPES = `/** The type of an item. */
export type Type = ${union(TYPES)}

/** The format of a text. */
export type Format = ${union(FORMATS)}

/** The code of a language, a tag of BCP 47: \`de\`, \`pt-BR\`. */
export type LocaleCode = ${union(LOCALE_CODES)}`

/** The type of a language. With a plain `string`, editors would not offer the codes. */
const LANGUAGE = 'LocaleCode | (string & Record<never, never>)'

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

/** @satisfies {{ readonly [Kind in AnyValueKind['kind']]: KindRow<AnyValueOfKind<Kind>> }} */
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
    type: () => LANGUAGE,
    resultType: () => 'LocaleCode',
  },
  languages: {
    values: () => 'a list of different codes or language tags; only for `generateAll`',
    type: () => `readonly (${LANGUAGE})[]`,
  },
  topic: {
    values: () => 'a topic of the language',
    type: () => 'string',
  },
  extent: {
    values: ({ minimum, maximum }) =>
      `a whole number from ${minimum} to ${maximum}, or a range of two: \`[120, 160]\` or \`'120-160'\``,
    type: () =>
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
      'number | `${number}` | `${number}-${number}` | readonly [least: number, most: number]',
  },
  set: {
    values: ({ values }) =>
      `a list of ${values.map(literal).join(', ')}, or a text of them with commas between; or \`'all'\`, \`'none'\``,
    // With a plain `string`, editors would not offer the two texts.
    type: ({ values }) =>
      `readonly (${union(values)})[] | 'all' | 'none' | (string & Record<never, never>)`,
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
 * @param {AnyValueKind} value
 * @returns {KindRow<AnyValueKind>}
 */
function rowOf({ kind }) {
  return /** @type {KindRow<AnyValueKind>} */ (KINDS[kind])
}

/**
 * The names of an option besides the name of its parameter: its field in a JSON body, if that differs.
 *
 * @param {string} name
 * @param {ParameterRow} row
 */
export function otherNames(name, { field }) {
  return field === name ? [] : [field]
}

/**
 * The type of an option, in TypeScript.
 *
 * @param {ParameterRow | BodyFieldRow} row
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
 * @param {ParameterRow | BodyFieldRow} row
 * @returns {string[]} lines
 */
export function optionComment(row) {
  const { meaning, value, details } = row
  const usual = 'default' in row ? row.default : undefined
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
  const rows = OPTION_ENTRIES.map(([name, row]) => {
    const { meaning, value, default: usual } = row
    return [
      [name, ...otherNames(name, row)].map((each) => `\`${each}\``).join(', '),
      meaning,
      rowOf(value).values(value),
      usual === undefined ? 'none' : literal(usual),
    ]
  })
  const listRows = LIST_OPTION_ENTRIES.map(([name, { meaning, value }]) => {
    return [`\`${name}\``, meaning, rowOf(value).values(value), 'none']
  })
  return table(['option', 'meaning', 'values', 'default'], [...rows, ...listRows])
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

/**
 * A block of rows, in TypeScript.
 *
 * @param {readonly string[]} rows
 */
export function block(rows) {
  return `{\n${rows.map((row) => `  ${row}\n`).join('')}}`
}

/**
 * A member of an interface, in TypeScript.
 *
 * @param {string} name
 * @param {readonly string[]} lines of its comment
 * @param {string} type
 */
export function member(name, lines, type) {
  const comment =
    lines.length === 1
      ? ` ${lines[0]}`
      : `\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n  `
  return `/**${comment} */\n  readonly ${name}: ${type}`
}

// @ts-check
/** The tables of the documents that the contract makes. */
import { BODY_FIELD_ENTRIES, PARAMETER_ENTRIES } from '@polyipsum/contract'
import { table, withSection } from './page-sections.mjs'

/** @import { AnyValueKind, AnyValueOfKind } from '@polyipsum/contract' */

/** The parameters: names, values and defaults. */
function parametersTable() {
  const rows = PARAMETER_ENTRIES.map(
    ([, { names, field, meaning, value, queryDefault, default: usual }]) => {
      const fallback = usual === undefined ? 'none' : code(usual)
      return [
        meaning,
        codes(names),
        code(field),
        allowedValues(value),
        queryDefault === undefined ? fallback : `${code(queryDefault)}; ${fallback} in a POST`,
      ]
    },
  )
  const fields = BODY_FIELD_ENTRIES.map(([name, { meaning, value }]) => {
    return [meaning, '–', code(name), allowedValues(value), 'none']
  })
  return table(['meaning', 'GET', 'POST', 'values', 'default'], [...rows, ...fields])
}

/** The attributes of the element: names, values and defaults. */
function attributesTable() {
  const rows = PARAMETER_ENTRIES.map(([name, { meaning, value, default: usual }]) => {
    const values =
      value.kind === 'text'
        ? `${value.minLength} to ${value.maxLength} characters`
        : allowedValues(value)
    return [code(name), meaning, values, usual === undefined ? 'none' : code(usual)]
  })
  return table(['attribute', 'meaning', 'values', 'default'], rows)
}

/**
 * The allowed values of each kind, in a few words of Markdown.
 *
 * @satisfies {{ readonly [Kind in AnyValueKind['kind']]: (kind: AnyValueOfKind<Kind>) => string }}
 */
const VALUES = {
  integer: ({ minimum, maximum }) => `whole number from ${minimum} to ${maximum}`,
  choice: ({ values }) => codes(values),
  boolean: () => codes(['true', 'false']),
  language: () => 'a code or a language tag',
  languages: () => 'a list of codes or language tags',
  topic: () => 'a topic of the language',
  extent: ({ minimum, maximum }) => `${minimum} to ${maximum}, or a range such as \`120-160\``,
  set: ({ values }) => `some of ${codes(values)}; \`all\`, \`none\``,
  text: ({ minLength, maxLength }) =>
    `${minLength} to ${maxLength} characters; a whole number in a POST`,
}

/** @param {AnyValueKind} value */
function allowedValues(value) {
  return /** @type {(kind: AnyValueKind) => string} */ (VALUES[value.kind])(value)
}

/** @param {string | number | boolean} value */
function code(value) {
  return `\`${value}\``
}

/** @param {readonly string[]} values */
function codes(values) {
  return values.map(code).join(', ')
}

const TABLES = { parameters: parametersTable, attributes: attributesTable }

/**
 * A document with every table of the contract between its marks.
 *
 * @param {string} document Markdown
 */
export function withContractTables(document) {
  return Object.entries(TABLES).reduce(
    (page, [name, make]) => withSection(page, name, `\n${make()}\n`),
    document,
  )
}

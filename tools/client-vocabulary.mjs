/**
 * The text of `packages/client/src/vocabulary.ts`, the client's part of the contract: the package
 * depends on no other, and a bundle of it holds no more than it needs. `npm run readme` writes it.
 */
import { readFileSync } from 'node:fs'
import {
  BODY_TYPE,
  FORMAT_ROWS,
  FORMATS,
  GENERATE_PATH,
  ITEMS_PROPERTY,
  LIMIT,
  PROBLEM_TYPE,
  RESULT_PARAMETERS,
  RESULT_TEXTS,
  RESULTS_MEMBER,
  TYPES,
} from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import { LIST_OPTION_ENTRIES, OPTION_ENTRIES, optionComment, sentence } from './client-options.mjs'

const PROBLEMS = new URL('../packages/contract/src/problems.ts', import.meta.url)

/** The interfaces at the end of the module, `Fault` and `ProblemDocument`: taken over word by word. */
const [, PROBLEM_DOCUMENT] = readFileSync(PROBLEMS, 'utf8').split(/(?=^\/\*\* One fault)/mu)

const LANGUAGE = 'LocaleCode | (string & Record<never, never>)'

/** The type of an option by the kind of its value. */
const OPTION_TYPES = {
  integer: () => 'number',
  choice: ({ values }) => union(values),
  boolean: () => 'boolean',
  // The rest of the strings is set apart, so that editors still offer the codes.
  language: () => LANGUAGE,
  languages: () => `readonly (${LANGUAGE})[]`,
  topic: () => 'string',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of TypeScript
  extent: () => 'number | `${number}-${number}`',
  set: ({ values }) => `readonly (${union(values)})[] | 'all' | 'none'`,
  text: () => 'string | number',
}

/** The type of a parameter that an answer repeats. */
const RESULT_TYPES = { ...OPTION_TYPES, language: () => 'LocaleCode', text: () => 'string' }

export function clientVocabulary() {
  const itemsProperty = TYPES.map((type) => `readonly ${type}: '${ITEMS_PROPERTY[type]}'`)
  const mediaTypes = FORMATS.map((format) => `${format}: '${FORMAT_ROWS[format].mediaType}',`)
  const textParameters = OPTION_ENTRIES.map(([name, row]) => {
    const type = OPTION_TYPES[row.value.kind](row.value)
    return member(`${name}?`, optionComment(row), `${type} | undefined`)
  })
  const listParameters = LIST_OPTION_ENTRIES.map(([name, row]) =>
    member(name, optionComment(row), OPTION_TYPES[row.value.kind](row.value)),
  )
  const resultTexts = Object.entries(RESULT_TEXTS).map(([name, { meaning }]) =>
    member(name, [sentence(meaning)], name === 'json' ? 'Structured' : 'string'),
  )
  const resultParameters = OPTION_ENTRIES.flatMap(([name, row]) => {
    if (!(name in RESULT_PARAMETERS)) return []
    const type = name === 'type' ? 'Of' : RESULT_TYPES[row.value.kind](row.value)
    const mark = row.default === undefined ? '?' : ''
    return [member(name + mark, [sentence(RESULT_PARAMETERS[name].meaning)], type)]
  })
  const optionRows = OPTION_ENTRIES.map(
    ([name, { field, value }]) => `${name}: { field: '${field}', kind: '${value.kind}' },`,
  )
  const listRows = LIST_OPTION_ENTRIES.map(
    ([name, { value, instead }]) =>
      `${name}: { field: '${name}', kind: '${value.kind}', instead: '${instead}' },`,
  )
  return `/** The client's part of the contract, which \`tools/client-vocabulary.mjs\` writes. */
// biome-ignore-all format: no line is broken

/** What an item is. */
export type Type = ${union(TYPES)}

/** How a text is written down. */
export type Format = ${union(FORMATS)}

/** The code of a language: ISO 639-1. */
export type LocaleCode = ${union(LOCALE_CODES)}

/** The member of the JSON format that holds the items, by their type. */
export interface ItemsProperty ${block(itemsProperty)}

/** What to ask for. The client does not send an option that is left out or undefined. */
export interface TextParameters ${block(textParameters)}

/** What \`generateAll\` asks for besides. */
export interface ListParameters ${block(listParameters)}

/** The text in every format. */
export interface ResultTexts<Structured> ${block(resultTexts)}

/** The parameters that an answer repeats. */
export interface ResultParameters<Of extends Type> ${block(resultParameters)}

/** The answer in several languages. */
export interface ResultList<Text> {
  readonly ${RESULTS_MEMBER}: readonly Text[]
}

${PROBLEM_DOCUMENT}
export const BODY_TYPE = '${BODY_TYPE}'
export const GENERATE_PATH = '${GENERATE_PATH}'
export const PROBLEM_TYPE = '${PROBLEM_TYPE}'

/** The name of the service's own policy in \`RateLimit\`. */
export const POLICY = '${LIMIT.policy}'

/** The media type of each format. */
export const MEDIA_TYPES = ${block(mediaTypes)} as const

/** The options that are parameters: the field of each in a JSON body, and the kind of its value. */
export const OPTION_ROWS: { readonly [Name in keyof TextParameters]-?: { readonly field: string; readonly kind: string } } = ${block(optionRows)}

/** The options of \`generateAll\` alone, and the option that each replaces. */
export const LIST_OPTION_ROWS = ${block(listRows)} as const
`
}

function block(rows) {
  return `{\n${rows.map((row) => `  ${row}\n`).join('')}}`
}

/** @param lines those of its comment */
function member(name, lines, type) {
  const comment =
    lines.length === 1
      ? ` ${lines[0]}`
      : `\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n  `
  return `/**${comment} */\n  readonly ${name}: ${type}`
}

function union(values) {
  return values.map((value) => `'${value}'`).join(' | ')
}

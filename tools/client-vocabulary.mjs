// @ts-check
/**
 * The text of `packages/client/src/vocabulary.ts`, the client's part of the contract. The client has
 * its own copy so that it depends on no other package, and a bundle holds only what the client needs.
 * `npm run readme` writes the file.
 */
import { readFileSync } from 'node:fs'
import {
  BODY_TYPE,
  FORMAT_ROWS,
  FORMATS,
  GENERATE_PATH,
  ITEMS_PROPERTY,
  LANGUAGES_PATH,
  LIMIT,
  PROBLEM_TYPE,
  RESULT_PARAMETERS,
  RESULT_TEXTS,
  RESULTS_MEMBER,
  sentence,
  TYPES,
} from '@polyipsum/contract'
import {
  block,
  CONTRACT_TYPES,
  LIST_OPTION_ENTRIES,
  member,
  OPTION_ENTRIES,
  optionComment,
  optionType,
  otherNames,
  resultType,
  union,
} from './client-options.mjs'

/** @import { ParameterName, ResultMember } from '@polyipsum/contract' */

const PROBLEMS = new URL('../packages/contract/src/problems.ts', import.meta.url)

/** The interfaces at the end of the module, `Fault` and `ProblemDocument`, word by word. */
const [, PROBLEM_DOCUMENT] = readFileSync(PROBLEMS, 'utf8').split(/(?=^\/\*\* One fault)/mu)

export function clientVocabulary() {
  const itemsProperty = TYPES.map((type) => `readonly ${type}: '${ITEMS_PROPERTY[type]}'`)
  const mediaTypes = FORMATS.map((format) => `${format}: '${FORMAT_ROWS[format].mediaType}',`)
  const textParameters = OPTION_ENTRIES.flatMap(([name, row]) => {
    const type = `${optionType(row)} | undefined`
    const others = otherNames(name, row).map((other) =>
      member(
        `${other}?`,
        [`The same as \`${name}\`. If both are given, they must be equal.`],
        type,
      ),
    )
    return [member(`${name}?`, optionComment(row), type), ...others]
  })
  const listParameters = LIST_OPTION_ENTRIES.map(([name, row]) =>
    member(name, optionComment(row), optionType(row)),
  )
  const resultTexts = Object.entries(RESULT_TEXTS).map(([name, { meaning }]) =>
    member(name, [sentence(meaning)], name === 'json' ? 'Structured' : 'string'),
  )
  /** @type {{ readonly [Name in ParameterName]?: ResultMember }} */
  const results = RESULT_PARAMETERS
  const resultParameters = OPTION_ENTRIES.flatMap(([name, row]) => {
    const result = results[name]
    if (result === undefined) return []
    const type = name === 'type' ? 'Of' : resultType(row)
    const mark = row.default === undefined ? '?' : ''
    return [member(name + mark, [sentence(result.meaning)], type)]
  })
  const optionKinds = OPTION_ENTRIES.flatMap(([name, row]) =>
    [name, ...otherNames(name, row)].map((each) => `${each}: '${row.value.kind}',`),
  )
  const listKinds = LIST_OPTION_ENTRIES.map(([name, { value }]) => `${name}: '${value.kind}',`)
  const replaced = LIST_OPTION_ENTRIES.map(([name, { instead }]) => `${name}: '${instead}',`)
  const kinds = union([
    ...new Set([...OPTION_ENTRIES, ...LIST_OPTION_ENTRIES].map(([, { value }]) => value.kind)),
  ])
  return `/** The client's part of the contract, which \`tools/client-vocabulary.mjs\` writes. */
// biome-ignore-all format: no line is broken

${CONTRACT_TYPES}

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
export const LANGUAGES_PATH = '${LANGUAGES_PATH}'
export const PROBLEM_TYPE = '${PROBLEM_TYPE}'

/** The name of the service's own policy in \`RateLimit\`. */
export const POLICY = '${LIMIT.policy}'

/** The media type of each format. */
export const MEDIA_TYPES = ${block(mediaTypes)} as const

/** The kind of a value. */
export type ValueKind = ${kinds}

/** The options that are parameters, each with the kind of its value. */
export const OPTION_KINDS: { readonly [Name in keyof TextParameters]-?: ValueKind } = ${block(optionKinds)}

/** The options of \`generateAll\` alone. */
export const LIST_OPTION_KINDS: { readonly [Name in keyof ListParameters]-?: ValueKind } = ${block(listKinds)}

/** The option that each of them replaces. */
export const REPLACED_OPTIONS = ${block(replaced)} as const
`
}

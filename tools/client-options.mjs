/** What the documents of the client say of its options, made from the contract. */
import { BODY_FIELD_ENTRIES, PARAMETER_ENTRIES } from '@polyipsum/contract'

/** The options that are parameters: a method writes one format, so the format is none of them. */
export const OPTION_ENTRIES = PARAMETER_ENTRIES.filter(([name]) => name !== 'format')

/** The options of `generateAll` alone: fields that only the body of a POST has. */
export const LIST_OPTION_ENTRIES = BODY_FIELD_ENTRIES

const VALUES = {
  integer: ({ minimum, maximum }) => `a whole number from ${minimum} to ${maximum}`,
  choice: ({ values }) => values.map(literal).join(', '),
  boolean: () => '`true`, `false`',
  language: () => 'a code, or a language tag: `navigator.language`',
  languages: () => 'a list of different codes or language tags; only for `generateAll`',
  topic: () => 'a topic of the language',
  extent: ({ minimum, maximum }) =>
    `a whole number from ${minimum} to ${maximum}, or a range of two: \`'120-160'\``,
  set: ({ values }) => `a list of ${values.map(literal).join(', ')}; or \`'all'\`, \`'none'\``,
  text: ({ minLength, maxLength }) =>
    `${minLength} to ${maxLength} characters, or a safe integer, which means its decimal digits`,
}

/** The comment that editors show of an option, line by line. The type tells the names of values. */
export function optionComment(row) {
  const { meaning, value, details } = row
  const hasBounds = value.kind === 'integer' || value.kind === 'text'
  const sentences = [
    sentence(meaning),
    ...(hasBounds ? [sentence(VALUES[value.kind](value))] : []),
    ...(details === undefined ? [] : [details]),
  ]
  const usual = row.default === undefined ? [] : ['', `@default ${code(row.default)}`]
  return [sentences.join(' '), ...usual]
}

/** The options that are parameters, as a table in Markdown. */
export function optionTable() {
  const rows = [...OPTION_ENTRIES, ...LIST_OPTION_ENTRIES].map(([name, row]) => {
    const usual = row.default === undefined ? 'none' : literal(row.default)
    return `| \`${name}\` | ${row.meaning} | ${VALUES[row.value.kind](row.value)} | ${usual} |\n`
  })
  return `| option | meaning | values | default |\n| --- | --- | --- | --- |\n${rows.join('')}`
}

const MARKED = /(?<=<!-- options -->\n)[\s\S]*(?=<!-- \/options -->)/u

/** A page with the table of today between its marks. */
export function withOptions(page) {
  return page.replace(MARKED, () => `\n${optionTable()}\n`)
}

/** A phrase of the contract as a sentence. */
export function sentence(phrase) {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`
}

/** A value as TypeScript writes it. */
function code(value) {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function literal(value) {
  return `\`${code(value)}\``
}

/** What the documents of the client say of its options, made from the contract. */
import { PARAMETER_ENTRIES, sentence } from '@polyipsum/contract'

/** The parameters that are options. The format is not one of them: each method writes one format. */
export const OPTION_ENTRIES = PARAMETER_ENTRIES.filter(([name]) => name !== 'format')

const VALUES = {
  integer: ({ minimum, maximum }) => `a whole number from ${minimum} to ${maximum}`,
  choice: ({ values }) => values.map(literal).join(', '),
  boolean: () => '`true`, `false`',
  language: () => 'a code, or a language tag: `navigator.language`',
  topic: () => 'a topic of the language',
  extent: ({ minimum, maximum }) =>
    `a whole number from ${minimum} to ${maximum}, or a range of two: \`'120-160'\``,
  set: ({ values }) => `a list of ${values.map(literal).join(', ')}; or \`'all'\`, \`'none'\``,
  text: ({ minLength, maxLength }) =>
    `${minLength} to ${maxLength} characters, or a safe integer, which means its decimal digits`,
}

/** The lines of an option's comment, which editors show. The type of the option lists its values. */
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
  const rows = OPTION_ENTRIES.map(([name, row]) => {
    const usual = row.default === undefined ? 'none' : literal(row.default)
    return `| \`${name}\` | ${row.meaning} | ${VALUES[row.value.kind](row.value)} | ${usual} |\n`
  })
  return `| option | meaning | values | default |\n| --- | --- | --- | --- |\n${rows.join('')}`
}

const MARKED = /(?<=<!-- options -->\n)[\s\S]*(?=<!-- \/options -->)/u

/** A page with the current table between its marks. */
export function withOptions(page) {
  return page.replace(MARKED, () => `\n${optionTable()}\n`)
}

/** A value as TypeScript writes it. */
function code(value) {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function literal(value) {
  return `\`${code(value)}\``
}

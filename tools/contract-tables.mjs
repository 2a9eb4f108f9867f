/** The tables of the documents that the contract makes. */
import { BODY_FIELD_ENTRIES, PARAMETER_ENTRIES } from '../packages/contract/dist/index.js'

/** The parameters: names, values and defaults. */
function parametersTable() {
  const code = (text) => `\`${text}\``
  const rows = PARAMETER_ENTRIES.map(([, row]) => {
    const { names, field, meaning, queryDefault } = row
    const fallback = row.default === undefined ? 'none' : code(row.default)
    return [
      meaning,
      names.map(code).join(', '),
      code(field),
      allowedValues(row.value),
      queryDefault === undefined ? fallback : `${code(queryDefault)}; ${fallback} in a POST`,
    ]
  })
  const fields = BODY_FIELD_ENTRIES.map(([name, { meaning, value }]) => [
    meaning,
    '–',
    code(name),
    allowedValues(value),
    'none',
  ])
  return table(['meaning', 'GET', 'POST', 'values', 'default'], [...rows, ...fields])
}

const VALUES = {
  integer: ({ minimum, maximum }) => `whole number from ${minimum} to ${maximum}`,
  choice: ({ values }) => values.map((value) => `\`${value}\``).join(', '),
  boolean: () => '`true`, `false`',
  language: () => 'a code or a language tag',
  languages: () => 'a list of codes or language tags',
  topic: () => 'a topic of the language',
  extent: ({ minimum, maximum }) => `${minimum} to ${maximum}, or a range such as \`120-160\``,
  set: ({ values }) =>
    `some of ${values.map((value) => `\`${value}\``).join(', ')}; \`all\`, \`none\``,
  text: ({ minLength, maxLength }) =>
    `${minLength} to ${maxLength} characters; a whole number in a POST`,
}

const allowedValues = (value) => VALUES[value.kind](value)

function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |\n`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('')
}

const TABLES = { parameters: parametersTable }

/**
 * A document with every table anew that it has between `<!-- name -->` and `<!-- /name -->`.
 *
 * @param {string} document Markdown
 */
export function withContractTables(document) {
  return Object.entries(TABLES).reduce(
    (text, [name, make]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`, 'gu'),
        (_, open, close) => `${open}\n${make()}\n${close}`,
      ),
    document,
  )
}

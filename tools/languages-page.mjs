/** The tables of docs/languages.md: the figures of each language, and what its readers said. */
import { readFileSync, writeFileSync } from 'node:fs'
import { LOCALES } from '../packages/text/dist/index.js'

const PAGE = new URL('../docs/languages.md', import.meta.url)

/**
 * The last two readings of each language, as the readers gave them: marks of 10, and how many
 * faults they counted in some 100 sentences; and the kind of fault that stays.
 */
const READINGS = JSON.parse(readFileSync(new URL('../docs/readings.json', import.meta.url), 'utf8'))

/** @param rows what the report found, by language */
export function writeLanguagesPage(rows) {
  const page = readFileSync(PAGE, 'utf8')
  const figures = rows.map(({ code, figures }) => [
    `\`${code}\``,
    LOCALES[code].englishName,
    ...Object.values(figures),
  ])
  const headings = ['', 'language', ...Object.keys(rows[0].figures)]
  writeFileSync(
    PAGE,
    [
      ['figures', table(headings, figures)],
      ['readings', readingsTable()],
    ].reduce((text, [name, table]) => withTable(text, name, table), page),
  )
}

function readingsTable() {
  const rows = Object.entries(READINGS).flatMap(([code, { readings, stays }]) =>
    readings.map(({ person, paragraphs, variety, clear, light }, i) => [
      i === 0 ? `\`${code}\`` : '',
      person,
      paragraphs,
      variety,
      clear,
      light,
      i === 0 ? stays : '',
    ]),
  )
  const headings = [
    '',
    'a person wrote it',
    'paragraphs hold',
    'variety',
    'clear',
    'light',
    'stays',
  ]
  return table(headings, rows)
}

function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |\n`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('')
}

function withTable(page, name, table) {
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`, 'u')
  return page.replace(between, (_, open, close) => `${open}\n${table}\n${close}`)
}

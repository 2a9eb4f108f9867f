/** Writes the tables of docs/languages.md: the figures and the readings of each language. */
import { readFileSync, writeFileSync } from 'node:fs'
import { LOCALES } from '../packages/text/dist/index.js'
import { table, withSection } from './page-sections.mjs'

const PAGE = new URL('../docs/languages.md', import.meta.url)

/**
 * The last two readings of each language: the marks of the readers, out of 10, and how many faults they
 * counted in about 100 sentences. `stays` describes the faults that remain.
 */
const READINGS = JSON.parse(readFileSync(new URL('../docs/readings.json', import.meta.url), 'utf8'))

/** @param rows the results of the report, one for each language */
export function writeLanguagesPage(rows) {
  const page = readFileSync(PAGE, 'utf8')
  const figures = rows.map(({ code, figures }) => [
    `\`${code}\``,
    LOCALES[code].englishName,
    ...Object.values(figures),
  ])
  const headings = ['', 'language', ...Object.keys(rows[0].figures)]
  const withFigures = withSection(page, 'figures', `\n${table(headings, figures)}\n`)
  writeFileSync(PAGE, withSection(withFigures, 'readings', `\n${readingsTable()}\n`))
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

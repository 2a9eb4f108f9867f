/** Writes the tables of docs/languages.md: the figures and the readings of each language. */
import { readFileSync, writeFileSync } from 'node:fs'
import { LOCALES } from '../packages/text/dist/index.js'
import { table, withSection } from './page-sections.mjs'

const PAGE = new URL('../docs/languages.md', import.meta.url)

/**
 * The last two readings of each language: the marks of the readers, out of 10, and how many faults they
 * counted in about 100 sentences. `back` is how many of 18 passages came back. `stays` describes the faults that remain.
 */
const READINGS = json('../docs/readings.json')

/**
 * The reading of the labels and messages of each language, before what was marked was mended: how many clear and
 * light faults among all of them, and a mark out of 10.
 */
const INTERFACE_READINGS = json('../docs/interface-readings.json')

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
  const withReadings = withSection(withFigures, 'readings', `\n${readingsTable()}\n`)
  writeFileSync(PAGE, withSection(withReadings, 'interface', `\n${interfaceTable()}\n`))
}

function interfaceTable() {
  const rows = Object.entries(INTERFACE_READINGS).map(([code, { labels, messages }]) => [
    `\`${code}\``,
    ...[labels, messages].flatMap(({ clear, light, mark }) => [clear, light, mark]),
  ])
  const parts = (what) => [`${what}: clear`, 'light', 'mark']
  return table(['', ...parts('labels'), ...parts('messages')], rows)
}

function json(path) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

function readingsTable() {
  const rows = Object.entries(READINGS).flatMap(([code, { readings, stays }]) =>
    readings.map(({ person, paragraphs, variety, clear, light, back = '' }, i) => [
      i === 0 ? `\`${code}\`` : '',
      person,
      paragraphs,
      variety,
      clear,
      light,
      back,
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
    'came back',
    'stays',
  ]
  return table(headings, rows)
}

/** Writes the table of the languages in the README, with a sentence of each. */
import { readFileSync, writeFileSync } from 'node:fs'
import { generate, LOCALES } from '../packages/text/dist/index.js'

const README = new URL('../README.md', import.meta.url)
const [BEGIN, END] = ['<!-- languages -->\n', '<!-- /languages -->']

const rows = Object.values(LOCALES).map(({ code, englishName, nativeName }) => {
  const { text } = generate({ locale: code, type: 'sentence', start: false, seed: 'readme' })
  return `| \`${code}\` | ${englishName} | ${nativeName} | ${text} |\n`
})
const table = `\n| code | language | in it | a sentence |\n| --- | --- | --- | --- |\n${rows.join('')}\n`
const readme = readFileSync(README, 'utf8')
const [before, rest] = readme.split(BEGIN)
const [, after] = rest.split(END)
writeFileSync(README, before + BEGIN + table + END + after)

/** Writes the compiled languages of the package for Node: a part of every build. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { compileLocale } from '../packages/text/dist/compile/compile.js'
import { encodeTables } from '../packages/text/dist/compile/locale-tables.js'
import { LOCALES } from '../packages/text/dist/locales/index.js'

const FOLDER = new URL('../packages/text/dist/compiled/', import.meta.url)

mkdirSync(FOLDER, { recursive: true })
const infos = Object.values(LOCALES).map(
  ({ opening, lists, statements, lively, words, capitals, ...info }) => [info.code, info],
)
for (const locale of Object.values(LOCALES)) {
  writeFileSync(new URL(`${locale.code}.bin`, FOLDER), encodeTables(compileLocale(locale)))
}
writeFileSync(new URL('locales.json', FOLDER), JSON.stringify(Object.fromEntries(infos)))

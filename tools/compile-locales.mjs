/**
 * Reads the languages and writes what the text package takes: a part of every build.
 *
 * - `dist/compiled/` for Node: a file of tables a language, and one of its lengths in each unit, each
 *   read when it is first asked for;
 * - `dist/locales/` for bundlers: a module a language and a module a topic, and the registry.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { compileLocale } from '../packages/text/dist/compile/compile.js'
import { encodeTables } from '../packages/text/dist/compile/locale-tables.js'
import { LengthTable } from '../packages/text/dist/engine/exact/length-table.js'
import { measure, UNITS } from '../packages/text/dist/engine/exact/measure.js'
import { LOCALE_CODES } from '../packages/text/dist/locale-codes.js'
import { NotationError } from '../packages/text/dist/notation/faults.js'
import { readLocale } from '../packages/text/dist/notation/read-locale.js'
import { filesOf } from './language-files.mjs'

const DIST = new URL('../packages/text/dist/', import.meta.url)
const COMPILED = new URL('compiled/', DIST)
const MODULES = new URL('locales/', DIST)

/** The module of a language without its text, which each of its topics takes. */
const LANGUAGE = 'language'

const locales = readAll()
mkdirSync(COMPILED, { recursive: true })
for (const locale of locales) {
  const tables = compileLocale(locale)
  writeFileSync(new URL(`${locale.code}.bin`, COMPILED), encodeTables(tables))
  for (const unit of UNITS) {
    const { bits } = new LengthTable(tables, measure(tables, tables, unit, locale.sentenceJoiner))
    writeFileSync(new URL(`${locale.code}.${unit}`, COMPILED), bits)
  }
  writeModules(locale)
}
writeFileSync(
  new URL('locales.json', COMPILED),
  JSON.stringify(Object.fromEntries(locales.map((locale) => [locale.code, infoOf(locale)]))),
)
// Its types are those of `src/locales.d.ts`: it is for the package itself.
writeStatements('index', [
  ...LOCALE_CODES.map((code) => `import { ${nameOf(code)} } from './${code}.js'`),
  `export const LOCALES = { ${LOCALE_CODES.map((code) => `${JSON.stringify(code)}: ${nameOf(code)}`).join(', ')} }`,
])

/** Every language, or the faults of all of them. */
function readAll() {
  const faults = []
  const read = LOCALE_CODES.map((code) => {
    try {
      return readLocale(code, filesOf(code))
    } catch (error) {
      if (!(error instanceof NotationError)) throw error
      faults.push(...error.faults)
      return undefined
    }
  })
  if (faults.length > 0) {
    console.error(new NotationError(faults).message)
    process.exit(1)
  }
  return read
}

/** What the registry tells of a language. */
function infoOf({ pieces, words, lists, opening, smallLetters, numbers, tableHeads, ...info }) {
  return info
}

/** The modules of a language: what it is, each of its topics, and all of it. */
function writeModules({ topics, pieces, ...language }) {
  const { code } = language
  mkdirSync(new URL(`${code}/`, MODULES), { recursive: true })
  writeModule(`${code}/${LANGUAGE}`, LANGUAGE, 'Language', [
    `export const language = ${JSON.stringify(language)}`,
  ])
  for (const topic of topics) {
    const own = JSON.stringify(pieces.filter((piece) => piece.topic === topic))
    writeModule(`${code}/${topic}`, topic, 'Locale', [
      `import { language } from './${LANGUAGE}.js'`,
      `export const ${topic} = { ...language, topics: ['${topic}'], pieces: ${own} }`,
    ])
  }
  const all =
    topics.length === 0
      ? JSON.stringify(pieces)
      : `[${topics.map((topic) => `...${topic}.pieces`).join(', ')}]`
  writeModule(code, nameOf(code), 'Locale', [
    `import { language } from './${code}/${LANGUAGE}.js'`,
    ...topics.map((topic) => `import { ${topic} } from './${code}/${topic}.js'`),
    `export const ${nameOf(code)} = { ...language, topics: ${JSON.stringify(topics)}, pieces: ${all} }`,
  ])
}

/** The name that a module exports a language by: `zhHant` for `zh-Hant`. */
function nameOf(code) {
  return code.replaceAll(/-(.)/gu, (_, letter) => letter.toUpperCase())
}

/** Writes a module and its types. @param lines its statements */
function writeModule(path, name, type, lines) {
  const up = '../'.repeat(path.split('/').length)
  const types = `import type { ${type} } from '${up}locale.js'\nexport declare const ${name}: ${type}\n`
  writeStatements(path, lines)
  writeFileSync(new URL(`${path}.d.ts`, MODULES), types)
}

function writeStatements(path, lines) {
  writeFileSync(new URL(`${path}.js`, MODULES), `${lines.join('\n')}\n`)
}

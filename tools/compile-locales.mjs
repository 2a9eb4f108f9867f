/**
 * Compiles the languages for the text package, in every build.
 *
 * - `dist/compiled/` is for Node: for each language a file of tables, and a file of lengths in each
 *   unit. Each file is read when it is first needed.
 * - `dist/locales/` is for bundlers: a module for each language, a module for each topic, and the
 *   registry.
 *
 *     node tools/compile-locales.mjs [folder of languages, folder to write into, codes…]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileLocale } from '../packages/text/dist/compile/compile.js'
import { encodeTables } from '../packages/text/dist/compile/locale-tables.js'
import { measure, UNITS } from '../packages/text/dist/engine/exact/measure.js'
import { LengthTable } from '../packages/text/dist/engine/exact/table/length-table.js'
import { LANGUAGE_CODES, PSEUDOLOCALE_CODES } from '../packages/text/dist/language/locale-codes.js'
import { pseudolocale } from '../packages/text/dist/language/pseudolocale.js'
import { NotationError } from '../packages/text/dist/notation/faults.js'
import {
  packLanguage,
  packPieces,
  packWordings,
} from '../packages/text/dist/notation/packed-locale.js'
import { INTERFACE_FILE } from '../packages/text/dist/notation/read-interface.js'
import { LANGUAGE_FILE } from '../packages/text/dist/notation/read-locale.js'
import { readOwnLocales } from '../packages/text/dist/own-text/read-own-text.js'
import { readTextFolder } from '../packages/text/dist/own-text/read-text-folder.js'
import { foldersIn, interfaceKeys, isFrame } from './language-files.mjs'

/** The file with the list of codes. */
const LIST = 'packages/text/src/language/locale-codes.ts'

const PACKAGE = new URL('../packages/text/', import.meta.url)
const [from, to, ...some] = process.argv.slice(2)
const LANGUAGES = from === undefined ? new URL('locales/', PACKAGE) : pathToFileURL(`${from}/`)
const CODE = new URL('dist/', PACKAGE)
const DIST = to === undefined ? CODE : pathToFileURL(`${to}/`)
const CODES = some.length === 0 ? listedCodes() : some
const COMPILED = new URL('compiled/', DIST)
const MODULES = new URL('locales/', DIST)

/** The module of a language without its text. The modules of its topics import it. */
const LANGUAGE = 'language'
/** The name by which a module exports the words of interfaces: `interface` is a keyword. */
const INTERFACE_NAME = 'interfaceWords'

const locales = await readAll()
mkdirSync(COMPILED, { recursive: true })
mkdirSync(MODULES, { recursive: true })
const english = some.length === 0 && locales.find(({ code }) => code === 'en')
const pseudolocales = english ? PSEUDOLOCALE_CODES.map((code) => pseudolocale(english, code)) : []
for (const locale of locales) {
  compile(locale)
  writeModules(locale)
}
for (const locale of pseudolocales) {
  compile(locale)
  writePseudolocale(locale.code)
}

/** Writes the tables of a language. */
function compile(locale) {
  const tables = compileLocale(locale)
  writeFileSync(new URL(`${locale.code}.bin`, COMPILED), encodeTables(tables))
  for (const unit of UNITS) {
    const { bits } = new LengthTable(tables, measure(tables, tables, unit, locale.sentenceJoiner))
    writeFileSync(new URL(`${locale.code}.${unit}`, COMPILED), bits)
  }
}
writeFileSync(
  new URL('locales.json', COMPILED),
  JSON.stringify(
    Object.fromEntries(
      [...locales, ...pseudolocales].map((locale) => [locale.code, infoOf(locale)]),
    ),
  ),
)
const ALL = [...locales, ...pseudolocales].map(({ code }) => code)
// This module needs no declarations of its own: only the package imports it, with the types of
// `src/locales.d.ts`.
writeStatements('index', [
  `export const INTERFACE_KEYS = ${JSON.stringify(interfaceKeys())}`,
  ...ALL.map((code) => `import { ${nameOf(code)} } from './${code}.js'`),
  `export const LOCALES = { ${ALL.map((code) => `${JSON.stringify(code)}: ${nameOf(code)}`).join(', ')} }`,
])

/** The codes of the list. Ends the process unless each code has a folder, and each folder a code. */
function listedCodes() {
  const folders = foldersIn(LANGUAGES)
  const faults = [
    ...folders
      .filter((code) => !LANGUAGE_CODES.includes(code))
      .map((code) => `${code}: the folder is there, but not the code. Add '${code}' to ${LIST}.`),
    ...LANGUAGE_CODES.filter((code) => !folders.includes(code)).map(
      (code) =>
        `${code}: the code is in ${LIST}, but there is no folder packages/text/locales/${code}. Lay it out: npm run new-language ${code}`,
    ),
  ]
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
  return LANGUAGE_CODES
}

/**
 * Every language, read as a folder of own text is. If any has a fault, prints the faults of all and ends the
 * process.
 */
async function readAll() {
  try {
    const read = await readOwnLocales(await writtenFiles(), {
      infos: {},
      interfaceKeys: async () => interfaceKeys(),
    })
    return CODES.map((code) => read[code])
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The files of the languages, without those that nobody has written yet. Warns of these. */
async function writtenFiles() {
  const all = Object.entries(await readTextFolder(fileURLToPath(LANGUAGES)))
  const written = CODES.flatMap((code) => {
    const own = all.filter(([path]) => path.startsWith(`${code}/`))
    const frames = own.filter(([, bytes]) => isFrame(Buffer.from(bytes).toString()))
    if (frames.length > 0) {
      const names = frames.map(([path]) => posix.basename(path))
      console.warn(`${code}: left out, as nothing is written there yet: ${names.join(', ')}`)
    }
    // A folder without a file is a language that lacks its first one.
    return [[`${code}/${LANGUAGE_FILE}.txt`, ''], ...own.filter((file) => !frames.includes(file))]
  })
  return Object.fromEntries(written)
}

/** The entry of a language in the registry: all but its texts. */
function infoOf({
  pieces,
  wordings,
  words,
  beginnings,
  lists,
  opening,
  smallLetters,
  tables,
  ...info
}) {
  return info
}

/**
 * Writes the modules of a language: without its text, with each of its topics, with the words of interfaces, and
 * with all of them.
 */
function writeModules({ topics, pieces, wordings, ...language }) {
  const { code } = language
  const packed = JSON.stringify(packLanguage(language))
  mkdirSync(new URL(`${code}/`, MODULES), { recursive: true })
  writeStatements(`${code}/${LANGUAGE}`, [`export const language = ${packed}`])
  for (const topic of topics) {
    const own = JSON.stringify(packPieces(pieces.filter((piece) => piece.topic === topic)))
    writeLocale(
      `${code}/${topic}`,
      nameOf(topic),
      [`import { language } from './${LANGUAGE}.js'`],
      [topic],
      `unpackPieces(${own}, ${JSON.stringify(topic)})`,
    )
  }
  if (wordings !== undefined) {
    writeLocale(
      `${code}/${INTERFACE_FILE}`,
      INTERFACE_NAME,
      [
        `import { language } from './${LANGUAGE}.js'`,
        `export const wordings = ${JSON.stringify(packWordings(wordings))}`,
      ],
      [],
      '[]',
      ', wordings',
    )
  }
  writeLocale(
    code,
    nameOf(code),
    [
      ...(wordings === undefined
        ? []
        : [`import { wordings } from './${code}/${INTERFACE_FILE}.js'`]),
      `import { language } from './${code}/${LANGUAGE}.js'`,
      ...topics.map(
        (topic, i) => `import { ${nameOf(topic)} as topic${i} } from './${code}/${topic}.js'`,
      ),
    ],
    topics,
    topics.length === 0
      ? `unpackPieces(${JSON.stringify(packPieces(pieces))})`
      : `[${topics.map((_, i) => `...topic${i}.pieces`).join(', ')}]`,
    wordings === undefined ? '' : ', wordings',
  )
}

/**
 * Writes the module of a locale. Its pieces are made when they are first read: a program with every language
 * in its bundle would otherwise make all of them at its start.
 *
 * @param {string} pieces the code of an array
 * @param {string} [more] the code of a further argument
 */
function writeLocale(path, name, imports, topics, pieces, more = '') {
  const code = codeFrom(path)
  writeStatements(path, [
    `import { unpackLocale, unpackPieces } from '${code}/notation/packed-locale.js'`,
    ...imports,
    `const value = /* @__PURE__ */ unpackLocale(language, ${JSON.stringify(topics)}, () => ${pieces}${more})`,
    // The name of the export may be a keyword of JavaScript, such as `new`.
    `export { value as ${name} }`,
  ])
  writeFileSync(
    new URL(`${path}.d.ts`, MODULES),
    [
      `import type { Locale } from '${code}/language/locale.js'`,
      'declare const value: Locale',
      `export { value as ${name} }\n`,
    ].join('\n'),
  )
}

/** Writes the module of a pseudolocale, which makes it of English. */
function writePseudolocale(code) {
  const up = codeFrom(code)
  writeStatements(code, [
    `import { pseudolocale } from '${up}/language/pseudolocale.js'`,
    `import { en } from './en.js'`,
    `export const ${nameOf(code)} = /* @__PURE__ */ pseudolocale(en, '${code}')`,
  ])
  writeFileSync(
    new URL(`${code}.d.ts`, MODULES),
    [
      `import type { Locale } from '${up}/language/locale.js'`,
      `export declare const ${nameOf(code)}: Locale\n`,
    ].join('\n'),
  )
}

/** The relative path from the module with a path to the code of the package. */
function codeFrom(path) {
  const folder = new URL('.', new URL(path, MODULES)).pathname
  return posix.relative(folder, CODE.pathname)
}

/** The name by which a module exports a language or a topic: `zhHant` for `zh-Hant`. */
function nameOf(code) {
  return code.replaceAll(/-(.)/gu, (_, letter) => letter.toUpperCase())
}

function writeStatements(path, lines) {
  writeFileSync(new URL(`${path}.js`, MODULES), `${lines.join('\n')}\n`)
}

/**
 * The package for Node.js. The build compiles its languages, so the first text in a language takes
 * less time, and a service that uses all of them takes less memory.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { decodeTables, type LocaleTables } from './compile/locale-tables.js'
import { ExactWriter } from './engine/exact/exact-writer.js'
import { LocaleWriter } from './engine/locale-writer.js'
import type { Repertoire } from './engine/repertoire.js'
import { EVERYTHING } from './generator/everything.js'
import { createTextGenerator, type TextGenerator } from './generator/registry-generator.js'
import type { Locale, LocaleInfo } from './language/locale.js'
import type { LocaleCode } from './language/locale-codes.js'
import type { NotationFault } from './notation/faults.js'
import {
  faultsOf,
  generatorWith,
  openOwnText,
  type Registry,
  readOwnLocales,
} from './own-text/read-own-text.js'
import type { TextFiles } from './own-text/text-files.js'

export * from './registry-vocabulary.js'

/** Reads the tables of exact lengths: computing those of Latin would hold up other requests. */
const REPERTOIRE: Repertoire = {
  ...EVERYTHING,
  exactWriter: (locale, tables, passage, unit) =>
    new ExactWriter(locale, tables, passage, unit, (words) =>
      readCompiled(
        `${locale.code}.${unit}`,
        (next) => new Uint32Array(next(words * Uint32Array.BYTES_PER_ELEMENT)),
      ),
    ),
}

type LocaleInfos = Readonly<Record<LocaleCode, LocaleInfo>>

const HINT =
  'The languages of @polyipsum/text are files beside its code, and are not there. A bundler that moves the code ' +
  'must resolve the condition “module” (esbuild: --conditions=module) or leave the package external.'

const infos = readInfos()

export const {
  LOCALES,
  LOCALE_CODES,
  TOPICS,
  findLocale,
  nearestLocale,
  suggestLocale,
  generate,
  generatePassage,
  generateRead,
  generateChunks,
} = createTextGenerator(infos, open)

function open(code: LocaleCode): LocaleWriter {
  return new LocaleWriter(infos[code], readTables(code), REPERTOIRE)
}

/** Own text needs the pieces of a language, which its tables do not have: the modules of bundlers have them. */
const REGISTRY: Registry = {
  infos,
  open: (code) => open(code as LocaleCode),
  whole: async (code) => (await import('#locales')).LOCALES[code as LocaleCode],
}

/**
 * Reads own text: files of the notation that `packages/text/locales/README.md` describes, by their paths, such as
 * `en/clinic.txt`. A file of a topic stands beside ours, or in place of ours of that name; a `language.txt` makes a
 * language. `own-text.txt` with the line `topics: these alone` leaves our topics of these languages out.
 *
 * @returns the functions of this package, with this text
 * @throws NotationError with every fault
 */
export function readText(files: TextFiles): Promise<TextGenerator<string>> {
  return openOwnText(files, REGISTRY)
}

/**
 * Reads the languages of own text, for the functions of `@polyipsum/text/core`.
 *
 * @returns each language of the files by its code: ours with this text, or a new one
 * @throws NotationError with every fault
 */
export function readLocales(files: TextFiles): Promise<Readonly<Record<string, Locale>>> {
  return readOwnLocales(files, REGISTRY)
}

/**
 * Makes the functions of this package with languages that `readLocales` gave: beside ours, or in place of
 * those with the same code. A program that reads own text in another thread can pass them on.
 */
export function withLocales(locales: Readonly<Record<string, Locale>>): TextGenerator<string> {
  return generatorWith(locales, REGISTRY)
}

/** Checks own text. @returns every fault; none when `readText` takes the files */
export async function checkText(files: TextFiles): Promise<readonly NotationFault[]> {
  return faultsOf(files, REGISTRY)
}

/** @throws Error when a bundler has moved the code away from the files */
function readInfos(): LocaleInfos {
  try {
    return JSON.parse(readFileSync(fileOf('locales.json'), 'utf8'))
  } catch (cause) {
    throw new Error(HINT, { cause })
  }
}

/** The address of a compiled file. A bundle in CommonJS may have no `import.meta.url`. */
function fileOf(name: string): URL {
  return new URL(`./compiled/${name}`, import.meta.url)
}

function readTables(code: LocaleCode): LocaleTables {
  return readCompiled(`${code}.bin`, decodeTables)
}

/** Reads a compiled file. @param decode is given a function that reads the next `length` bytes */
function readCompiled<Content>(
  name: string,
  decode: (next: (length: number) => ArrayBuffer) => Content,
): Content {
  const file = openSync(fileOf(name), 'r')
  try {
    return decode((length) => {
      const bytes = new Uint8Array(length)
      const read = readSync(file, bytes)
      if (read < length) throw new Error(`${name} ends ${length - read} bytes too early`)
      return bytes.buffer
    })
  } finally {
    closeSync(file)
  }
}

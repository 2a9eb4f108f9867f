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
import { createTextGenerator } from './generator/registry-generator.js'
import type { LocaleInfo } from './language/locale.js'
import type { LocaleCode } from './language/locale-codes.js'

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
} = createTextGenerator(
  infos,
  (code) => new LocaleWriter(infos[code], readTables(code), REPERTOIRE),
)

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

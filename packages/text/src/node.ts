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

const FOLDER = new URL('./compiled/', import.meta.url)

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

const infos = JSON.parse(readFileSync(new URL('locales.json', FOLDER), 'utf8')) as LocaleInfos

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

function readTables(code: LocaleCode): LocaleTables {
  return readCompiled(`${code}.bin`, decodeTables)
}

/** Reads a compiled file. @param decode is given a function that reads the next `length` bytes */
function readCompiled<Content>(
  name: string,
  decode: (next: (length: number) => ArrayBuffer) => Content,
): Content {
  const file = openSync(new URL(name, FOLDER), 'r')
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

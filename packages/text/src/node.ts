/**
 * The package for Node. Its languages were compiled when it was built: a first text in one takes
 * less time, and a service that has used all of them less memory.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { decodeTables, type LocaleTables } from './compile/locale-tables.js'
import { LocaleWriter } from './engine/locale-writer.js'
import { EVERYTHING } from './generator/everything.js'
import { createTextGenerator } from './generator/registry-generator.js'
import type { LocaleInfo } from './language/locale.js'
import type { LocaleCode } from './language/locale-codes.js'

export * from './registry-vocabulary.js'

const FOLDER = new URL('./compiled/', import.meta.url)

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
  generateChunks,
} = createTextGenerator(
  infos,
  (code, random) => new LocaleWriter(infos[code], readTables(code), EVERYTHING, random),
)

function readTables(code: LocaleCode): LocaleTables {
  const file = openSync(new URL(`${code}.bin`, FOLDER), 'r')
  try {
    return decodeTables((length) => {
      const bytes = new Uint8Array(length)
      const read = readSync(file, bytes)
      if (read < length) throw new Error(`${code}.bin ends ${length - read} bytes too early`)
      return bytes.buffer
    })
  } finally {
    closeSync(file)
  }
}

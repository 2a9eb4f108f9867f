/**
 * The package for Node: its languages were compiled when it was built, so that none has to be
 * read and compiled here. A first text in a language takes 5 ms instead of 50, and the memory
 * of a service that has used all thirty is 98 MB instead of 145.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createTextGenerator } from './generate.js'
import type { LocaleInfo } from './locale.js'
import { decodeTables, type LocaleTables } from './locale-tables.js'
import type { LocaleCode } from './locales/index.js'

export type { GenerateOptions, TextGenerator } from './generate.js'
export type { LocaleCode } from './locales/index.js'
export * from './vocabulary.js'

const FOLDER = new URL('./compiled/', import.meta.url)

export const { LOCALES, LOCALE_CODES, findLocale, generate, generatePassage } = createTextGenerator(
  JSON.parse(readFileSync(new URL('locales.json', FOLDER), 'utf8')) as LocaleInfos,
  readTables,
)

type LocaleInfos = Readonly<Record<LocaleCode, LocaleInfo>>

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

import { compileLocale } from '../compile/compile.js'
import type { LocaleTables } from '../compile/locale-tables.js'
import { LocaleWriter } from '../engine/locale-writer.js'
import type { Repertoire } from '../engine/repertoire.js'
import type { Locale } from '../language/locale.js'

/** Compiling a language takes milliseconds: its writers share the tables. */
const compiled = new WeakMap<Locale, LocaleTables>()

/**
 * Makes a writer of a language.
 *
 * @param repertoire what it can write besides paragraphs, sentences and words
 */
export function openLocale(locale: Locale, repertoire: Repertoire): LocaleWriter {
  const known = compiled.get(locale)
  const tables = known ?? compileLocale(locale)
  if (known === undefined) compiled.set(locale, tables)
  return new LocaleWriter(locale, tables, repertoire)
}

import { compileLocale } from '../compile/compile.js'
import type { LocaleTables } from '../compile/locale-tables.js'
import { LocaleWriter } from '../engine/locale-writer.js'
import type { Random } from '../engine/random.js'
import type { Repertoire } from '../engine/repertoire.js'
import type { Locale } from '../language/locale.js'

/** To compile a language takes some milliseconds: it is done once, however many write in it. */
const compiled = new WeakMap<Locale, LocaleTables>()

/**
 * What writes in a language.
 *
 * @param random what texts without a seed are drawn from; all languages share one by default
 */
export function openLocale(locale: Locale, repertoire: Repertoire, random?: Random): LocaleWriter {
  const known = compiled.get(locale)
  const tables = known ?? compileLocale(locale)
  if (known === undefined) compiled.set(locale, tables)
  return new LocaleWriter(locale, tables, repertoire, random)
}

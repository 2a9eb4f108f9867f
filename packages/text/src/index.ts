/** The package for any platform: each language is compiled when it is first used. */
import { LOCALES as WHOLE_LOCALES } from '#locales'
import { EVERYTHING } from './generator/everything.js'
import { openLocale } from './generator/open-locale.js'
import { createTextGenerator, type TextGenerator } from './generator/registry-generator.js'
import type { Locale } from './language/locale.js'
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
} = createTextGenerator(WHOLE_LOCALES, open)

function open(code: LocaleCode) {
  return openLocale(WHOLE_LOCALES[code], EVERYTHING)
}

const REGISTRY: Registry = {
  infos: WHOLE_LOCALES,
  open: (code) => open(code as LocaleCode),
  whole: async (code) => WHOLE_LOCALES[code as LocaleCode],
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

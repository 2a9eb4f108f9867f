/** The languages that the documents describe: ours, or own text with ours. */
import { requestReader } from '@polyipsum/fetch/request'
import { DESCRIBED } from '../../dist/texts/described.js'

const { languages, isOwn, generate: write } = DESCRIBED.now

export const LOCALES = languages.locales
/** The code of every language. */
export const LOCALE_CODES = Object.keys(LOCALES)
/** The codes of all but the pseudolocales. */
export const LANGUAGE_CODES = LOCALE_CODES.filter((code) => !LOCALES[code]?.isPseudolocale)
/** The topics of all languages, in alphabetical order. */
export const TOPICS = [
  ...new Set(Object.values(LOCALES).flatMap(({ topics }) => topics)),
].toSorted()
export const READER = requestReader(languages)
export const generate = write
export const IS_OWN = isOwn

/** Exports of the entries with the registry of languages, besides their generator. */

export { formatSample } from './formats/format-sample.js'
export type { GenerateOptions, TextGenerator } from './generator/registry-generator.js'
export type { NearestLocale } from './language/find-locale.js'
export {
  LANGUAGE_CODES,
  type LocaleCode,
  PSEUDOLOCALE_CODES,
  type PseudolocaleCode,
} from './language/locale-codes.js'
export { type Nearest, nearest } from './language/nearest.js'
export { suggestName } from './language/suggestion.js'
export { NotationError, type NotationFault } from './notation/faults.js'
export type { TextFiles } from './own-text/text-files.js'
export { readExtent } from './reading/extent.js'
export * from './vocabulary.js'

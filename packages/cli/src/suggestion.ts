/** Suggests what the user probably meant. */
import { PARAMETER_SYNONYMS, TYPE_SYNONYMS, TYPES, VALUE_SYNONYMS } from '@polyipsum/contract'
import { suggestLocale, suggestName } from '@polyipsum/text'
import { show, UsageError } from './fault.js'

/** The end of a message: the suggestion, or else the other help; empty without both. */
export function hint(suggestion: string | undefined, otherwise?: string): string {
  const help = suggestion === undefined ? otherwise : `did you mean ${suggestion}?`
  return help === undefined ? '' : `; ${help}`
}

/**
 * Reads one of some names.
 *
 * @param kind what the names are, such as `type`
 * @throws UsageError for any other name, with a suggestion
 */
export function readName<Name extends string>(
  kind: string,
  names: readonly Name[],
  given: string,
): Name {
  const name = names.find((name) => name === given)
  if (name !== undefined) return name
  const help = hint(suggestedName(given, names), `expected ${names.join(', ')}`)
  throw new UsageError(`unknown ${kind} ${show(given)}${help}`)
}

/** The name with this synonym or a similar spelling; undefined if there is none. */
export function suggestedName<Name extends string>(
  given: string,
  names: readonly Name[],
): Name | undefined {
  return bySynonym(given.toLowerCase(), VALUE_SYNONYMS, names) ?? suggestName(given, names)
}

/** The option for a stray word: `--type word` for `words`, `--locale tr` for `turkish`. */
export function suggestedWords(given: string): string | undefined {
  const type = suggestedName(given, TYPES)
  if (type !== undefined) return `--type ${type}`
  const locale = suggestLocale(given)
  return locale === undefined ? undefined : `--locale ${locale}`
}

/**
 * The option for an unknown one: `--locale` for `--lang`.
 *
 * @param given the unknown option with its hyphens, without a value
 * @param options every option that is allowed here, with its hyphens
 */
export function suggestedOption(given: string, options: readonly string[]): string | undefined {
  const word = given.replace(/^--?/u, '').toLowerCase()
  const parameter = bySynonym(word, PARAMETER_SYNONYMS, Object.keys(PARAMETER_SYNONYMS))
  const option = options.find((option) => option.replace(/^--(?:no-)?/u, '') === parameter)
  if (option !== undefined) return option
  const type = bySynonym(word, TYPE_SYNONYMS, TYPES)
  if (type !== undefined && options.includes('--type')) return `--type ${type}`
  return given.startsWith('--') ? suggestName(given, options) : undefined
}

/** The name that has the word among its synonyms. */
function bySynonym<Name extends string>(
  word: string,
  synonyms: Readonly<Record<string, readonly string[]>>,
  names: readonly Name[],
): Name | undefined {
  return names.find((name) => synonyms[name]?.includes(word))
}

/** What was probably meant, for a message. */
import {
  PARAMETER_SYNONYMS,
  type ParameterName,
  TYPE_SYNONYMS,
  TYPES,
  type Type,
  VALUE_SYNONYMS,
} from '@polyipsum/contract'
import { type LocaleCode, suggestLocale, suggestName } from '@polyipsum/text'

const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(VALUE_SYNONYMS))

/** The name that was probably meant, by a synonym or a slip; undefined when no name is near. */
export function suggestedName<Name extends string>(
  given: string,
  names: readonly Name[],
): Name | undefined {
  const text = given.toLowerCase()
  return names.find((name) => SYNONYMS.get(name)?.includes(text)) ?? suggestName(given, names)
}

/** The language that was probably meant, by code or name; undefined when no language is near. */
export function suggestedLocale(given: string): LocaleCode | undefined {
  return suggestLocale(given)
}

/** What a word was probably meant as that stands where a count does, or after it. */
export function suggestedWords(given: string): string | undefined {
  const type = suggestedName(given, TYPES)
  if (type !== undefined) return `--type ${type}`
  const locale = suggestedLocale(given)
  return locale === undefined ? undefined : `--locale ${locale}`
}

/** What an unknown option was probably meant as: `--lang` is `--locale`. */
export function suggestedOption(given: string, names: readonly string[]): string | undefined {
  const bare = given.replace(/^--?/u, '').toLowerCase()
  for (const [name, synonyms] of Object.entries(PARAMETER_SYNONYMS)) {
    if ((synonyms as readonly string[]).includes(bare)) return `--${optionName(name, names)}`
  }
  for (const [type, synonyms] of Object.entries(TYPE_SYNONYMS)) {
    if ((synonyms as readonly string[]).includes(bare)) return `--type ${type as Type}`
  }
  return given.startsWith('--') ? suggestName(given, names) : undefined
}

/** How the command line calls a parameter: `--no-start` is the one of the opening. */
function optionName(name: string, names: readonly string[]): string {
  return names.includes(`--${name}`) ? name : `no-${name as ParameterName}`
}

/** The settings of a workspace: the section `polyipsum` of an editor's configuration. */
import { findLocale, type LocaleCode } from '@polyipsum/text'

export interface Settings {
  /** The language of texts; undefined if it is not set. */
  readonly locale: LocaleCode | undefined
  /** The languages that are offered for a selection. */
  readonly languages: readonly LocaleCode[]
}

/** One language for each look that text can have: long words, right to left, without spaces, and so on. */
const LANGUAGES: readonly LocaleCode[] = ['en', 'de', 'fr', 'ru', 'ar', 'hi', 'th', 'ja', 'zh']

/**
 * Reads settings as an editor sends them: `{ "locale": "nl", "languages": ["nl", "de"] }`.
 *
 * @param warn is told of a value that cannot be used. The default takes its place.
 */
export function readSettings(given: unknown, warn: (message: string) => void): Settings {
  const { locale, languages } = isRecord(given) ? given : {}
  const read = (name: string, value: unknown) => {
    const code = typeof value === 'string' ? findLocale(value) : undefined
    if (code === undefined) {
      warn(`polyipsum.${name}: ${JSON.stringify(value)} is not the code of a language of Polyipsum`)
    }
    return code
  }
  const isGiven = locale !== undefined && locale !== null && locale !== ''
  return {
    locale: isGiven ? read('locale', locale) : undefined,
    languages: Array.isArray(languages)
      ? languages.flatMap((language) => read('languages', language) ?? [])
      : LANGUAGES,
  }
}

/** The section `polyipsum` of a whole configuration; the configuration itself if it has none. */
export function sectionOf(configuration: unknown): unknown {
  return isRecord(configuration) && 'polyipsum' in configuration
    ? configuration['polyipsum']
    : configuration
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

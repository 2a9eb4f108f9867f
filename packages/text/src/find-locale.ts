import type { Locale } from './locale.js'
import { LOCALE_CODES, LOCALES, type LocaleCode } from './locales/index.js'

/** A language tag: one to eight letters, then subtags (RFC 5646 §2.1). */
const LANGUAGE_TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/u

const CODES_BY_TAG: ReadonlyMap<string, LocaleCode> = new Map(
  LOCALE_CODES.flatMap((code) => {
    const { aliases = [] }: Locale = LOCALES[code]
    return [code, ...aliases].map((tag) => [tag, code] as const)
  }),
)

/**
 * The locale for a language tag, by lookup (RFC 4647 §3.4): without regard to case, subtags
 * are cut from the end until one is known. `pt-BR` is `pt`, `zh-Hans-CN` is `zh`.
 *
 * @returns none where the tag is malformed or its language is not among the locales
 */
export function findLocale(tag: string): LocaleCode | undefined {
  const known = CODES_BY_TAG.get(tag)
  if (known !== undefined) return known
  const range = tag.toLowerCase()
  if (!LANGUAGE_TAG.test(range)) return undefined
  const subtags = range.split('-')
  while (subtags.length > 0) {
    const code = CODES_BY_TAG.get(subtags.join('-'))
    if (code !== undefined) return code
    subtags.pop()
    // A single letter or digit (x, u) belongs to the subtag after it, and goes with it.
    if (subtags.at(-1)?.length === 1) subtags.pop()
  }
  return undefined
}

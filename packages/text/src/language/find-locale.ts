import { LOCALE_SYNONYMS } from '@polyipsum/contract'
import type { LocaleInfo } from './locale.js'
import { nearest } from './nearest.js'
import { isSlip } from './suggestion.js'

/** A language tag: one to eight letters, then subtags (RFC 5646 §2.1). */
const LANGUAGE_TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/u

/** A language, and the edit distance of its code or name from a text. */
export interface NearestLocale<Code extends string> {
  readonly code: Code
  /** How many UTF-16 code units to insert, delete or replace. */
  readonly distance: number
}

/** The fields to find a language by, besides its code. */
type Findable = Pick<LocaleInfo, 'aliases' | 'englishName' | 'nativeName'>

/** Finds languages among some, by tag or by name. */
export class LocaleFinder<Code extends string> {
  /** The code of every language. */
  readonly codes: readonly Code[]
  readonly #codes = new Map<string, Code>()
  /** The number of subtags of the longest tag. */
  readonly #mostSubtags: number
  /** The codes, English names and native names, in lower case. */
  readonly #names = new Map<string, Code>()

  constructor(locales: Readonly<Record<Code, Findable>>) {
    this.codes = Object.keys(locales) as Code[]
    for (const [code, { aliases = [] }] of Object.entries(locales) as [Code, Findable][]) {
      for (const tag of [code, ...aliases]) {
        // Both spellings: the usual one is then found without a change of case.
        this.#codes.set(tag, code).set(tag.toLowerCase(), code)
      }
      const { englishName, nativeName } = locales[code]
      for (const name of [code, englishName, nativeName]) this.#names.set(name.toLowerCase(), code)
    }
    this.#mostSubtags = Math.max(...[...this.#codes.keys()].map((tag) => tag.split('-').length))
  }

  /**
   * Looks up a language tag (RFC 4647 §3.4): drops subtags from the end until the rest is known.
   * Case does not matter, and `_` counts as `-`. The work is linear in the length of the tag.
   *
   * @returns undefined if the tag is malformed or its language is not among these
   */
  find(tag: string): Code | undefined {
    const known = this.#codes.get(tag)
    if (known !== undefined) return known
    const range = tag.toLowerCase().replaceAll('_', '-')
    if (!LANGUAGE_TAG.test(range)) return undefined
    // Subtags beyond the longest known tag are dropped at once. The RFC drops a single letter or digit
    // (x, u) with the subtag after it: no known tag ends in one, so no extra step is needed.
    const subtags = range.split('-', this.#mostSubtags)
    for (; subtags.length > 0; subtags.pop()) {
      const code = this.#codes.get(subtags.join('-'))
      if (code !== undefined) return code
    }
    return undefined
  }

  /**
   * Guesses the language for an error message, from a name, a misspelling, another code or a country
   * code.
   *
   * @returns undefined if no language is close
   */
  suggest(text: string): Code | undefined {
    const given = text.trim().toLowerCase()
    const known = this.find(given) ?? this.#names.get(given)
    if (known !== undefined) return known
    for (const [code, synonyms] of Object.entries(LOCALE_SYNONYMS)) {
      if (synonyms.includes(given)) return this.find(code)
    }
    const { name, distance } = nearest(given, [...this.#names.keys()])
    return isSlip(given, name, distance) ? this.#names.get(name) : undefined
  }

  /** Finds the code or name with the smallest edit distance to a text. Case does not matter. */
  nearest(text: string): NearestLocale<Code> {
    const { name, distance } = nearest(text.toLowerCase(), [...this.#names.keys()])
    return { code: this.#names.get(name) as Code, distance }
  }
}

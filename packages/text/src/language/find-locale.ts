import { LOCALE_SYNONYMS } from '@polyipsum/contract'
import type { LocaleInfo } from './locale.js'
import { nearest } from './nearest.js'
import { isSlip } from './suggestion.js'

/** A language tag: one to eight letters, then subtags (RFC 5646 §2.1). */
const LANGUAGE_TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/u

/** A language, and how far its code or its name is from what was given. */
export interface NearestLocale<Code extends string> {
  readonly code: Code
  /** How many UTF-16 code units one must insert, delete or replace. */
  readonly distance: number
}

/** What a language is found by, besides its code. */
type Findable = Pick<LocaleInfo, 'aliases' | 'englishName' | 'nativeName'>

/** Finds the language that a tag means among some. */
export class LocaleFinder<Code extends string> {
  readonly #codes = new Map<string, Code>()
  /** How many subtags the longest tag has. */
  readonly #mostSubtags: number
  /** The codes, and the names of the languages in English and in themselves, in lower case. */
  readonly #names = new Map<string, Code>()

  constructor(locales: Readonly<Record<Code, Findable>>) {
    for (const [code, { aliases = [] }] of Object.entries(locales) as [Code, Findable][]) {
      for (const tag of [code, ...aliases]) {
        // As it is written as well, so that the usual spelling is found at once.
        this.#codes.set(tag, code).set(tag.toLowerCase(), code)
      }
      const { englishName, nativeName } = locales[code]
      for (const name of [code, englishName, nativeName]) this.#names.set(name.toLowerCase(), code)
    }
    this.#mostSubtags = Math.max(...[...this.#codes.keys()].map((tag) => tag.split('-').length))
  }

  /**
   * The code for a language tag, by lookup (RFC 4647 §3.4): without regard to case, with `_` for
   * `-`, subtags are cut from the end until one is known. The work is linear in the length of the tag.
   */
  find(tag: string): Code | undefined {
    const known = this.#codes.get(tag)
    if (known !== undefined) return known
    const range = tag.toLowerCase().replaceAll('_', '-')
    if (!LANGUAGE_TAG.test(range)) return undefined
    // A tag that is longer than every known one is unknown as it stands. A single letter or digit (x, u) belongs to
    // the subtag after it and goes with it; no known tag ends in one.
    const subtags = range.split('-', this.#mostSubtags)
    for (; subtags.length > 0; subtags.pop()) {
      const code = this.#codes.get(subtags.join('-'))
      if (code !== undefined) return code
    }
    return undefined
  }

  /**
   * The language that was probably meant, for a message: by its name or a slip in it, by another
   * code, or by a country where it is spoken most; undefined when none
   * is really near.
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

  /** The language whose code or name comes nearest to a text, without regard to case. */
  nearest(text: string): NearestLocale<Code> {
    const { name, distance } = nearest(text.toLowerCase(), [...this.#names.keys()])
    return { code: this.#names.get(name) as Code, distance }
  }
}

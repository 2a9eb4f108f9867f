import type { LocaleInfo } from './locale.js'

/** A language tag: one to eight letters, then subtags (RFC 5646 §2.1). */
const LANGUAGE_TAG = /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/u

/** The tags of a language, besides its code. */
type Tagged = Pick<LocaleInfo, 'aliases'>

/** Finds the language that a tag means among some. */
export class LocaleFinder<Code extends string> {
  readonly #codes = new Map<string, Code>()
  /** How many subtags the longest tag has. */
  readonly #mostSubtags: number

  constructor(locales: Readonly<Record<Code, Tagged>>) {
    for (const [code, { aliases = [] }] of Object.entries(locales) as [Code, Tagged][]) {
      for (const tag of [code, ...aliases]) this.#codes.set(tag, code)
    }
    this.#mostSubtags = Math.max(...[...this.#codes.keys()].map((tag) => tag.split('-').length))
  }

  /**
   * The code for a language tag, by lookup (RFC 4647 §3.4): without regard to case, subtags
   * are cut from the end until one is known. The work is linear in the length of the tag.
   */
  find(tag: string): Code | undefined {
    const known = this.#codes.get(tag)
    if (known !== undefined) return known
    const range = tag.toLowerCase()
    if (!LANGUAGE_TAG.test(range)) return undefined
    // What is longer than every known tag is none. A single letter or digit (x, u) belongs to
    // the subtag after it and goes with it; no known tag ends in one.
    const subtags = range.split('-', this.#mostSubtags)
    for (; subtags.length > 0; subtags.pop()) {
      const code = this.#codes.get(subtags.join('-'))
      if (code !== undefined) return code
    }
    return undefined
  }
}

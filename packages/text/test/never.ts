/** The words that must never stand in a text, which a language lists in its `language.txt`. */
import { createRequire } from 'node:module'
import { sectionOf } from '../../../tools/language-files.mjs'
import { anyOf, entryPattern, spaced, wholeWordPattern } from '../../../tools/word-patterns.mjs'
import type { Locale } from '../src/language/locale.js'

const NAUGHTY_WORDS: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
  'naughty-words',
)

/**
 * Finds the words of a language that must never appear: those under “## Never”, each of which is how a
 * word begins, and the coarse ones of `naughty-words` but those under “## Harmless”.
 */
export function neverIn({ code, script }: Pick<Locale, 'code' | 'script'>): RegExp {
  const harmless = entriesOf(code, 'Harmless').map(spaced)
  const coarse = coarseWords(code)
    .filter((words) => !harmless.includes(words))
    .map((words) => wholeWordPattern(words.toLocaleLowerCase(code)))
  return anyOf([...coarse, ...entriesOf(code, 'Never').map(entryPattern)], script)
}

function entriesOf(code: string, heading: 'Never' | 'Harmless'): readonly string[] {
  return sectionOf(code, heading).match(/\S+/gu) ?? []
}

/** Of a language that is written in two scripts they are those of the usual one. */
function coarseWords(code: string): readonly string[] {
  const { language, script } = new Intl.Locale(code)
  return script === undefined ? (NAUGHTY_WORDS[language] ?? []) : []
}

/** The words that must never stand in a text, which a language lists in its `language.txt`. */
import { createRequire } from 'node:module'
import { sectionOf } from '../../../tools/language-files.mjs'
import { UNSPACED } from '../src/compile/scripts.js'
import type { Locale } from '../src/language/locale.js'

const NAUGHTY_WORDS: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
  'naughty-words',
)

/**
 * Finds the words of a language that must never appear: those under “## Never”, each of which is how a
 * word begins, and the coarse ones of `naughty-words` but those under “## Harmless”.
 */
export function neverIn({ code, script }: Pick<Locale, 'code' | 'script'>): RegExp {
  const own = entriesOf(code, 'Never').map((entry) =>
    entry.endsWith('.') ? spaced(entry).trimEnd() + END : spaced(entry),
  )
  const harmless = entriesOf(code, 'Harmless').map(spaced)
  const coarse = coarseWords(code)
    .filter((words) => !harmless.includes(words))
    .map((words) => words.toLocaleLowerCase(code).replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&') + END)
  const all = [...coarse, ...own].join('|')
  return UNSPACED.test(script)
    ? new RegExp(`(?:${all.replaceAll(END, '')})`, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${all})`, 'u')
}

/** No letter follows. */
const END = '(?![\\p{L}\\p{M}])'

/** A full stop stands for a space, and at the end of an entry for the end of a word. */
const spaced = (entry: string) => entry.replaceAll('.', ' ')

function entriesOf(code: string, heading: 'Never' | 'Harmless'): readonly string[] {
  return sectionOf(code, heading).match(/\S+/gu) ?? []
}

/** Of a language that is written in two scripts they are those of the usual one. */
function coarseWords(code: string): readonly string[] {
  const { language, script } = new Intl.Locale(code)
  return script === undefined ? (NAUGHTY_WORDS[language] ?? []) : []
}

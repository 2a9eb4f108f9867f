/** Patterns of words that a language lists in its `language.txt`, each of which is how a word begins. */
import { UNSPACED } from '../packages/text/dist/compile/scripts.js'

/** No letter follows. */
const END = '(?![\\p{L}\\p{M}])'

/**
 * The source of a pattern for an entry. A full stop stands for a space, and at the end for the end of a word.
 *
 * @param {string} entry
 */
export function entryPattern(entry) {
  return entry.endsWith('.') ? spaced(entry).trimEnd() + END : spaced(entry)
}

/** @param {string} entry */
export const spaced = (entry) => entry.replaceAll('.', ' ')

/**
 * The source of a pattern for a whole word, which may have any characters.
 *
 * @param {string} word
 */
export function wholeWordPattern(word) {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&') + END
}

/**
 * Finds any of some patterns where a word begins, in small letters. Scripts without spaces are searched anywhere.
 *
 * @param {readonly string[]} patterns
 * @param {string} script
 */
export function anyOf(patterns, script) {
  const all = patterns.join('|')
  return UNSPACED.test(script)
    ? new RegExp(`(?:${all.replaceAll(END, '')})`, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${all})`, 'u')
}

import { readGrammar } from '../src/notation/grammar.js'
import type { Locale } from '../src/notation/locale.js'

/** All that a language file can put into a text, in pieces. */
export function pieces(locale: Locale): string[] {
  const { lists, statements, lively, words } = readGrammar(locale)
  const literals = [...statements, ...lively].flatMap(({ forms }) =>
    forms.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string')),
  )
  const phrases = [...lists.values()].flatMap(({ rows }) => rows.flat())
  const opening = 'sentence' in locale.opening ? locale.opening.sentence : locale.opening.lead
  return [...new Set([...literals, ...phrases, ...words, opening, locale.sentenceJoiner])]
}

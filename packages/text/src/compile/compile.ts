/**
 * Turns a language file into what a text is written from: every phrase encoded as UTF-8
 * once, and every sentence form a short list of steps that copy one phrase each.
 */
import { readGrammar } from '../notation/grammar.js'
import type { Locale } from '../notation/locale.js'
import type { Pattern } from '../notation/pattern.js'
import { LocalePhrases } from './locale-phrases.js'
import type { LocaleTables, Words } from './locale-tables.js'
import { PatternCompiler } from './pattern-compiler.js'
import { PhraseEncoder } from './phrase-encoder.js'
import { SentenceTable } from './sentence-table.js'

/**
 * @throws GrammarError when the language file does not follow the notation
 */
export function compileLocale(locale: Locale): LocaleTables {
  const { lists, statements, lively, words } = readGrammar(locale)
  const { opening, sentenceJoiner } = locale
  const encoder = new PhraseEncoder()
  const table = new SentenceTable()
  const deckSizes: number[] = []
  /** Takes a deck for so many rows, and gives its number. */
  const addDeck = (size: number) => deckSizes.push(size) - 1
  const deckOf = new Map([...lists.values()].map((list) => [list, addDeck(list.rows.length)]))

  const hasCapitals = locale.words !== locale.words.toUpperCase()
  const capitalAfterLead = 'sentence' in opening || opening.capital || !hasCapitals
  const phrases = new LocalePhrases(locale, encoder)
  const compiler = new PatternCompiler(phrases, deckOf, capitalAfterLead, sentenceJoiner)
  const choicesOf = (patterns: readonly Pattern[]) =>
    patterns.map((pattern) => table.add(compiler.compile(pattern)))

  const wordsAfter = (leading: readonly string[]): Words => {
    const others = words.filter((word) => !leading.includes(word))
    return {
      leading: leading.map((word) => encoder.one(word)),
      deck: addDeck(others.length),
      phrase: encoder.list(others, '', () => others),
    }
  }

  /** The choice of the one sentence that a text in this language begins with. */
  const traditional = (sentence: string) => {
    const ending = encoder.one(sentence + sentenceJoiner)
    return table.add([{ steps: [], afterLead: 0, ending, weight: 1 }])
  }

  const statementChoices = choicesOf(statements)
  const openingText = 'sentence' in opening ? opening.sentence : opening.lead
  const head = {
    deckSizes,
    statements: statementChoices,
    lively: choicesOf(lively),
    opening: {
      lead: encoder.one('sentence' in opening ? '' : opening.lead),
      statements: 'sentence' in opening ? [traditional(opening.sentence)] : statementChoices,
    },
    words: wordsAfter([]),
    openingWords: wordsAfter(openingText.match(/\p{L}+/gu) ?? []),
    joinerLength: new TextEncoder().encode(sentenceJoiner).length,
    wordJoiner: encoder.one(' '),
    paragraphBreak: encoder.one('\n\n'),
  }
  return { ...head, ...encoder.encode(), sentences: table.encode() }
}

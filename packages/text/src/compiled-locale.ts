/**
 * Turns a language file into what a text is written from: every phrase encoded as UTF-8
 * once, and every sentence form a short list of steps that copy one phrase each.
 */
import { Decks } from './decks.js'
import { readGrammar } from './grammar.js'
import type { Locale } from './locale.js'
import { PassageWriter } from './passage.js'
import type { Pattern, Slot } from './pattern.js'
import { PhraseEncoder } from './phrase-encoder.js'
import {
  AS_WRITTEN,
  DRAWN_BEFORE,
  type Sentence,
  SentenceDeck,
  SentenceTable,
  type Step,
} from './sentences.js'

/** Words that come first, in this order, and a list to draw the rest from. */
export interface Words {
  readonly leading: readonly number[]
  readonly deck: number
  /** The phrase of the list's first word. */
  readonly phrase: number
}

/** How a text that begins with “Lorem ipsum” does so: a phrase, and a sentence after it. */
export interface CompiledOpening {
  readonly lead: number
  readonly sentences: SentenceDeck
}

/** A locale, ready to write with. It holds the decks, so it writes one answer at a time. */
export interface CompiledLocale {
  /** Holds the phrases, and the text that is written with them. */
  readonly passage: PassageWriter
  readonly decks: Decks
  /** Every sentence: see `SentenceTable`. */
  readonly sentences: Int32Array
  readonly statements: SentenceDeck
  readonly lively: SentenceDeck
  readonly opening: CompiledOpening
  readonly words: Words
  /** “Lorem”, “ipsum” (and on, where the opening is a whole sentence), then other words. */
  readonly openingWords: Words
  /** How many bytes join a sentence to the next; they stand at the end of each. */
  readonly joinerLength: number
  readonly wordJoiner: number
  readonly paragraphBreak: number
}

/** A list of so many phrases may be encoded again for every text that stands before it. */
const SHORT = 24

/**
 * @throws GrammarError where the language file does not follow the notation
 */
export function compileLocale(locale: Locale): CompiledLocale {
  const { lists, statements, lively, words } = readGrammar(locale)
  const { opening } = locale
  const encoder = new PhraseEncoder()
  const table = new SentenceTable()
  const decks = new Decks()
  const deckOf = new Map([...lists.values()].map((list) => [list, decks.add(list.rows.length)]))

  const capitalAfterLead = 'sentence' in opening || opening.capital

  /** The sentences of a pattern. */
  function compilePattern({ forms }: Pattern): Sentence[] {
    const own = ({ list, column, capital }: Slot, row: number) => {
      const phrase = list.rows[row]?.[column] as string
      return capital ? capitalise(phrase, locale) : phrase
    }
    return forms.map(({ parts, weight }) => {
      const steps: Step[] = []
      let afterLead = 0
      /** Takes a phrase, `first` being its number with or without a capital. */
      const take = (step: Omit<Step, 'phrase'>, first: (capital: boolean) => number) => {
        const isFirst = steps.length === 0
        const phrase = first(isFirst)
        if (isFirst && !capitalAfterLead) afterLead = first(false) - phrase
        steps.push({ ...step, phrase })
      }
      const takeText = (text: string) =>
        take(AS_WRITTEN, (capital) => encoder.one(capital ? capitalise(text, locale) : text))
      let before = ''
      for (const part of parts) {
        if (typeof part === 'string') before += part
        // What there is no choice of is as good as written in the pattern.
        else if (part.list.rows.length === 1) before += own(part, 0)
        else {
          const { list, column, register } = part
          // What stands before a phrase is encoded with it: one copy instead of two. Before
          // a long list it is so only with a space or a mark: with every word that may stand
          // there it would take six times the memory (la).
          const [prefix] =
            list.rows.length <= SHORT ? [before] : (/\P{L}*$/u.exec(before) as [string])
          const text = before.slice(0, before.length - prefix.length)
          if (text !== '') takeText(text)
          const known = steps.some((step) => step.register === register + 1)
          const deck = known ? DRAWN_BEFORE : (deckOf.get(list) as number)
          take({ deck, register: register + 1 }, (capital) =>
            encoder.list(list, `${column} ${part.capital} ${capital}\n${prefix}`, () =>
              list.rows.map((_, row) => {
                const phrase = prefix + own(part, row)
                return capital ? capitalise(phrase, locale) : phrase
              }),
            ),
          )
          before = ''
        }
      }
      const rest = before + locale.sentenceJoiner
      if (steps.length > 0) return { steps, afterLead, ending: encoder.one(rest), weight }
      const ending = encoder.one(capitalise(rest, locale))
      return { steps, afterLead: capitalAfterLead ? 0 : encoder.one(rest) - ending, ending, weight }
    })
  }

  const compilePatterns = (patterns: readonly Pattern[]) =>
    patterns.map((pattern) => table.add(compilePattern(pattern)))
  const statementChoices = compilePatterns(statements)

  const traditional = (sentence: string): Sentence => {
    const ending = encoder.one(sentence + locale.sentenceJoiner)
    return { steps: [], afterLead: 0, ending, weight: 1 }
  }

  const wordsAfter = (leading: readonly string[]): Words => {
    const others = words.filter((word) => !leading.includes(word))
    return {
      leading: leading.map((word) => encoder.one(word)),
      deck: decks.add(others.length),
      phrase: encoder.list(others, '', () => others),
    }
  }

  const openingText = 'sentence' in opening ? opening.sentence : opening.lead
  const compiled = {
    decks,
    statements: new SentenceDeck(decks, statementChoices),
    lively: new SentenceDeck(decks, compilePatterns(lively)),
    opening: {
      lead: encoder.one('sentence' in opening ? '' : opening.lead),
      sentences: new SentenceDeck(
        decks,
        'sentence' in opening ? [table.add([traditional(opening.sentence)])] : statementChoices,
      ),
    },
    words: wordsAfter([]),
    openingWords: wordsAfter(openingText.match(/\p{L}+/gu) ?? []),
    joinerLength: new TextEncoder().encode(locale.sentenceJoiner).length,
    wordJoiner: encoder.one(' '),
    paragraphBreak: encoder.one('\n\n'),
  }
  return {
    ...compiled,
    sentences: table.encode(),
    passage: new PassageWriter(locale, encoder.encode()),
  }
}

/** The text with its first letter a capital, where its script has capitals. */
function capitalise(text: string, { capitals }: Locale): string {
  const at = text.search(/\p{L}/u)
  if (at === -1) return text
  const rest = text.slice(at)
  for (const [letters, capital] of Object.entries(capitals ?? {})) {
    if (rest.startsWith(letters)) return text.slice(0, at) + capital + rest.slice(letters.length)
  }
  const [letter = ''] = rest
  return text.slice(0, at) + letter.toUpperCase() + rest.slice(letter.length)
}

/**
 * Turns a language file into what a text is written from: every phrase encoded as UTF-8
 * once, and every sentence form a short list of steps that copy one phrase each.
 */
import { ENGINE } from './engine-constants.js'
import { readGrammar } from './grammar.js'
import type { Locale } from './locale.js'
import type { LocaleTables, Words } from './locale-tables.js'
import type { Pattern, Slot } from './pattern.js'
import { PhraseEncoder } from './phrase-encoder.js'
import { AS_WRITTEN, type Sentence, SentenceTable, type Step } from './sentences.js'

/** A list of so many phrases may be encoded again for every text that stands before it. */
const SHORT = 24

/**
 * @throws GrammarError where the language file does not follow the notation
 */
export function compileLocale(locale: Locale): LocaleTables {
  const { lists, statements, lively, words } = readGrammar(locale)
  const { opening } = locale
  const encoder = new PhraseEncoder()
  const table = new SentenceTable()
  const deckSizes: number[] = []
  /** Takes a deck for so many rows, and gives its number. */
  const addDeck = (size: number) => deckSizes.push(size) - 1
  const deckOf = new Map([...lists.values()].map((list) => [list, addDeck(list.rows.length)]))

  const hasCapitals = locale.words !== locale.words.toUpperCase()
  const capitalAfterLead = 'sentence' in opening || opening.capital || !hasCapitals

  const own = ({ list, column, capital }: Slot, row: number) => {
    const phrase = list.rows[row]?.[column] as string
    return capital ? capitalise(phrase, locale) : phrase
  }

  /** The number of the first of a slot's phrases, with what stands before and after them. */
  const phrasesOf = remember((slot: Slot) =>
    remember((isFirst: boolean) =>
      remember((prefix: string) =>
        remember((suffix: string) => {
          const variant = `${slot.column} ${slot.capital} ${isFirst}\n${prefix}\n${suffix}`
          return encoder.list(slot.list, variant, () =>
            slot.list.rows.map((_, row) => {
              const phrase = prefix + own(slot, row) + suffix
              return isFirst ? capitalise(phrase, locale) : phrase
            }),
          )
        }),
      ),
    ),
  )

  /** The number of a text. */
  const phraseOf = remember((isFirst: boolean) =>
    remember((text: string) => encoder.one(isFirst ? capitalise(text, locale) : text)),
  )

  /** How far it is from a first phrase to the same after the lead of the opening. */
  const shift = (number: (isFirst: boolean) => number) =>
    capitalAfterLead ? 0 : number(false) - number(true)

  /** Parts a text before its last space or mark. */
  const splitText = remember((text: string): readonly [string, string] => {
    const length = text.search(/\P{L}*$/u)
    return [text.slice(0, length), text.slice(length)]
  })

  /** The sentences of a pattern. */
  function compilePattern({ forms }: Pattern): Sentence[] {
    return forms.map(({ parts, weight }) => {
      const steps: Step[] = []
      let afterLead = 0
      let before = ''
      for (const [i, part] of parts.entries()) {
        if (typeof part === 'string') {
          before += part
          continue
        }
        const { list, register } = part
        // What there is no choice of is as good as written in the pattern.
        if (list.rows.length === 1) {
          if (before !== '' || !isStem(parts[i - 1])) before += own(part, 0)
          continue
        }
        // What stands before a phrase is encoded with it: one copy instead of two. Before a
        // long list it is so only with a space or a mark: with every word that may stand
        // there it would take six times the memory (la).
        const [text, prefix] = list.rows.length <= SHORT ? ['', before] : splitText(before)
        if (text !== '') {
          if (steps.length === 0) afterLead = shift((isFirst) => phraseOf(isFirst)(text))
          steps.push({ ...AS_WRITTEN, phrase: phraseOf(steps.length === 0)(text) })
        }
        const ending = parts[i + 1]
        const suffix = isEnding(ending) ? own(ending, 0) : ''
        const phrases = phrasesOf(part)
        const isFirst = steps.length === 0
        if (isFirst) afterLead = shift((isFirst) => phrases(isFirst)(prefix)(suffix))
        const isKnown = steps.some((step) => step.register === register + 1)
        const deck = isKnown ? ENGINE.DRAWN_BEFORE : (deckOf.get(list) as number)
        steps.push({ deck, register: register + 1, phrase: phrases(isFirst)(prefix)(suffix) })
        before = ''
      }
      const isFirst = steps.length === 0
      const rest = before + locale.sentenceJoiner
      if (isFirst) afterLead = shift((isFirst) => phraseOf(isFirst)(rest))
      return { steps, afterLead, ending: phraseOf(isFirst)(rest), weight }
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
      deck: addDeck(others.length),
      phrase: encoder.list(others, '', () => others),
    }
  }

  const openingText = 'sentence' in opening ? opening.sentence : opening.lead
  const head = {
    deckSizes,
    statements: statementChoices,
    lively: compilePatterns(lively),
    opening: {
      lead: encoder.one('sentence' in opening ? '' : opening.lead),
      statements:
        'sentence' in opening ? [table.add([traditional(opening.sentence)])] : statementChoices,
    },
    words: wordsAfter([]),
    openingWords: wordsAfter(openingText.match(/\p{L}+/gu) ?? []),
    joinerLength: new TextEncoder().encode(locale.sentenceJoiner).length,
    wordJoiner: encoder.one(' '),
    paragraphBreak: encoder.one('\n\n'),
  }
  return { ...head, ...encoder.encode(), sentences: table.encode() }
}

type Part = string | Slot | undefined

/** Whether a part is a phrase that a list of one row right after it is the ending of. */
function isStem(part: Part): part is Slot {
  return typeof part === 'object' && part.list.rows.length > 1
}

function isEnding(part: Part): part is Slot {
  return typeof part === 'object' && part.list.rows.length === 1
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

/** A function that works out each answer once. */
function remember<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = work(key)
      known.set(key, value)
    }
    return value
  }
}

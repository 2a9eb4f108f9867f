/** Reads the notation of a language file: its lists, its patterns, its words. */
import type { Locale } from './locale.js'
import { type Pattern, readPattern } from './pattern.js'
import { linesOf, type PhraseList, readPhraseList } from './phrase-list.js'

export interface Grammar {
  readonly lists: ReadonlyMap<string, PhraseList>
  readonly statements: readonly Pattern[]
  readonly lively: readonly Pattern[]
  readonly words: readonly string[]
}

/** A language file does not follow the notation. The message names the file and the place. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError'
  /** The code of the language. */
  readonly locale: string
  /** The list or pattern at fault. */
  readonly place: string

  constructor(locale: string, place: string, cause: unknown) {
    const fault = cause instanceof Error ? cause.message : String(cause)
    super(`locale ${locale}, ${place}: ${fault}`, { cause })
    this.locale = locale
    this.place = place
  }
}

/**
 * @throws GrammarError at the first list or pattern that does not follow the notation
 */
export function readGrammar(locale: Locale): Grammar {
  const at = <Value>(place: string, read: () => Value): Value => {
    try {
      return read()
    } catch (error) {
      throw new GrammarError(locale.code, place, error)
    }
  }
  const lists = new Map(
    Object.entries(locale.lists).map(([name, list]) => [
      name,
      at(`list ${name}`, () => readPhraseList(name, list)),
    ]),
  )
  const patterns = (text: string) =>
    linesOf(text).map((line) => at(`pattern “${line}”`, () => readPattern(line, lists)))
  return {
    lists,
    statements: at('statements', () => some(patterns(locale.statements), 'pattern')),
    lively: at('lively', () => some(patterns(locale.lively), 'pattern')),
    words: at('words', () => some(locale.words.split(/\s+/u).filter(Boolean), 'word')),
  }
}

function some<Item>(items: readonly Item[], what: string): readonly Item[] {
  if (items.length === 0) throw new RangeError(`has no ${what}`)
  return items
}

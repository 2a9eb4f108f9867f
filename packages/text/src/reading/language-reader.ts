import type { Reader } from './readers.js'
import { notAllowed } from './value-fault.js'

/** The registry of languages, as a reader needs it. */
export interface Languages {
  /** The code of every language. */
  readonly codes: readonly string[]
  /** Finds the language of a tag; undefined if there is none. */
  find(tag: string): string | undefined
  /** Guesses the language that was meant; undefined if none is close. */
  suggest(text: string): string | undefined
}

const A_LANGUAGE = 'the code of a language, such as en, or a tag, such as en-US'

/** Makes a reader of languages, from a query or from JSON. */
export function languageReader(languages: Languages): Reader<unknown> {
  return (given) => {
    if (Array.isArray(given)) {
      return notAllowed(languages.codes, given, `${A_LANGUAGE} (a list goes in locales)`)
    }
    const code = typeof given === 'string' ? languages.find(given) : undefined
    if (code !== undefined) return { value: code }
    const { fault } = notAllowed(languages.codes, given, A_LANGUAGE)
    const nearest = languages.suggest(typeof given === 'string' ? given : fault.shown)
    return { fault: nearest === undefined ? fault : { ...fault, nearest } }
  }
}

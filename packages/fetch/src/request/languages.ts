import type { LocaleInfo, Passage, ReadOptions } from '@polyipsum/text/core'

/** The languages that a service has. `@polyipsum/text` has all of ours. */
export interface Languages {
  /** The names, script, direction and topics of each language, by its code. */
  readonly locales: Readonly<Record<string, LocaleInfo>>
  /** Finds the code of a language by a tag (RFC 4647 lookup); undefined if there is none. */
  readonly find: (tag: string) => string | undefined
  /** Guesses the language that was meant; undefined if none is close. */
  readonly suggest: (text: string) => string | undefined
  /** Writes a text in the language `options.locale`. The next text overwrites it. */
  readonly write: (options: ReadOptions) => Passage
}

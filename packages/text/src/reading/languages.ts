/** The languages that a service or a tool has, as requests ask for them. */
import type { Passage } from '../engine/passage.js'
import type { TextGenerator } from '../generator/registry-generator.js'
import type { LocaleInfo } from '../language/locale.js'
import type { ReadOptions } from '../options.js'

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

/** The languages of a generator: those of `@polyipsum/text`, or with own text. */
export function languagesOf({
  LOCALES,
  findLocale,
  suggestLocale,
  generateRead,
}: Pick<
  TextGenerator<string>,
  'LOCALES' | 'findLocale' | 'suggestLocale' | 'generateRead'
>): Languages {
  return { locales: LOCALES, find: findLocale, suggest: suggestLocale, write: generateRead }
}

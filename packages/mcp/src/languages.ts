/** The languages that the tools write in. */
import {
  findLocale,
  generateRead,
  LOCALES,
  type LocaleInfo,
  type Passage,
  type ReadOptions,
  suggestLocale,
  type TextGenerator,
} from '@polyipsum/text'

export interface ToolLanguages {
  /** The names, direction and topics of each language, by its code. */
  readonly locales: Readonly<Record<string, LocaleInfo>>
  /** Finds the code of a language by a tag; undefined if there is none. */
  readonly find: (tag: string) => string | undefined
  /** Guesses the language that was meant; undefined if none is close. */
  readonly suggest: (text: string) => string | undefined
  /** Writes a text in the language `options.locale`. The next text overwrites it. */
  readonly write: (options: ReadOptions) => Passage
}

/** The languages of a generator, such as `readText` of `@polyipsum/text` makes. */
export function toolLanguages({
  LOCALES,
  findLocale,
  suggestLocale,
  generateRead,
}: TextGenerator<string>): ToolLanguages {
  return { locales: LOCALES, find: findLocale, suggest: suggestLocale, write: generateRead }
}

/** The languages of `@polyipsum/text`. */
export const OUR_LANGUAGES: ToolLanguages = {
  locales: LOCALES,
  find: findLocale,
  suggest: suggestLocale,
  write: generateRead,
}

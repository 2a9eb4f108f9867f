/**
 * The shape of a language file in `locales/`.
 *
 * A language file is data written by a native speaker; CONTRIBUTING.md explains
 * the notation of its lists and patterns with examples from several languages.
 */

/** The directions in which a script is written. */
export const DIRECTIONS = ['ltr', 'rtl'] as const
export type Direction = (typeof DIRECTIONS)[number]

/**
 * A list of phrases, one a line.
 *
 * Where the phrases change their form (case, gender, number …), `forms` names the
 * columns, parted by `|`, and every line gives its phrase in each of them. A comma
 * joins the names that share a column: `m,n | f | pl`. In a line, `~` stands for the
 * phrase in the first column: `house | ~s` is `house | houses`.
 */
export type List = string | { readonly forms: string; readonly phrases: string }

/** How a text that is asked to begin with “Lorem ipsum” does so. */
export type Opening =
  /** The traditional sentence, which stands as the first of the text. */
  | { readonly sentence: string }
  /**
   * What stands before the first sentence, with the space or mark that leads into it,
   * and whether the sentence after it keeps its capital.
   */
  | { readonly lead: string; readonly capital: boolean }

/** How a language is called and written. */
export interface LocaleInfo {
  /** ISO 639-1 code, lower case. */
  readonly code: string
  /** Other language tags that mean this one, lower case: `iw` for `he`. */
  readonly aliases?: readonly string[]
  readonly englishName: string
  readonly nativeName: string
  /** ISO 15924 code of the script: `Latn`, `Arab`, `Jpan`. */
  readonly script: string
  readonly direction: Direction
  /** What stands between two sentences: a space, or nothing. */
  readonly sentenceJoiner: string
}

/** One language: how it is called and written, and the grammar of its text. */
export interface Locale extends LocaleInfo {
  /**
   * Letters (or letter pairs) whose capital is not the one of Unicode's default
   * mapping: `{ i: 'İ' }` in Turkish.
   */
  readonly capitals?: Readonly<Record<string, string>>
  readonly opening: Opening
  /**
   * The lists by name. A name is one or more parts of lower-case letters, digits and
   * hyphens, joined by dots: `person.f`.
   */
  readonly lists: Readonly<Record<string, List>>
  /** The patterns of plain sentences, one a line. */
  readonly statements: string
  /** The patterns of questions, quotations and exclamations, one a line: one sentence in fifteen. */
  readonly lively: string
  /** Common words in citation form, parted by white space, for `type: 'word'`. */
  readonly words: string
}

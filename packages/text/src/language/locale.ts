/** The shape of a language: what the files under `locales/` are read into. */

/** The directions in which a script is written. */
export const DIRECTIONS = ['ltr', 'rtl'] as const
export type Direction = (typeof DIRECTIONS)[number]

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
  /** What a text can be about, in the order of the alphabet; none in filler such as Latin. */
  readonly topics: readonly string[]
}

/** How a text that is asked to begin with “Lorem ipsum” does so. */
export type Opening =
  /** The traditional sentence, which stands in place of the first of the text. */
  | { readonly sentence: string }
  /**
   * What stands before the first sentence, with the space or mark that leads into it, and whether
   * the sentence keeps its capital.
   */
  | { readonly lead: string; readonly capital: boolean }

/** A language without its text. */
export interface Language extends Omit<LocaleInfo, 'topics'> {
  readonly opening: Opening
  /** Capitals whose small letter is not Unicode's: `{ I: 'ı' }` in Turkish. */
  readonly smallLetters?: Readonly<Record<string, string>>
  readonly numbers: {
    /** From nought to nine. */
    readonly digits: readonly string[]
    /** What parts thousands, and what stands before tenths. */
    readonly group: string
    readonly point: string
  }
  /** What stands above the columns of a table: for a thing, its number and an average. */
  readonly tableHeads: readonly string[]
  /** Common words in citation form, for `type: 'word'`. */
  readonly words: readonly string[]
  /** Lists that sentences draw phrases from, by their names. */
  readonly lists: Readonly<Record<string, readonly string[]>>
}

/** A language and the text in it: all of it, or that of one topic. */
export interface Locale extends Language, LocaleInfo {
  readonly pieces: readonly Piece[]
}

/** A short article on one subject. */
export interface Piece {
  /** Absent where the language has no topics. */
  readonly topic?: string
  readonly titles: readonly Line[]
  /** Short parallel phrases for a list. */
  readonly items: readonly Line[]
  readonly paragraphs: readonly Paragraph[]
}

export interface Paragraph {
  readonly heading: Line
  readonly sentences: readonly Sentence[]
}

export interface Sentence {
  readonly line: Line
  /** Whether it may be left out. */
  readonly optional?: true
}

/** A line of a piece: text, with choices in it. */
export type Line = readonly (string | Choice)[]

/** A place in a line where one of several texts stands. */
export type Choice = Alternatives | ListChoice

export interface Alternatives {
  readonly options: readonly string[]
  /**
   * Alternatives with the same tie draw the same position: a digit throughout a paragraph, a
   * capital letter throughout a piece.
   */
  readonly tie?: string
}

/** A phrase of a list of the language. */
export interface ListChoice {
  readonly list: string
}

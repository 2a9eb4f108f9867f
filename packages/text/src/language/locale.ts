/** The shape of a language, as read from the files under `locales/`. */

/** The writing directions of scripts. */
export const DIRECTIONS = ['ltr', 'rtl'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The names of a language, its script and its topics. */
export interface LocaleInfo {
  /** ISO 639-1 code, lower case. */
  readonly code: string
  /** Other tags of this language, lower case: `iw` for `he`. */
  readonly aliases?: readonly string[]
  readonly englishName: string
  readonly nativeName: string
  /** ISO 15924 code of the script: `Latn`, `Arab`, `Jpan`. */
  readonly script: string
  readonly direction: Direction
  /** The text between two sentences: a space, or nothing. */
  readonly sentenceJoiner: string
  /** Whether it is made of English by rule, to test layouts. */
  readonly isPseudolocale?: true
  /** Topics in alphabetical order; empty for filler such as Latin. */
  readonly topics: readonly string[]
}

/** How a text begins with “Lorem ipsum”. */
export type Opening =
  /** The traditional sentence. It replaces the first sentence of the text. */
  | { readonly sentence: string }
  /**
   * A lead before the first sentence, with the space or mark at its end. `capital` says whether the
   * sentence keeps its capital.
   */
  | { readonly lead: string; readonly capital: boolean }

/** A language without its pieces. */
export interface Language extends Omit<LocaleInfo, 'topics'> {
  readonly opening: Opening
  /** Capitals whose small letter is not Unicode's: `{ I: 'ı' }` in Turkish. */
  readonly smallLetters?: Readonly<Record<string, string>>
  /** The tables of articles. */
  readonly tables: readonly Table[]
  /** Common words in citation form, for `type: 'word'`. */
  readonly words: readonly string[]
  /** Words for items that are shorter than any word: their first letters. By default, `words`. */
  readonly beginnings?: readonly string[] | undefined
  /** Phrases for sentences to draw, by the name of their list. */
  readonly lists: Readonly<Record<string, readonly string[]>>
}

/** A table: its caption, a head for each column, and rows of as many cells. */
export interface Table {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of each row is its head. */
  readonly rows: readonly (readonly string[])[]
}

/** A language with its pieces: all of them, or those of one topic. */
export interface Locale extends Language, LocaleInfo {
  readonly pieces: readonly Piece[]
  /** The words of an interface, by group: for `type: 'label'` and `type: 'message'`. */
  readonly wordings?: Wordings | undefined
}

/**
 * The wordings of each group, labels before messages. Each language has the same keys in the same order,
 * so the same place means the same in every language.
 */
export type Wordings = readonly (readonly string[])[]

/** A short article on one subject. */
export interface Piece {
  /** Absent if the language has no topics. */
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

/** A line of a piece: fixed text and choices. */
export type Line = readonly (string | Choice)[]

/** A place in a line that takes one of several texts. */
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

import type { Line, Sentence } from '../language/locale.js'

/** A piece while it is read, with the line numbers of its parts. */
export interface Draft {
  readonly line: number
  readonly titles: Line[]
  readonly items: Line[]
  readonly paragraphs: DraftParagraph[]
}

export interface DraftParagraph {
  readonly line: number
  readonly heading: Line
  readonly sentences: DraftSentence[]
}

export interface DraftSentence extends Sentence {
  readonly number: number
}

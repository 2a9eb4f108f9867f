/** What is around a place in a file, and how a text is written there. */

/** What is around a place, as the scanner of the file sees it. */
export type Surrounding =
  /** Between the tags of markup. */
  | {
      readonly at: 'content'
      readonly markup: Markup
      /** The name of the innermost open element; undefined outside of any. */
      readonly element: string | undefined
      /** The offset of the end of the last tag. */
      readonly from: number
    }
  /** In a quoted string or the value of an attribute. */
  | { readonly at: 'string'; readonly quoting: Quoting; readonly from: number }
  /** In a comment. `marker` begins each line of it; empty for one that ends with a mark of its own. */
  | { readonly at: 'comment'; readonly marker: string; readonly from: number }
  /** Where a file holds data and would take a string: a text has to be quoted. */
  | { readonly at: 'value'; readonly quoting: Quoting }
  /** In code, outside of strings and comments. */
  | { readonly at: 'code'; readonly quoting: Quoting | undefined }
  /** Plain or Markdown text. */
  | { readonly at: 'prose'; readonly prose: Prose }
  /** Where no text belongs, such as within a tag. */
  | { readonly at: 'nowhere' }

/** XML has no paragraphs of its own. */
export type Markup = 'html' | 'xml'

export type Prose = 'plain' | 'markdown' | 'tex' | 'unknown'

/** A kind of quoted string. */
export interface Quoting {
  readonly open: string
  /** By default, the same as `open`. */
  readonly close?: string
  /** Whether a backslash escapes the next character. */
  readonly backslash?: boolean
  /** Whether the string may go on in the next line. */
  readonly spans?: boolean
  /** How a line break is written in it: as itself, as an escape, or as a space. */
  readonly lineBreak: '\n' | '\\n' | ' '
  /** Whether it is markup: an attribute. */
  readonly markup?: boolean
}

/** A scanned place. */
export interface Scan {
  readonly surrounding: Surrounding
  /** The values of `lang` around the place, as written, the nearest first. */
  readonly langs?: readonly string[]
}

/** Tells what is around the end of a text. */
export type Scanner = (text: string) => Scan

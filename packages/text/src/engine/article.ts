/** What an article is made of: the nodes of its tree in the order of the text. */

import type { Notation } from '../formats/notation.js'
import type { Format } from '../options.js'
import type { Passage } from './passage.js'

/**
 * The kinds of node. What begins with one that ends in `Open` has the nodes after it within it, up
 * to its `Close`.
 */
export const NODE_KINDS = [
  'title',
  'heading',
  'paragraphOpen',
  'text',
  'emphasis',
  'strong',
  'link',
  'paragraphClose',
  'listOpen',
  'item',
  'listClose',
  'numberedListOpen',
  'numberedItem',
  'numberedListClose',
  'definitionsOpen',
  'term',
  'definition',
  'definitionsClose',
  'quote',
  /** With its caption as text. */
  'tableOpen',
  'tableHeadOpen',
  'columnHead',
  'tableHeadClose',
  'rowOpen',
  'rowHead',
  'cell',
  'rowClose',
  'tableClose',
  /** A snippet, by its number. */
  'code',
  /** An image, by its number, with its alternative text. */
  'image',
  /** The caption of the image before it. */
  'caption',
] as const

export type NodeKind = (typeof NODE_KINDS)[number]

/** How many snippets and images there are to choose from. */
export const SNIPPETS = 6
export const IMAGES = 6

/**
 * Writes an article in a format.
 *
 * @param target undefined to learn how long it is
 * @returns the offset after the last byte
 */
export type EncodeArticle = (
  article: Article,
  target: Uint8Array | undefined,
  offset: number,
  passage: Passage,
  format: Format,
  notation: Notation,
) => number

/** The nodes of an article. */
export class Article {
  /** Whether it is sections alone, without a title and a lead. */
  readonly isFragment: boolean
  readonly kinds: NodeKind[] = []
  /** The text of node `i` is `bytes[starts[i]]` up to `bytes[ends[i]]` of its passage. */
  readonly starts: number[] = []
  readonly ends: number[] = []
  /** The number of a snippet, an image or an item of a numbered list. */
  readonly numbers: number[] = []

  /** Writes it in a format. */
  readonly encode: EncodeArticle

  constructor(isFragment: boolean, encode: EncodeArticle) {
    this.isFragment = isFragment
    this.encode = encode
  }

  add(kind: NodeKind, start = 0, end = 0, number = 0): void {
    this.kinds.push(kind)
    this.starts.push(start)
    this.ends.push(end)
    this.numbers.push(number)
  }

  /** The same article, so many bytes further on. */
  moved(by: number): Article {
    const moved = new Article(this.isFragment, this.encode)
    for (const [i, kind] of this.kinds.entries()) {
      const [start = 0, end = 0] = [this.starts[i], this.ends[i]]
      if (end > 0) moved.add(kind, start + by, end + by, this.numbers[i])
      else moved.add(kind, 0, 0, this.numbers[i])
    }
    return moved
  }

  /**
   * The same article with other texts, one after the other from 0 on.
   *
   * @param add takes the range of a text, and gives where the other ends
   */
  mapped(add: (start: number, end: number) => number): Article {
    const mapped = new Article(this.isFragment, this.encode)
    let at = 0
    for (const [i, kind] of this.kinds.entries()) {
      const start = at
      at = add(this.starts[i] as number, this.ends[i] as number)
      mapped.add(kind, start, at, this.numbers[i])
    }
    return mapped
  }
}

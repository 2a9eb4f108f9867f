/** What an article is made of: the nodes of its tree in the order of the text. */

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

  constructor(isFragment: boolean) {
    this.isFragment = isFragment
  }

  /** @returns the number of the node */
  add(kind: NodeKind, start = 0, end = 0, number = 0): number {
    this.kinds.push(kind)
    this.starts.push(start)
    this.ends.push(end)
    return this.numbers.push(number) - 1
  }

  /** Gives a node its text. */
  place(node: number, start: number, end: number): void {
    this.starts[node] = start
    this.ends[node] = end
  }

  /** The same article, so many bytes further on. */
  moved(by: number): Article {
    const moved = new Article(this.isFragment)
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
    const mapped = new Article(this.isFragment)
    let at = 0
    for (const [i, kind] of this.kinds.entries()) {
      const start = at
      at = add(this.starts[i] as number, this.ends[i] as number)
      mapped.add(kind, start, at, this.numbers[i])
    }
    return mapped
  }
}

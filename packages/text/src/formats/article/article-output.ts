import type { ArticleNode, NodeKind } from '../../engine/article/article.js'
import type { Passage } from '../../engine/passage.js'
import { encodeText, type Notation } from '../notation.js'
import type { Snippet } from '../snippets.js'

/** How a format writes each kind of node. */
export type Handlers = {
  readonly [Kind in NodeKind]: (node: ArticleNode<Kind>, output: ArticleOutput) => void
}

/** Fewer bytes take less time one by one than with `set`. */
const FEW_BYTES = 20

/** What a format writes beside the texts of a passage; encoded when it is first written. */
export class Mark {
  readonly #text: string
  readonly #encoded: Partial<Record<Notation, Uint8Array>> = {}

  constructor(text: string) {
    this.#text = text
  }

  in(notation: Notation): Uint8Array {
    this.#encoded[notation] ??= encodeText(this.#text, notation)
    return this.#encoded[notation]
  }
}

/** The marks that handlers write by their texts, of which there are few. */
const MARKS = new Map<string, Mark>()

function keepMark(text: string): Mark {
  const mark = new Mark(text)
  MARKS.set(text, mark)
  return mark
}

/** An article as it is written in a format: marks of the format, and texts of the passage. */
export class ArticleOutput {
  readonly passage: Passage
  /** The offset after the last byte. */
  at: number
  readonly #bytes: Uint8Array
  readonly #begin: number
  readonly #handlers: Handlers
  readonly #notation: Notation
  /** Undefined where nothing but the length is asked for. */
  readonly #target: Uint8Array | undefined

  constructor(
    passage: Passage,
    handlers: Handlers,
    notation: Notation,
    target: Uint8Array | undefined,
    offset: number,
  ) {
    this.passage = passage
    this.at = offset
    this.#bytes = passage.bytes
    this.#begin = passage.begin
    this.#handlers = handlers
    this.#notation = notation
    this.#target = target
  }

  /** Writes marks, by their texts, and texts of the passage. */
  put(...parts: readonly (string | ArticleNode<'text'>)[]): void {
    for (const part of parts) {
      if (typeof part === 'string') this.mark(MARKS.get(part) ?? keepMark(part))
      else this.text(part)
    }
  }

  mark(mark: Mark): void {
    const bytes = mark.in(this.#notation)
    this.#copy(bytes, 0, bytes.length)
  }

  text({ start, end }: ArticleNode<'text'>): void {
    this.#copy(this.#bytes, this.#begin + start, this.#begin + end)
  }

  #copy(bytes: Uint8Array, from: number, to: number): void {
    const { at } = this
    const length = to - from
    this.at = at + length
    const target = this.#target
    if (target === undefined) return
    if (length > FEW_BYTES) target.set(length < bytes.length ? bytes.subarray(from, to) : bytes, at)
    else for (let i = 0; i < length; i++) target[at + i] = bytes[from + i] as number
  }

  node(node: ArticleNode): void {
    const write = this.#handlers[node.kind] as (node: ArticleNode, output: ArticleOutput) => void
    write(node, this)
  }

  nodes(nodes: readonly ArticleNode[], between?: Mark): void {
    for (let i = 0; i < nodes.length; i++) {
      if (i > 0 && between !== undefined) this.mark(between)
      this.node(nodes[i] as ArticleNode)
    }
  }
}

type Parent = { readonly children: readonly ArticleNode[] }

/** Writes a node as its children, with marks around them. */
export function around({ before = '', between = '', after = '' }) {
  const [opening, separator, closing] = [new Mark(before), new Mark(between), new Mark(after)]
  return ({ children }: Parent, output: ArticleOutput): void => {
    output.mark(opening)
    output.nodes(children, separator)
    output.mark(closing)
  }
}

/** Writes a node as its children alone. */
export const bare = ({ children }: Parent, output: ArticleOutput): void => output.nodes(children)

/** Writes a text as it is. */
export const asItIs: Handlers['text'] = (text, output) => output.text(text)

/** Writes the items of a list with their numbers, a line each. */
export const numbered: Handlers['numberedList'] = (list, output) => {
  writeNumbered(list, '', output)
}

function writeNumbered({ children }: Parent, indent: string, output: ArticleOutput): void {
  for (const [i, item] of children.entries()) {
    if (i > 0) output.put('\n')
    output.put(indent, ...String(i + 1), '. ')
    output.node(item)
  }
}

/** Writes an item with its list, whose lines are indented as far as the text of the item. */
export function parentItem(bullet: string): Handlers['parentItem'] {
  const bulleted = around({ before: `  ${bullet}`, between: `\n  ${bullet}` })
  return ({ children: [text, list] }, output) => {
    output.put(text, '\n')
    if (list.kind === 'bulletedList') bulleted(list, output)
    else writeNumbered(list, '   ', output)
  }
}

/** Writes a snippet. @param show gives the whole mark, and is asked once for each snippet */
export function snippet(show: (snippet: Snippet) => string): Handlers['code'] {
  const marks = new Map<Snippet, Mark>()
  return ({ snippet }, output) => {
    const mark = marks.get(snippet) ?? new Mark(show(snippet))
    marks.set(snippet, mark)
    output.mark(mark)
  }
}

import type { ArticleNode, NodeKind } from '../../engine/article/article.js'
import type { Passage } from '../../engine/passage.js'
import { encodeText, NOTATIONS, type Notation } from '../notation.js'

/** How a format writes nodes of a kind. */
export type Handler<Kind extends NodeKind> = (
  node: ArticleNode<Kind>,
  output: ArticleOutput,
) => void

/** How a format writes each kind of node. */
export type Handlers = { readonly [Kind in NodeKind]: Handler<Kind> }

/** The marks of the formats, encoded when they are first written. */
const ENCODED = Object.fromEntries(
  NOTATIONS.map((notation) => [notation, new Map<string, Uint8Array>()]),
) as Record<Notation, Map<string, Uint8Array>>

/** An article as it is written in a format: marks of the format, and texts of the passage. */
export class ArticleOutput {
  readonly passage: Passage
  /** The offset after the last byte. */
  at: number
  readonly #handlers: Handlers
  readonly #notation: Notation
  readonly #encoded: Map<string, Uint8Array>
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
    this.#handlers = handlers
    this.#notation = notation
    this.#encoded = ENCODED[notation]
    this.#target = target
  }

  /** Writes marks and, as they are, texts. */
  put(...parts: readonly (string | ArticleNode<'text'>)[]): void {
    for (const part of parts) {
      if (typeof part === 'string') this.mark(part)
      else this.text(part)
    }
  }

  mark(mark: string): void {
    if (mark === '') return
    let bytes = this.#encoded.get(mark)
    if (bytes === undefined) {
      bytes = encodeText(mark, this.#notation)
      this.#encoded.set(mark, bytes)
    }
    this.#target?.set(bytes, this.at)
    this.at += bytes.length
  }

  text({ start, end }: ArticleNode<'text'>): void {
    const { bytes, begin } = this.passage
    this.#target?.set(bytes.subarray(begin + start, begin + end), this.at)
    this.at += end - start
  }

  number(number: number): void {
    for (const digit of String(number)) this.mark(digit)
  }

  node(node: ArticleNode): void {
    const write = this.#handlers[node.kind] as (node: ArticleNode, output: ArticleOutput) => void
    write(node, this)
  }

  nodes(nodes: readonly ArticleNode[], between: string): void {
    for (let i = 0; i < nodes.length; i++) {
      if (i > 0) this.mark(between)
      this.node(nodes[i] as ArticleNode)
    }
  }
}

/** What stands around the children of a node. */
interface Marks {
  readonly before?: string
  readonly between?: string
  readonly after?: string
}

/** Writes a node as its children, with marks around them. */
export function around({ before = '', between = '', after = '' }: Marks) {
  return (node: { readonly children: readonly ArticleNode[] }, output: ArticleOutput): void => {
    output.mark(before)
    output.nodes(node.children, between)
    output.mark(after)
  }
}

/** Writes a node as its children alone. */
export const bare = around({})

/** Writes a text as it is. */
export const asItIs: Handler<'text'> = (text, output) => output.text(text)

/** Writes the items of a list with their numbers, a line each. */
export const numbered: Handler<'numberedList'> = ({ children }, output) => {
  for (const [i, item] of children.entries()) {
    if (i > 0) output.mark('\n')
    output.number(i + 1)
    output.mark('. ')
    output.node(item)
  }
}

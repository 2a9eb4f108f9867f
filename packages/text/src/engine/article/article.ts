/** An article as a tree, close to mdast (https://github.com/syntax-tree/mdast). */

import type { Snippet } from '../../formats/snippets.js'

interface Parent<Child> {
  readonly children: Child
}

/** What stands in a line of text. */
export type Phrase = ArticleNode<'text' | 'emphasis' | 'strong' | 'link' | 'inlineCode'>
type Line = Parent<readonly Phrase[]>

/** What stands one below the other. */
export type Block = ArticleNode<
  | 'title'
  | 'heading'
  | 'subheading'
  | 'rule'
  | 'paragraph'
  | 'bulletedList'
  | 'numberedList'
  | 'definitions'
  | 'quote'
  | 'table'
  | 'code'
  | 'figure'
>

export type List = ArticleNode<'bulletedList' | 'numberedList'>

// Interfaces, which may refer to one another.
interface Items extends Parent<readonly ArticleNode<'item' | 'parentItem'>[]> {}
interface ItemWithList extends Parent<readonly [text: ArticleNode<'text'>, list: List]> {}

/** What a node of each kind has. */
interface Nodes {
  /** A title, a lead and sections. */
  readonly article: Parent<readonly Block[]>
  /** Sections alone. */
  readonly fragment: Parent<readonly Block[]>
  readonly title: Line
  readonly heading: Line
  readonly subheading: Line
  /** A thematic break. */
  readonly rule: unknown
  readonly paragraph: Line
  /** The bytes `start` up to `end` of a passage, counted from where it begins. */
  readonly text: { readonly start: number; readonly end: number }
  readonly emphasis: Line
  readonly strong: Line
  readonly link: Line
  readonly inlineCode: { readonly code: string }
  readonly bulletedList: Items
  readonly numberedList: Items
  readonly item: Line
  /** An item with a list of its own. */
  readonly parentItem: ItemWithList
  readonly definitions: Parent<readonly ArticleNode<'definition'>[]>
  readonly definition: Parent<readonly ArticleNode<'term' | 'description'>[]>
  readonly term: Line
  readonly description: Line
  readonly quote: Parent<readonly ArticleNode<'paragraph'>[]>
  readonly table: Parent<
    readonly [ArticleNode<'caption'>, ArticleNode<'tableHead'>, ArticleNode<'tableBody'>]
  >
  readonly caption: Line
  readonly tableHead: Parent<readonly ArticleNode<'columnHead'>[]>
  readonly columnHead: Line
  readonly tableBody: Parent<readonly ArticleNode<'row'>[]>
  readonly row: Parent<readonly ArticleNode<'rowHead' | 'cell'>[]>
  readonly rowHead: Line
  readonly cell: Line
  readonly code: { readonly snippet: Snippet }
  /** An image with its alternative text and its caption. */
  readonly figure: { readonly url: string } & Parent<
    readonly [alternative: ArticleNode<'text'>, caption: ArticleNode<'text'>]
  >
}

export type NodeKind = keyof Nodes

export type ArticleNode<Kind extends NodeKind = NodeKind> = {
  [Each in Kind]: { readonly kind: Each } & Nodes[Each]
}[Kind]

export type Article = ArticleNode<'article' | 'fragment'>

/** A tree with other texts. @param map takes and gives the range of a text */
export function mapTexts<Tree extends ArticleNode>(
  tree: Tree,
  map: (start: number, end: number) => readonly [start: number, end: number],
): Tree {
  if (tree.kind === 'text') {
    const [start, end] = map(tree.start, tree.end)
    return { ...tree, start, end }
  }
  if (!('children' in tree)) return tree
  return { ...tree, children: tree.children.map((child) => mapTexts(child, map)) }
}

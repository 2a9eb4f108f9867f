/** Nodes of an article that are made of texts. */
import type { ArticleNode, Block, List, NodeKind } from './article.js'

type Text = ArticleNode<'text'>

/** A node that has one text alone. */
export function line<Kind extends NodeKind>(kind: Kind, text: Text) {
  return { kind, children: [text] } as const
}

export function listOf(kind: List['kind'], texts: readonly Text[]): List {
  return { kind, children: texts.map((text) => line('item', text)) }
}

/** How many items a list with a list in it has: two, and two in the inner list. */
export const NESTED_ITEMS = 4

/**
 * A list of two items, one of which has a list.
 *
 * @param texts of all items, in their order: `NESTED_ITEMS`
 * @param place of the item with the list: 0 or 1
 */
export function nestedList(kind: List['kind'], texts: readonly Text[], place: number): List {
  const items = texts.map((text) => line('item', text))
  const inner: List = { kind, children: items.splice(place + 1, NESTED_ITEMS - 2) }
  const parent = { kind: 'parentItem', children: [texts[place] as Text, inner] } as const
  return { kind, children: items.map((item, i) => (i === place ? parent : item)) }
}

export function tableOf(
  caption: Text,
  heads: readonly Text[],
  rows: readonly (readonly Text[])[],
): Block {
  const head = {
    kind: 'tableHead',
    children: heads.map((text) => line('columnHead', text)),
  } as const
  const body = { kind: 'tableBody', children: rows.map(rowOf) } as const
  return { kind: 'table', children: [line('caption', caption), head, body] }
}

function rowOf(cells: readonly Text[]): ArticleNode<'row'> {
  return { kind: 'row', children: cells.map((cell, i) => line(i === 0 ? 'rowHead' : 'cell', cell)) }
}

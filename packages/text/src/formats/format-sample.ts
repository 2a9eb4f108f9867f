/** A sample of each format that does not depend on the languages. */

import type { Article, ArticleNode, Block, NodeKind } from '../engine/article/article.js'
import type { Passage } from '../engine/passage.js'
import { DIRECTIONS, type Direction } from '../language/locale.js'
import { type Format, TYPES, type Type } from '../options.js'
import { encodeArticle } from './article/encode-article.js'
import { encode } from './format.js'
import { IMAGES, SNIPPETS } from './snippets.js'

/**
 * Gives two items of every type, and an article with every kind of node, in a format and in each
 * direction. Every text is `x`: the bytes change with the format, not with the languages.
 */
export function formatSample(format: Format): readonly Uint8Array[] {
  return DIRECTIONS.flatMap((direction) =>
    TYPES.map((type) =>
      encode(passage(direction, type, type === 'article' ? ARTICLE : undefined), format),
    ),
  )
}

const X = 0x78

function passage(direction: Direction, type: Type, article: Article | undefined): Passage {
  return {
    locale: {
      code: 'und',
      englishName: '',
      nativeName: '',
      script: 'Zyyy',
      direction,
      sentenceJoiner: ' ',
      topics: [],
    },
    type,
    count: 2,
    bytes: Uint8Array.of(X, X),
    begin: 0,
    end: 2,
    starts: Uint32Array.of(0, 1),
    ends: Uint32Array.of(1, 2),
    lengths: Uint32Array.of(1, 1),
    article,
    encodeArticle,
  }
}

const TEXT: ArticleNode<'text'> = { kind: 'text', start: 0, end: 1 }

/** A node with two children. */
const pair = <Kind extends NodeKind, Child extends ArticleNode>(kind: Kind, child: Child) =>
  ({ kind, children: [child, child] }) as const

/** Nodes of every kind. */
const NODES: { readonly [Kind in NodeKind]: readonly ArticleNode<Kind>[] } = {
  article: [pair('article', pair('title', TEXT))],
  fragment: [pair('fragment', pair('title', TEXT))],
  text: [TEXT],
  title: [pair('title', TEXT)],
  heading: [pair('heading', TEXT)],
  paragraph: [pair('paragraph', TEXT)],
  emphasis: [pair('emphasis', TEXT)],
  strong: [pair('strong', TEXT)],
  link: [pair('link', TEXT)],
  bulletedList: [pair('bulletedList', pair('item', TEXT))],
  numberedList: [pair('numberedList', pair('item', TEXT))],
  item: [pair('item', TEXT)],
  definitions: [pair('definitions', pair('definition', pair('term', TEXT)))],
  definition: [pair('definition', pair('term', TEXT))],
  term: [pair('term', TEXT)],
  description: [pair('description', TEXT)],
  quote: [pair('quote', pair('paragraph', TEXT))],
  table: [
    {
      kind: 'table',
      children: [
        pair('caption', TEXT),
        pair('tableHead', pair('columnHead', TEXT)),
        pair('tableBody', pair('row', pair('cell', TEXT))),
      ],
    },
  ],
  caption: [pair('caption', TEXT)],
  tableHead: [pair('tableHead', pair('columnHead', TEXT))],
  columnHead: [pair('columnHead', TEXT)],
  tableBody: [pair('tableBody', pair('row', pair('cell', TEXT)))],
  row: [pair('row', pair('cell', TEXT))],
  rowHead: [pair('rowHead', TEXT)],
  cell: [pair('cell', TEXT)],
  code: SNIPPETS.map((snippet) => ({ kind: 'code', snippet })),
  figure: IMAGES.map((url) => ({ kind: 'figure', url, children: [TEXT, TEXT] })),
}

/** An article of all nodes, as if each were a block. */
const ARTICLE: Article = { kind: 'fragment', children: Object.values(NODES).flat() as Block[] }

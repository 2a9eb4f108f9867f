/** A sample of each format that does not depend on the languages. */

import type { Article } from '../engine/article/article.js'
import type { Passage } from '../engine/passage.js'
import { DIRECTIONS, type Direction } from '../language/locale.js'
import { type Format, TYPES, type Type } from '../options.js'
import { encodeArticle } from './article/encode-article.js'
import { HTML } from './article/html.js'
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

/** It stands for a node of any kind that has children, too. */
const TEXT = { kind: 'text', start: 0, end: 1, children: [] }
const CHILDREN = [TEXT, TEXT, TEXT]

/** The kinds of nodes that are more than their children, each with what it is written from. */
const OTHERS = [
  ...SNIPPETS.flatMap((snippet) => [
    { kind: 'code', snippet },
    { kind: 'inlineCode', code: snippet.file },
  ]),
  ...IMAGES.map((url) => ({ kind: 'figure', url, children: CHILDREN })),
  ...['bulletedList', 'numberedList'].map((kind) => ({
    kind: 'parentItem',
    children: [TEXT, { kind, children: CHILDREN }],
  })),
]

/** Nodes of every kind, as if they were blocks. */
const ARTICLE = {
  kind: 'fragment',
  children: [
    ...OTHERS,
    ...Object.keys(HTML)
      .filter((kind) => OTHERS.every((other) => other.kind !== kind))
      .map((kind) => ({ ...TEXT, kind, children: CHILDREN })),
  ],
} as unknown as Article

/** What a format writes, whatever the text is. */

import { Article, NODE_KINDS } from '../engine/article/article.js'
import type { Passage } from '../engine/passage.js'
import { DIRECTIONS, type Direction } from '../language/locale.js'
import { type Format, TYPES, type Type } from '../options.js'
import { encodeArticle, NUMBERS } from './article-format.js'
import { encode } from './format.js'

/**
 * Two items of every type and an article with every kind of node, all of whose texts are `x`, in a
 * format, for each direction. The bytes change when the format comes to write anything else around a
 * text, and do not change with the languages.
 */
export function formatSample(format: Format): readonly Uint8Array[] {
  const articles = [new Article(true), articleOfAll()]
  return DIRECTIONS.flatMap((direction) =>
    TYPES.flatMap((type) =>
      (type === 'article' ? articles : [undefined]).map((article) =>
        encode(passage(direction, type, article), format),
      ),
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

/** Every kind of node with every number, after a text. */
function articleOfAll(): Article {
  const article = new Article(false)
  for (const kind of NODE_KINDS) {
    for (let number = 0; number < NUMBERS; number++) {
      article.add('text', 0, 1)
      article.add(kind, 0, 1, number)
    }
  }
  return article
}

import type { EncodeArticle } from '../../engine/passage.js'
import type { Format } from '../../options.js'
import { ArticleOutput, type Handlers } from './article-output.js'
import { HTML } from './html.js'
import { MARKDOWN } from './markdown.js'
import { MDAST } from './mdast.js'
import { TEXT } from './text.js'

const HANDLERS: Readonly<Record<Format, Handlers>> = {
  text: TEXT,
  markdown: MARKDOWN,
  html: HTML,
  json: MDAST,
}

export const encodeArticle: EncodeArticle = (
  article,
  target,
  offset,
  passage,
  format,
  notation,
) => {
  const output = new ArticleOutput(passage, HANDLERS[format], notation, target, offset)
  output.node(article)
  if (target !== undefined && output.at > target.length) {
    throw new RangeError(`target must have ${output.at} bytes, but has ${target.length}`)
  }
  return output.at
}

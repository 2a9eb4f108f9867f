import { ArticleWriter } from '../engine/article/article-writer.js'
import { ExactWriter } from '../engine/exact/exact-writer.js'
import { TitleWriter } from '../engine/plain/title-writer.js'
import type { Repertoire } from '../engine/repertoire.js'
import { encodeArticle } from '../formats/article/encode-article.js'
import { inCapitals } from './capitals.js'
import { extrasOf } from './extras.js'

/** The whole engine: titles, articles, exact lengths and capitals. */
export const EVERYTHING: Repertoire = {
  extrasOf,
  titleWriter: (tables, passage) => new TitleWriter(tables, passage),
  exactWriter: (locale, tables, passage, unit) => new ExactWriter(locale, tables, passage, unit),
  articleWriter: (tables, passage) => new ArticleWriter(tables, passage),
  encodeArticle,
  inCapitals,
}

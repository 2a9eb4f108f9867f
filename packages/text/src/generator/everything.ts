import { groupsOf } from '@polyipsum/contract'
import { ArticleWriter } from '../engine/article/article-writer.js'
import { ExactWriter } from '../engine/exact/exact-writer.js'
import { ExactWordings } from '../engine/interface/exact-wordings.js'
import { WordingWriter } from '../engine/interface/wording-writer.js'
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
  wordingWriter: (tables, passage) => new WordingWriter(tables, passage),
  exactWordings: (locale, tables, passage, unit) =>
    new ExactWordings(locale, tables, passage, unit),
  groupsOf,
  articleWriter: (tables, passage) => new ArticleWriter(tables, passage),
  encodeArticle,
  inCapitals,
}

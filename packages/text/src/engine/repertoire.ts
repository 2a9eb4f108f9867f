import type { LocaleTables } from '../compile/locale-tables.js'
import type { LocaleInfo } from '../language/locale.js'
import type { Type } from '../options.js'
import type { ArticleWriter } from './article/article-writer.js'
import type { Unit } from './exact/measure.js'
import type { ExactItemWriter, ItemWriter } from './item-writer.js'
import type { EncodeArticle, Passage, PassageWriter } from './passage.js'
import type { ExtrasOf } from './text-writer.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/**
 * What can be written besides paragraphs, sentences and words. A bundle holds only the parts that
 * its repertoire names.
 */
export interface Repertoire {
  readonly extrasOf?: ExtrasOf
  /** Makes a writer of exact lengths in a unit. */
  readonly exactWriter?: (
    locale: LocaleInfo,
    tables: Tables,
    passage: PassageWriter,
    unit: Unit,
  ) => ExactItemWriter
  readonly titleWriter?: (tables: Tables, passage: PassageWriter) => ItemWriter
  /** Makes a writer of labels and messages. */
  readonly wordingWriter?: (tables: Tables, passage: PassageWriter) => ItemWriter
  /** Makes a writer of labels and messages of exact lengths in a unit. */
  readonly exactWordings?: (
    locale: LocaleInfo,
    tables: Tables,
    passage: PassageWriter,
    unit: Unit,
  ) => ExactItemWriter
  /** The groups of a type, which are its topics; undefined for a type with the topics of the language. */
  readonly groupsOf?: (type: Type) => readonly string[] | undefined
  readonly articleWriter?: (tables: Tables, passage: PassageWriter) => ArticleWriter
  readonly encodeArticle?: EncodeArticle
  /** Copies a passage in capitals. */
  readonly inCapitals?: (passage: Passage) => Passage
}

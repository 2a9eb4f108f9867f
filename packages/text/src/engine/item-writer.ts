import type { ItemType } from '../options.js'
import type { ExactLength } from './exact/exact-length.js'
import type { FreshSources } from './fresh-sources.js'
import type { Random } from './random.js'
import type { TextOrder } from './text-writer.js'

/** Writes the items of texts, one after the other. */
export interface ItemWriter {
  /** Sources for its texts without a seed. */
  readonly freshSources: FreshSources

  /** Begins a text, at the item that its offset says. @param random the source of the text */
  begin(order: TextOrder, random: Random): void

  /**
   * Writes the next item into the passage, which has room for a phrase.
   *
   * @param random the source given to `begin`
   */
  write(random: Random): void
}

/** Writes items of exact lengths. */
export interface ExactItemWriter {
  /** Sources for its texts without a seed. */
  readonly freshSources: FreshSources

  /**
   * Begins a text.
   *
   * @param topic its number; undefined for all topics
   * @param opens whether the text begins with “Lorem ipsum”
   * @param random the source of the text
   */
  begin(
    type: ItemType,
    topic: number | undefined,
    opens: boolean,
    length: ExactLength,
    random: Random,
  ): void

  /**
   * Writes an item into the passage.
   *
   * @param item its number in the text from 0 on, greater than that of the item before
   * @param random the source given to `begin`
   * @returns the length of the item
   */
  write(item: number, random: Random): number
}

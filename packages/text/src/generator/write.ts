import type { Passage } from '../engine/passage.js'
import { Random } from '../engine/random.js'
import { checkRoom } from '../engine/room.js'
import { NO_EXTRAS, type TextOrder, type TextWriter } from '../engine/text-writer.js'
import { encode, encodePart } from '../formats/format.js'
import type { Format, ReadOptions, Type } from '../options.js'

/**
 * Writes a text, and releases the memory of the one before.
 *
 * @throws RangeError if the text does not fit into memory, or an article has too many sections
 */
export function writePassage(writer: TextWriter, options: ReadOptions): Passage {
  const order = orderOf(writer, options)
  checkRoom(order.count)
  if (writer !== last) last?.release()
  last = writer
  return writer.write(order, options.seed)
}

/** The writer of the last text. */
let last: TextWriter | undefined

/** The chunks of a text, in UTF-8. */
export type TextChunks = Generator<Uint8Array<ArrayBuffer>, void, void>

/** How many items a chunk has: some tens of kilobytes. */
const CHUNK_ITEMS: Readonly<Record<Type, number>> = {
  paragraph: 128,
  sentence: 512,
  word: 4096,
  title: 1024,
  article: Number.POSITIVE_INFINITY,
  label: 1024,
  message: 512,
}

/**
 * Writes a text in a format, chunk by chunk.
 *
 * @param writer writes this text alone
 * @throws RangeError if an article has too many sections
 */
export function writeChunks(writer: TextWriter, options: ReadOptions, format: Format): TextChunks {
  const { seed } = options
  const random = seed === undefined ? Random.fresh() : Random.fromSeed(seed)
  const order = orderOf(writer, options)
  const { type, count, exact } = order
  // JSON ends with the lengths of all items.
  const lengths =
    exact === undefined || format !== 'json' ? undefined : new Uint32Array(checkedCount(count))
  return (function* chunks() {
    for (let first = 0; first < count; first += CHUNK_ITEMS[type]) {
      const next = Math.min(CHUNK_ITEMS[type], count - first)
      const passage = writer.writeNext(order, first, next, random)
      if (passage.lengths !== undefined) {
        lengths?.set(passage.lengths.subarray(0, passage.count), first)
      }
      yield type === 'article'
        ? encode(passage, format)
        : encodePart(passage, format, first, { count, lengths })
    }
  })()
}

function checkedCount(count: number): number {
  checkRoom(count)
  return count
}

function orderOf(writer: TextWriter, options: ReadOptions): TextOrder {
  const { type, count, start, offset = 0, topic } = options
  const extras = writer.extrasOf?.(options) ?? NO_EXTRAS
  // One by one: to spread them takes longer than to write a word.
  const { length, exact, elements, lists, isFragment, inCapitals } = extras
  return {
    type,
    count,
    offset,
    start,
    topic: topic === undefined ? undefined : writer.topicsOf(type).indexOf(topic),
    length,
    exact,
    elements,
    lists,
    isFragment,
    inCapitals,
  }
}

import { DEFAULTS, MOST_OFFSET } from '@polyipsum/contract'
import type { Passage } from '../engine/passage.js'
import { Random } from '../engine/random.js'
import { checkRoom } from '../engine/room.js'
import { NO_EXTRAS, type TextOrder, type TextWriter } from '../engine/text-writer.js'
import { encode, encodePart } from '../formats/format.js'
import { FORMATS, type Format, type TextOptions, TYPES, type Type } from '../options.js'

/**
 * Writes a text, and releases the memory of the one before.
 *
 * @throws RangeError if an option is unknown, out of range or not allowed for the type, or if the
 *   text does not fit into memory
 */
export function writePassage(writer: TextWriter, options: TextOptions): Passage {
  const order = orderOf(writer, options)
  checkRoom(order.count)
  if (writer !== last) last?.release()
  last = writer
  return writer.write(order, seedOf(options))
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
}

/**
 * Writes a text in a format, chunk by chunk.
 *
 * @param writer writes this text alone
 * @throws RangeError if the format is unknown, or if an option is unknown, out of range or not
 *   allowed for the type
 */
export function writeChunks(writer: TextWriter, options: TextOptions, format: Format): TextChunks {
  const seed = seedOf(options)
  const random = seed === undefined ? Random.fresh() : Random.fromSeed(seed)
  const order = orderOf(writer, options)
  if (!FORMATS.includes(format)) {
    throw new RangeError(`format must be one of ${FORMATS.join(', ')}, but is ${String(format)}`)
  }
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

/** An empty seed counts as none, as in the service and the command line. */
function seedOf({ seed }: TextOptions): string | undefined {
  return seed === '' ? undefined : seed
}

function checkedCount(count: number): number {
  checkRoom(count)
  return count
}

/** Checks the options and fills in the defaults. */
function orderOf(writer: TextWriter, options: TextOptions): TextOrder {
  const { type = DEFAULTS.type, count = DEFAULTS.count, start = DEFAULTS.start, topic } = options
  if (!TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${TYPES.join(', ')}, but is ${String(type)}`)
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`count must be a whole number from 1, but is ${String(count)}`)
  }
  const extras = writer.readExtras?.(type, count, options) ?? NO_EXTRAS
  // One by one: to spread them takes longer than to write a word.
  const { length, exact, elements, lists, isFragment, inCapitals } = extras
  return {
    type,
    count,
    offset: offsetOf(type, options),
    start,
    topic: topic === undefined ? undefined : topicNumber(writer, type, topic),
    length,
    exact,
    elements,
    lists,
    isFragment,
    inCapitals,
  }
}

function offsetOf(type: Type, options: TextOptions): number {
  const { offset } = options
  if (offset === undefined) return 0
  if (!Number.isSafeInteger(offset) || offset < 0 || offset > MOST_OFFSET) {
    throw new RangeError(
      `offset must be a whole number from 0 to ${MOST_OFFSET}, but is ${String(offset)}`,
    )
  }
  if (type === 'article') throw new RangeError('offset must be left out for an article')
  if (seedOf(options) === undefined) {
    throw new RangeError('offset goes with a seed: without one, every text is another')
  }
  return offset
}

function topicNumber({ topics }: TextWriter, type: Type, topic: string): number {
  const number = topics.indexOf(topic)
  if (type === 'word') throw new RangeError('topic must be left out for words')
  if (topics.length === 0) throw new RangeError('topic must be left out: the language has none')
  if (number === -1) {
    throw new RangeError(`topic must be one of ${topics.join(', ')}, but is ${String(topic)}`)
  }
  return number
}

import type { Passage } from '../engine/passage.js'
import { Random } from '../engine/random.js'
import { checkRoom } from '../engine/room.js'
import { NO_EXTRAS, type TextOrder, type TextWriter } from '../engine/text-writer.js'
import { encode, encodePart } from '../formats/format.js'
import { FORMATS, type Format, type TextOptions, TYPES, type Type } from '../options.js'

/**
 * Writes a text.
 *
 * @throws RangeError for an unknown type or topic or an impossible count, and for a text that does not fit
 */
export function writePassage(writer: TextWriter, options: TextOptions): Passage {
  const order = orderOf(writer, options)
  checkRoom(order.count)
  if (writer !== last) last?.release()
  last = writer
  return writer.write(order, seedOf(options))
}

/** What wrote the last text: its passage held until now. */
let last: TextWriter | undefined

/** A text piece by piece, as UTF-8. */
export type TextChunks = Generator<Uint8Array<ArrayBuffer>, void, void>

/** How many items are written at a time: some tens of kilobytes. */
const CHUNK_ITEMS: Readonly<Record<Type, number>> = {
  paragraph: 128,
  sentence: 512,
  word: 4096,
  title: 1024,
  // In one piece.
  article: Number.POSITIVE_INFINITY,
}

/**
 * Writes a text in a format, chunk by chunk.
 *
 * @param open gives what writes it, and nothing else, with a random source of its own
 * @throws RangeError for an unknown type, topic or format, or an impossible count
 */
export function writeChunks(
  open: (random: Random) => TextWriter,
  options: TextOptions,
  format: Format,
): TextChunks {
  const seed = seedOf(options)
  const writer = open(seed === undefined ? Random.fresh() : Random.fromSeed(seed))
  const order = orderOf(writer, options)
  if (!FORMATS.includes(format)) {
    throw new RangeError(`format must be one of ${FORMATS.join(', ')}, but is ${String(format)}`)
  }
  const { type, count, exact } = order
  // JSON ends with the length of every item.
  const lengths =
    exact === undefined || format !== 'json' ? undefined : new Uint32Array(checkedCount(count))
  return (function* chunks() {
    for (let first = 0; first < count; first += CHUNK_ITEMS[type]) {
      const passage = writer.writeNext(order, first, Math.min(CHUNK_ITEMS[type], count - first))
      if (passage.lengths !== undefined) {
        lengths?.set(passage.lengths.subarray(0, passage.count), first)
      }
      yield type === 'article'
        ? encode(passage, format)
        : encodePart(passage, format, first, { count, lengths })
    }
  })()
}

/** An empty seed is none, as everywhere. */
function seedOf({ seed }: TextOptions): string | undefined {
  return seed === '' ? undefined : seed
}

function checkedCount(count: number): number {
  checkRoom(count)
  return count
}

/** Checks what is asked for. */
function orderOf(writer: TextWriter, options: TextOptions): TextOrder {
  const { type = 'paragraph', count = 1, start = true, topic } = options
  if (!TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${TYPES.join(', ')}, but is ${String(type)}`)
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`count must be a whole number from 1, but is ${String(count)}`)
  }
  return {
    type,
    count,
    start,
    topic: topic === undefined ? undefined : topicNumber(writer, type, topic),
    ...(writer.readExtras?.(type, count, options) ?? NO_EXTRAS),
  }
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

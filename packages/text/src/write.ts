import type { ListKind } from './engine/article-writer.js'
import type { Passage } from './engine/passage.js'
import { Random } from './engine/random.js'
import { checkRoom } from './engine/room.js'
import { NO_EXTRAS, type TextOrder, type TextWriter } from './engine/text-writer.js'
import { encode, encodePart } from './formats/format.js'
import { type Element, FORMATS, type Format, type Length, TYPES, type Type } from './options.js'

/** What to write. Everything may be left out. */
export interface TextOptions {
  /** The kind of item: `paragraph` (the default), `sentence` or `word`. */
  readonly type?: Type
  /**
   * How many items, a whole number from 1; 1 by default. A text in one piece has a room of 2 GiB,
   * with eight bytes for each item beside its own: some four million paragraphs, or a hundred
   * million words. Chunk by chunk there is no bound.
   */
  readonly count?: number
  /** What it is about, a topic of the language; all of its topics, one after the other, by default. */
  readonly topic?: string | undefined
  /** Whether the text begins with “Lorem ipsum”; true by default. */
  readonly start?: boolean
  /**
   * How long paragraphs are: `short`, 1 to 3 sentences, `medium` (the default), 3 to 8, `long`, 9 to
   * 12, or `verylong`, 13 to 18.
   */
  readonly length?: Length | undefined
  /**
   * How many characters each item has, exactly: Unicode code points of its plain text, 1 to 20,000, or any
   * number within a range. Whole sentences wherever they fit, else whole words.
   */
  readonly chars?: LengthOption | undefined
  /** How many bytes of UTF-8 each item has, likewise. */
  readonly bytes?: LengthOption | undefined
  /** What an article has beside its title and its paragraphs: `DEFAULT_ELEMENTS` by default. */
  readonly with?: readonly Element[] | undefined
  /** What the lists of an article are: both kinds in turn by default. */
  readonly lists?: ListKind | undefined
  /** Whether an article is its sections alone, without its title and lead; false by default. */
  readonly fragment?: boolean
  /** Whether all letters are capitals, where the script has any; false by default. */
  readonly capitals?: boolean
  /** The same seed gives the same text on every platform. Without one, each text differs. */
  readonly seed?: string | undefined
}

/** A length, or the least and the greatest. */
export type LengthOption = number | readonly [least: number, most: number]

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

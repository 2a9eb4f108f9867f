import type { Passage } from './engine/passage.js'
import { Random } from './engine/random.js'
import { checkRoom } from './engine/room.js'
import type { TextWriter } from './engine/text-writer.js'
import { encodePart } from './formats/format.js'
import { FORMATS, type Format, TYPES, type Type } from './options.js'

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
  /** Whether the text begins with “Lorem ipsum”; true by default. */
  readonly start?: boolean
  /** The same seed gives the same text on every platform. Without one, each text differs. */
  readonly seed?: string | undefined
}

/**
 * Writes a text.
 *
 * @throws RangeError for an unknown type or an impossible count, and for a text that does not fit
 */
export function writePassage(writer: TextWriter, options: TextOptions): Passage {
  const { type, count, start, seed } = checked(options)
  checkRoom(count)
  return writer.write(type, count, start, seed)
}

/** A text piece by piece, as UTF-8. */
export type TextChunks = Generator<Uint8Array<ArrayBuffer>, void, void>

/** How many items are written at a time: some tens of kilobytes. */
const CHUNK_ITEMS: Readonly<Record<Type, number>> = { paragraph: 128, sentence: 512, word: 4096 }

/**
 * Writes a text in a format, chunk by chunk.
 *
 * @param open gives what writes it, and nothing else, with a random source of its own
 * @throws RangeError for an unknown type or format, or an impossible count
 */
export function writeChunks(
  open: (random: Random) => TextWriter,
  options: TextOptions,
  format: Format,
): TextChunks {
  const { type, count, start, seed } = checked(options)
  if (!FORMATS.includes(format)) {
    throw new RangeError(`format must be one of ${FORMATS.join(', ')}, but is ${String(format)}`)
  }
  const writer = open(seed === undefined ? Random.fresh() : Random.fromSeed(seed))
  return (function* chunks() {
    for (let first = 0; first < count; first += CHUNK_ITEMS[type]) {
      const passage = writer.writeNext(
        type,
        first,
        Math.min(CHUNK_ITEMS[type], count - first),
        start,
      )
      yield encodePart(passage, format, first, count)
    }
  })()
}

function checked(options: TextOptions) {
  const { type = 'paragraph', count = 1, start = true, seed } = options
  if (!TYPES.includes(type)) {
    throw new RangeError(`type must be one of ${TYPES.join(', ')}, but is ${String(type)}`)
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`count must be a whole number from 1, but is ${String(count)}`)
  }
  return { type, count, start, seed }
}

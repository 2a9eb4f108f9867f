import type { LocaleTables } from '../../compile/locale-tables.js'
import type { LengthTable } from './length-table.js'
import { Sums } from './sums.js'

export type Range = readonly [first: number, end: number]

/** The pieces of a topic, or of all topics. A range excludes its end. */
export interface Scope {
  /** The number of the topic; undefined for all topics. */
  readonly topic: number | undefined
  readonly pieces: Range
  readonly paragraphs: Range
  readonly sentences: Range
  /** Its titles, its items and its headings. */
  readonly lines: readonly Range[]
  /** The least length of a whole paragraph, and the greatest length of a stretch of one. */
  readonly shortest: number
  readonly longest: number
  /** The possible lengths of stretches from anywhere: all that whole sentences can have. */
  readonly stretches: Sums
}

/** The scopes of a language, each made when first needed. */
export class Scopes {
  readonly #tables: Omit<LocaleTables, 'bytes' | 'offsets'>
  readonly #table: LengthTable
  readonly #known = new Map<number | undefined, Scope>()

  constructor(tables: Omit<LocaleTables, 'bytes' | 'offsets'>, table: LengthTable) {
    this.#tables = tables
    this.#table = table
  }

  /** @param topic its number; undefined for all topics */
  of(topic: number | undefined): Scope {
    const known = this.#known.get(topic)
    if (known !== undefined) return known
    const scope = this.#make(topic)
    this.#known.set(topic, scope)
    return scope
  }

  #make(topic: number | undefined): Scope {
    const tables = this.#tables
    const table = this.#table
    const topics = tables.topicPieces.length - 1
    const pieces = inside(
      tables.topicPieces,
      topic === undefined ? [0, topics] : [topic, topic + 1],
    )
    const paragraphs = inside(tables.pieceParagraphs, pieces)
    const sentences = inside(tables.paragraphSentences, paragraphs)
    const [first, end] = paragraphs
    const { firstHeading } = tables
    const stretches = table.union(...sentences)
    const spaced = stretches.map((length) => length + 1)
    return {
      topic,
      pieces,
      paragraphs,
      sentences,
      lines: [
        inside(tables.pieceTitles, pieces),
        inside(tables.pieceItems, pieces),
        [firstHeading + first, firstHeading + end],
      ],
      shortest: table.union(table.whole + first, table.whole + end)[0] ?? 0,
      longest: stretches.at(-1) ?? 0,
      stretches: new Sums(stretches, table.mayPart ? [...stretches, ...spaced] : stretches),
    }
  }
}

/** The range that a range of containers holds. @param starts the first content of each container */
function inside(starts: Int32Array, [first, end]: Range): Range {
  return [starts[first] as number, starts[end] as number]
}

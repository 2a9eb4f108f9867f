import type { LocaleTables } from '../../compile/locale-tables.js'
import { FreshSources } from '../fresh-sources.js'
import { mixed } from '../mixed.js'
import type { Random } from '../random.js'

type Tables = Pick<LocaleTables, 'topicPieces' | 'pieceParagraphs'>

/**
 * The order in which a text takes the paragraphs of a language: piece after piece, topic after topic,
 * from any paragraph on. After the last piece the first follows again, with the paragraphs that the
 * text left out at its beginning.
 */
export class Route {
  /** The number of the current paragraph, and of its piece. */
  paragraph = 0
  piece = 0
  /** Whether the paragraph before was in another piece. */
  entersPiece = true
  /** How many pieces the text has left: the first paragraph of a text is in visit 0. */
  visit = 0
  /** How often the text has come back to its first piece, and the place of its piece since then. */
  round = 0
  at = 0
  /** How many paragraphs there are before one comes back. */
  length = 0
  readonly #topicPieces: Int32Array
  readonly #pieceParagraphs: Int32Array
  /** The topic of each piece, and the piece of each paragraph. */
  readonly #topicOf: Uint16Array
  readonly #pieceOf: Uint16Array
  /** The pieces in the order of the text, once it leaves the first: `#order` finds it. */
  readonly #pieces: Uint16Array
  readonly #topics: Uint16Array
  #count = 0
  #topic: number | undefined
  #firstPiece = 0
  #salt = 0

  constructor({ topicPieces, pieceParagraphs }: Tables) {
    this.#topicPieces = topicPieces
    this.#pieceParagraphs = pieceParagraphs
    this.#topicOf = containers(topicPieces)
    this.#pieceOf = containers(pieceParagraphs)
    this.#topics = new Uint16Array(topicPieces.length - 1)
    this.#pieces = new Uint16Array(pieceParagraphs.length - 1)
  }

  /**
   * The paragraph that the text of a source begins with: any with the same chance.
   *
   * @param topic its number; undefined for all topics
   * @param attempt see `Random.beginning`
   */
  beginning(topic: number | undefined, random: Random, attempt = 0): number {
    return this.#firstOf(topic ?? 0) + random.beginning(this.#lengthOf(topic), attempt)
  }

  pieceOf(paragraph: number): number {
    return this.#pieceOf[paragraph] as number
  }

  /**
   * Begins a text.
   *
   * @param topic its number; undefined for all topics, one after the other
   * @param paragraph the first, which is of the topic
   */
  begin(
    topic: number | undefined,
    random: Random,
    paragraph: number = this.beginning(topic, random),
  ): void {
    this.length = this.#lengthOf(topic)
    this.paragraph = paragraph
    this.piece = this.#pieceOf[paragraph] as number
    this.#firstPiece = this.piece
    this.entersPiece = true
    this.visit = 0
    this.round = 0
    this.at = 0
    this.#count = 0
    this.#topic = topic
    this.#salt = random.salt
  }

  /** Goes back to the first paragraph of the piece. */
  startPiece(): void {
    this.paragraph = this.#pieceParagraphs[this.piece] as number
  }

  /** Goes on to the next paragraph. */
  next(): void {
    this.paragraph++
    this.entersPiece = this.paragraph === this.#pieceParagraphs[this.piece + 1]
    if (this.entersPiece) this.nextPiece()
  }

  /** Goes on to the next piece, at its first paragraph. */
  nextPiece(): void {
    if (this.#count === 0) this.#order()
    this.entersPiece = true
    this.visit++
    this.at++
    if (this.at === this.#count) {
      this.at = 0
      this.round++
    }
    this.piece = this.#pieces[this.at] as number
    this.startPiece()
  }

  /** Orders the topics and the pieces of each by chance, but the topic and the piece of the beginning first. */
  #order(): void {
    const own = this.#topicOf[this.#firstPiece] as number
    this.#addPieces(own)
    const pieces = this.#pieces
    swap(pieces, 0, pieces.indexOf(this.#firstPiece))
    shuffle(pieces, 1, this.#count, this.#salt)
    if (this.#topic !== undefined) return
    const topics = this.#topics
    for (let i = 0; i < topics.length; i++) topics[i] = i
    swap(topics, 0, own)
    shuffle(topics, 1, topics.length, ~this.#salt)
    for (let i = 1; i < topics.length; i++) {
      const start = this.#count
      this.#addPieces(topics[i] as number)
      shuffle(pieces, start, this.#count, this.#salt)
    }
  }

  #addPieces(topic: number): void {
    const end = this.#topicPieces[topic + 1] as number
    for (let piece = this.#topicPieces[topic] as number; piece < end; piece++) {
      this.#pieces[this.#count++] = piece
    }
  }

  #lengthOf(topic: number | undefined): number {
    return topic === undefined
      ? this.#pieceOf.length
      : this.#firstOf(topic + 1) - this.#firstOf(topic)
  }

  /** The first paragraph of a topic. */
  #firstOf(topic: number): number {
    return this.#pieceParagraphs[this.#topicPieces[topic] as number] as number
  }
}

/** Sources for texts without a seed that begin with a piece of a route. */
export function freshPieces(route: Route, { pieceParagraphs }: Tables): FreshSources {
  return new FreshSources(pieceParagraphs.length - 1, ({ topic }, random) =>
    route.pieceOf(route.beginning(topic, random)),
  )
}

/** The container of each content. @param starts the first content of each container */
export function containers(starts: Int32Array): Uint16Array {
  const containers = new Uint16Array(starts.at(-1) as number)
  for (let i = 0; i + 1 < starts.length; i++) containers.fill(i, starts[i], starts[i + 1])
  return containers
}

/** Shuffles the numbers from `start` up to `end`: every order has the same chance. */
function shuffle(numbers: Uint16Array, start: number, end: number, salt: number): void {
  for (let last = end - 1; last > start; last--) {
    swap(numbers, last, start + ((mixed(salt, start, last) * (last - start + 1)) >>> 16))
  }
}

function swap(numbers: Uint16Array, one: number, other: number): void {
  const number = numbers[one] as number
  numbers[one] = numbers[other] as number
  numbers[other] = number
}

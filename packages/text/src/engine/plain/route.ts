import type { LocaleTables } from '../../compile/locale-tables.js'
import type { Random } from '../random.js'

/**
 * The order in which a text takes the paragraphs of a language: piece after piece, topic after
 * topic. After the last piece, the first follows again.
 */
export class Route {
  /** The number of the current paragraph, and of its piece. */
  paragraph = 0
  piece = 0
  /** Whether the paragraph before was in another piece. */
  entersPiece = true
  readonly #topicPieces: Int32Array
  readonly #pieceParagraphs: Int32Array
  readonly #topics: Uint16Array
  /** The pieces in the order of the text; `#at` is the place of the current one. */
  readonly #pieces: Uint16Array
  #count = 0
  #at = 0

  constructor({
    topicPieces,
    pieceParagraphs,
  }: Pick<LocaleTables, 'topicPieces' | 'pieceParagraphs'>) {
    this.#topicPieces = topicPieces
    this.#pieceParagraphs = pieceParagraphs
    this.#topics = new Uint16Array(topicPieces.length - 1)
    this.#pieces = new Uint16Array(pieceParagraphs.length - 1)
  }

  /**
   * Begins a text: with even odds at the first paragraph of a piece, or at any of them.
   *
   * @param topic its number; undefined for all topics, one after the other
   */
  begin(topic: number | undefined, random: Random): void {
    const topics = this.#topics
    const last = topic === undefined ? topics.length : 1
    for (let i = 0; i < last; i++) topics[i] = topic ?? i
    shuffle(topics, 0, last, random)
    this.#count = 0
    for (let i = 0; i < last; i++) this.#addPieces(topics[i] as number, random)
    this.#at = 0
    this.piece = this.#pieces[0] as number
    this.entersPiece = true
    const first = this.#pieceParagraphs[this.piece] as number
    const end = this.#pieceParagraphs[this.piece + 1] as number
    this.paragraph = first + (random.below(2) === 0 ? 0 : random.below(end - first))
  }

  /** Goes back to the first paragraph of the piece. */
  startPiece(): void {
    this.paragraph = this.#pieceParagraphs[this.piece] as number
  }

  #addPieces(topic: number, random: Random): void {
    const start = this.#count
    const end = this.#topicPieces[topic + 1] as number
    for (let piece = this.#topicPieces[topic] as number; piece < end; piece++) {
      this.#pieces[this.#count++] = piece
    }
    shuffle(this.#pieces, start, this.#count, random)
  }

  /** How many paragraphs the route has before it repeats. */
  get length(): number {
    let length = 0
    for (let i = 0; i < this.#count; i++) {
      const piece = this.#pieces[i] as number
      length +=
        (this.#pieceParagraphs[piece + 1] as number) - (this.#pieceParagraphs[piece] as number)
    }
    return length
  }

  /** Goes on to the next paragraph. */
  next(): void {
    this.paragraph++
    this.entersPiece = this.paragraph === this.#pieceParagraphs[this.piece + 1]
    if (this.entersPiece) this.nextPiece()
  }

  /** Goes on to the next piece, at its first paragraph. */
  nextPiece(): void {
    this.entersPiece = true
    this.#at = this.#at + 1 < this.#count ? this.#at + 1 : 0
    this.piece = this.#pieces[this.#at] as number
    this.paragraph = this.#pieceParagraphs[this.piece] as number
  }
}

/** Shuffles the numbers from `start` up to `end`: every order has the same chance. */
function shuffle(numbers: Uint16Array, start: number, end: number, random: Random): void {
  for (let left = end - start; left > 1; left--) {
    const last = start + left - 1
    const place = start + random.below(left)
    const number = numbers[last] as number
    numbers[last] = numbers[place] as number
    numbers[place] = number
  }
}

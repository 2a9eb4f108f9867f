import type { IncomingMessage, ServerResponse } from 'node:http'
import type { UnreadAnswers } from '../http/unread-answers.js'

/** Bodies up to this length come from Node's own pool. */
const SHORTEST = 4096
/** The smallest buffer, in bytes. */
const SHORTEST_CLASS = 32 * 1024

/** The most bytes of free buffers, unless more are in use. */
const KEPT = 8 * 2 ** 20

/**
 * Reuses the buffers of long bodies. Fresh memory causes page faults, which take nearly half the time
 * of a POST of a hundred paragraphs, and 40 MB of it wait to be collected.
 */
export class BodyPool {
  readonly #unread: UnreadAnswers
  /** Free buffers by length, a power of two. */
  readonly #waiting = new Map<number, Buffer[]>()
  #kept = 0

  /** @param unread counts the memory of every long body */
  constructor(unread: UnreadAnswers) {
    this.#unread = unread
  }

  /**
   * A buffer for the body of an answer. It returns to the pool when the answer is sent.
   *
   * @returns undefined when the connection has ended
   */
  take(length: number, request: IncomingMessage, response: ServerResponse): Buffer | undefined {
    if (length <= SHORTEST) return Buffer.allocUnsafe(length)
    const size = classOf(length)
    const buffer = this.#lend(size, request, response, () => this.borrow(size))
    return buffer?.subarray(0, length)
  }

  /**
   * Makes a borrowed buffer the body of an answer, like one that `take` gives.
   *
   * @returns false when the connection has ended, and the buffer must be given back
   */
  lend(borrowed: Buffer, request: IncomingMessage, response: ServerResponse): boolean {
    return this.#lend(borrowed.length, request, response, () => borrowed) !== undefined
  }

  #lend(
    size: number,
    request: IncomingMessage,
    response: ServerResponse,
    get: () => Buffer,
  ): Buffer | undefined {
    let buffer: Buffer | undefined
    const giveBack = () => {
      if (buffer !== undefined) this.giveBack(buffer)
    }
    if (!this.#unread.lend(request, response, size, giveBack)) return undefined
    buffer = get()
    return buffer
  }

  /** A buffer of at least a length, for a body whose length is not known yet. Lend it or give it back. */
  borrow(length: number): Buffer {
    const size = classOf(length)
    const buffer = this.#waiting.get(size)?.pop()
    if (buffer === undefined) return Buffer.allocUnsafeSlow(size)
    this.#kept -= size
    return buffer
  }

  /** Keeps a buffer, unless the free buffers already exceed `KEPT` and the bytes in use. */
  giveBack(buffer: Buffer): void {
    const most = Math.max(KEPT, this.#unread.owed)
    this.#kept += buffer.length
    const others = this.#waiting.get(buffer.length)
    if (others === undefined) this.#waiting.set(buffer.length, [buffer])
    else others.push(buffer)
    for (const [size, buffers] of this.#waiting) {
      while (this.#kept > most && buffers.pop() !== undefined) this.#kept -= size
    }
  }
}

/** The length of the buffer for a body. */
function classOf(length: number): number {
  let size = SHORTEST_CLASS
  while (size < length) size *= 2
  return size
}

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
    let size = SHORTEST_CLASS
    while (size < length) size *= 2
    let buffer: Buffer | undefined
    const giveBack = () => {
      if (buffer !== undefined) this.#giveBack(buffer)
    }
    if (!this.#unread.lend(request, response, size, giveBack)) return undefined
    buffer = this.#waiting.get(size)?.pop()
    if (buffer === undefined) buffer = Buffer.allocUnsafeSlow(size)
    else this.#kept -= size
    return buffer.subarray(0, length)
  }

  /** Keeps a buffer, unless the free buffers already exceed `KEPT` and the bytes in use. */
  #giveBack(buffer: Buffer): void {
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { UnreadAnswers } from '../http/unread-answers.js'

/** Shorter bodies come from Node's own pool. */
const SHORTEST = 4096
const SHORTEST_CLASS = 32 * 1024

/** How many bytes of buffers are kept, all together, where no more are in use. */
const KEPT = 8 * 2 ** 20

/**
 * The buffers of long bodies, which are used again. Fresh memory costs its page faults: nearly
 * half the time of a POST of a hundred paragraphs, and 40 MB until it is collected.
 */
export class BodyPool {
  readonly #unread: UnreadAnswers
  /** Buffers that wait for their next use, by their length: a power of two. */
  readonly #waiting = new Map<number, Buffer[]>()
  #kept = 0

  /** @param unread told of every long body that is written */
  constructor(unread: UnreadAnswers) {
    this.#unread = unread
  }

  /**
   * A buffer of a length for the body of an answer, which comes back when the answer is sent.
   *
   * @returns undefined when the connection has ended: there is nobody to write the body for
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

  /** Keeps a buffer for its next use, unless as many wait as are in use. */
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

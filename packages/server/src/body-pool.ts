import type { ServerResponse } from 'node:http'

/** Shorter bodies come from Node's own pool. */
const SHORTEST = 4096
const SHORTEST_CLASS = 32 * 1024

/** How many bytes of buffers are kept at most, all together. */
const KEPT = 8 * 2 ** 20

/** Buffers that wait for their next use, by their length: a power of two. */
const waiting = new Map<number, Buffer[]>()
let kept = 0
let lent = 0

/** How many bytes of buffers are in answers that have not been sent yet. */
export const lentBytes = (): number => lent

/**
 * A buffer of a length for the body of an answer, which comes back for another when the
 * answer has been sent. Fresh memory costs its page faults: nearly half the time of a POST of
 * a hundred paragraphs, and 40 MB until it is collected.
 */
export function bodyBuffer(length: number, response: ServerResponse): Buffer {
  if (length <= SHORTEST) return Buffer.allocUnsafe(length)
  let size = SHORTEST_CLASS
  while (size < length) size *= 2
  const known = waiting.get(size)?.pop()
  if (known !== undefined) kept -= size
  const buffer = known ?? Buffer.allocUnsafeSlow(size)
  lent += size
  response.once('close', () => {
    lent -= size
    // Not where the connection broke: the system may still hold what it was given.
    if (response.writableFinished) giveBack(buffer)
  })
  return buffer.subarray(0, length)
}

function giveBack(buffer: Buffer): void {
  if (kept + buffer.length > KEPT) return
  kept += buffer.length
  const others = waiting.get(buffer.length)
  if (others === undefined) waiting.set(buffer.length, [buffer])
  else others.push(buffer)
}

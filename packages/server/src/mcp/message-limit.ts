/** Bounds the messages that do not count as requests, such as a handshake or a list of tools. */
import { LIMIT, QUOTA_EXCEEDED } from '@polyipsum/contract'
import { type Problem, problemOfType } from '@polyipsum/fetch/http'
import { OVERLOADED } from '../http/refusals.js'
import { type Client, FULL } from '../limit/quota.js'
import { SlidingWindow } from '../limit/sliding-window.js'

/** The messages of one client in a window, for each request that it may send. */
const PER_REQUEST = 5

/** The most messages of all clients in a window: 4,000 a second. */
const CAPACITY = 2 ** 18

/**
 * Makes a function that counts a message of a client, in this process alone.
 *
 * @param requests of one client in a window
 * @returns of the function: the refusal of the message; undefined if it may go on
 */
export function messageLimit(requests: number): (client: Client) => Problem | undefined {
  const limit = requests * PER_REQUEST
  const { windowSeconds } = LIMIT
  const window = new SlidingWindow({
    limit,
    windowMs: windowSeconds * 1000,
    now: () => performance.now(),
    capacity: CAPACITY,
  })
  return function refusalOf(client) {
    const quota = window.take(client)
    if (quota === FULL) return OVERLOADED
    if (quota.allowed) return undefined
    const seconds = Math.min(windowSeconds, Math.ceil(quota.resetMs / 1000))
    return problemOfType(
      QUOTA_EXCEEDED,
      429,
      'Too Many Requests',
      `More than ${limit} messages within ${windowSeconds} seconds. Retry after ${seconds} seconds.`,
      {},
      { 'retry-after': String(seconds) },
    )
  }
}

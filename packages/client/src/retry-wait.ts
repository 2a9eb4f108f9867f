/** How long to wait between attempts. */

/** The longest wait before the second attempt; it doubles with each further one. */
const BACKOFF_MS = 250
const MAX_BACKOFF_MS = 8000

/** By up to this share a wait is longer than it was asked for. */
const JITTER = 0.1

/**
 * The milliseconds that `Retry-After` tells, in seconds or as a date; undefined where it says
 * nothing of the kind. https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 *
 * @param now milliseconds since 1970
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(value)) return 1000 * Number(value)
  // Without its letters first `Date.parse` would take almost anything for a date. The oldest form
  // names no zone, but is in GMT, too.
  const at = /^[A-Z]/.test(value) ? Date.parse(value.replace(/( GMT)?$/, ' GMT')) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

/**
 * How long to wait before the next attempt, in milliseconds.
 *
 * @param asked what the service asked for
 * @param retries how many there have been: the wait grows with them, and is anywhere below its
 *   bound, so that those who failed together do not come back together
 */
export function retryWaitMs(asked: number | undefined, retries: number): number {
  return asked === undefined
    ? Math.random() * Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** retries)
    : asked * (1 + JITTER * Math.random())
}

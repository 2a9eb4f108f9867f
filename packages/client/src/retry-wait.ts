/** How long to wait between attempts. */

/** The longest wait before the second attempt. It doubles with each attempt, up to a bound. */
const BACKOFF_MS = 250
const MAX_BACKOFF_MS = 8000

/** A wait is longer than the service asks for by up to this share. */
const JITTER = 0.1

/**
 * The milliseconds that `Retry-After` asks to wait. The header has seconds or a date; the result
 * is undefined when it has neither. https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 *
 * @param now milliseconds since 1970
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(value)) return 1000 * Number(value)
  // `Date.parse` takes almost any text for a date, but a date of HTTP begins with a letter. The
  // oldest form names no zone, but is in GMT, too.
  const at = /^[A-Z]/.test(value) ? Date.parse(value.replace(/( GMT)?$/, ' GMT')) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

/**
 * How long to wait before the next attempt, in milliseconds.
 *
 * @param asked the milliseconds that the service asks for
 * @param retries how many attempts have followed the first. The bound of the wait grows with them.
 *   The wait itself is random, so that clients that failed together do not come back together
 */
export function retryWaitMs(asked: number | undefined, retries: number): number {
  return asked === undefined
    ? Math.random() * Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** retries)
    : asked * (1 + JITTER * Math.random())
}

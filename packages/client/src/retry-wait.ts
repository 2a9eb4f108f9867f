/** The waits between attempts. */

/** The longest wait before the second attempt. Doubles with each attempt, up to MAX_BACKOFF_MS. */
const BACKOFF_MS = 250
const MAX_BACKOFF_MS = 8000

/** A wait that the service asks for is extended by up to this share. */
const JITTER = 0.1

/**
 * The wait that `Retry-After` asks for, in milliseconds; undefined unless the header has seconds
 * or a date. https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 *
 * @param now milliseconds since 1970
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(value)) return 1000 * Number(value)
  // `Date.parse` accepts almost any text, but an HTTP date begins with a letter. The asctime form
  // has no time zone; it is in GMT too.
  const at = /^[A-Z]/.test(value) ? Date.parse(value.replace(/( GMT)?$/, ' GMT')) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

/**
 * The wait before the next attempt, in milliseconds. It is random, so that clients that failed
 * together do not return together.
 *
 * @param asked the milliseconds that the service asks for
 * @param retries how many attempts followed the first one so far
 */
export function retryWaitMs(asked: number | undefined, retries: number): number {
  return asked === undefined
    ? Math.random() * Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** retries)
    : asked * (1 + JITTER * Math.random())
}

/** The headers and the problem of a limit: draft-ietf-httpapi-ratelimit-headers-11. */
import { LIMIT, QUOTA_EXCEEDED } from '@polyipsum/contract'
import { type Problem, problemOfType } from './problem.js'

const POLICY_NAME = LIMIT.policy

/** The length of the service's window. */
export const WINDOW_SECONDS = LIMIT.windowSeconds

/**
 * The value of `RateLimit-Policy`.
 *
 * @param limit requests of one client within a window
 * @param window its length in seconds
 */
export function policyOf(limit: number, window: number = WINDOW_SECONDS): string {
  return `"${POLICY_NAME}";q=${limit};w=${window}`
}

/**
 * The value of `RateLimit`.
 *
 * @param remaining further requests that the window would admit now
 * @param reset seconds until it would admit one more than now
 */
export function rateLimitOf(remaining: number, reset: number): string {
  return `"${POLICY_NAME}";r=${remaining};t=${reset}`
}

/** @param retryAfter seconds until the client may send a request */
export function quotaExceeded(
  limit: number,
  retryAfter: number,
  window: number = WINDOW_SECONDS,
): Problem {
  return problemOfType(
    QUOTA_EXCEEDED,
    429,
    'Too Many Requests',
    `More than ${limit} requests within ${window} seconds. Retry after ${retryAfter} seconds.`,
    { 'violated-policies': [POLICY_NAME] },
    { 'retry-after': String(retryAfter) },
  )
}

/** A limit on the requests of a client. */

import type { Problem } from '../http/problem.js'
import { policyOf, quotaExceeded, rateLimitOf, WINDOW_SECONDS } from '../http/quota.js'

/** What a limit says of a request. */
export interface Quota {
  /** Whether the request may go on. */
  readonly allowed: boolean
  /** The requests that one client may send within a window. */
  readonly limit: number
  /** The length of the window in seconds: a whole number from 1. By default, 60. */
  readonly window?: number | undefined
  /**
   * The number of further requests that the window would admit now. Without it, only a refused request is
   * told what remains: 0.
   */
  readonly remaining?: number | undefined
  /** Seconds until the window would admit one more request than now. By default, the whole window. */
  readonly reset?: number | undefined
}

/**
 * Counts a request for its client.
 *
 * @param request may be read except for its body
 * @param context the further arguments of the handler, which depend on the platform
 * @returns undefined when the client has no limit
 */
export type Limit<Context extends readonly unknown[]> = (
  request: Request,
  ...context: Context
) => Quota | undefined | Promise<Quota | undefined>

/** The decision on a request. */
export interface Admission {
  /** Headers of its answer. */
  readonly headers: Readonly<Record<string, string>>
  /** The answer to a refused request; undefined for an admitted one. */
  readonly refusal: Problem | undefined
}

/** The decision on a request without a limit. */
export const UNLIMITED: Admission = { headers: {}, refusal: undefined }

export function admissionOf(quota: Quota): Admission {
  const { allowed, limit, window = WINDOW_SECONDS } = quota
  const remaining = allowed ? quota.remaining : 0
  // A refused client that waits as long as it is told to gets in.
  const reset = Math.min(window, Math.max(allowed ? 0 : 1, Math.ceil(quota.reset ?? window)))
  return {
    headers: {
      'ratelimit-policy': policyOf(limit, window),
      ...(remaining !== undefined && { ratelimit: rateLimitOf(remaining, reset) }),
    },
    refusal: allowed ? undefined : quotaExceeded(limit, reset, window),
  }
}

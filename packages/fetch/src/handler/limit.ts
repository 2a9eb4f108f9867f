/** A limit on the requests of a client. */
import type { Headers as HeaderFields } from '../answer/text-headers.js'
import type { Problem } from '../http/problem.js'
import { policyOf, quotaExceeded, rateLimitOf, WINDOW_SECONDS } from '../http/quota.js'

/** The quota of a client. */
export interface Quota {
  /** The requests that one client may send within a window. */
  readonly limit: number
  /** The length of the window in seconds: a whole number from 1. By default, 60. */
  readonly window?: number | undefined
  /** The number of further requests that the window would admit now. Without it, answers do not say. */
  readonly remaining?: number | undefined
  /** Seconds until the window would admit one more request than now. By default, the whole window. */
  readonly reset?: number | undefined
}

/** The quota of a client, and whether its request may go on. Nothing remains after one that may not. */
export interface Decision extends Quota {
  readonly allowed: boolean
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
) => Decision | undefined | Promise<Decision | undefined>

/**
 * Tells the quota of a client whose request does not count: OPTIONS, or a method that the path does not
 * have. It takes and returns what a `Limit` does, but counts nothing.
 */
export type Peek<Context extends readonly unknown[]> = (
  request: Request,
  ...context: Context
) => Quota | undefined | Promise<Quota | undefined>

/** The decision on a request. */
export interface Admission {
  /** Headers of its answer. */
  readonly headers: HeaderFields
  /** The answer to a refused request; undefined for an admitted one. */
  readonly refusal: Problem | undefined
}

/** The decision on a request without a limit. */
export const UNLIMITED: Admission = { headers: {}, refusal: undefined }

export function admissionOf(decision: Decision): Admission {
  if (decision.allowed) return { headers: quotaHeaders(decision), refusal: undefined }
  const { limit, window = WINDOW_SECONDS, reset = window } = decision
  // A client that waits as long as it is told to gets in.
  const wait = Math.min(window, Math.max(1, Math.ceil(reset)))
  return {
    headers: quotaHeaders({ limit, window, remaining: 0, reset: wait }),
    refusal: quotaExceeded(limit, wait, window),
  }
}

/** The headers that state a quota. */
export function quotaHeaders({
  limit,
  window = WINDOW_SECONDS,
  remaining,
  reset = window,
}: Quota): HeaderFields {
  const seconds = Math.min(window, Math.max(0, Math.ceil(reset)))
  return {
    'ratelimit-policy': policyOf(limit, window),
    ...(remaining !== undefined && { ratelimit: rateLimitOf(remaining, seconds) }),
  }
}

/** The limit of requests as HTTP tells it: draft-ietf-httpapi-ratelimit-headers-11. */
import { LIMIT, QUOTA_EXCEEDED } from '@polyipsum/contract'
import { type Problem, problem, problemOfType } from '../http/problem.js'
import { type Client, FULL, type Quota, type QuotaWindow, type WINDOW_MODES } from './quota.js'

/** The span of time in which a client may send so many requests. */
export const WINDOW_SECONDS = LIMIT.windowSeconds

const POLICY_NAME = LIMIT.policy

/** What the limit says of one request. */
export interface Admission {
  /** The value of `RateLimit`. */
  readonly rateLimit: string
  /** The answer to give instead, where the request may not go on. */
  readonly refusal: Problem | undefined
}

export const DECISIONS = ['allowed', 'refused', 'full'] as const

export class RateLimit {
  /** Requests a minute for one client. */
  readonly limit: number
  /** The value of `RateLimit-Policy`. */
  readonly policy: string
  readonly window: QuotaWindow
  /** How many requests were let in and not, by who counted them. */
  readonly decisions = {
    local: newDecisions(),
    shared: newDecisions(),
    stand_in: newDecisions(),
  } satisfies Record<(typeof WINDOW_MODES)[number], Decisions>

  /**
   * @param limit requests a minute for one client, from 1
   * @param window counts them
   */
  constructor(limit: number, window: QuotaWindow) {
    this.limit = limit
    this.policy = `"${POLICY_NAME}";q=${limit};w=${WINDOW_SECONDS}`
    this.window = window
  }

  /** Counts a request; a promise only where the window has to ask elsewhere. */
  admit(client: Client): Admission | Promise<Admission> {
    const quota = this.window.take(client)
    return quota instanceof Promise
      ? quota.then((quota) => this.#decide(quota))
      : this.#decide(quota)
  }

  /** The value of `RateLimit` for a request that does not count. */
  inform(client: Client): string | Promise<string> {
    const quota = this.window.peek(client)
    return quota instanceof Promise ? quota.then(rateLimit) : rateLimit(quota)
  }

  /** The headers that tell a client its quota. */
  headers(rateLimit: string): Readonly<Record<string, string>> {
    return { 'ratelimit-policy': this.policy, ratelimit: rateLimit }
  }

  #decide(quota: Quota | typeof FULL): Admission {
    const decisions = this.decisions[this.window.mode]
    if (quota === FULL) {
      decisions.full++
      return FULL_ADMISSION
    }
    if (quota.allowed) {
      decisions.allowed++
      return { rateLimit: rateLimit(quota), refusal: undefined }
    }
    decisions.refused++
    return { rateLimit: rateLimit(quota), refusal: quotaExceeded(this.limit, seconds(quota)) }
  }
}

/** @param retryAfter seconds until the client may send a request */
export function quotaExceeded(limit: number, retryAfter: number): Problem {
  return problemOfType(
    QUOTA_EXCEEDED,
    429,
    'Too Many Requests',
    `More than ${limit} requests within ${WINDOW_SECONDS} seconds. Retry after ${retryAfter} seconds.`,
    { 'violated-policies': [POLICY_NAME] },
    { 'retry-after': String(retryAfter) },
  )
}

type Decisions = Record<(typeof DECISIONS)[number], number>

function newDecisions(): Decisions {
  return { allowed: 0, refused: 0, full: 0 }
}

/** Seconds until the client may send one request more than now: 0 where it has sent none. */
function seconds({ resetMs }: Pick<Quota, 'resetMs'>): number {
  // Clocks with fractions are added and subtracted: a rounding must not make a second of it.
  return Math.min(WINDOW_SECONDS, Math.ceil(resetMs / 1000))
}

/** The value of `RateLimit`. */
export function rateLimit(quota: Pick<Quota, 'remaining' | 'resetMs'>): string {
  return `"${POLICY_NAME}";r=${quota.remaining};t=${seconds(quota)}`
}

const FULL_ADMISSION: Admission = {
  rateLimit: rateLimit({ remaining: 0, resetMs: 1000 }),
  refusal: problem(
    'service-unavailable',
    'The service has more requests than it can count.',
    {},
    { 'retry-after': '1' },
  ),
}

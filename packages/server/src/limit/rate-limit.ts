/** The limit of requests and its headers: draft-ietf-httpapi-ratelimit-headers-11. */
import {
  type Problem,
  policyOf,
  problem,
  quotaExceeded,
  rateLimitOf,
  WINDOW_SECONDS,
} from '@polyipsum/fetch/http'
import { type Client, FULL, type Quota, type QuotaWindow, type WINDOW_MODES } from './quota.js'

/** The decision of the limit on a request. */
export interface Admission {
  /** The value of `RateLimit`. */
  readonly rateLimit: string
  /** The answer to a refused request; undefined for an admitted one. */
  readonly refusal: Problem | undefined
}

export const DECISIONS = ['allowed', 'refused', 'full'] as const

export class RateLimit {
  /** Requests a minute for one client. */
  readonly limit: number
  /** The value of `RateLimit-Policy`. */
  readonly policy: string
  readonly window: QuotaWindow
  /** The number of each decision, by the window that counted. */
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
    this.policy = policyOf(limit)
    this.window = window
  }

  /** Counts a request. Returns a promise only if the window must ask Redis. */
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

  /** The quota headers. */
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

type Decisions = Record<(typeof DECISIONS)[number], number>

function newDecisions(): Decisions {
  return { allowed: 0, refused: 0, full: 0 }
}

/** Seconds until the client may send one more request than now; 0 when it has sent none. */
function seconds({ resetMs }: Pick<Quota, 'resetMs'>): number {
  // Rounding errors of the clock must not exceed the window.
  return Math.min(WINDOW_SECONDS, Math.ceil(resetMs / 1000))
}

/** The value of `RateLimit`. */
export function rateLimit(quota: Pick<Quota, 'remaining' | 'resetMs'>): string {
  return rateLimitOf(quota.remaining, seconds(quota))
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

/** The limit of requests as HTTP tells it: draft-ietf-httpapi-ratelimit-headers-11. */
import { type Problem, problem, problemOfType, QUOTA_EXCEEDED } from './problem.js'
import { type Client, FULL, type Quota, SlidingWindow } from './sliding-window.js'

/** The span of time in which a client may send so many requests. */
const WINDOW_SECONDS = 60

const POLICY_NAME = 'default'

/** What the limit says of one request. */
export interface Admission {
  /** The value of `RateLimit`. */
  readonly rateLimit: string
  /** The answer to give instead, where the request may not go on. */
  readonly refusal: Problem | undefined
}

export class RateLimit {
  /** The value of `RateLimit-Policy`. */
  readonly policy: string
  readonly #limit: number
  readonly #window: SlidingWindow

  /**
   * @param limit requests a minute for one client, from 1
   * @param now milliseconds on a clock that never goes back
   */
  constructor(limit: number, now: () => number) {
    this.#limit = limit
    this.policy = `"${POLICY_NAME}";q=${limit};w=${WINDOW_SECONDS}`
    this.#window = new SlidingWindow({ limit, windowMs: WINDOW_SECONDS * 1000, now })
  }

  /** Counts a request. */
  admit(client: Client): Admission {
    const quota = this.#window.take(client)
    if (quota === FULL) return { rateLimit: this.inform(client), refusal: OVERLOADED }
    return {
      rateLimit: rateLimit(quota),
      refusal: quota.allowed ? undefined : this.#exceeded(seconds(quota)),
    }
  }

  /** The value of `RateLimit` for a request that does not count. */
  inform(client: Client): string {
    return rateLimit(this.#window.peek(client))
  }

  #exceeded(retryAfter: number): Problem {
    return problemOfType(
      QUOTA_EXCEEDED,
      429,
      'Too Many Requests',
      `More than ${this.#limit} requests within ${WINDOW_SECONDS} seconds. Retry after ${retryAfter} seconds.`,
      { 'violated-policies': [POLICY_NAME] },
      { 'retry-after': String(retryAfter) },
    )
  }
}

const OVERLOADED = problem(
  'service-unavailable',
  'The service has more requests than it can count.',
  {},
  { 'retry-after': '1' },
)

/** Seconds until the client may send one request more than now: 0 where it has sent none. */
function seconds({ resetMs }: Quota): number {
  return Math.ceil(resetMs / 1000)
}

function rateLimit(quota: Quota): string {
  return `"${POLICY_NAME}";r=${quota.remaining};t=${seconds(quota)}`
}

import { ConnectionError } from './connection-error.js'
import { DeadlineError } from './deadline-error.js'
import type { HttpRequest } from './http-request.js'
import { ProblemError } from './problem-error.js'
import { retryWaitMs } from './retry-wait.js'

/** The bounds of one call, with defaults filled in. */
export interface Bounds {
  readonly timeoutMs: number
  readonly retries: number
}

/** The statuses after which the same request may succeed. */
const TEMPORARY = [429, 502, 503, 504]

/** The longest delay of `setTimeout`. With a longer one it fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** @throws RangeError when a bound is out of its range */
export function checkBounds({ timeoutMs, retries }: Bounds): void {
  if (!(timeoutMs > 0)) {
    throw new RangeError(`timeoutMs must be a number above 0, but is ${timeoutMs}`)
  }
  if (!(retries >= 0 && Math.floor(retries) === retries)) {
    throw new RangeError(`retries must be a whole number from 0, but is ${retries}`)
  }
}

/**
 * Sends a request until an answer comes, a failure is final, or the time is over. A POST may be
 * sent again like a GET, because the service stores nothing.
 *
 * @param send makes one attempt, and should end it when its signal aborts
 * @throws the reason of `signal`, DeadlineError, or the error of the last attempt
 */
export async function attempts<Answer>(
  request: HttpRequest,
  { timeoutMs, retries }: Bounds,
  signal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  signal?.throwIfAborted()
  const until = performance.now() + timeoutMs
  const controller = new AbortController()
  const timers: ReturnType<typeof setTimeout>[] = []
  let failure: unknown
  // Rejects even when an attempt ignores its signal.
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  const onAbort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  if (timeoutMs <= MAX_TIMER_MS) {
    const onDeadline = () => controller.abort(new DeadlineError(request, timeoutMs, failure))
    timers.push(setTimeout(onDeadline, timeoutMs))
  }
  try {
    for (let retry = 0; ; retry++) {
      try {
        return await Promise.race([stopped, send(controller.signal)])
      } catch (error) {
        failure = error
      }
      controller.signal.throwIfAborted()
      if (retry >= retries || !isTemporary(failure)) throw failure
      const asked = failure instanceof ProblemError ? failure.retryAfterMs : undefined
      const waitMs = retryWaitMs(asked, retry)
      if (waitMs >= until - performance.now()) throw failure
      const wait = new Promise<void>((resolve) => {
        timers.push(setTimeout(resolve, Math.min(waitMs, MAX_TIMER_MS)))
      })
      await Promise.race([stopped, wait])
    }
  } finally {
    timers.forEach(clearTimeout)
    signal?.removeEventListener('abort', onAbort)
  }
}

function isTemporary(error: unknown): boolean {
  return error instanceof ProblemError
    ? TEMPORARY.includes(error.status)
    : error instanceof ConnectionError && error.status === undefined
}

import { ConnectionError } from './connection-error.js'
import { DeadlineError } from './deadline-error.js'
import type { HttpRequest } from './http-request.js'
import { ProblemError } from './problem-error.js'
import { retryWaitMs } from './retry-wait.js'

/** The bounds of one call, complete. */
export interface Bounds {
  readonly timeoutMs: number
  readonly retries: number
}

/** The statuses that may be over a while later. */
const PASSING = [429, 502, 503, 504]

/** The longest time of a timer. It fires at once when the time is longer. */
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
 * Sends a request until an answer comes, the request fails for good, or its time is over. Every
 * request may be sent again, a POST too, because the service stores nothing.
 *
 * @param send makes one attempt; its signal may end the attempt
 * @throws the reason of `signal`, DeadlineError, or what the last attempt threw
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
  let stop = (_reason: unknown): void => {}
  // The call ends even when an attempt does not heed its signal.
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(reason)
      controller.abort(reason)
    }
  })
  const onAbort = () => stop(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  if (timeoutMs <= MAX_TIMER_MS) {
    const onDeadline = () => stop(new DeadlineError(request, timeoutMs, failure))
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
      if (retry >= retries || !isPassing(failure)) throw failure
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

function isPassing(error: unknown): boolean {
  return error instanceof ProblemError
    ? PASSING.includes(error.status)
    : error instanceof ConnectionError && error.status === undefined
}

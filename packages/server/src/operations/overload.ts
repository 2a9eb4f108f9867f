/** Refuses a part of the requests where there are more than the process can answer in time. */
import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** How late the event loop may commonly be, in milliseconds, before requests are refused. */
const MAX_DELAY_MS = 100
/** So late it may be before most are refused at once. */
const DROWNING_MS = 500

const SAMPLE_MS = 500
/** Finer would cost every request half a percent, and tell no more. */
const RESOLUTION_MS = 25
const MIN_SAMPLES = 4
/**
 * The share of the time in which the event loop has to be busy. One that is late and idle waits for
 * a processor that others have: to refuse requests would give it none.
 */
const BUSY = 0.9

/** Up in large steps, down in small ones, as TCP finds its rate. */
const STEP_UP = 0.2
const STEP_DOWN = 0.05
const DROWNING_RATIO = 0.8
/** Some always pass, so that the delay is that of real work. */
const MAX_RATIO = 0.95

export interface OverloadOptions {
  /** Told when refusing begins and when it has ended. */
  readonly onChange: (overloaded: boolean) => void
}

/**
 * Follows the delay of the event loop: the time that whatever has arrived waits for its turn.
 *
 * The median of half a second counts, and the lesser of two in a row, so that one long pause, of
 * this process or of the whole machine, is no overload; and only where the process itself is busy.
 * The share to refuse then moves by steps, so that the rest is as much as the process can do;
 * `@fastify/under-pressure` would refuse everything or nothing.
 */
export class Overload {
  /** The share of requests that is refused, from 0 to 1. */
  ratio = 0
  #owed = 0
  readonly #delay: IntervalHistogram
  readonly #timer: NodeJS.Timeout

  constructor({ onChange }: OverloadOptions) {
    this.#delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    this.#delay.enable()
    let last = performance.now()
    let utilization = performance.eventLoopUtilization()
    let lateBefore = 0
    this.#timer = setInterval(() => {
      const now = performance.now()
      // Where the event loop hardly turned at all, it is as late as its turns were long.
      const delayMs =
        this.#delay.count < MIN_SAMPLES
          ? (now - last) / (this.#delay.count + 1)
          : this.#delay.percentile(50) / 1e6 - RESOLUTION_MS
      last = now
      this.#delay.reset()
      const until = performance.eventLoopUtilization()
      const isBusy = performance.eventLoopUtilization(until, utilization).utilization > BUSY
      utilization = until
      const lateMs = isBusy ? delayMs : 0
      const before = this.ratio
      this.ratio = nextRatio(before, Math.min(lateMs, lateBefore))
      lateBefore = lateMs
      if ((before === 0) !== (this.ratio === 0)) onChange(this.ratio > 0)
    }, SAMPLE_MS).unref()
  }

  /** Whether to refuse the next request. */
  sheds(): boolean {
    if (this.ratio === 0) return false
    this.#owed += this.ratio
    if (this.#owed < 1) return false
    this.#owed--
    return true
  }

  close(): void {
    clearInterval(this.#timer)
    this.#delay.disable()
  }
}

/** The share to refuse after half a second in which the event loop was so late. */
export function nextRatio(ratio: number, delayMs: number): number {
  if (delayMs > DROWNING_MS) return Math.min(MAX_RATIO, Math.max(DROWNING_RATIO, ratio + STEP_UP))
  if (delayMs > MAX_DELAY_MS) return Math.min(MAX_RATIO, ratio + STEP_UP)
  const next = ratio - STEP_DOWN
  return next < STEP_DOWN / 2 ? 0 : next
}

/** Refuses a share of the requests when there are more than the process can answer in time. */
import { type IntervalHistogram, monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Requests are refused above this median delay of the event loop, in milliseconds. */
const MAX_DELAY_MS = 100
/** Most requests are refused at once above this delay, in milliseconds. */
const DROWNING_MS = 500

const SAMPLE_MS = 500
/** A finer resolution would make every request take half a percent longer, for no better result. */
const RESOLUTION_MS = 25
const MIN_SAMPLES = 4
/**
 * Requests are refused only while the event loop is busy for this share of the time. A loop that is
 * late but idle waits for a processor that other processes use; refusing requests would not help.
 */
const BUSY = 0.9

/** The share goes up in large steps and down in small ones, like the congestion control of TCP. */
const STEP_UP = 0.2
const STEP_DOWN = 0.05
const DROWNING_RATIO = 0.8
/** Some requests always pass, so that the delay reflects real work. */
const MAX_RATIO = 0.95

export interface OverloadOptions {
  /** Called when refusing begins and when it ends. */
  readonly onChange: (overloaded: boolean) => void
}

/**
 * Observes the delay of the event loop, which is the time that a new event waits.
 *
 * It takes the median of each half second, and the lesser of two in a row, so that one long pause of
 * the process or the machine is not an overload. It ignores the delay unless the process is busy. The
 * refused share moves in steps until the process can do the rest; `@fastify/under-pressure` would
 * refuse all requests or none.
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
      // With so few samples, the delay is the average length of a turn.
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

/** The share to refuse after a half second with this delay. */
export function nextRatio(ratio: number, delayMs: number): number {
  if (delayMs > DROWNING_MS) return Math.min(MAX_RATIO, Math.max(DROWNING_RATIO, ratio + STEP_UP))
  if (delayMs > MAX_DELAY_MS) return Math.min(MAX_RATIO, ratio + STEP_UP)
  const next = ratio - STEP_DOWN
  return next < STEP_DOWN / 2 ? 0 : next
}

/** Ends the process when its event loop stalls, so that a supervisor restarts it. */
import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { underWay } from './under-way.js'

/** The exit code after a stall: EX_SOFTWARE of sysexits.h, which Node.js does not use. */
export const STALL_EXIT_CODE = 70

/** The event loop stalls when it stands still for this long, in milliseconds. */
const STALL_MS = 10_000

/** The beats of the event loop within the time of a stall. */
const BEATS_A_STALL = 20

/**
 * The thread acts when this many beats are missing. They are two fewer than a stall has, because a stall
 * begins between two beats, and ending the process takes a moment.
 */
export const PATIENCE = BEATS_A_STALL - 2

/** The places of the numbers in the memory that the event loop shares with the thread. */
export const SHARED = {
  /** The event loop increments it. */
  beats: 0,
  /** The milliseconds that the shutdown may take; 0 before it begins. */
  graceMs: 1,
  /** 1 while a debugger is attached, which may stop the event loop for any time. */
  isDebugged: 2,
} as const

/** The description of the global symbol by which the thread finds `underWay`. */
export const UNDER_WAY = 'polyipsum.under-way'

/** The data that the thread starts with. */
export interface WatchdogData {
  readonly shared: Int32Array
  readonly beatMs: number
  /** Whether the thread may write to the log. */
  readonly logs: boolean
}

export interface Watchdog {
  /** Lets no stall exceed the grace of the shutdown. Call it when the shutdown begins. */
  readonly limitShutdown: () => void
}

/**
 * Watches the event loop from a thread of its own. When the loop has stood still for ten seconds, the
 * thread logs the request under way and the stack, and ends the process with `STALL_EXIT_CODE`.
 *
 * A stalled process does not handle signals. If the grace of the shutdown is less than ten seconds, the
 * grace (at least a second) is also the limit of a stall. So SIGTERM ends a stalled process within it.
 */
export function startWatchdog(graceMs: number, logger: FastifyBaseLogger): Watchdog {
  const beatMs = Math.min(STALL_MS, Math.max(graceMs, 1000)) / BEATS_A_STALL
  const shared = new Int32Array(new SharedArrayBuffer(4 * Object.keys(SHARED).length))
  Object.defineProperty(globalThis, Symbol.for(UNDER_WAY), { value: underWay, configurable: true })
  setInterval(function beat() {
    Atomics.add(shared, SHARED.beats, 1)
    Atomics.store(shared, SHARED.isDebugged, inspectorUrl() === undefined ? 0 : 1)
  }, beatMs).unref()
  const workerData: WatchdogData = {
    shared,
    beatMs,
    logs: logger.level !== 'silent',
  }
  const thread = new Worker(new URL('./watchdog-thread.js', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  thread.on('error', (err) =>
    logger.error({ err }, 'the watchdog has ended: stalls are no longer detected'),
  )
  thread.unref()
  return { limitShutdown: () => Atomics.store(shared, SHARED.graceMs, graceMs) }
}

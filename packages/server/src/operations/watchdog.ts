/** Ends the process when its event loop stalls, so that a supervisor starts it again. */
import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { underWay } from './under-way.js'

/** The process ends with this when it stalls: EX_SOFTWARE of sysexits.h, which Node.js does not use. */
export const STALL_EXIT_CODE = 70

/** The event loop may stand still for less than this, in milliseconds. */
const STALL_MS = 10_000

/** How many times within the least stall the event loop shows that it turns. */
const BEATS_A_STALL = 20

/**
 * After so many beats without a change the event loop stalls. Two less than a stall has: it begins
 * between two of them, and the end takes a moment.
 */
export const PATIENCE = BEATS_A_STALL - 2

/** What the thread knows of the event loop: numbers in memory that both share. */
export const SHARED = {
  /** Goes up while the event loop turns. */
  beats: 0,
  /** How many milliseconds the shutdown may take, once it has begun; before that 0. */
  graceMs: 1,
  /** 1 while a debugger is attached: it may hold the process for as long as it likes. */
  isDebugged: 2,
} as const

/** The description of the global symbol by which the thread finds `underWay`. */
export const UNDER_WAY = 'polyipsum.under-way'

/** What the thread is started with. */
export interface WatchdogData {
  readonly shared: Int32Array
  readonly beatMs: number
  /** Whether the log has what the thread says. */
  readonly logs: boolean
}

export interface Watchdog {
  /** Ends the process also when it stalls on its way to the end. Call it when the shutdown begins. */
  readonly limitShutdown: () => void
}

/**
 * Watches the event loop from a thread of its own. When the loop has stood still for ten seconds, the
 * thread logs the request under way and the stack, and ends the process with `STALL_EXIT_CODE`.
 *
 * A signal does not reach a process that stalls. Where the grace of the shutdown is less than ten
 * seconds, a stall may take no longer than that (a second at least): so SIGTERM ends a process
 * that stalls within its grace.
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
  thread.on('error', (err) => logger.error({ err }, 'the watchdog has ended: no stall is seen'))
  thread.unref()
  return { limitShutdown: () => Atomics.store(shared, SHARED.graceMs, graceMs) }
}

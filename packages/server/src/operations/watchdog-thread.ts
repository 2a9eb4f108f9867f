/** The thread of the watchdog: see `startWatchdog`. */
import { writeSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { PATIENCE, SHARED, STALL_EXIT_CODE, UNDER_WAY, type WatchdogData } from './watchdog.js'

/** The time that the main thread has to answer, and then again to end, in milliseconds. */
const ANSWER_MS = 250

/** The most characters of the URL and frames of the stack that are logged. */
const MOST_CHARACTERS = 2048
const MOST_FRAMES = 30

/** pino's number for “fatal”. */
const FATAL = 60

/**
 * Runs in the stalled main thread. Its result is JSON: the current request, the text that it asks for,
 * and the stack.
 */
const OBSERVATION = `(() => {
  Error.stackTraceLimit = ${MOST_FRAMES}
  const { request, asked } = globalThis[Symbol.for('${UNDER_WAY}')]
  const stack = new Error().stack.split('\\n').slice(3).map((frame) => frame.trim())
  const url = request?.url.slice(0, ${MOST_CHARACTERS})
  return JSON.stringify({ method: request?.method, url, asked, stack })
})()`

const { shared, beatMs, logs } = workerData as WatchdogData

let lastBeats = -1
/** The number of beats since the event loop last turned. */
let still = 0
/** The latest end of the shutdown, in milliseconds of `performance.now`. */
let deadline = Number.POSITIVE_INFINITY

const timer = setInterval(function check() {
  const beats = Atomics.load(shared, SHARED.beats)
  still = beats === lastBeats ? still + 1 : 0
  lastBeats = beats
  const graceMs = Atomics.load(shared, SHARED.graceMs)
  if (graceMs > 0) deadline = Math.min(deadline, performance.now() + graceMs - 2 * beatMs)
  const isLate = still > 1 && performance.now() >= deadline
  if ((still < PATIENCE && !isLate) || Atomics.load(shared, SHARED.isDebugged) === 1) return
  clearInterval(timer)
  void end()
}, beatMs)

/** Logs the current work of the process, and ends it. */
async function end(): Promise<void> {
  const session = new Session()
  session.connectToMainThread()
  const observed = session.post('Runtime.evaluate', { expression: OBSERVATION })
  const { result } = (await Promise.race([observed, sleep(ANSWER_MS)])) ?? {}
  if (logs) log(typeof result?.value === 'string' ? result.value : '{}')
  // Only the main thread can set the exit code.
  void session.post('Runtime.evaluate', { expression: `process.reallyExit(${STALL_EXIT_CODE})` })
  await sleep(ANSWER_MS)
  // The main thread does not answer, for instance in native code.
  process.kill(process.pid, 'SIGKILL')
}

/**
 * Writes a line of the log in the form of pino, because the main thread cannot.
 *
 * @param observation JSON
 */
function log(observation: string): void {
  const line = {
    level: FATAL,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ...JSON.parse(observation),
    msg: `the event loop has stalled: the process ends with ${STALL_EXIT_CODE}`,
  }
  writeSync(1, `${JSON.stringify(line)}\n`)
}

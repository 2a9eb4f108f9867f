/** The thread of the watchdog: see `startWatchdog`. */
import { writeSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { PATIENCE, SHARED, STALL_EXIT_CODE, UNDER_WAY, type WatchdogData } from './watchdog.js'

/** How long the main thread may take to answer, and to end, in milliseconds. */
const ANSWER_MS = 250

/** So many characters of the URL are logged, and so many frames of the stack. */
const MOST_CHARACTERS = 2048
const MOST_FRAMES = 30

/** pino's number for “fatal”. */
const FATAL = 60

/**
 * Runs in the main thread, in the middle of what it is doing. Its result is JSON: the request under
 * way, the text it asks for, and the stack.
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
/** For how many beats the event loop has stood still. */
let still = 0
/** By when the shutdown has to be over, as `performance.now` tells. */
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

/** Logs what the process is doing, and ends it. */
async function end(): Promise<void> {
  const session = new Session()
  session.connectToMainThread()
  const observed = session.post('Runtime.evaluate', { expression: OBSERVATION })
  const { result } = (await Promise.race([observed, sleep(ANSWER_MS)])) ?? {}
  if (logs) log(typeof result?.value === 'string' ? result.value : '{}')
  // Only the main thread can end the process with a code.
  void session.post('Runtime.evaluate', { expression: `process.reallyExit(${STALL_EXIT_CODE})` })
  await sleep(ANSWER_MS)
  // It answers nothing, in native code for instance.
  process.kill(process.pid, 'SIGKILL')
}

/** Writes a line of the log as pino does, which the main thread cannot. @param observation JSON */
function log(observation: string): void {
  const line = {
    level: FATAL,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    ...JSON.parse(observation),
    msg: `the event loop stands still: the process ends with ${STALL_EXIT_CODE}`,
  }
  writeSync(1, `${JSON.stringify(line)}\n`)
}

/** Writes bytes to a target. A file gets all of them or none. */
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { isatty } from 'node:tty'
import type { Destination } from './destination.js'
import { faultInWriting } from './fault.js'
import type { Target, TextRequest } from './options.js'
import type { Progress } from './progress.js'
import { openStdout } from './stdout.js'

const STDERR = 2

/** The signals that end the process. It discards an incomplete text first. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** The milliseconds of work before timers and signals get a turn. */
const TURN_MS = 20

/**
 * @param request the request for the text, for the progress bar; without it there is no bar
 * @throws Fault when the target cannot be written
 */
export async function writeText(
  chunks: Iterable<Uint8Array>,
  target: Target,
  request?: TextRequest,
): Promise<void> {
  let destination: Destination | undefined
  let progress: Progress | undefined
  const cleanUp = () => {
    progress?.end()
    destination?.discard?.()
  }
  const unwatch = atSignal(cleanUp)
  try {
    destination = await open(target)
    if (request !== undefined && isatty(STDERR) && !destination.terminal) {
      progress = new (await import('./progress.js')).Progress(request)
    }
    await pipeline(paced(chunks, destination, progress), destination.stream)
    await destination.finish?.()
    progress?.end()
  } catch (error) {
    cleanUp()
    throw destination === undefined ? error : faultInWriting(destination.name, error)
  } finally {
    unwatch()
  }
}

/** Loads the module of a destination only when it is needed. @throws Fault when it cannot be opened */
async function open(target: Target): Promise<Destination> {
  if (target === 'clipboard') return (await import('./clipboard.js')).openClipboard()
  if (target === 'stdout' || target.path === '/dev/stdout') return openStdout()
  return (await import('./output-file.js')).openOutputFile(target.path)
}

/** Yields the chunks, and counts them for the bar. */
async function* paced(
  chunks: Iterable<Uint8Array>,
  { terminal }: Destination,
  progress: Progress | undefined,
): AsyncGenerator<Uint8Array, void, void> {
  let turned = performance.now()
  let last: number | undefined
  for (const chunk of chunks) {
    yield chunk
    progress?.advance(chunk.length)
    last = chunk.at(-1)
    if (performance.now() - turned > TURN_MS) {
      await turn()
      turned = performance.now()
    }
  }
  // The prompt of a terminal starts on a new line. A file or a pipe gets the text alone.
  if (terminal && last !== NEWLINE[0]) yield NEWLINE
}

const NEWLINE = Buffer.from('\n')

/** Calls back before a signal ends the process. @returns a function that stops this */
function atSignal(callback: () => void): () => void {
  const end = (signal: NodeJS.Signals) => {
    callback()
    unwatch()
    // The parent process must see that the signal ended this one: a shell then reports 130 or 143.
    process.kill(process.pid, signal)
  }
  const unwatch = () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  return unwatch
}

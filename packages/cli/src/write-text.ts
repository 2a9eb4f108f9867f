/** Writes bytes to where they are wanted, wholly or not at all. */
import { pipeline } from 'node:stream/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { isatty } from 'node:tty'
import { type Destination, openDestination } from './destination.js'
import { faultInWriting } from './fault.js'
import type { Target, TextRequest } from './options.js'
import type { Progress } from './progress.js'

const STDERR = 2

/** Signals at which what was begun is taken back before the process ends by them. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** After so much work a turn goes to timers and signals, in milliseconds. */
const TURN_MS = 20

/**
 * @param request what the chunks are the text of; none where they are a few lines
 * @throws Fault where the target cannot be written to
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
    destination?.discard()
  }
  const unwatch = atSignal(cleanUp)
  try {
    destination = await openDestination(target)
    if (request !== undefined && isatty(STDERR) && !destination.terminal) {
      progress = new (await import('./progress.js')).Progress(request)
    }
    await pipeline(paced(chunks, destination, progress), destination.stream)
    await destination.finish()
    progress?.end()
  } catch (error) {
    cleanUp()
    throw destination === undefined ? error : faultInWriting(destination.name, error)
  } finally {
    unwatch()
  }
}

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
  // A prompt belongs on a line of its own; a file or a pipe gets the text and nothing else.
  if (terminal && last !== NEWLINE[0]) yield NEWLINE
}

const NEWLINE = Buffer.from('\n')

/** Calls back at a signal, before the process ends by it, until what it gives is called. */
function atSignal(callback: () => void): () => void {
  const end = (signal: NodeJS.Signals) => {
    callback()
    unwatch()
    // Whoever started the process is to see that it ended by the signal: in a shell, 130 or 143.
    process.kill(process.pid, signal)
  }
  const unwatch = () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  return unwatch
}

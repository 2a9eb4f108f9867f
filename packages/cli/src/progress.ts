/** The progress bar of a long text, on standard error. */
import { setTimeout as sleep } from 'node:timers/promises'
import { encodedLength, generateRead } from '@polyipsum/text'
import type { TextRequest } from './options.js'

/** The milliseconds before the bar appears. */
const PATIENCE_MS = 500

export class Progress {
  #bytes = 0
  #stop: (() => void) | undefined
  readonly #over = new AbortController()

  constructor(request: TextRequest) {
    this.#showLater(request).catch((error: unknown) => {
      if (!this.#over.signal.aborted) throw error
    })
  }

  /** Adds written bytes. */
  advance(bytes: number): void {
    this.#bytes += bytes
  }

  /** Removes the bar. */
  end(): void {
    this.#over.abort()
    this.#stop?.()
  }

  async #showLater(request: TextRequest): Promise<void> {
    const { signal } = this.#over
    await sleep(PATIENCE_MS, undefined, { ref: false, signal })
    const { SingleBar } = (await import('cli-progress')).default
    if (signal.aborted) return
    const bar = new SingleBar({
      format: '{bar} {percentage} % of about {total} | {rate}/s | {eta_formatted} to go',
      formatValue: (value, _options, type) =>
        type === 'total' ? readableBytes(value) : String(value),
      barCompleteChar: '#',
      barIncompleteChar: '-',
      barsize: 24,
      clearOnComplete: true,
      // Without this, the bar changes settings of the terminal; a killed process would leave them so.
      linewrap: true,
    })
    const total = estimateBytes(request)
    const begin = performance.now() - PATIENCE_MS
    const now = () => Math.min(this.#bytes, total)
    const pace = () => {
      const rate = (this.#bytes / (performance.now() - begin)) * 1000
      return { rate: readableBytes(rate) }
    }
    bar.start(total, now(), pace())
    const timer = setInterval(() => bar.update(now(), pace()), 100)
    timer.unref()
    this.#stop = () => {
      clearInterval(timer)
      bar.stop()
      this.#stop = undefined
    }
  }
}

/** Estimates the bytes of a text from a sample of at most 500 items. */
function estimateBytes({ format, ...request }: TextRequest): number {
  const count = Math.min(request.count, 500)
  const passage = generateRead({ ...request, count })
  return Math.ceil((encodedLength(passage, format) / count) * request.count)
}

/** A number of bytes in decimal units: `1.2 GB`. */
export function readableBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'] as const
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`
}

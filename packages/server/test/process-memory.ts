/** The memory of a process. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export const MB = 1024 * 1024

/** The bytes that a process has in memory now. */
export const residentBytes = (pid: number): number => field(pid, 'VmRSS')

function field(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = status.match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'mu')) ?? []
  if (kilobytes === undefined) throw new Error(`process ${pid} has no ${name}`)
  return Number(kilobytes) * 1024
}

/** Measures the memory of a process ten times a second until `stop`, which returns the most. */
export function watchMemory(pid: number): { readonly stop: () => number } {
  let peak = residentBytes(pid)
  const look = () => {
    peak = Math.max(peak, residentBytes(pid))
  }
  const timer = setInterval(look, 100)
  return {
    stop() {
      clearInterval(timer)
      look()
      return peak
    },
  }
}

/**
 * The bytes in use in this process after garbage collection. Buffers need more than one collection.
 */
export async function usedBytes(): Promise<number> {
  let used = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 5; turn++) {
    await sleep(100)
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    used = Math.min(used, heapUsed + external)
  }
  return used
}

/** The memory of a process after `ms` milliseconds without work. */
export async function restingBytes(pid: number, ms = 2000): Promise<number> {
  await sleep(ms)
  return residentBytes(pid)
}

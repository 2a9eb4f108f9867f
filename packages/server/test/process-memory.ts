/** What a process takes of the memory. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export const MB = 1024 * 1024

/** Bytes that a process has in memory now. */
export const residentBytes = (pid: number): number => field(pid, 'VmRSS')

function field(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = status.match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'mu')) ?? []
  if (kilobytes === undefined) throw new Error(`process ${pid} has no ${name}`)
  return Number(kilobytes) * 1024
}

/** Looks at the memory of a process, ten times a second until `stop`, which tells the most. */
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
 * Bytes that are in use in this process when everything that can be collected is: once is not
 * enough for buffers.
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

/** The memory of a process that has had `ms` milliseconds of rest. */
export async function restingBytes(pid: number, ms = 2000): Promise<number> {
  await sleep(ms)
  return residentBytes(pid)
}

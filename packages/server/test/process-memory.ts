/** The memory of a process. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export const MB = 1024 * 1024

/**
 * The bytes that a process has in memory now.
 *
 * @throws Error when it has ended
 */
export function residentBytes(pid: number): number {
  const bytes = residentBytesIfAny(pid)
  if (bytes === undefined) throw new Error(`process ${pid} has ended`)
  return bytes
}

/** The same; undefined when the process has ended. */
function residentBytesIfAny(pid: number): number | undefined {
  let status: string
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // ESRCH when it ends while it is read.
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
  // A process that has ended, but that its parent has not heard of, has no memory.
  const [, kilobytes] = status.match(/^VmRSS:\s+(\d+) kB$/mu) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

/**
 * Measures the memory of a process ten times a second until `stop`, which returns the most, or until it
 * ends.
 */
export function watchMemory(pid: number): { readonly stop: () => number } {
  let peak = residentBytes(pid)
  const timer = setInterval(look, 100)
  // A test that fails ends its process before it comes to `stop`: no fault of its own.
  function look() {
    const bytes = residentBytesIfAny(pid)
    if (bytes === undefined) clearInterval(timer)
    else peak = Math.max(peak, bytes)
  }
  return {
    stop() {
      look()
      clearInterval(timer)
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

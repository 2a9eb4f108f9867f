/** The memory of the window. */
import { expect, it } from 'vitest'
import type { Client } from '../src/limit/quota.js'
import { SlidingWindow } from '../src/limit/sliding-window.js'

const WINDOW = 60_000
const A: Client = { high: 0, low: 1 }
const CLIENTS = 1_000_000

/** The bytes in use after garbage collection. */
function usedBytes(): number {
  global.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** The bytes of the same clients in a map of their times, the simplest window. */
function bytesOfMap(): number {
  const before = usedBytes()
  const times = new Map<string, number[]>()
  for (let i = 0; i < CLIENTS; i++) times.set(`1 ${i}`, [i])
  const bytes = usedBytes() - before
  expect(times.size).toBe(CLIENTS)
  return bytes
}

it('needs less than half the memory of a map for a million clients, and keeps a client over its limit refused', () => {
  const ofMap = bytesOfMap()
  const clock = { now: 0 }
  const window = new SlidingWindow({ limit: 100, windowMs: WINDOW, now: () => clock.now })
  for (let i = 0; i < 100; i++) window.take(A)
  const before = usedBytes()
  for (let i = 0; i < CLIENTS; i++) {
    clock.now += 0.05
    window.take({ high: 1, low: i })
  }
  expect(usedBytes() - before).toBeLessThan(ofMap / 2)
  expect(window.size).toBe(CLIENTS + 100)
  expect(window.take(A)).toMatchObject({ allowed: false })
  clock.now = WINDOW
  expect(window.take(A)).toMatchObject({ allowed: true })
  clock.now = 3 * WINDOW
  expect(window.peek(A)).toMatchObject({ remaining: 100 })
  expect(window.size).toBe(0)
})

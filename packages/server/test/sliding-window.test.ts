import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Client, FULL, type Quota } from '../src/limit/quota.js'
import { SlidingWindow } from '../src/limit/sliding-window.js'

const WINDOW = 60_000

/** The naive model: the rule of the window in the simplest form. */
class NaiveWindow {
  readonly #limit: number
  readonly #times = new Map<string, number[]>()

  constructor(limit: number) {
    this.#limit = limit
  }

  #within({ high, low }: Client, now: number): number[] {
    const times = (this.#times.get(`${high} ${low}`) ?? []).filter((time) => now - time < WINDOW)
    this.#times.set(`${high} ${low}`, times)
    return times
  }

  take(client: Client, now: number) {
    const times = this.#within(client, now)
    const allowed = times.length < this.#limit
    if (allowed) times.push(now)
    return this.#quota(times, allowed, now)
  }

  peek(client: Client, now: number) {
    const times = this.#within(client, now)
    return this.#quota(times, times.length < this.#limit, now)
  }

  #quota(times: number[], allowed: boolean, now: number) {
    const [oldest] = times
    const resetMs = oldest === undefined ? 0 : oldest + WINDOW - now
    return { allowed, remaining: this.#limit - times.length, resetMs }
  }
}

function windowAt(limit: number, start = 0, capacity?: number) {
  const clock = { now: start }
  const options = { limit, windowMs: WINDOW, now: () => clock.now }
  const window = new SlidingWindow(capacity === undefined ? options : { ...options, capacity })
  return { window, clock }
}

const A: Client = { high: 0, low: 1 }
const B: Client = { high: 0, low: 2 }

describe('SlidingWindow', () => {
  it('agrees with the naive model for any clients at any times', () => {
    const steps = fc.array(
      fc.record({
        wait: fc.oneof(
          { weight: 6, arbitrary: fc.integer({ min: 0, max: 3000 }) },
          { weight: 1, arbitrary: fc.constantFrom(WINDOW - 1, WINDOW, WINDOW + 1) },
          { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 * WINDOW }) },
        ),
        client: fc.record({
          high: fc.constantFrom(0, 1, 0xffff_ffff),
          low: fc.constantFrom(0, 1, 2, 0x8000_0000, 0xffff_ffff),
        }),
        peeks: fc.boolean(),
      }),
      { maxLength: 300 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), steps, (limit, sequence) => {
        const { window, clock } = windowAt(limit)
        const model = new NaiveWindow(limit)
        for (const { wait, client, peeks } of sequence) {
          clock.now += wait
          if (peeks) expect(window.peek(client)).toEqual(model.peek(client, clock.now))
          else expect(window.take(client)).toEqual(model.take(client, clock.now))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('agrees with the naive model while it grows, with thousands of clients', () => {
    const { window, clock } = windowAt(3)
    const model = new NaiveWindow(3)
    let state = 1
    const next = (bound: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return (state >>> 8) % bound
    }
    for (let i = 0; i < 100_000; i++) {
      clock.now += next(20)
      const client = { high: next(2), low: next(4000) }
      const quota = window.take(client)
      const expected = model.take(client, clock.now)
      // Comparing objects would take most of the time.
      if (JSON.stringify(quota) !== JSON.stringify(expected)) expect(quota).toEqual(expected)
    }
  })

  it('admits the limit within any 60 seconds, no more and no fewer', () => {
    const { window, clock } = windowAt(100)
    const allowed: number[] = []
    for (let i = 0; i < 20_000; i++) {
      clock.now += (i * 7919) % 97
      const quota = window.take(A)
      if (quota !== FULL && quota.allowed) allowed.push(clock.now)
    }
    for (const [i, time] of allowed.entries()) {
      const hundredthBefore = allowed[i - 100]
      if (hundredthBefore !== undefined)
        expect(time - hundredthBefore).toBeGreaterThanOrEqual(WINDOW)
    }
    expect(allowed.length).toBeGreaterThan(100)
  })

  it('admits a client again exactly when its oldest request is 60 seconds old', () => {
    const { window, clock } = windowAt(2, 1000.25)
    window.take(A)
    clock.now += 500
    window.take(A)
    expect(window.take(A)).toEqual({ allowed: false, remaining: 0, resetMs: WINDOW - 500 })
    clock.now = 1000.25 + WINDOW - 0.25
    expect(window.take(A)).toMatchObject({ allowed: false, resetMs: 0.25 })
    clock.now = 1000.25 + WINDOW
    expect(window.take(A)).toEqual({ allowed: true, remaining: 0, resetMs: 500 })
    expect(window.take(A)).toMatchObject({ allowed: false })
  })

  it('never states a wait longer than the window, at any resolution of the clock', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e7, noNaN: true }), (now) => {
        const window = new SlidingWindow({ limit: 3, windowMs: WINDOW, now: () => now })
        expect((window.take({ high: 0, low: 1 }) as Quota).resetMs).toBeLessThanOrEqual(WINDOW)
      }),
      { numRuns: 2000 },
    )
  })

  it('does not count refused requests', () => {
    const { window, clock } = windowAt(1)
    window.take(A)
    for (let i = 0; i < 1000; i++) {
      clock.now += 59
      expect(window.take(A)).toMatchObject({ allowed: false })
    }
    clock.now = WINDOW
    expect(window.take(A)).toMatchObject({ allowed: true })
  })

  it('counts each client separately', () => {
    const { window } = windowAt(1)
    expect(window.take(A)).toMatchObject({ allowed: true })
    expect(window.take(B)).toMatchObject({ allowed: true })
    expect(window.take(A)).toMatchObject({ allowed: false })
  })

  it('refuses to count when it is full, forgets no client, and recovers', () => {
    const { window, clock } = windowAt(2, 0, 2 ** 11)
    window.take(A)
    window.take(A)
    for (let i = 0; i < 2 ** 11 - 2; i++) {
      expect(window.take({ high: 1, low: i })).not.toBe(FULL)
    }
    expect(window.take(B)).toBe(FULL)
    expect(window.take(A)).toMatchObject({ allowed: false })
    clock.now = WINDOW
    expect(window.take(B)).toMatchObject({ allowed: true })
    expect(window.take(A)).toMatchObject({ allowed: true })
  })
})

import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nextRatio, Overload } from '../src/operations/overload.js'

/** Delays of the event loop in half a second: in time, late, and far too late. */
const IN_TIME = fc.double({ min: -10, max: 100, noNaN: true })
const LATE = fc.double({ min: 100, max: 500, minExcluded: true, noNaN: true })
const DROWNING = fc.double({ min: 500, minExcluded: true, noNaN: true })

/** The shares after any delays. */
const anyRatio = fc
  .array(fc.oneof(IN_TIME, LATE, DROWNING), { maxLength: 30 })
  .map((delays) => delays.reduce(nextRatio, 0))

/** The share after a long time of being late, which is the largest. */
const MOST = Array.from({ length: 100 }, () => 1000).reduce(nextRatio, 0)

describe('the share of requests to refuse', () => {
  it('is 0 as long as the event loop is in time', () => {
    fc.assert(
      fc.property(IN_TIME, (delay) => {
        expect(nextRatio(0, delay)).toBe(0)
      }),
    )
  })

  it('grows while the event loop is late, but never to 1', () => {
    fc.assert(
      fc.property(anyRatio, fc.oneof(LATE, DROWNING), (ratio, delay) => {
        const next = nextRatio(ratio, delay)
        expect(next).toBeLessThan(1)
        if (ratio < MOST) expect(next).toBeGreaterThan(ratio)
        else expect(next).toBe(MOST)
      }),
    )
  })

  it('is most of them at once when the event loop is far too late', () => {
    fc.assert(
      fc.property(anyRatio, DROWNING, (ratio, delay) => {
        expect(nextRatio(ratio, delay)).toBeGreaterThanOrEqual(0.8)
      }),
    )
    expect(nextRatio(0, 500)).toBeLessThan(0.5)
  })

  it('shrinks with every half second in time, and is 0 within ten seconds', () => {
    fc.assert(
      fc.property(
        anyRatio,
        fc.array(IN_TIME, { minLength: 20, maxLength: 20 }),
        (start, delays) => {
          let ratio = start
          for (const delay of delays) {
            const next = nextRatio(ratio, delay)
            if (ratio > 0) expect(next).toBeLessThan(ratio)
            expect(next).toBeGreaterThanOrEqual(0)
            ratio = next
          }
          expect(ratio).toBe(0)
        },
      ),
    )
  })

  it('grows in larger steps than it shrinks', () => {
    fc.assert(
      fc.property(LATE, IN_TIME, (late, inTime) => {
        const up = nextRatio(0.4, late) - 0.4
        const down = 0.4 - nextRatio(0.4, inTime)
        expect(up).toBeGreaterThan(2 * down)
      }),
    )
  })
})

function watch() {
  const changes: boolean[] = []
  const overload = new Overload({ onChange: (overloaded) => changes.push(overloaded) })
  onTestFinished(() => overload.close())
  return { overload, changes }
}

describe('requests', () => {
  it('are refused evenly, in the share to refuse', () => {
    const { overload } = watch()
    fc.assert(
      fc.property(anyRatio, fc.integer({ min: 1, max: 200 }), (ratio, span) => {
        overload.ratio = ratio
        const refused = Array.from({ length: 1000 }, () => (overload.sheds() ? 1 : 0))
        for (let start = 0; start + span <= refused.length; start++) {
          const count = refused
            .slice(start, start + span)
            .reduce<number>((sum, one) => sum + one, 0)
          expect(Math.abs(count - ratio * span)).toBeLessThan(1 + 1e-6)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('all pass as soon as the share is 0', () => {
    const { overload } = watch()
    overload.ratio = 0.95
    for (let i = 0; i < 100; i++) overload.sheds()
    overload.ratio = 0
    expect(Array.from({ length: 100 }, () => overload.sheds())).not.toContain(true)
  })
})

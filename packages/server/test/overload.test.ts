import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { nextRatio, Overload } from '../src/operations/overload.js'
import { type HttpResponse, parseResponse } from './http-client.js'
import { Pipeline } from './pipeline.js'
import { expectProblem } from './problem-shape.js'

/** Half a second in which the event loop is so late is in time, or late, or far too late. */
const IN_TIME = fc.double({ min: -10, max: 100, noNaN: true })
const LATE = fc.double({ min: 100, max: 500, minExcluded: true, noNaN: true })
const DROWNING = fc.double({ min: 500, minExcluded: true, noNaN: true })

/** Shares that may be reached: after any half seconds. */
const anyRatio = fc
  .array(fc.oneof(IN_TIME, LATE, DROWNING), { maxLength: 30 })
  .map((delays) => delays.reduce(nextRatio, 0))

/** What is reached, and not passed, by being too late for long. */
const MOST = Array.from({ length: 100 }, () => 1000).reduce(nextRatio, 0)

describe('the share of requests to refuse', () => {
  it('is none as long as the event loop is in time', () => {
    fc.assert(
      fc.property(IN_TIME, (delay) => {
        expect(nextRatio(0, delay)).toBe(0)
      }),
    )
  })

  it('grows while the event loop is late, but never to all', () => {
    fc.assert(
      fc.property(anyRatio, fc.oneof(LATE, DROWNING), (ratio, delay) => {
        const next = nextRatio(ratio, delay)
        expect(next).toBeLessThan(1)
        if (ratio < MOST) expect(next).toBeGreaterThan(ratio)
        else expect(next).toBe(MOST)
      }),
    )
  })

  it('is most of them at once where the event loop is far too late', () => {
    fc.assert(
      fc.property(anyRatio, DROWNING, (ratio, delay) => {
        expect(nextRatio(ratio, delay)).toBeGreaterThanOrEqual(0.8)
      }),
    )
    expect(nextRatio(0, 500)).toBeLessThan(0.5)
  })

  it('shrinks with every half second in time, and comes to none within ten seconds', () => {
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
  it('are refused in the share that is to be refused, evenly', () => {
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

  it('are all let in as soon as none are to be refused', () => {
    const { overload } = watch()
    overload.ratio = 0.95
    for (let i = 0; i < 100; i++) overload.sheds()
    overload.ratio = 0
    expect(Array.from({ length: 100 }, () => overload.sheds())).not.toContain(true)
  })
})

/** Lets nothing else run. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** The event loop is looked at twice a second. */
const LOOK_MS = 500

describe('the event loop', () => {
  it('that is late again and again is overloaded, until it is in time again', async () => {
    const { overload, changes } = watch()
    const giveUp = performance.now() + 20_000
    while (overload.ratio === 0 && performance.now() < giveUp) {
      block(150)
      await sleep(0)
    }
    expect(changes).toEqual([true])
    while (overload.ratio > 0 && performance.now() < giveUp) await sleep(50)
    expect(changes).toEqual([true, false])
  })

  it('that is later than it is looked at is overloaded too', async () => {
    const { overload, changes } = watch()
    for (let turn = 0; turn < 6; turn++) {
      block(1.4 * LOOK_MS)
      await sleep(0)
    }
    expect(changes).toEqual([true])
    expect(overload.ratio).toBeGreaterThanOrEqual(0.8)
  })

  it('that is late but idle is not overloaded: others have the processor', async () => {
    const { changes } = watch()
    // Late by far more than it may be, for a tenth of the time and less.
    const utilization = vi.spyOn(performance, 'eventLoopUtilization')
    utilization.mockReturnValue({ active: 100, idle: 900, utilization: 0.1 })
    onTestFinished(() => utilization.mockRestore())
    for (let turn = 0; turn < 8; turn++) {
      block(LOOK_MS / 2)
      await sleep(0)
    }
    expect(changes).toEqual([])
  })

  it('that is late once is not overloaded', async () => {
    const { changes } = watch()
    await sleep(LOOK_MS / 5)
    block(LOOK_MS / 2)
    await sleep(2 * LOOK_MS)
    expect(changes).toEqual([])
  })
})

describe('a process with more to do than it can', () => {
  const request = (method: string) =>
    `${method} /api/generate?count=100 HTTP/1.1\r\nHost: localhost\r\n\r\n`
  /** Costs the process a text, and this one next to nothing: else this would be the slow one. */
  const HEADS = Array.from({ length: 8 }, () => request('HEAD'))
  const GETS = [request('GET')]

  interface LogLine {
    readonly level: number
    readonly msg: string
  }
  const INFO = 30
  const WARN = 40

  it('refuses a part of it, says so once, and is itself again soon after', async () => {
    const { port, output, stop } = await startReplica({ env: { RATE_LIMIT: '0' } })
    onTestFinished(() => stop('SIGKILL'))
    const says = (level: number) =>
      output.out
        .trim()
        .split('\n')
        .map((line): LogLine => JSON.parse(line))
        .filter((line) => line.level === level && line.msg.includes('overloaded'))

    /** A connection that the process has taken: it takes one a turn, and turns will be long. */
    async function connection(method: 'GET' | 'HEAD'): Promise<Pipeline> {
      const pipeline = await Pipeline.to(port, method)
      onTestFinished(() => pipeline.close())
      await pipeline.send([request(method)])
      return pipeline
    }
    const heads = await Promise.all(Array.from({ length: 400 }, () => connection('HEAD')))
    const gets = await Promise.all(Array.from({ length: 10 }, () => connection('GET')))

    const giveUp = performance.now() + 30_000
    const texts: HttpResponse[] = []
    const refusals: HttpResponse[] = []
    const isEnough = () => refusals.length >= 10 || performance.now() > giveUp
    await Promise.all([
      ...heads.map(async (pipeline) => {
        while (!isEnough()) await pipeline.send(HEADS)
      }),
      ...gets.map(async (pipeline) => {
        while (!isEnough()) {
          for (const { status, bytes } of await pipeline.send(GETS)) {
            const kind = status === 200 ? texts : refusals
            kind.push(parseResponse(bytes))
          }
        }
      }),
    ])
    expect(refusals.length).toBeGreaterThanOrEqual(10)
    for (const refusal of refusals) {
      expect(refusal.status).toBe(503)
      expect(expectProblem(refusal).type).toBe('/problems/service-unavailable')
      expect(refusal.headers['retry-after']).toMatch(/^[1-9]\d*$/u)
    }
    expect(texts.length).toBeGreaterThan(0)
    expect(says(WARN)).toHaveLength(1)

    while (says(INFO).length === 0 && performance.now() < giveUp + 15_000) await sleep(50)
    expect(says(INFO)).toHaveLength(1)
    const pipeline = await connection('GET')
    for (let i = 0; i < 100; i++) {
      expect(await pipeline.send(GETS)).toMatchObject([{ status: 200 }])
    }
    expect(says(WARN)).toHaveLength(1)
  })
})

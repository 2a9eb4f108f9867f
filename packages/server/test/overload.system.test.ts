/** An event loop, and a process, with more work than it can do. */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { Overload } from '../src/operations/overload.js'
import { type HttpResponse, parseResponse } from './http-client.js'
import { Pipeline } from './pipeline.js'
import { expectProblem } from './problem-shape.js'

function watch() {
  const changes: boolean[] = []
  const overload = new Overload({ onChange: (overloaded) => changes.push(overloaded) })
  onTestFinished(() => overload.close())
  return { overload, changes }
}

/** Blocks the event loop. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** The event loop is measured twice a second. */
const LOOK_MS = 500

describe('the event loop', () => {
  it('is overloaded while it is late again and again', async () => {
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

  it('is overloaded when it is blocked for longer than the interval of measurement', async () => {
    const { overload, changes } = watch()
    for (let turn = 0; turn < 6; turn++) {
      block(1.4 * LOOK_MS)
      await sleep(0)
    }
    expect(changes).toEqual([true])
    expect(overload.ratio).toBeGreaterThanOrEqual(0.8)
  })

  it('is not overloaded when it is late but idle: other processes have the processor', async () => {
    const { changes } = watch()
    // Much too late, but busy for a tenth of the time at most.
    const utilization = vi.spyOn(performance, 'eventLoopUtilization')
    utilization.mockReturnValue({ active: 100, idle: 900, utilization: 0.1 })
    onTestFinished(() => utilization.mockRestore())
    for (let turn = 0; turn < 8; turn++) {
      block(LOOK_MS / 2)
      await sleep(0)
    }
    expect(changes).toEqual([])
  })

  it('is not overloaded when it is late once', async () => {
    const { changes } = watch()
    await sleep(LOOK_MS / 5)
    block(LOOK_MS / 2)
    await sleep(2 * LOOK_MS)
    expect(changes).toEqual([])
  })
})

describe('a process with more work than it can do', () => {
  const request = (method: string) =>
    `${method} /api/generate?count=100 HTTP/1.1\r\nHost: localhost\r\n\r\n`
  /** HEAD makes the service write a text, and takes hardly any time in this process. */
  const HEADS = Array.from({ length: 8 }, () => request('HEAD'))
  const GETS = [request('GET')]

  interface LogLine {
    readonly level: number
    readonly msg: string
  }
  const INFO = 30
  const WARN = 40

  it('refuses a share, logs that once, and recovers soon', async () => {
    const { port, output, stop } = await startReplica({ env: { RATE_LIMIT: '0' } })
    onTestFinished(() => stop('SIGKILL'))
    const says = (level: number) =>
      output.out
        .trim()
        .split('\n')
        .map((line): LogLine => JSON.parse(line))
        .filter((line) => line.level === level && line.msg.includes('overloaded'))

    /** Opens a connection and waits until the process has accepted it: later its turns will be long. */
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

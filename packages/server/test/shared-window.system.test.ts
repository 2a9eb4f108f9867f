/** The window that several processes share, with and without Redis. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startRedis } from '../../../deploy/cluster.mjs'
import { FULL, type Quota } from '../src/limit/quota.js'
import { openSharedWindow, type SharedWindow } from '../src/limit/shared-window.js'
import { BadNetwork } from './bad-network.js'

let server: Awaited<ReturnType<typeof startRedis>>
const lines: string[] = []
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })

beforeEach(async () => {
  lines.length = 0
  server = await startRedis()
})
afterEach(() => server.stop('SIGKILL'))

async function open(url = server.url, limit = 100): Promise<SharedWindow> {
  const window = await openSharedWindow({ url, limit, logger })
  onTestFinished(() => window.close())
  return window
}

const client = (low: number) => ({ high: 0, low })
const A = client(1)

async function take(window: SharedWindow, who = A): Promise<Quota> {
  const quota = await window.take(who)
  if (quota === FULL) throw new Error('full')
  return quota
}

async function allowed(windows: readonly SharedWindow[], count: number, who = A) {
  const quotas = await Promise.all(
    Array.from({ length: count }, (_, i) => take(windows[i % windows.length] as SharedWindow, who)),
  )
  return quotas.filter(({ allowed }) => allowed).length
}

async function mode(window: SharedWindow, expected: string): Promise<void> {
  while (window.mode !== expected) await sleep(5)
}

/** The longest wait of a request for Redis, on an idle machine, in milliseconds. */
const TOLERABLE_MS = 250

/** The time that a promise takes, in milliseconds. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const levels = () => lines.map((line) => JSON.parse(line).level as number)
const WARN = 40
const INFO = 30

describe('SharedWindow', () => {
  it('is one window for all processes', async () => {
    const windows = [await open(), await open(), await open()]
    for (let run = 1; run <= 20; run++) {
      expect(await allowed(windows, 600, client(run))).toBe(100)
    }
    expect(await windows[0]?.peek(A)).toMatchObject({ allowed: false, remaining: 0 })
    expect(new Set(levels())).toEqual(new Set([INFO]))
  })

  it('does not ask Redis about a client that is over its limit', async () => {
    const windows = [await open(), await open()]
    await allowed(windows, 100)
    for (const window of windows) await take(window)
    const before = windows.map(({ roundTrips }) => roundTrips)
    for (const window of windows) {
      for (let i = 0; i < 1000; i++) {
        const quota = window.take(A)
        expect(quota).not.toBeInstanceOf(Promise)
        expect(quota).toMatchObject({ allowed: false, remaining: 0 })
      }
    }
    expect(windows.map(({ roundTrips }) => roundTrips)).toEqual(before)
    expect(await take(windows[0] as SharedWindow, client(2))).toMatchObject({ allowed: true })
  })

  it.each([
    ['hangs', () => server.process.kill('SIGSTOP'), () => server.process.kill('SIGCONT')],
    ['is killed', () => server.stop('SIGKILL'), () => server.start()],
  ])(
    'counts in memory while Redis %s, then is shared again by itself',
    async (_name, lose, bring) => {
      const windows = [await open(), await open()]
      lines.length = 0
      await lose()
      // Each counts alone. All requests together waited once. A timer beside them is as late on a busy machine.
      const [waitedMs, controlMs] = await Promise.all([
        timed(async () => expect(await allowed(windows, 600)).toBe(200)),
        timed(() => sleep(TOLERABLE_MS)),
      ])
      expect(waitedMs).toBeLessThan(2 * controlMs)
      for (const window of windows) expect(window.mode).toBe('stand_in')
      expect(levels()).toEqual([WARN, WARN])
      expect(windows[0]?.take(client(2))).not.toBeInstanceOf(Promise)
      await bring()
      for (const window of windows) await mode(window, 'shared')
      expect(levels()).toEqual([WARN, WARN, INFO, INFO])
      expect(await allowed(windows, 600, client(3))).toBe(100)
      // A client over its limit still is.
      expect(await allowed(windows, 10)).toBe(0)
    },
  )

  it('counts in memory the requests that Redis has admitted', async () => {
    const window = await open()
    expect(await allowed([window], 60)).toBe(60)
    await server.stop('SIGKILL')
    expect(await allowed([window], 600)).toBe(40)
    await server.start()
    await mode(window, 'shared')
    expect(await allowed([window], 600)).toBe(0)
  })

  it('continues after a flush', async () => {
    const windows = [await open(), await open()]
    const redis = new Redis(server.url)
    onTestFinished(() => redis.disconnect())
    expect(await allowed(windows, 80)).toBe(80)
    await redis.flushall()
    // Each process knows what it has admitted itself. Redis does not.
    expect(await allowed(windows, 600)).toBeLessThanOrEqual(120)
    expect(await allowed(windows, 600, client(2))).toBe(100)
    expect(levels()).not.toContain(WARN)
  })

  it('does not wait for a slow Redis', async () => {
    const network = await BadNetwork.before(server.port)
    onTestFinished(() => network.close())
    const window = await open(network.url)
    lines.length = 0
    network.delayMs = 300
    expect(await allowed([window], 50)).toBe(50)
    await sleep(1500)
    expect(window.mode).toBe('stand_in')
    expect(levels()).toEqual([WARN])
    network.delayMs = 0
    await mode(window, 'shared')
    expect(levels()).toEqual([WARN, INFO])
  })

  it('gives up a connection over which nothing arrives', async () => {
    const network = await BadNetwork.before(server.port)
    onTestFinished(() => network.close())
    const window = await open(network.url)
    network.deaf = true
    expect(await allowed([window], 50)).toBe(50)
    // The network works again, but the old connection has lost bytes.
    await sleep(100)
    network.deaf = false
    await mode(window, 'shared')
    expect(await allowed([window], 200, client(2))).toBe(100)
  })

  it.each([
    ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['takes no writes', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])(
    'counts in memory while Redis %s',
    async (_name, [lose = '', ...loseArgs], [mend = '', ...args]) => {
      const window = await open()
      const redis = new Redis(server.url)
      onTestFinished(() => redis.disconnect())
      lines.length = 0
      await redis.call(lose, ...loseArgs)
      expect(await allowed([window], 300)).toBe(100)
      expect(window.mode).toBe('stand_in')
      await sleep(600)
      expect(window.mode).toBe('stand_in')
      expect(levels()).toEqual([WARN])
      await redis.call(mend, ...args)
      await mode(window, 'shared')
      expect(levels()).toEqual([WARN, INFO])
    },
  )

  it('starts without Redis, logs that, and is shared once Redis is there', async () => {
    await server.stop('SIGKILL')
    const window = await open()
    expect(window.mode).toBe('stand_in')
    expect(levels()).toEqual([WARN])
    expect(await allowed([window], 300)).toBe(100)
    await server.start()
    await mode(window, 'shared')
    expect(levels()).toEqual([WARN, INFO])
  })
})

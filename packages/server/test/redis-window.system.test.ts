/** The window in a real Redis. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startRedis } from '../../../deploy/cluster.mjs'
import { clientKey, RedisWindow } from '../src/limit/redis-window.js'
import { BadNetwork } from './bad-network.js'

let server: Awaited<ReturnType<typeof startRedis>>
let redis: Redis

beforeAll(async () => {
  server = await startRedis()
  redis = new Redis(server.url)
})
beforeEach(() => redis.flushall())
afterAll(async () => {
  redis.disconnect()
  await server.stop()
})

async function open(options: { limit: number; windowMs: number }): Promise<RedisWindow> {
  const window = new RedisWindow({ url: server.url, ...options })
  onTestFinished(() => window.close())
  while (!window.ready) await sleep(5)
  return window
}

/** The time of Redis's clock, in microseconds. A timer of this process may be early by that clock. */
async function clock(): Promise<number> {
  const [seconds, microseconds] = await redis.time()
  return Number(seconds) * 1_000_000 + Number(microseconds)
}

const KEY = 'polyipsum:window:a'
const MINUTE = 60_000

describe('RedisWindow', () => {
  it('admits as many as the limit, and says when the next may come', async () => {
    const window = await open({ limit: 3, windowMs: MINUTE })
    const quotas = []
    for (let i = 0; i < 5; i++) quotas.push(await window.take('a'))
    expect(quotas.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false])
    expect(quotas.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0, 0])
    for (const { resetMs } of quotas) {
      expect(resetMs).toBeGreaterThan(0)
      expect(resetMs).toBeLessThanOrEqual(MINUTE)
    }
    expect(await window.take('b')).toMatchObject({ allowed: true, remaining: 2 })
  })

  it('returns the quota without counting', async () => {
    const window = await open({ limit: 2, windowMs: MINUTE })
    expect(await window.peek('a')).toEqual({ allowed: true, remaining: 2, resetMs: 0 })
    await window.take('a')
    for (let i = 0; i < 5; i++) expect(await window.peek('a')).toMatchObject({ remaining: 1 })
  })

  it('admits the limit within any span, no more and no fewer', async () => {
    const limit = 5
    const windowMs = 150
    const windows = [
      await open({ limit, windowMs }),
      await open({ limit, windowMs }),
      await open({ limit, windowMs }),
    ]
    const times: number[] = []
    for (let i = 0; i < 400; i++) {
      const window = windows[i % 3] as RedisWindow
      const before = await clock()
      const quota = await window.take('a')
      const after = await clock()
      const inside = (await redis.lrange(KEY, 0, -1)).map(Number)
      if (quota.allowed) {
        times.push(inside.at(-1) as number)
        expect(quota.remaining).toBe(limit - inside.length)
      } else {
        expect(inside).toEqual(times.slice(-limit))
        const due = (inside[0] as number) + windowMs * 1000
        expect(quota.resetMs * 1000).toBeGreaterThanOrEqual(due - after)
        expect(quota.resetMs * 1000).toBeLessThanOrEqual(due - before)
        if (i % 4 === 0) {
          while ((await clock()) < due) await sleep(1)
          expect(await window.take('a')).toMatchObject({ allowed: true })
          times.push(Number(await redis.lindex(KEY, -1)))
        }
      }
      if (i % 7 === 0) await sleep(i % 30)
    }
    expect(times.length).toBeGreaterThan(3 * limit)
    for (let i = limit; i < times.length; i++) {
      const span = (times[i] as number) - (times[i - limit] as number)
      expect(span).toBeGreaterThanOrEqual(windowMs * 1000)
    }
  })

  it('counts each request once, also when many come at the same time', async () => {
    const windows = await Promise.all(
      Array.from({ length: 3 }, () => open({ limit: 100, windowMs: MINUTE })),
    )
    for (let run = 0; run < 20; run++) {
      const quotas = await Promise.all(
        Array.from({ length: 600 }, (_, i) => (windows[i % 3] as RedisWindow).take(`run${run}`)),
      )
      expect(quotas.filter(({ allowed }) => allowed)).toHaveLength(100)
    }
  })

  it('gives every key an expiry, also a key that has lost it', async () => {
    const window = await open({ limit: 2, windowMs: MINUTE })
    const expiry = async () => redis.pttl(KEY)
    await window.take('a')
    expect(await expiry()).toBeGreaterThan(MINUTE - 5000)
    expect(await expiry()).toBeLessThanOrEqual(MINUTE + 1000)
    for (const allowed of [true, false, false]) {
      await redis.persist(KEY)
      expect(await expiry()).toBe(-1)
      expect(await window.take('a')).toMatchObject({ allowed })
      expect(await expiry()).toBeGreaterThan(0)
    }
    await window.peek('never seen')
    expect(await redis.keys('*')).toEqual([KEY])
  })

  it('forgets a client after the window', async () => {
    const window = await open({ limit: 2, windowMs: 100 })
    await window.take('a')
    await sleep(1200)
    expect(await redis.exists(KEY)).toBe(0)
  })

  it('keeps two kilobytes for a client at most, however many requests it sends', async () => {
    const window = await open({ limit: 100, windowMs: MINUTE })
    for (let i = 0; i < 20; i++) {
      await Promise.all(Array.from({ length: 100 }, () => window.take('a')))
    }
    expect(await redis.llen(KEY)).toBe(100)
    expect(await redis.memory('USAGE', KEY)).toBeLessThan(2048)
  })

  it('continues when Redis loses its scripts', async () => {
    const window = await open({ limit: 100, windowMs: MINUTE })
    for (let i = 0; i < 10; i++) {
      await redis.script('FLUSH')
      await Promise.all(Array.from({ length: 15 }, () => window.take('a')))
    }
    expect(await redis.llen(KEY)).toBe(100)
  })

  it('refuses no client for longer than the window when the clock is set back', async () => {
    const window = await open({ limit: 3, windowMs: MINUTE })
    const hour = Date.now() * 1000 + 3_600_000_000
    await redis.rpush(KEY, hour - 10_000_000, hour)
    expect(await window.take('a')).toMatchObject({ allowed: true, remaining: 0 })
    const refused = await window.take('a')
    expect(refused.allowed).toBe(false)
    // The oldest was ten seconds before the newest, whose time is now.
    expect(refused.resetMs).toBeLessThanOrEqual(50_000)
    expect(refused.resetMs).toBeGreaterThan(45_000)
  })

  it.each([
    ['a string', (key: string) => redis.set(key, 'x')],
    ['a hash', (key: string) => redis.hset(key, 'a', 1)],
    ['a list of words', (key: string) => redis.rpush(key, 'x', 'y')],
  ])('replaces %s that another program wrote under its key', async (_name, write) => {
    const window = await open({ limit: 3, windowMs: MINUTE })
    await write(KEY)
    expect(await window.take('a')).toMatchObject({ allowed: true, remaining: 2 })
  })

  it('sends no command again when the connection is lost', async () => {
    const network = await BadNetwork.before(server.port)
    onTestFinished(() => network.close())
    const window = new RedisWindow({ url: network.url, limit: 100, windowMs: MINUTE })
    onTestFinished(() => window.close())
    while (!window.ready) await sleep(5)
    network.deaf = true
    const lost = Array.from({ length: 50 }, (_, i) => window.take(`lost${i}`).catch(() => 'lost'))
    while ((await redis.dbsize()) < 50) await sleep(5)
    network.cut()
    expect(new Set(await Promise.all(lost))).toEqual(new Set(['lost']))
    network.deaf = false
    while (!window.ready) await sleep(5)
    await window.take('after')
    const keys = await redis.keys('*')
    expect(keys).toHaveLength(51)
    for (const key of keys) expect(await redis.llen(key)).toBe(1)
  })

  it('fails at once when there is no connection', async () => {
    const own = await startRedis()
    onTestFinished(() => own.stop())
    const window = new RedisWindow({ url: own.url, limit: 1, windowMs: MINUTE })
    onTestFinished(() => window.close())
    while (!window.ready) await sleep(5)
    await own.stop('SIGKILL')
    while (window.ready) await sleep(5)
    await expect(window.take('a')).rejects.toThrow()
    await own.start()
    while (!window.ready) await sleep(5)
    expect(await window.take('a')).toMatchObject({ allowed: true, remaining: 0 })
  })
})

describe('clientKey', () => {
  it('is different for all clients', () => {
    const words = [0, 1, 0x10, 0xffff_ffff]
    const keys = words.flatMap((high) => words.map((low) => clientKey({ high, low })))
    expect(new Set(keys).size).toBe(words.length ** 2)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{16}$/u)
  })
})

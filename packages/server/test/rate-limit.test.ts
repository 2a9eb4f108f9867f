import { LOCALE_CODES } from '@polyipsum/text'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { type AppOptions, createApp } from '../src/app.js'
import { TrustedProxies } from '../src/limit/client-address.js'
import { injector, postOf, type Send, socketSender } from './http-client.js'
import { expectProblem } from './problem-shape.js'

const URL = '/api/generate?type=word'
const POST = postOf('{}')

async function times(count: number, send: () => ReturnType<Send>): Promise<number[]> {
  const statuses = []
  for (let i = 0; i < count; i++) statuses.push((await send()).status)
  return statuses
}

describe.each([
  ['without a port', injector],
  ['over a socket', socketSender],
])('the limit of docs/api.md, %s', (_name, sender) => {
  const apps: FastifyInstance[] = []

  async function limited(options: AppOptions = {}) {
    const clock = { now: 5000 }
    const app = createApp({ now: () => clock.now, ...options })
    await app.listen({ host: '127.0.0.1', port: 0 })
    apps.push(app)
    return { clock, send: sender(app) }
  }

  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()))
  })

  it('counts a request in all languages once', async () => {
    const { send } = await limited({ rateLimit: 2 })
    const inAll = postOf(JSON.stringify({ locales: LOCALE_CODES, count: 2 }))
    const { status, headers } = await send(inAll)
    expect(status).toBe(200)
    expect(headers['ratelimit']).toBe('"default";r=1;t=60')
    expect(await times(2, () => send(inAll))).toEqual([200, 429])
  })

  it('refuses the 101st request within a minute, and admits it after Retry-After', async () => {
    const { clock, send } = await limited()
    for (let i = 0; i < 100; i++) {
      const { status, headers } = await send({ url: URL })
      expect(status).toBe(200)
      expect(headers['ratelimit-policy']).toBe('"default";q=100;w=60')
      expect(headers['ratelimit']).toBe(`"default";r=${99 - i};t=${60 - Math.floor(i / 10)}`)
      expect(headers).not.toHaveProperty('retry-after')
      clock.now += 100
    }
    const refused = await send({ url: URL })
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({
      'retry-after': '50',
      ratelimit: '"default";r=0;t=50',
      'ratelimit-policy': '"default";q=100;w=60',
      'access-control-allow-origin': '*',
    })
    const problem = expectProblem(refused)
    expect(problem.type).toBe('https://iana.org/assignments/http-problem-types#quota-exceeded')
    expect(problem).toMatchObject({ 'violated-policies': ['default'] })

    clock.now += 49_999
    expect(await send({ url: URL })).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    clock.now += 1
    expect((await send({ url: URL })).status).toBe(200)
    expect((await send({ url: URL })).status).toBe(429)
  })

  it('never admits 200 requests within a minute, as a fixed window would at its edge', async () => {
    const { clock, send } = await limited()
    clock.now = 59_000
    expect(await times(100, () => send({ url: URL }))).not.toContain(429)
    clock.now = 61_000
    expect(new Set(await times(100, () => send({ url: URL })))).toEqual(new Set([429]))
  })

  it('counts GET, HEAD and POST alike, good or bad', async () => {
    const { send } = await limited({ rateLimit: 6 })
    const answers = [
      await send({ url: URL }),
      await send({ method: 'HEAD', url: URL }),
      await send(POST),
      await send({ url: `${URL}&p=0` }),
      await send({ ...POST, body: '{' }),
      await send({ ...POST, headers: { 'content-type': 'text/plain' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400, 400, 415])
    expect(answers.map(({ headers }) => headers['ratelimit']?.match(/r=(\d+)/u)?.[1])).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
      '0',
    ])
    expect((await send(POST)).status).toBe(429)
  })

  it('does not count preflights, other methods, other paths or refused requests', async () => {
    const { clock, send } = await limited({ rateLimit: 1 })
    const preflight = { 'access-control-request-method': 'GET', origin: 'https://example.com' }
    await times(20, () => send({ method: 'OPTIONS', url: URL, headers: preflight }))
    await times(20, () => send({ method: 'OPTIONS', url: URL }))
    await times(20, () => send({ method: 'DELETE', url: URL }))
    await times(20, () => send({ url: '/problems/not-found' }))
    await times(20, () => send({ url: '/nowhere' }))
    expect((await send({ url: URL })).status).toBe(200)
    clock.now += 30_000
    expect(new Set(await times(50, () => send({ url: URL })))).toEqual(new Set([429]))
    expect((await send({ method: 'OPTIONS', url: URL })).status).toBe(204)
    clock.now += 30_000
    expect((await send({ url: URL })).status).toBe(200)
  })

  it('states the quota in answers to requests that do not count', async () => {
    const { send } = await limited({ rateLimit: 3 })
    await send({ url: URL })
    for (const method of ['OPTIONS', 'PUT']) {
      const { headers } = await send({ method, url: URL })
      expect(headers['ratelimit']).toBe('"default";r=2;t=60')
    }
  })

  it('can be turned off', async () => {
    const { send } = await limited({ rateLimit: 0 })
    const answers = await times(300, () => send({ url: URL }))
    expect(new Set(answers)).toEqual(new Set([200]))
    const { headers } = await send({ url: URL })
    expect(headers).not.toHaveProperty('ratelimit')
    expect(headers).not.toHaveProperty('ratelimit-policy')
  })

  it('counts the client in X-Forwarded-For behind a trusted proxy, and only there', async () => {
    const proxied = await limited({
      rateLimit: 1,
      trustedProxies: new TrustedProxies(['127.0.0.1']),
    })
    const direct = await limited({ rateLimit: 1 })
    const from = (send: Send, address: string) =>
      send({ url: URL, headers: { 'x-forwarded-for': address } }).then(({ status }) => status)
    expect(await from(proxied.send, '198.51.100.1')).toBe(200)
    expect(await from(proxied.send, '198.51.100.2')).toBe(200)
    expect(await from(proxied.send, '203.0.113.5, 198.51.100.1')).toBe(429)
    expect(await from(proxied.send, '2001:db8:1:2::1')).toBe(200)
    expect(await from(proxied.send, '2001:db8:1:2::ffff')).toBe(429)
    expect(await from(direct.send, '198.51.100.1')).toBe(200)
    expect(await from(direct.send, '198.51.100.2')).toBe(429)
  })

  it('warns once of a proxy that is not trusted, because all its clients share one limit', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    const { send } = await limited({ rateLimit: 10, logger })
    await send({ url: URL })
    expect(lines).toEqual([])
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      await send({ url: URL, headers: { 'x-forwarded-for': address } })
    }
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      peer: '127.0.0.1',
      msg: expect.stringContaining('TRUST_PROXY=127.0.0.1'),
    })
    const known = await limited({ logger, trustedProxies: new TrustedProxies(['127.0.0.1']) })
    await known.send({ url: URL, headers: { 'x-forwarded-for': '198.51.100.1' } })
    expect(lines).toHaveLength(1)
  })
})

/** Which requests are sent again, and after which wait. */
import { describe, expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { ConnectionError, createClient, ProblemError } from '../src/index.js'
import { readRetryAfter, retryWaitMs } from '../src/retry-wait.js'
import { freeBaseUrl, notingFetch, startCutter, startServer } from './servers.js'

const WINDOW_MS = 60_000

describe('a client over the limit', () => {
  it('waits for as long as the service asks, and gets in', async () => {
    let now = () => 0
    const service = await startService({ rateLimit: 3, now: () => now() })
    const { fetch, statuses } = notingFetch()
    const client = createClient({
      baseUrl: service.baseUrl,
      // The clock of the service stands still until it refuses, so that it refuses on a slow machine too.
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        const refusedAt = performance.now()
        if (response.status === 429) now = () => WINDOW_MS - 1000 + performance.now() - refusedAt
        return response
      },
      retries: 1,
    })
    for (let count = 1; count <= 3; count++) await client.text()
    // A second of the window is left. An earlier attempt would be refused too.
    now = () => WINDOW_MS - 1000
    expect(await client.text({ type: 'word' })).toBe('Lorem')
    expect(statuses).toEqual([200, 200, 200, 429, 200])
  })

  it('fails at once when the wait is longer than the time for the call', async () => {
    const service = await startService({ rateLimit: 1, now: () => 0 })
    const { fetch, statuses } = notingFetch()
    const client = createClient({ baseUrl: service.baseUrl, fetch })
    await client.text()
    const error = await client.generate({ timeoutMs: WINDOW_MS }).catch((error) => error)
    // If it had waited, this would be a DeadlineError.
    expect(error).toBeInstanceOf(ProblemError)
    expect(error).toMatchObject({ status: 429, retryAfterMs: WINDOW_MS })
    expect(statuses).toEqual([200, 429])
  })
})

describe('a client of a service that is away for a while', () => {
  it('waits until a service that shuts down serves again', async () => {
    const service = await startService()
    service.lifecycle.state = 'closing'
    const { fetch, statuses } = notingFetch()
    const client = createClient({
      baseUrl: service.baseUrl,
      fetch: async (url, init) => {
        const response = await fetch(url, init)
        service.lifecycle.state = 'serving'
        return response
      },
    })
    expect(await client.text({ type: 'word' })).toBe('Lorem')
    expect(statuses).toEqual([503, 200])
  })

  it('sends a GET and a POST again when the connection breaks', async () => {
    const service = await startService()
    const cut = () => startCutter(2, service.port)
    expect(await createClient({ baseUrl: await cut() }).text({ type: 'word' })).toBe('Lorem')
    const generated = await createClient({ baseUrl: await cut() }).generate({ type: 'word' })
    expect(generated.text).toBe('Lorem')
    const list = { locales: ['en', 'ja'], type: 'word' } as const
    const all = await createClient({ baseUrl: await cut() }).generateAll(list)
    expect(all.map(({ text }) => text)).toEqual(['Lorem', 'Lorem'])
  })

  it('gives up after the attempts that retries allows', async () => {
    const service = await startService()
    const baseUrl = await startCutter(2, service.port)
    const error = await createClient({ baseUrl, retries: 1 })
      .text()
      .catch((error) => error)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error.cause).toBeInstanceOf(TypeError)
    expect(await createClient({ baseUrl }).text({ type: 'word', retries: 0 })).toBe('Lorem')
  })

  it('sends a request again when the body of its answer breaks off', async () => {
    let requests = 0
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 4 })
      if (requests++ > 0) response.end('text')
      else response.write('te', () => response.destroy())
    })
    expect(await createClient({ baseUrl }).text()).toBe('text')
    expect(requests).toBe(2)
  })

  it('says that it could not connect', async () => {
    const baseUrl = await freeBaseUrl()
    const error = await createClient({ baseUrl })
      .text({ retries: 1 })
      .catch((error) => error)
    expect(error).toMatchObject({
      name: 'ConnectionError',
      message: `GET ${baseUrl}/api/generate?format=text could not connect (ECONNREFUSED)`,
      method: 'GET',
      status: undefined,
      cause: { cause: { code: 'ECONNREFUSED' } },
    })
  })

  it.each([
    [429, 3],
    [502, 3],
    [503, 3],
    [504, 3],
    [400, 1],
    [404, 1],
    [500, 1],
    [501, 1],
  ])('after the status %i, makes this many attempts: %i', async (status, times) => {
    let requests = 0
    const baseUrl = await startServer((_request, response) => {
      requests++
      response.writeHead(status, { 'retry-after': '0' }).end()
    })
    await expect(createClient({ baseUrl }).text()).rejects.toMatchObject({ status })
    expect(requests).toBe(times)
  })
})

describe('Retry-After', () => {
  // https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
  const now = Date.UTC(1994, 10, 6, 8, 49, 7)

  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 30_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 30_000],
    ['Sun Nov  6 08:49:37 1994', 30_000],
    ['Sun, 06 Nov 1994 08:49:00 GMT', 0],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    ['soon', undefined],
    ['2030', 2_030_000],
  ])('%j means a wait in milliseconds of %j', (value, expected) => {
    expect(readRetryAfter(new Headers({ 'retry-after': value }), now)).toBe(expected)
  })

  it('may be missing', () => {
    expect(readRetryAfter(new Headers(), now)).toBeUndefined()
  })
})

describe('the wait before the next attempt', () => {
  const draws = (asked: number | undefined, retries: number) =>
    Array.from({ length: 500 }, () => retryWaitMs(asked, retries))

  it('is what the service asks for, and up to a tenth more', () => {
    const waits = draws(1000, 3)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...waits)).toBeLessThanOrEqual(1100)
    expect(new Set(waits).size).toBeGreaterThan(100)
  })

  it('doubles its bound with every attempt otherwise, up to 8 seconds', () => {
    for (const [retries, bound] of [250, 500, 1000, 2000, 4000, 8000, 8000].entries()) {
      const waits = draws(undefined, retries)
      expect(Math.max(...waits)).toBeLessThan(bound)
      // Full jitter: among 500 waits, some come near each end.
      expect(Math.max(...waits)).toBeGreaterThan(0.9 * bound)
      expect(Math.min(...waits)).toBeLessThan(0.1 * bound)
    }
    expect(Math.max(...draws(undefined, 5000))).toBeLessThan(8000)
  })
})

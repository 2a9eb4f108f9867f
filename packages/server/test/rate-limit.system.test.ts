import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startRedis } from '../../../deploy/cluster.mjs'
import { openSharedWindow } from '../src/limit/shared-window.js'
import { injector, postOf, type Send, socketSender } from './http-client.js'
import { quietApp } from './listening-service.js'
import { expectProblem } from './problem-shape.js'

const URL = '/api/generate?type=word'
const POST = postOf('{}')

describe.each([
  ['without a port', injector],
  ['over a socket', socketSender],
])('the limit, shared through Redis, %s', (_name, sender) => {
  it('holds for two services together, with the same headers as for one', async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.stop())
    const logger = pino({ level: 'silent' })
    const sends = await Promise.all(
      [1, 2].map(async () => {
        const window = await openSharedWindow({ url: redis.url, limit: 6, logger })
        const app = quietApp({ rateLimit: 6, window })
        onTestFinished(() => app.close())
        await app.listen({ host: '127.0.0.1', port: 0 })
        return sender(app)
      }),
    )
    const [here, there] = sends as [Send, Send]
    const quota = async (answer: ReturnType<Send>) => {
      const { status, headers } = await answer
      expect(headers['ratelimit-policy']).toBe('"default";q=6;w=60')
      return `${status} ${headers['ratelimit']?.match(/^"default";r=(\d+);t=(?:0|60|5\d)$/u)?.[1]}`
    }
    expect(await quota(here({ method: 'OPTIONS', url: URL }))).toBe('204 6')
    expect(await quota(here({ url: URL }))).toBe('200 5')
    // The second time, the fast path answers.
    expect(await quota(there({ url: URL }))).toBe('200 4')
    expect(await quota(here({ url: URL }))).toBe('200 3')
    expect(await quota(there(POST))).toBe('200 2')
    expect(await quota(here({ url: `${URL}&p=0` }))).toBe('400 1')
    expect(await quota(there({ method: 'PUT', url: URL }))).toBe('405 1')
    expect(await quota(here({ method: 'HEAD', url: URL }))).toBe('200 0')
    for (const request of [{ url: URL }, POST, { url: `${URL}&p=0` }, { url: URL }]) {
      for (const send of sends) {
        expect(await quota(send(request))).toBe('429 0')
        const refused = await send(request)
        expect(refused.headers['retry-after']).toMatch(/^(?:60|5\d)$/u)
        expect(refused.headers['access-control-allow-origin']).toBe('*')
        expect(expectProblem(refused).type).toMatch(/#quota-exceeded$/u)
      }
    }
    expect(await quota(there({ method: 'OPTIONS', url: URL }))).toBe('204 0')
  })
})

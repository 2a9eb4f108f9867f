import { GENERATE_PATH, LANGUAGES_PATH } from '@polyipsum/contract'
import type { Locale } from '@polyipsum/text/core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectAnswer } from '../../server/test/expect-answer.js'
import { type HttpRequest, injector, postOf, type Send } from '../../server/test/http-client.js'
import { quietApp } from '../../server/test/listening-service.js'
import { openApiConformance } from '../../server/test/openapi-conformance.js'
import { expectProblem } from '../../server/test/problem-shape.js'
import { localeOf } from '../../text/test/texts.js'
import { createHandler as createCoreHandler } from '../src/core.js'
import { createHandler, type Decision } from '../src/index.js'
import { casesIn, HANDLER_CASES } from './handler-cases.js'
import { requestOf, requestSender } from './request-sender.js'

const LANGUAGES = ['la', 'nl'].map((code) => localeOf(code))

let app: ReturnType<typeof quietApp>
let ask: Send
let expectConforms: ReturnType<typeof openApiConformance>
beforeAll(async () => {
  app = quietApp({ rateLimit: 0 })
  ask = injector(app)
  const { body } = await ask({ url: '/openapi.json' })
  expectConforms = openApiConformance(JSON.parse(body.toString()))
})
afterAll(() => app.close())

describe('in all languages', () => {
  const send = requestSender(createHandler())

  it.each(HANDLER_CASES)('$name → $status', async (example) => {
    const response = await send(example.request)
    expectAnswer(response, example)
    expectConforms(example.request, response)
  })

  it('answers a seeded request, a bad one and any other as the service does', () =>
    expectSameAnswers(send, ask))

  it('does so with a limit, which every answer of the path states', async () => {
    const limited = quietApp({ rateLimit: 1_000_000, now: () => 0 })
    onTestFinished(() => limited.close())
    const handler = createHandler(endlessLimit(1_000_000))
    await expectSameAnswers(requestSender(handler), injector(limited))
  })

  it('says 304 to the tag of the list of languages', async () => {
    const { headers } = await send({ url: LANGUAGES_PATH })
    const known = { 'if-none-match': headers['etag'] ?? '' }
    const response = await send({ url: LANGUAGES_PATH, headers: known })
    expect(response.status).toBe(304)
    expect(response.headers['content-type']).toBeUndefined()
  })

  it.each(['/api/locales', '/api/topics/'])('%s is told where the list is', async (url) => {
    expect(expectProblem(await send({ url })).detail).toContain(LANGUAGES_PATH)
  })
})

/** A limit whose window does not end, as the service has it when its clock stands still. */
function endlessLimit(limit: number) {
  let count = 0
  const peek = () => ({ limit, remaining: limit - count, reset: count === 0 ? 0 : 60 })
  return {
    peek,
    limit() {
      count++
      return { ...peek(), allowed: true }
    },
  }
}

/** Sends the requests of the table to the handler and to the service. */
async function expectSameAnswers(send: Send, ask: Send): Promise<void> {
  const bad = HANDLER_CASES.filter(({ status }) => status !== 200).map(({ request }) => request)
  const seeded = HANDLER_CASES.filter(({ status }) => status === 200).map(({ request }) =>
    withSeed(request),
  )
  for (const request of [...bad, ...seeded, { url: LANGUAGES_PATH }]) {
    const [own, service] = [await send(request), await ask(request)]
    const isPage =
      own.headers['content-type']?.startsWith('text/html') && !request.url.startsWith('/api')
    expect(own.status, request.url).toBe(service.status)
    // The pages have links that only the service has.
    const { connection, date, ...headers } = service.headers
    if (isPage) continue
    expect(own.headers, `${request.method} ${request.url}`).toEqual(headers)
    expect(own.body.equals(service.body), request.url).toBe(true)
  }
}

/** A request with a seed, unless it has one. */
function withSeed(request: HttpRequest): HttpRequest {
  const { method = 'GET', url, body } = request
  if (method === 'POST') {
    const fields = JSON.parse(String(body || '{}'))
    return 'seed' in fields && fields.seed !== '' && fields.seed !== null
      ? request
      : { ...postOf(JSON.stringify({ ...fields, seed: 's' })), url }
  }
  if (!url.startsWith('/api')) return request
  const [path = '', query = ''] = url.split('?')
  const rest = query.split('&').filter((part) => part !== '' && part !== 'seed=')
  const seed = rest.some((part) => part.startsWith('seed=')) ? [] : ['seed=s']
  return { ...request, url: `${path}?${[...rest, ...seed].join('&')}` }
}

describe('in two languages', () => {
  const send = requestSender(createCoreHandler({ languages: LANGUAGES }))
  const cases = casesIn(['la', 'nl'])

  it('has most of the table', () => expect(cases.length).toBeGreaterThan(200))

  it.each(cases)('$name → $status', async (example) => {
    expectAnswer(await send(example.request), example)
  })

  it('has the texts and the tags of the service', async () => {
    for (const query of ['seed=a&p=3', 'seed=a&l=nl&type=article&f=html', 'seed=a&l=nl&bytes=90']) {
      const url = `${GENERATE_PATH}?${query}`
      const [own, service] = [await send({ url }), await ask({ url })]
      expect(own.headers['etag']).toMatch(/^"[\w-]{22}"$/u)
      expect(own.headers['etag']).toBe(service.headers['etag'])
      expect(own.body.equals(service.body)).toBe(true)
    }
  })

  it('allows and lists no others', async () => {
    const { errors = [] } = expectProblem(await send({ url: `${GENERATE_PATH}?locale=tr` }))
    expect(errors[0]).toMatchObject({ parameter: 'locale', allowed: ['la', 'nl'] })
    const post = await send(postOf('{"locales":["la","nl","la"]}'))
    expect(expectProblem(post).detail).toContain('a list of 1 to 2 different languages')
    const { languages } = JSON.parse((await send({ url: LANGUAGES_PATH })).body.toString())
    expect(languages.map(({ code }: { code: string }) => code)).toEqual(['la', 'nl'])
  })

  it('takes the first when Latin is not among them', async () => {
    const only = requestSender(createCoreHandler({ languages: [localeOf('nl'), localeOf('tr')] }))
    for (const request of [{ url: GENERATE_PATH }, { url: '/api/1' }, postOf('{}')]) {
      expect((await only(request)).headers['content-language']).toBe('nl')
    }
  })
})

it('refuses no languages, and two of one code', () => {
  expect(() => createHandler({ languages: [] })).toThrow(RangeError)
  const [one] = LANGUAGES as [Locale]
  expect(() => createHandler({ languages: [one, one] })).toThrow(/la has two/u)
})

describe('with a limit', () => {
  const send = (decision: Decision | undefined) =>
    requestSender(createHandler({ languages: LANGUAGES, limit: () => decision }))
  const url = GENERATE_PATH

  it('refuses as the service does', async () => {
    const limited = injector(quietApp({ rateLimit: 1, now: () => 0 }))
    await limited({ url })
    const refused = send({ allowed: false, limit: 1, reset: 59.2 })
    const [own, service] = [await refused({ url }), await limited({ url })]
    const { connection, date, ...headers } = service.headers
    expect(own).toEqual({ ...service, headers })
  })

  it.each<[Decision, number, string | undefined, string | undefined]>([
    [{ allowed: true, limit: 5 }, 200, undefined, undefined],
    [{ allowed: true, limit: 5, window: 10, remaining: 4 }, 200, '"default";r=4;t=10', undefined],
    [{ allowed: false, limit: 5, window: 10 }, 429, '"default";r=0;t=10', '10'],
    [{ allowed: false, limit: 5, reset: 0 }, 429, '"default";r=0;t=1', '1'],
    [{ allowed: false, limit: 5, window: 10, reset: 1e9 }, 429, '"default";r=0;t=10', '10'],
  ])('%j is %i', async (quota, status, rateLimit, retryAfter) => {
    const { headers, ...response } = await send(quota)({ url })
    expect(response.status).toBe(status)
    expect(headers['ratelimit-policy']).toBe(`"default";q=5;w=${quota.window ?? 60}`)
    expect(headers['ratelimit']).toBe(rateLimit)
    expect(headers['retry-after']).toBe(retryAfter)
  })

  it('counts GET, HEAD and POST of texts, with what the platform passes', async () => {
    const counted: string[] = []
    const handler = createHandler<[name: string]>({
      languages: LANGUAGES,
      limit: async ({ method, url }, name) => {
        counted.push(`${method} ${new URL(url).pathname} ${name}`)
        return undefined
      },
    })
    const requests = [
      { url },
      { url, method: 'HEAD' },
      postOf('{"p":0}'),
      { url: '/api/2' },
      { url, method: 'OPTIONS' },
      { url, method: 'PUT' },
      { url: LANGUAGES_PATH },
      { url: '/nowhere' },
    ]
    for (const request of requests) await handler(requestOf(request), 'x')
    expect(counted).toEqual([`GET ${url} x`, `HEAD ${url} x`, `POST ${url} x`, 'GET /api/2 x'])
  })

  it('peeks for the answers to OPTIONS and to wrong methods of texts, with what the platform passes', async () => {
    const told: string[] = []
    const handler = createHandler<[name: string]>({
      languages: LANGUAGES,
      peek: ({ method, url }, name) => {
        told.push(`${method} ${new URL(url).pathname} ${name}`)
        return { limit: 5, window: 10 }
      },
    })
    for (const { method, url } of [
      { method: 'OPTIONS', url: GENERATE_PATH },
      { method: 'DELETE', url: '/api/2/short' },
    ]) {
      const { headers } = await handler(requestOf({ method, url }), 'x')
      expect(headers.get('ratelimit-policy')).toBe('"default";q=5;w=10')
      expect(headers.get('ratelimit')).toBeNull()
    }
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const { headers } = await handler(requestOf({ method, url: LANGUAGES_PATH }), 'x')
      expect(headers.get('ratelimit-policy')).toBeNull()
    }
    expect(told).toEqual([`OPTIONS ${url} x`, 'DELETE /api/2/short x'])
  })

  it('states the quota when writing fails', async () => {
    const told: unknown[] = []
    const broken = { ...LANGUAGES[0], topics: undefined } as unknown as Locale
    const handler = createHandler({
      languages: [broken],
      limit: () => ({ allowed: true, limit: 5 }),
      onError: (error) => told.push(error),
    })
    const response = await requestSender(handler)({ url })
    expect(response.status).toBe(500)
    expect(response.headers['ratelimit-policy']).toBe('"default";q=5;w=60')
    expect(told).toHaveLength(1)
  })

  it('answers 500 when the limit throws, tells once, and leaks nothing', async () => {
    const told: unknown[] = []
    const error = new Error('secret')
    const handler = createHandler({
      languages: LANGUAGES,
      limit: () => Promise.reject(error),
      onError: (error) => told.push(error),
    })
    const response = await requestSender(handler)({ url })
    expect(expectProblem(response).type).toBe('/problems/internal-error')
    expect(response.body.toString()).not.toContain('secret')
    expect(told).toEqual([error])
  })
})

describe('a long body', () => {
  const handler = createHandler({ languages: LANGUAGES })
  const send = (body: ReadableStream, headers: Record<string, string> = {}) =>
    handler(
      new Request(`http://localhost${GENERATE_PATH}`, {
        ...{ method: 'POST', body, duplex: 'half' },
        headers: { 'content-type': 'application/json', ...headers },
      }),
    )

  it('is read no further than the limit', async () => {
    let pulls = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulls++
        controller.enqueue(new Uint8Array(1024))
      },
    })
    expect((await send(endless)).status).toBe(413)
    expect(pulls).toBeLessThan(20)
  })

  it('is not read when it says so', async () => {
    const untouched = new ReadableStream(
      { pull: () => Promise.reject(new Error('read')) },
      { highWaterMark: 0 },
    )
    expect((await send(untouched, { 'content-length': '16385' })).status).toBe(413)
  })

  it('that breaks off is a 400', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    expect((await send(broken)).status).toBe(400)
  })
})

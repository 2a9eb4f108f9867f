/** The errors that calls reject with, and what they say. */
import { describe, expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { type Client, ConnectionError, createClient, ProblemError } from '../src/index.js'
import { startServer } from './servers.js'

/** The error that a call rejects with. */
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )

describe('createClient', () => {
  it.each([undefined, {}, { baseUrl: undefined }])('says what is missing: %j', (options) => {
    expect(() => createClient(options as never)).toThrow(
      /createClient needs the service: .*baseUrl/u,
    )
  })

  it('refuses an unknown option', async () => {
    const { baseUrl } = await startService()
    const client = createClient({ baseUrl })
    const error = await errorOf(client.text({ lang: 'tr' } as never))
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toContain(
      'lang is no name of a parameter: there are count, type,',
    )
  })
})

describe('ProblemError', () => {
  it('has every fault of a request that the service refuses', async () => {
    const { baseUrl } = await startService()
    const client = createClient({ baseUrl })
    const asked = { count: 101, type: 'words' as 'word' }
    const error = await errorOf(client.json(asked))
    expect(error).toBeInstanceOf(ProblemError)
    const url = `${baseUrl}/api/generate?count=101&type=words&format=json`
    const response = await fetch(url)
    const problem = JSON.parse(await response.text())
    expect(error).toMatchObject({ name: 'ProblemError', method: 'GET', url, status: 400, problem })
    const { errors } = (error as ProblemError).problem
    expect(errors?.map(({ parameter, nearest }) => [parameter, nearest])).toEqual([
      ['count', undefined],
      ['type', 'word'],
    ])
    expect((error as Error).message).toBe(
      `GET ${url}: 400 Invalid request ${errors?.map(({ detail }) => detail).join(' ')}`,
    )
  })

  it('points into the body of a POST', async () => {
    const { baseUrl } = await startService()
    const client = createClient({ baseUrl })
    for (const count of [0, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const error = await errorOf(client.generate({ count }))
      expect(error).toMatchObject({ method: 'POST', status: 400, retryAfterMs: undefined })
      expect((error as ProblemError).problem.errors).toMatchObject([{ pointer: '#/count' }])
      expect((error as Error).message).toContain('400 Invalid request count must be')
    }
  })

  it('names the quota that is exceeded', async () => {
    const { baseUrl } = await startService({ rateLimit: 1, now: () => 0 })
    const client = createClient({ baseUrl })
    await client.text()
    expect(await errorOf(client.text())).toMatchObject({
      status: 429,
      retryAfterMs: 60_000,
      problem: { 'violated-policies': ['default'] },
    })
  })

  it('is made from the status if the answer is not a problem document', async () => {
    const bodies: [type: string, body: string][] = [
      ['text/html', '<h1>Bad Gateway</h1>'],
      ['application/json', '{"title":"not a problem document"}'],
      ['application/problem+json', '{"title":'],
      ['application/problem+json', 'null'],
    ]
    for (const [type, body] of bodies) {
      const baseUrl = await startServer((_request, response) => {
        response.writeHead(502, { 'content-type': type }).end(body)
      })
      const error = await errorOf(createClient({ baseUrl }).text({ retries: 0 }))
      expect(error).toMatchObject({
        message: `GET ${baseUrl}/api/generate?format=text: 502 Bad Gateway`,
        status: 502,
        problem: { type: 'about:blank', title: 'Bad Gateway', status: 502 },
      })
    }
  })

  it('fills in what a problem document leaves out, and keeps the status of the answer', async () => {
    const baseUrl = await startServer((_request, response) => {
      response
        .writeHead(409, { 'content-type': 'Application/Problem+JSON ; charset=utf-8' })
        .end('{"status":400,"detail":"Here is another.","other":1}')
    })
    expect(await errorOf(createClient({ baseUrl }).text())).toMatchObject({
      message: `GET ${baseUrl}/api/generate?format=text: 409 Conflict Here is another.`,
      status: 409,
      problem: { type: 'about:blank', title: 'Conflict', status: 400, other: 1 },
    })
  })
})

describe('ConnectionError', () => {
  const calls: Record<string, (client: Client) => Promise<unknown>> = {
    text: (client) => client.text(),
    markdown: (client) => client.markdown(),
    json: (client) => client.json(),
    generate: (client) => client.generate(),
    generateAll: (client) => client.generateAll({ locales: ['en'] }),
  }

  it.each(Object.entries(calls))('is the error of %s when a page answers', async (_name, call) => {
    let requests = 0
    const baseUrl = await startServer((_request, response) => {
      requests++
      response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Welcome</h1>')
    })
    const error = await errorOf(call(createClient({ baseUrl })))
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ name: 'ConnectionError', status: 200 })
    expect((error as Error).message).toContain('was answered with text/html, not ')
    expect(requests).toBe(1)
  })

  it('says that an answer has no media type', async () => {
    const baseUrl = await startServer((_request, response) => {
      response.writeHead(204).end()
    })
    expect(await errorOf(createClient({ baseUrl }).html())).toMatchObject({
      message: `GET ${baseUrl}/api/generate?format=html was answered with no media type, not text/html`,
      status: 204,
    })
  })

  it('has the syntax error of broken JSON as its cause', async () => {
    let requests = 0
    const baseUrl = await startServer((_request, response) => {
      requests++
      response.setHeader('content-type', 'application/json').end('{"words":["Lorem"')
    })
    const client = createClient({ baseUrl })
    for (const call of [client.json(), client.generate()]) {
      const error = await errorOf(call)
      expect(error).toBeInstanceOf(ConnectionError)
      expect(error).toMatchObject({ status: 200, cause: expect.any(SyntaxError) })
    }
    expect(requests).toBe(2)
  })
})

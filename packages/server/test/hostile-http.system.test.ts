/** Broken HTTP over raw connections. */

import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BODY, GET, POST, SHAPES, type Shape, SMUGGLED } from './hostile-shapes.js'
import { type HttpResponse, portOf } from './http-client.js'
import { quietApp } from './listening-service.js'
import { anyMutant } from './mutations.js'
import { expectProblem } from './problem-shape.js'
import { converse, expectService } from './raw-connection.js'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = quietApp({
    rateLimit: 0,
    // The server ends every connection, so no answer is missed, and nothing waits.
    connectionLimits: {
      headersTimeout: 500,
      requestTimeout: 500,
      keepAliveTimeout: 200,
      connectionsCheckingInterval: 50,
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(app)
})
afterAll(() => app.close())

const NEXT = `${GET.replace('word', 'word&count=2')}Connection: close\r\n\r\n`

/** The text in the body of an answer to GET or POST. */
function textOf({ headers, body }: HttpResponse): string {
  const isResult = headers['content-type']?.startsWith('application/json')
  return isResult ? JSON.parse(body.toString()).text : body.toString()
}

const count = (text: string, part: string) => text.split(part).length - 1

const isLast = ({ headers }: HttpResponse) => headers['connection'] === 'close'

async function expectVerdict({ bytes, verdict, status = 400 }: Shape): Promise<void> {
  const { answers, reset } = await converse(port, `${bytes}${NEXT}`)
  expect(reset).toBe(false)
  const [first, ...rest] = answers
  if (first === undefined) throw new Error('there is no answer')

  const served = verdict === 'served' || verdict === 'last'
  if (served || (verdict === 'either' && first.status === 200)) {
    expect(first.status).toBe(200)
    expect(textOf(first)).toBe('Lorem')
  } else {
    expect(first.status).toBe(status)
    expectProblem(first)
  }
  if (verdict === 'refused' || verdict === 'last') expect(isLast(first)).toBe(true)
  // Whether it was a request or not, what follows is that request, or nothing.
  expect(rest.map(textOf)).toEqual(isLast(first) ? [] : ['Lorem ipsum'])
}

describe.concurrent('a request that is broken, or could be read in two ways', () => {
  it.each(SHAPES.filter(({ fault }) => fault === undefined))(
    '$name: $verdict ($rule)',
    expectVerdict,
  )

  it.fails.each(SHAPES.filter(({ fault }) => fault !== undefined))(
    '$name: $verdict ($rule). $fault',
    expectVerdict,
  )
})

describe.concurrent('a connection', () => {
  it('gets two answers when a second request follows the body, at its length', async () => {
    const body = `${POST}Content-Length: ${BODY.length}\r\n\r\n${BODY}`
    const { answers } = await converse(port, `${body}${SMUGGLED}`)
    expect(answers.map(textOf)).toEqual(['Lorem', 'Lorem ipsum dolor'])
  })

  it('gets no text without the last chunk', async () => {
    const { answers } = await converse(
      port,
      `${POST}Transfer-Encoding: chunked\r\n\r\nf\r\n${BODY}\r\n`,
    )
    expect(answers.map(({ status }) => status)).toEqual([408])
    answers.map((answer) => expectProblem(answer))
  })

  it('has the content type in its headers, not the one in its trailers', async () => {
    const plain = POST.replace('application/json', 'text/plain')
    const trailers = 'Content-Type: application/json\r\nConnection: close\r\n'
    const { answers } = await converse(
      port,
      `${plain}Transfer-Encoding: chunked\r\n\r\nf\r\n${BODY}\r\n0\r\n${trailers}\r\n`,
    )
    expect(answers.map(({ status }) => status)).toEqual([415])
  })

  const long = JSON.stringify({ locale: 'ru', count: 100, length: 'verylong' })
  const LONG = `${POST}Content-Length: ${long.length}\r\n\r\n${long}`
  const TEXT = `${GET}\r\n`
  const CHUNKED = `${POST}Transfer-Encoding: chunked\r\n\r\n`
  const X = 'x'.repeat(300_000)

  it.each([
    { name: 'a text', requests: TEXT, fault: 'BAD', status: 400 },
    { name: 'a text, then 300 kB', requests: TEXT, fault: `BAD${X}`, status: 400 },
    { name: 'a text, then a long header', requests: TEXT, fault: `${GET}X: ${X}`, status: 431 },
    { name: 'a text, then half a header', requests: TEXT, fault: `${GET}X: `, status: 408 },
    { name: 'a long text, then a bad chunk', requests: LONG, fault: `${CHUNKED}z`, status: 400 },
    { name: 'three long texts, then 300 kB', requests: LONG.repeat(3), fault: X, status: 400 },
  ])('gets $name before the refusal of what follows', async ({ requests, fault, status }) => {
    const { answers, reset } = await converse(port, `${requests}${fault}`)
    expect(reset).toBe(false)
    const texts = Array(count(requests, 'HTTP/1.1')).fill(200)
    expect(answers.map((answer) => answer.status)).toEqual([...texts, status])
    answers.slice(texts.length).map((answer) => expectProblem(answer))
  })

  it('gets the whole of its last text, whatever follows', async () => {
    const last = LONG.replace('Host:', 'Connection: close\r\nHost:')
    const { answers, reset } = await converse(port, `${last}${X}`)
    expect(reset).toBe(false)
    expect(answers.map(({ status }) => status)).toEqual([200])
  })

  it('of HTTP/1.0 gets no interim answer', async () => {
    const { answers, interim } = await converse(
      port,
      `${POST.replace('1.1', '1.0')}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    )
    expect(interim).toBe(0)
    expect(answers.map(({ status }) => status)).toEqual([200])
  })

  it('of HTTP/0.9 gets no text', async () => {
    const { answers } = await converse(port, 'GET /api/generate?type=word\r\n')
    expect([[400], [408]]).toContainEqual(answers.map(({ status }) => status))
  })

  it('does not open a tunnel', async () => {
    const authority = 'CONNECT example.com:80 HTTP/1.1\r\nHost: example.com:80\r\n\r\n'
    const { answers } = await converse(port, `${authority}${SMUGGLED}`)
    // RFC 9110 §9.3.6. Closing the connection without an answer is allowed too.
    expect(answers.filter(({ status }) => status < 400)).toEqual([])
    expect(answers.length).toBeLessThanOrEqual(1)
  })

  it.each(['OPTIONS', 'GET'])('gets one valid answer to %s *', async (method) => {
    const { answers } = await converse(port, `${method} * HTTP/1.1\r\nHost: a\r\n\r\n${NEXT}`)
    const [first, next, ...more] = answers
    expect(first?.status).toBeOneOf([204, 400, 404])
    expect(next).toMatchObject({ status: 200, body: Buffer.from('Lorem ipsum') })
    expect(more).toEqual([])
  })

  it.each(['PATCH', 'PROPFIND', 'TRACE', 'SOURCE', 'M-SEARCH'])(
    'has a 405 that tells the methods for %s',
    async (method) => {
      const { answers } = await converse(port, `${GET.replace('GET', method)}\r\n${NEXT}`)
      const [first, next] = answers
      expect(first).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST, OPTIONS' } })
      expect(next?.status).toBe(200)
    },
  )

  it.each([
    ['a header', 'X: ', 'x'.repeat(10_000)],
    ['many headers', '', 'X: x\r\n'.repeat(2000)],
  ])(
    'can read why %s of 200 kB is refused, though it goes on sending',
    async (_name, start, part) => {
      const parts = Array.from({ length: 200_000 / 10_000 }, () => part)
      const { answers, reset } = await converse(port, `${GET}${start}`, ...parts, '\r\n\r\n')
      expect(reset).toBe(false)
      expect(answers.map(({ status }) => status)).toEqual([431])
      answers.map((answer) => expectProblem(answer))
    },
  )
})

// Not at the same time as others: a busy process may receive two packets as one.
describe('a connection alone', () => {
  it('is not read further after an upgrade that is ignored', async () => {
    // Node’s parser drops the rest of the packet. So the next packet must not be read as a request either.
    const upgrade = `${GET}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`
    const head = `${POST}Content-Length: ${SMUGGLED.length}\r\n\r\n`
    const { answers } = await converse(port, `${upgrade}${head}`, SMUGGLED)
    expect(answers.map(textOf)).not.toContain('Lorem ipsum dolor')
  })
})

describe('requests with changed bytes', () => {
  // Some occur more than once.
  const MUTANTS = [...new Set(fc.sample(anyMutant, { numRuns: 2400, seed: 9112 }))].slice(0, 2000)
  const GROUPS = Array.from({ length: MUTANTS.length / 100 }, (_, place) => ({
    name: `${100 * place} to ${100 * (place + 1)}`,
    mutants: MUTANTS.slice(100 * place, 100 * (place + 1)),
  }))

  async function expectLawful(mutant: string): Promise<void> {
    const { answers, reset } = await converse(port, mutant)
    expect(reset).toBe(false)
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400) expectProblem(answer)
    }
    // Bytes that are not HTTP get one answer as well, the last.
    expect(answers.length).toBeLessThanOrEqual(count(mutant, 'HTTP/') + 1)
    expect(answers.filter(({ status }) => status < 300).length).toBeLessThanOrEqual(
      count(mutant, '/api/generate'),
    )
    expect(answers.slice(0, -1).filter(isLast)).toEqual([])
  }

  it.concurrent.each(GROUPS)(
    '$name have lawful answers, no more than requests',
    async ({ mutants }) => {
      await Promise.all(
        mutants.map((mutant) =>
          expectLawful(mutant).catch((cause: unknown) => {
            throw new Error(`${JSON.stringify(mutant.slice(0, 1000))}: ${cause}`, { cause })
          }),
        ),
      )
      await expectService(port)
    },
  )
})

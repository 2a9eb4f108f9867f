import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.js'
import { exchange, parseResponse, portOf } from './http-client.js'
import { startService } from './listening-service.js'
import { expectProblem } from './problem-shape.js'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = createApp({ rateLimit: 0 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(app)
})
afterAll(() => app.close())

const REQUEST = 'GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n'
const long = 'x'.repeat(20_000)

describe('bytes that are not an HTTP request get a problem document, and the connection is closed', () => {
  it.each([
    ['a line of rubbish', 'rubbish\r\n\r\n', 400, 'malformed-http'],
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'malformed-http'],
    ['another version', 'GET /api/generate HTTP/9.9\r\n\r\n', 400, 'malformed-http'],
    ['a header without a colon', `${REQUEST}rubbish\r\n\r\n`, 400, 'malformed-http'],
    ['a header name with a space', `${REQUEST}a b: c\r\n\r\n`, 400, 'malformed-http'],
    [
      'two lengths',
      `${REQUEST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
      'malformed-http',
    ],
    [
      'a length and chunks',
      `${REQUEST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed-http',
    ],
    [
      'a broken chunk',
      'POST /api/generate HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
      'malformed-http',
    ],
    ['no Host', 'GET /api/generate HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed-http'],
    [
      'a long request line',
      `GET /api/generate?x=${long} HTTP/1.1\r\nHost: a\r\n\r\n`,
      414,
      'uri-too-long',
    ],
    ['a long header', `${REQUEST}X: ${long}\r\n\r\n`, 431, 'headers-too-large'],
    [
      'an unknown expectation',
      `${REQUEST}Expect: a miracle\r\nConnection: close\r\n\r\n`,
      417,
      'expectation-failed',
    ],
  ])('%s → %i', async (_name, bytes, status, problem) => {
    const answer = await exchange(port, Buffer.from(bytes, 'latin1'))
    const response = parseResponse(answer)
    expect(response.status).toBe(status)
    expect(expectProblem(response).type).toBe(`/problems/${problem}`)
    expect(response.headers['connection']).toBe('close')
    expect(answer.toString().match(/HTTP\/1\.1 /gu)).toHaveLength(1)
  })

  it('says how many headers are too many', async () => {
    const { port } = await startService({ connectionLimits: { maxHeaders: 7 } })
    const headers = (count: number) => Array.from({ length: count }, (_, i) => `X${i}: a\r\n`)
    const [most, more] = await Promise.all(
      [5, 6].map((count) =>
        exchange(port, `${REQUEST}Connection: close\r\n${headers(count).join('')}\r\n`),
      ),
    )
    expect(parseResponse(most as Buffer).status).toBe(200)
    const refused = parseResponse(more as Buffer)
    expect(refused.status).toBe(431)
    expect(expectProblem(refused).detail).toBe('The request has more than 7 headers.')
  })

  it('does not affect the next client', async () => {
    await exchange(port, 'rubbish\r\n\r\n')
    const answer = await exchange(port, `${REQUEST}Connection: close\r\n\r\n`)
    expect(parseResponse(answer)).toMatchObject({ status: 200, body: Buffer.from('Lorem') })
  })
})

describe('a connection', () => {
  it('stays open for further requests, and each gets one answer', async () => {
    const answer = await exchange(
      port,
      `${REQUEST}\r\n${REQUEST}\r\n${REQUEST}Connection: close\r\n\r\n`,
    )
    expect(answer.toString().match(/HTTP\/1\.1 200 OK/gu)).toHaveLength(3)
  })

  it('may be HTTP/1.0 without a Host', async () => {
    const answer = await exchange(port, 'GET /api/generate?type=word HTTP/1.0\r\n\r\n')
    expect(parseResponse(answer)).toMatchObject({ status: 200, body: Buffer.from('Lorem') })
  })

  it('may request an absolute URL', async () => {
    const request = 'GET http://localhost/api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n'
    const answer = await exchange(port, `${request}Connection: close\r\n\r\n`)
    expect(parseResponse(answer)).toMatchObject({ status: 200, body: Buffer.from('Lorem') })
  })

  it('may send its body in chunks, or after “100 Continue”', async () => {
    const head =
      'POST /api/generate HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n'
    const chunked = await exchange(
      port,
      `${head}Transfer-Encoding: chunked\r\n\r\n8\r\n{"type":\r\n7\r\n"word"}\r\n0\r\n\r\n`,
    )
    expect(JSON.parse(parseResponse(chunked).body.toString())).toMatchObject({ text: 'Lorem' })
    const expecting = await exchange(
      port,
      `${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    )
    expect(expecting.toString()).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/u)
  })

  it('that ends in the middle of a body causes no 500', async () => {
    const logged: unknown[] = []
    const logging = createApp({
      rateLimit: 0,
      logger: Object.assign(Object.create(app.log), {
        error: (entry: unknown) => logged.push(entry),
      }),
    })
    await logging.listen({ host: '127.0.0.1', port: 0 })
    await new Promise<void>((resolve) => {
      const socket = connect(portOf(logging), '127.0.0.1', () => {
        socket.write(
          'POST /api/generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
        )
        setTimeout(() => socket.destroy(), 50)
      })
      socket.on('close', () => setTimeout(resolve, 100))
    })
    const answer = await exchange(portOf(logging), `${REQUEST}Connection: close\r\n\r\n`)
    expect(parseResponse(answer).status).toBe(200)
    expect(logged).toEqual([])
    await logging.close()
  })
})

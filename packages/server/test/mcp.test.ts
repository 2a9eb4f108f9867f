/** `POST /mcp`, the tools over HTTP. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { BODY_LIMIT_KIB, MCP_PATH } from '@polyipsum/contract'
import { generate } from '@polyipsum/text'
import { describe, expect, it, onTestFinished } from 'vitest'
import { TrustedProxies } from '../src/app.js'
import { createMetrics } from '../src/operations/metrics.js'
import { type HttpRequest, type HttpResponse, injector } from './http-client.js'
import { quietApp, quietService, startService } from './listening-service.js'
import { expectProblem } from './problem-shape.js'

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })
const toolCall = (given: object = {}) =>
  message('tools/call', { name: 'generate_text', arguments: given })

const postOf = (body: unknown, headers: HttpRequest['headers'] = {}): HttpRequest => ({
  method: 'POST',
  url: MCP_PATH,
  headers: { ...HEADERS, ...headers },
  body: body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body),
})

/** Checks that an answer is a problem document with this status. */
function expectStatus(answer: HttpResponse, status: number): void {
  expect(answer.status).toBe(status)
  expectProblem(answer)
}

async function connected(versionNegotiation: object = {}) {
  const { baseUrl } = await startService()
  const client = new Client({ name: 'test', version: '1.0.0' }, versionNegotiation)
  await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}${MCP_PATH}`)))
  onTestFinished(() => client.close())
  return client
}

describe.each([
  ['2025-11-25', {}],
  ['2026-07-28', { versionNegotiation: { mode: 'auto' } }],
])('a client of the SDK that speaks %s', (version, options) => {
  it('lists the tools and calls them', async () => {
    const client = await connected(options)
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['generate_text', 'list_languages'])
    const given = { locale: 'ja', type: 'title', count: 2, seed: 'http' } as const
    const { content } = await client.callTool({ name: 'generate_text', arguments: given })
    expect(content).toEqual([{ type: 'text', text: generate(given).text }])
  })
})

it('a call of a tool counts as one request of the limit, another message as none', async () => {
  const send = injector(quietApp({ rateLimit: 3 }))
  for (const method of ['tools/list', 'ping', 'tools/list', 'ping']) {
    const answer = await send(postOf(message(method)))
    expect(answer.status).toBe(200)
    expect(answer.headers['ratelimit']).toBeUndefined()
  }
  for (const remaining of [2, 1, 0]) {
    const answer = await send(postOf(toolCall({ count: remaining })))
    expect(answer.headers['ratelimit']).toContain(`r=${remaining};`)
  }
  const refused = await send(postOf(toolCall()))
  expectStatus(refused, 429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send({ url: '/api/generate?type=word' })).status).toBe(429)
})

it('the messages that do not count are bounded too', async () => {
  const send = injector(quietApp({ rateLimit: 2 }))
  for (let i = 0; i < 10; i++) expect((await send(postOf(message('ping')))).status).toBe(200)
  const refused = await send(postOf(message('ping')))
  expectStatus(refused, 429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

it.each(['GET', 'DELETE', 'PUT'])('%s is no method of the path', async (method) => {
  const answer = await injector(quietApp())({ method, url: MCP_PATH })
  expectStatus(answer, 405)
  expect(answer.headers['allow']).toBe('POST, OPTIONS')
})

it('with MCP off there is nothing at the path', async () => {
  expectStatus(await injector(quietApp({ mcp: false }))(postOf(message('ping'))), 404)
})

it('a preflight allows the headers of the protocol', async () => {
  const { status, headers } = await injector(quietApp())({ method: 'OPTIONS', url: MCP_PATH })
  expect(status).toBe(204)
  expect(headers['access-control-allow-origin']).toBe('*')
  const allowed = headers['access-control-allow-headers']?.split(', ')
  expect(allowed).toEqual(
    expect.arrayContaining(['content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']),
  )
})

describe('a body', () => {
  const send = injector(quietApp({ rateLimit: 0 }))

  it.each<readonly [string, string | Uint8Array, number]>([
    ['half a message', '{"jsonrpc":"2.0",', 400],
    ['broken UTF-8', Uint8Array.of(0x22, 0xc3, 0x28, 0x22), 400],
    ['deep lists', '['.repeat(8000) + ']'.repeat(8000), 400],
    ['deep lists that do not end', '['.repeat(16_000), 400],
    ['a number', '5', 400],
    ['nothing', '', 400],
    ['a batch', JSON.stringify([toolCall(), toolCall()]), 400],
    ['an empty batch', '[]', 400],
    ['a message without a version', '{"id":1,"method":"ping"}', 400],
    [
      'more than the limit',
      JSON.stringify(toolCall({ seed: 'x'.repeat(BODY_LIMIT_KIB * 1024) })),
      413,
    ],
  ])('of %s is refused, in a few bytes', async (_, body, status) => {
    const answer = await send(postOf(body))
    expect(answer.status).toBe(status)
    expect(answer.body.length).toBeLessThan(1000)
  })

  it('with deep arguments is refused as any other', async () => {
    const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
    const body = JSON.stringify(toolCall()).replace(
      '"arguments":{}',
      `"arguments":{"seed":${deep}}`,
    )
    const answer = await send(postOf(body))
    const { result } = JSON.parse(answer.body.toString())
    expect(result.isError).toBe(true)
    expect(result.content[0].text).toContain('seed must be')
  })

  it('of another type is refused', async () => {
    expectStatus(await send(postOf('{}', { 'content-type': 'text/plain' })), 415)
  })

  it('with an unknown version of the protocol is refused', async () => {
    const headers = { 'mcp-protocol-version': '1999-01-01' }
    const { status, body } = await send(postOf(message('ping'), headers))
    expect(status).toBe(400)
    expect(body.toString()).toContain('2025-11-25')
  })
})

describe('a page that reaches the machine of a person by DNS rebinding', () => {
  const ping = (headers: HttpRequest['headers'], proxies: readonly string[] = []) =>
    injector(quietApp({ trustedProxies: new TrustedProxies(proxies) }))(
      postOf(message('ping'), headers),
    )

  it.each([
    { host: 'rebound.example' },
    { host: 'rebound.example:3000' },
    { host: 'localhost', origin: 'https://rebound.example' },
    { host: 'localhost', origin: 'null' },
  ])('is refused: %j', async (headers) => {
    expectStatus(await ping(headers), 403)
  })

  it.each([
    { host: 'localhost:3000' },
    { host: '127.0.0.1:3000', origin: 'http://localhost:5173' },
    { host: '[::1]:3000', origin: 'http://[::1]:5173' },
  ])('is no page of the machine itself: %j', async (headers) => {
    expect((await ping(headers)).status).toBe(200)
  })

  it('is none that comes through a trusted proxy', async () => {
    const headers = { host: 'ipsum.example', origin: 'https://app.example' }
    expect((await ping(headers, ['127.0.0.1'])).status).toBe(200)
  })
})

it('the metrics count a text of a tool by its language, type and format', async () => {
  const service = quietService()
  const send = injector(service.app)
  await send(postOf(toolCall({ locale: 'nl', type: 'title', format: 'html' })))
  await send(postOf(toolCall({ count: 0 })))
  const metrics = await createMetrics(service).metrics()
  expect(metrics).toContain(
    'polyipsum_requests_total{method="MCP",status="200",locale="nl",type="title",format="html"} 1',
  )
  expect(metrics).toContain('polyipsum_texts_total{locale="nl",type="title"} 1')
})

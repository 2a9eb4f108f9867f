/** Fifty thousand requests of every kind to one process, over real sockets. */
import { Agent } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { anyBody, anyQuery, anyText } from './arbitraries.js'
import { type HttpResponse, sendByNode } from './http-client.js'
import { anyMutant } from './mutations.js'
import { expectProblem } from './problem-shape.js'
import { residentBytes, restingBytes } from './process-memory.js'
import { expectService } from './raw-connection.js'

const REQUESTS = 50_000
/** The number of requests under way at once. */
const BATCH = 25

/** Bounds the heap, so that it is collected often. */
const TIGHT = '--max-old-space-size=48'

interface Lawful {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** A value of a header that Node's client can send. */
const headerValue = anyText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/gu, ''))

const anyHeaders = fc.dictionary(
  fc.oneof(
    fc.constantFrom('Accept', 'Accept-Language', 'If-None-Match', 'X-Forwarded-For', 'Origin'),
    fc.constantFrom('Cookie', 'Range', 'Content-Encoding', 'Accept-Encoding', 'Forwarded'),
    fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/u).map((name) => `X-${name}`),
  ),
  headerValue,
  { maxKeys: 6 },
)

const anyRequest: fc.Arbitrary<Lawful> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'OPTIONS', 'PUT', 'DELETE'),
    fc.oneof(
      { weight: 9, arbitrary: anyQuery.map((query) => `/api/generate${query}`) },
      { weight: 1, arbitrary: fc.webPath().map((path) => `/${path.replace(/^\/+/u, '')}`) },
    ),
    anyHeaders,
    anyBody,
    fc.constantFrom('application/json', 'application/json', 'text/plain', ''),
  )
  .map(([method, path, headers, body, type]) => ({
    method,
    path,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': type }) },
    body: method === 'POST' || method === 'PUT' ? body : undefined,
  }))

const agent = new Agent({ keepAlive: true, maxSockets: BATCH })

function send(port: number, { body, ...options }: Lawful): Promise<HttpResponse> {
  return sendByNode({ port, ...options, agent }, body)
}

/** Writes bytes. Returns the status of every answer once the connection is closed. */
async function shout(port: number, bytes: string): Promise<number[]> {
  const chunks: Buffer[] = []
  const socket = connect(port, '127.0.0.1')
  socket.on('data', (chunk) => chunks.push(chunk))
  // The service may close while bytes are still being sent.
  socket.on('error', () => undefined)
  socket.end(Buffer.from(bytes, 'latin1'))
  await new Promise((resolve) => socket.on('close', resolve))
  const text = Buffer.concat(chunks).toString('latin1')
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => Number(status))
}

it('all get valid answers, and leave no memory behind', { timeout: 300_000 }, async () => {
  // This machine is trusted, so the service reads every X-Forwarded-For and does not warn.
  const env = { RATE_LIMIT: '0', TRUST_PROXY: '127.0.0.1/32', NODE_OPTIONS: TIGHT }
  const replica = await startReplica({ env })
  onTestFinished(() => replica.stop())
  onTestFinished(() => agent.destroy())
  const { port, process, output } = replica
  const pid = process.pid ?? 0
  const started = output.out
  const fresh = residentBytes(pid)

  let answered = 0
  async function half(seed: number): Promise<number> {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof({ weight: 4, arbitrary: anyRequest }, { weight: 1, arbitrary: anyMutant }),
          {
            minLength: BATCH,
            maxLength: BATCH,
            size: 'max',
          },
        ),
        async (batch) => {
          await Promise.all(
            batch.map(async (asked) => {
              if (typeof asked === 'string') {
                for (const status of await shout(port, asked)) expect(status).toBeLessThan(500)
              } else {
                const response = await send(port, asked)
                expect(response.status).toBeLessThan(500)
                if (response.status >= 400) expectProblem(response, asked.method === 'HEAD')
              }
              answered++
            }),
          )
        },
      ),
      { numRuns: REQUESTS / 2 / BATCH, seed, endOnFailure: true },
    )
    return restingBytes(pid)
  }

  const first = await half(1)
  const second = await half(2)
  expect(answered).toBe(REQUESTS)
  await expectService(port)
  expect(process.exitCode).toBeNull()
  // It has logged nothing.
  expect(output).toEqual({ out: started, err: '' })
  // By the end of the first half, the process has taken the memory that it needs to serve at all.
  expect(second - first).toBeLessThan((first - fresh) / 2)
})

/** Clients that send requests for long texts and close the connection before the answer arrives. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGE_CODES } from '@polyipsum/text'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRedis } from '../../../deploy/cluster.mjs'
import { openSharedWindow } from '../src/limit/shared-window.js'
import { BadNetwork } from './bad-network.js'
import { exchange, parseResponse } from './http-client.js'
import { type ListeningService, openService } from './listening-service.js'
import { usedBytes } from './process-memory.js'

/** The number of requests that each test breaks off. 20,000 take five minutes. */
const REQUESTS = Number(process.env['ABORTED_REQUESTS'] ?? 1000)
/** The number of connections that are opened at once: a common length of a server's queue. */
const AT_A_TIME = 100

const GET = 'GET /api/generate?p=100&locale=ru HTTP/1.1\r\nHost: localhost\r\n\r\n'
const BODY = '{"count":100,"locale":"ru"}'
const POST_HEAD = `POST /api/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`
const POST = POST_HEAD + BODY
const LIST_BODY = JSON.stringify({ locales: LANGUAGE_CODES, type: 'article', count: 3 })
const LIST_POST = POST_HEAD.replace(`${BODY.length}`, `${LIST_BODY.length}`) + LIST_BODY

/** The moments at which a client leaves. It calls `wait` after it has sent its requests. */
const MOMENTS: Readonly<
  Record<string, { readonly bytes: string; readonly requests: number; readonly wait: Wait }>
> = {
  'with the request': { bytes: GET, requests: 1, wait: async () => undefined },
  'while it is admitted': { bytes: GET, requests: 1, wait: () => sleep(20) },
  'before its body is whole': {
    bytes: POST.slice(0, -3),
    requests: 1,
    wait: () => sleep(5),
  },
  'while the answer is written': { bytes: POST, requests: 1, wait: (socket) => aByte(socket) },
  'while texts in all languages are written': {
    bytes: LIST_POST,
    requests: 1,
    wait: () => sleep(5),
  },
  'when the first of a pipeline is answered': {
    bytes: GET.repeat(5) + POST.repeat(5),
    requests: 10,
    wait: (socket) => aByte(socket),
  },
}
type Wait = (socket: Socket) => Promise<unknown>

/** Waits for the first byte of the answer, and reads no more. */
async function aByte(socket: Socket): Promise<void> {
  await once(socket, 'readable')
}

const ENDS = {
  RST: (socket: Socket) => socket.resetAndDestroy(),
  FIN: (socket: Socket) => socket.destroy(),
}

/** The limiters: one admits at once, the other after a round trip to Redis, which takes 50 ms. */
const LIMITERS: Readonly<Record<string, () => Promise<ListeningService>>> = {
  'in memory': () => openService({ rateLimit: 1e9 }),
  'with a slow Redis': async () => {
    const network = await BadNetwork.before(redis.port)
    network.delayMs = 50
    const options = { url: network.url, limit: 1e9, logger: pino({ level: 'silent' }) }
    const window = await openSharedWindow(options)
    const service = await openService({ rateLimit: 1e9, window })
    return {
      ...service,
      stop: async () => {
        await service.stop()
        network.close()
      },
    }
  },
}

let redis: Awaited<ReturnType<typeof startRedis>>
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

let opened = 0

/** Opens connections, sends requests on each, and leaves. */
async function abort(
  port: number,
  { bytes, wait }: (typeof MOMENTS)[string],
  end: (socket: Socket) => void,
): Promise<void> {
  // A port is not free again at once. Each address has its own ports.
  const localAddress = `127.0.${opened++ % 8}.7`
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const closed = once(socket, 'close')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  await Promise.race([wait(socket), closed])
  end(socket)
  await closed
}

/** The memory of a number of open connections, at both ends, in bytes. */
async function bytesOfStaying(port: number, count: number): Promise<number> {
  const before = await usedBytes()
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'))
  await Promise.all(
    sockets.map(async (socket) => {
      socket.write('GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await once(socket, 'data')
    }),
  )
  const bytes = (await usedBytes()) - before
  for (const socket of sockets) socket.destroy()
  return bytes
}

describe.each(Object.keys(LIMITERS))('a service that counts %s', (limiter) => {
  let service: ListeningService
  let staying: number
  beforeAll(async () => {
    service = await (LIMITERS[limiter] as () => Promise<ListeningService>)()
    // Loads the languages. Broken off, a request loads only those that it came to.
    const whole = LIST_POST.replace('Host', 'Connection: close\r\nHost')
    expect(parseResponse(await exchange(service.port, Buffer.from(whole))).status).toBe(200)
    staying = await bytesOfStaying(service.port, REQUESTS / 4)
  })
  afterAll(() => service.stop())

  const ways = Object.keys(MOMENTS).flatMap((moment) =>
    Object.keys(ENDS).map((end) => [moment, end] as const),
  )

  it.each(ways)(
    'works, and uses no more memory, after clients that leave %s, by %s',
    async (moment, end) => {
      const { port, unread, connections } = service
      const way = MOMENTS[moment] as (typeof MOMENTS)[string]
      async function abortAll(requests: number): Promise<void> {
        let left = requests
        const client = async () => {
          for (; left > 0; left -= way.requests) await abort(port, way, ENDS[end as 'RST'])
        }
        await Promise.all(Array.from({ length: AT_A_TIME }, client))
        await expect.poll(() => connections.open.size).toBe(0)
      }
      await abortAll(REQUESTS / 4)
      // Three times as many requests are broken off in a round. If they stayed in memory, they would take three
      // times as much, in each round. What the process learns in one, such as compiled code, it has in the next.
      let growth = Number.POSITIVE_INFINITY
      for (let round = 0; round < 3 && growth >= 2 * staying; round++) {
        const before = await usedBytes()
        await abortAll((3 * REQUESTS) / 4)
        expect(unread.owed).toBe(0)
        growth = (await usedBytes()) - before
      }
      expect(growth).toBeLessThan(2 * staying)
      for (let i = 0; i < 20; i++) {
        const request = [GET, POST][i % 2]?.replace('Host', 'Connection: close\r\nHost') ?? ''
        const { status, body } = parseResponse(await exchange(port, Buffer.from(request)))
        expect(status).toBe(200)
        expect(body.length).toBeGreaterThan(10_000)
      }
      expect(unread.owed).toBe(0)
    },
  )

  it('has used its limiter, and counted the clients that had left', () => {
    const { limit, traffic } = service
    const { local, shared } = limit?.decisions ?? {}
    if (limiter === 'in memory') expect(local?.allowed).toBeGreaterThan(REQUESTS)
    else expect(shared?.allowed).toBeGreaterThan(REQUESTS)
    expect(traffic.abandoned).toBeGreaterThan(REQUESTS / 2)
  })
})

/** The service as clients see it through nginx, with the configuration of `deploy/`. */

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { PROBLEM_KINDS, type ProblemName } from '@polyipsum/contract'
import { FORMATS } from '@polyipsum/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, startNginx, startReplica } from '../../../deploy/cluster.mjs'
import {
  exchange,
  type HttpRequest,
  type HttpResponse,
  parseResponse,
  postOf,
  sendByNode,
} from './http-client.js'
import { expectProblem } from './problem-shape.js'

const PATH = '/api/generate'

type Nginx = Awaited<ReturnType<typeof startNginx>>
type Replica = Awaited<ReturnType<typeof startReplica>>

const startService = () => startReplica({ env: { TRUST_PROXY: '127.0.0.1/32' } })

let replica: Replica
let nginx: Nginx
beforeAll(async () => {
  replica = await startService()
  nginx = await startNginx({ upstreams: [replica.port], brotli: true })
})
afterAll(async () => {
  await nginx?.stop()
  await replica?.stop('SIGKILL')
})

interface Question extends HttpRequest {
  /** The client's address, one of this machine. */
  readonly from?: string
}

/** Each request comes from a new client, unless `from` names one. */
let clients = 0

function ask(port: number, { url, method = 'GET', headers = {}, body, from }: Question) {
  const fields = { 'x-forwarded-for': `192.0.2.${++clients % 256}`, ...headers }
  const options = { port, path: url, method, headers: fields, agent: false }
  return sendByNode({ ...options, ...(from && { localAddress: from }) }, body)
}

const remaining = ({ headers }: HttpResponse) =>
  Number(headers['ratelimit']?.match(/r=(\d+)/u)?.[1])

describe('a client behind nginx', () => {
  it('is the peer of nginx', async () => {
    const send = (address: string) =>
      ask(nginx.port, { url: PATH, from: '127.0.0.2', headers: { 'x-forwarded-for': address } })
    // The address that it claims is ignored.
    expect(remaining(await send('198.51.100.1'))).toBe(99)
    expect(remaining(await send('198.51.100.2'))).toBe(98)
  })

  it('is the peer of a trusted proxy in front of nginx', async () => {
    const send = (address: string) =>
      ask(nginx.port, { url: PATH, headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } })
    expect(remaining(await send('198.51.100.3'))).toBe(99)
    expect(remaining(await send('198.51.100.3'))).toBe(98)
    expect(remaining(await send('198.51.100.4'))).toBe(99)
  })

  it('is in the log with a shortened address', async () => {
    await ask(nginx.port, { url: `${PATH}?type=word&log`, from: '127.0.0.5' })
    const entry = await until(() =>
      readFileSync(`${nginx.folder}/access.log`, 'utf8')
        .split('\n')
        .find((line) => line.includes('type=word&log')),
    )
    expect(entry).not.toContain('127.0.0.5')
    expect(JSON.parse(entry)).toMatchObject({
      network: '127.0.0.0',
      method: 'GET',
      url: `${PATH}?type=word&log`,
      status: 200,
      bytes: 5,
      cache: '',
    })
  })
})

describe('compression', () => {
  const ENCODINGS = { gzip: gunzipSync, br: brotliDecompressSync }

  describe.each(Object.entries(ENCODINGS))('%s', (encoding, decode) => {
    const headers = { 'accept-encoding': encoding }

    it.each(FORMATS)('serves %s', async (format) => {
      const url = `${PATH}?p=20&locale=ru&seed=compression&format=${format}`
      const plain = await ask(nginx.port, { url })
      const packed = await ask(nginx.port, { url, headers })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers['content-encoding']).toBe(encoding)
      expect(decode(packed.body)).toEqual(plain.body)
      for (const answer of [plain, packed]) expect(answer.headers['vary']).toBe('Accept-Encoding')
    })

    it('serves a POST', async () => {
      const post = postOf('{"count":20}')
      const answer = await ask(nginx.port, { ...post, headers: { ...headers, ...post.headers } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(JSON.parse(decode(answer.body).toString())).toMatchObject({ count: 20 })
    })

    it('leaves a problem uncompressed, because it is short', async () => {
      const answer = await ask(nginx.port, { url: `/${'x'.repeat(2000)}`, headers })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(JSON.parse(answer.body.toString())).toMatchObject({ status: 404 })
    })
  })

  it('prefers Brotli, and leaves short answers alone', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const long = await ask(nginx.port, { url: `${PATH}?p=20`, headers })
    expect(long.headers['content-encoding']).toBe('br')
    const short = await ask(nginx.port, { url: `${PATH}?type=word`, headers })
    expect(short.headers['content-encoding']).toBeUndefined()
  })
})

describe('the cache', () => {
  it('keeps a text with a seed, but not the quota of the first client', async () => {
    const url = `${PATH}?seed=kept`
    const first = await ask(nginx.port, { url })
    expect(first.headers['cache-status']).toBe('nginx; fwd=uri-miss')
    expect(remaining(first)).toBe(99)
    expect(first.headers['ratelimit-policy']).toBe('"default";q=100;w=60')

    const second = await fromCache(nginx.port, { url })
    expect(second.body).toEqual(first.body)
    const { date: _, ratelimit, 'ratelimit-policy': policy, ...kept } = first.headers
    expect(second.headers).toEqual({
      ...kept,
      date: expect.anything(),
      'cache-status': 'nginx; hit',
    })
  })

  it('answers HEAD, and HEAD fills it', async () => {
    const url = `${PATH}?seed=head`
    const first = await ask(nginx.port, { method: 'HEAD', url })
    expect(first.headers['cache-status']).toBe('nginx; fwd=uri-miss')
    for (const { headers, body } of [first, await fromCache(nginx.port, { method: 'HEAD', url })]) {
      expect(headers['content-language']).toBe('la')
      expect(body.length).toBe(0)
      expect(Number(headers['content-length'])).toBeGreaterThan(100)
    }
    const got = await fromCache(nginx.port, { url })
    expect(got.headers['content-length']).toBe(String(got.body.length))
  })

  it.each(['identity', 'gzip', 'br'])(
    'answers 304 to a client that has the text, in %s',
    async (encoding) => {
      const url = `${PATH}?p=20&seed=etag-${encoding}`
      const headers = { 'accept-encoding': encoding }
      const { etag = '' } = (await ask(nginx.port, { url, headers })).headers
      expect(etag.startsWith('W/')).toBe(encoding !== 'identity')
      const again = await ask(nginx.port, { url, headers: { ...headers, 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(again.body.length).toBe(0)
    },
  )

  it.each(['', '?seed=', '?p=2&locale=tr'])('does not keep the answer to %j', async (query) => {
    const answers = [
      await ask(nginx.port, { url: PATH + query }),
      await ask(nginx.port, { url: PATH + query }),
    ]
    expect(answers[0]?.body).not.toEqual(answers[1]?.body)
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['cache-status']).toBeUndefined()
      expect(headers['ratelimit']).toBeDefined()
    }
    const head = await ask(nginx.port, { method: 'HEAD', url: PATH + query })
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })

  it('keeps no problem', async () => {
    const url = `${PATH}?seed=bad&p=500`
    for (const _ of [1, 2]) {
      const answer = await ask(nginx.port, { url })
      expect(expectProblem(answer).status).toBe(400)
      expect(remaining(answer)).toBe(99)
    }
  })

  it('passes every POST to the service', async () => {
    const answer = await ask(nginx.port, postOf('{"type":"word","seed":"kept"}'))
    expect(JSON.parse(answer.body.toString())).toMatchObject({ text: 'Lorem', seed: 'kept' })
    expect(answer.headers['cache-status']).toBeUndefined()
  })
})

describe('a request that nginx refuses gets a problem like those of the service', () => {
  const long = 'x'.repeat(20_000)
  const POST = `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`

  it.each<[string, string, ProblemName]>([
    ['rubbish', 'rubbish\r\n\r\n', 'malformed-http'],
    ['another version', `GET ${PATH} HTTP/9.9\r\n\r\n`, 'malformed-http'],
    ['no Host', `GET ${PATH} HTTP/1.1\r\n\r\n`, 'malformed-http'],
    ['an unknown coding', `${POST}Transfer-Encoding: gzip\r\n\r\n`, 'malformed-http'],
    ['a long line', `GET ${PATH}?x=${long} HTTP/1.1\r\nHost: a\r\n\r\n`, 'uri-too-long'],
    ['a long header', `GET ${PATH} HTTP/1.1\r\nHost: a\r\nX: ${long}\r\n\r\n`, 'headers-too-large'],
    [
      'a method',
      `TRACE ${PATH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      'method-not-allowed',
    ],
    [
      'a long body',
      `${POST}Connection: close\r\nContent-Length: 80000\r\n\r\n${long.repeat(4)}`,
      'content-too-large',
    ],
    [
      'a body that the service refuses',
      `${POST}Connection: close\r\nContent-Length: 20000\r\n\r\n${long}`,
      'content-too-large',
    ],
    ['its own page', 'GET /_problem HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 'not-found'],
  ])('%s', async (_name, bytes, name) => {
    const response = parseResponse(await exchange(nginx.port, bytes))
    const { type, title } = expectProblem(response)
    expect(type).toBe(`/problems/${name}`)
    expect({ title, status: response.status }).toMatchObject({
      title: PROBLEM_KINDS[name].title,
      status: PROBLEM_KINDS[name].status,
    })
    expect(response.headers['allow'] !== undefined).toBe(response.status === 405)
    expect(response.headers['server']).not.toMatch(/[0-9]/u)
  })

  it('too many requests of one client at the same time', async () => {
    const from = '127.0.0.4'
    const slow: Socket[] = []
    // A few more than nginx allows a client, because some may come late.
    for (let i = 0; i < 120; i++) {
      const socket = connect({ port: nginx.port, host: '127.0.0.1', localAddress: from })
      socket.on('error', () => undefined)
      socket.write(`${POST}Content-Length: 2\r\n\r\n{`)
      slow.push(socket)
    }
    // nginx may not have read all of them yet.
    const refused = await until(async () => {
      const answer = await ask(nginx.port, { url: '/problems/not-found', from })
      return answer.status === 429 ? answer : undefined
    })
    expectProblem(refused)
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d*$/u)
    const other = await ask(nginx.port, { url: '/problems/not-found', from: '127.0.0.3' })
    expect(other.status).toBe(200)
    for (const socket of slow) socket.destroy()
  })
})

describe('replicas that do not answer', () => {
  const post = postOf('{"type":"word"}')

  it('are skipped, whether they are gone or refuse', async () => {
    const { port, close } = await startRefusing()
    const front = await startNginx({ upstreams: [await freePort(), port, replica.port] })
    for (let i = 0; i < 20; i++) {
      expect((await ask(front.port, { url: PATH })).status).toBe(200)
      expect((await ask(front.port, post)).status).toBe(200)
    }
    await front.stop()
    close()
  })

  it('are replaced by a problem, or by a text from the cache', async () => {
    const only = await startService()
    const front = await startNginx({ upstreams: [only.port] })
    const kept = await fromCache(front.port, { url: `${PATH}?seed=kept` })
    await only.stop('SIGKILL')
    for (const question of [{ url: PATH }, { url: `${PATH}?seed=other` }, post]) {
      const answer = await ask(front.port, question)
      expect(answer.status).toBe(503)
      expect(expectProblem(answer).type).toBe('/problems/service-unavailable')
      expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/u)
    }
    const again = await ask(front.port, { url: `${PATH}?seed=kept` })
    expect(again).toMatchObject({ status: 200, body: kept.body })
    await front.stop()
  })

  it('pass on their refusal when all of them refuse', async () => {
    const { port, close } = await startRefusing()
    const front = await startNginx({ upstreams: [port, port] })
    for (let i = 0; i < 20; i++) {
      const answer = await ask(front.port, { url: PATH })
      expect(answer).toMatchObject({ status: 503, body: Buffer.from('busy') })
      expect(answer.headers['retry-after']).toBe('7')
    }
    await front.stop()
    close()
  })
})

describe('the files of the pages', () => {
  /** The path of the script of `/docs`. Its name changes with its content. */
  async function scriptPath(): Promise<string> {
    const page = await ask(nginx.port, { url: '/docs' })
    expect(page.status).toBe(200)
    const [, path] = /src="(\/docs\/[^"]+\.js)"/u.exec(page.body.toString()) ?? []
    expect(path).toBeDefined()
    return path ?? ''
  }

  it('come from the replica that has them', async () => {
    const url = await scriptPath()
    const { port, close } = await startRefusing(404)
    const front = await startNginx({ upstreams: [port, replica.port] })
    for (let i = 0; i < 20; i++) {
      expect((await ask(front.port, { url: `${url}?${i}` })).status).toBe(200)
    }
    await front.stop()
    close()
  })

  it('come in the coding that the client accepts, compressed by the build', async () => {
    const script = await scriptPath()
    for (const [url, part] of [
      ['/', '/api/generate'],
      [script, 'scalar'],
      ['/docs', script],
      ['/openapi.json', '"openapi"'],
      ['/llms.txt', '# Polyipsum'],
    ] as const) {
      for (const encoding of ['br', 'gzip', 'identity', 'br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding }
        const direct = await ask(replica.port, { url, headers })
        const answer = await ask(nginx.port, { url, headers })
        expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
        expect(answer.headers['cache-control']).toBe(direct.headers['cache-control'])
        expect(answer.body.equals(direct.body)).toBe(true)
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding]
        expect((decode?.(answer.body) ?? answer.body).toString()).toContain(part)
      }
    }
  })
})

/** The answer from the cache, which has it a moment after the first answer. */
function fromCache(port: number, question: Parameters<typeof ask>[1]) {
  return until(async () => {
    const answer = await ask(port, question)
    return answer.headers['cache-status'] === 'nginx; hit' ? answer : undefined
  })
}

/** A replica that refuses every request with a status. */
async function startRefusing(status = 503) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'retry-after': '7' }).end('busy')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}

/** Waits until `find` returns a value. */
async function until<Value>(find: () => Value | undefined | Promise<Value | undefined>) {
  for (;;) {
    const found = await find()
    if (found !== undefined) return found
    await sleep(20)
  }
}

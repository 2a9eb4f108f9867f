/** The service as a process, as `npm start` runs it after the build. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { exchange, parseResponse } from './http-client.js'
import { type Seen, sendUntilRefused } from './keep-alive-client.js'
import { expectProblem } from './problem-shape.js'

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url))

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', ...env },
  })
  started.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += chunk))
  child.stderr.on('data', (chunk) => (output.err += chunk))
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  return { child, output, exit }
}

async function listening(service: ReturnType<typeof start>): Promise<number> {
  for (;;) {
    const port = service.output.out.match(/127\.0\.0\.1:(\d+)/u)?.[1]
    if (port !== undefined) return Number(port)
    if (service.child.exitCode !== null) throw new Error(service.output.err)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Waits until the service logs that it shuts down. */
async function shuttingDown(service: ReturnType<typeof start>): Promise<void> {
  while (!service.output.out.includes('shutting down')) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Waits until nobody listens on a port any more. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const code = await new Promise((resolve) => {
      socket.on('connect', () => resolve(undefined))
      socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    })
    socket.destroy()
    if (code === 'ECONNREFUSED') return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

const REQUEST = 'GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n'

describe('the process', () => {
  it('serves, and logs its state in lines of JSON, but no requests', async () => {
    const service = start({})
    const port = await listening(service)
    const answer = await exchange(port, `${REQUEST}Connection: close\r\n\r\n`)
    expect(parseResponse(answer)).toMatchObject({ status: 200, body: Buffer.from('Lorem') })
    const lines = service.output.out.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([30])
    expect(service.output.err).toBe('')
  })

  it('tells a person at a terminal in one line where it is', async () => {
    const child = spawn('script', ['-qec', `exec ${process.execPath} ${MAIN}`, '/dev/null'], {
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0' },
    })
    started.push(child)
    let shown = ''
    child.stdout.on('data', (chunk) => (shown += chunk))
    while (!shown.includes('\n')) await sleep(20)
    expect(shown).toMatch(/^Polyipsum is at http:\/\/127\.0\.0\.1:\d+\/\r\n$/u)
    // Ctrl-C.
    child.stdin.write('\x03')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(shown).toContain('shutting down signal=SIGINT')
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('drains at %s and exits with 0', async (signal) => {
    const service = start({})
    const port = await listening(service)
    // A request under way: its head is sent, its body is not.
    const slow = connect(port, '127.0.0.1')
    let answer = ''
    slow.on('data', (chunk) => (answer += chunk))
    slow.write(
      'POST /api/generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    )
    const idle = connect(port, '127.0.0.1')
    idle.write(`${REQUEST}\r\n`)
    await once(idle, 'data')
    service.child.kill(signal)
    await once(idle, 'close')
    await refused(port)
    expect(service.child.exitCode).toBeNull()
    slow.write('}')
    await once(slow, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/u)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(await service.exit).toEqual([0, null])
  })

  it('does not wait for connections that have sent nothing', async () => {
    const service = start({ SHUTDOWN_DELAY_MS: '0', SHUTDOWN_GRACE_MS: '5000' })
    const socket = connect(await listening(service), '127.0.0.1')
    await once(socket, 'connect')
    await new Promise((resolve) => setTimeout(resolve, 100))
    service.child.kill('SIGTERM')
    expect(await service.exit).toEqual([0, null])
  })

  it('answers 503 to a request that arrives while it shuts down', async () => {
    const service = start({ SHUTDOWN_DELAY_MS: '0' })
    const port = await listening(service)
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    // With half a request, the connection is not idle, so it is not closed.
    socket.write(REQUEST)
    await new Promise((resolve) => setTimeout(resolve, 100))
    service.child.kill('SIGTERM')
    await refused(port)
    socket.write('\r\n')
    await once(socket, 'close')
    const response = parseResponse(Buffer.from(answer))
    expect(response.status).toBe(503)
    expect(expectProblem(response).type).toBe('/problems/service-unavailable')
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/u)
    expect(response.headers['connection']).toBe('close')
    expect(await service.exit).toEqual([0, null])
  })

  it.each([1, 2, 3])('breaks no request at SIGTERM under load, run %d', async () => {
    // On a busy machine, clients may wait before they send.
    const service = start({ RATE_LIMIT: '0', SHUTDOWN_DELAY_MS: '2000' })
    const port = await listening(service)
    const seen: Seen = { statuses: {}, broken: [] }
    // Most connections are idle at any time. Some clients hardly wait between two requests.
    const clients = [0, 50, 2000].flatMap((pauseMs) =>
      Array.from({ length: 30 }, () => sendUntilRefused(port, pauseMs, seen)),
    )
    await sleep(500)
    service.child.kill('SIGTERM')
    expect(await service.exit).toEqual([0, null])
    await Promise.all(clients)
    expect(seen.broken).toEqual([])
    expect(seen.statuses[200]).toBeGreaterThan(0)
  })

  it('exits with 1 when requests outlast the time to finish, or at a second signal', async () => {
    for (const second of [false, true]) {
      const service = start({ SHUTDOWN_GRACE_MS: second ? '60000' : '300' })
      const port = await listening(service)
      const slow = connect(port, '127.0.0.1').on('error', () => undefined)
      slow.write('POST /api/generate HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{')
      await new Promise((resolve) => setTimeout(resolve, 100))
      service.child.kill('SIGTERM')
      if (second) {
        await shuttingDown(service)
        service.child.kill('SIGTERM')
      }
      expect(await service.exit).toEqual([1, null])
      slow.destroy()
    }
  })

  it.each([
    [{ PORT: 'http' }, /^polyipsum: PORT: expected [^\n]*“http”\n$/u],
    [{ TRUST_PROXY: 'true' }, /^polyipsum: TRUST_PROXY: [^\n]*\n$/u],
  ])('does not start with %j, and gives the reason in one line', async (env, line) => {
    const service = start(env)
    expect(await service.exit).toEqual([1, null])
    expect(service.output.err).toMatch(line)
  })

  it('reports in one line that its port is in use', async () => {
    const port = await listening(start({}))
    const second = start({ PORT: String(port) })
    expect(await second.exit).toEqual([1, null])
    expect(second.output.err).toMatch(/^polyipsum: [^\n]*EADDRINUSE[^\n]*\n$/u)
  })
})

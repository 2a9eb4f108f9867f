/** Clients that want to keep others out. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { type AppOptions, createService, type RunningService } from '../src/app.js'
import { portOf } from './http-client.js'
import { Load, percentile } from './load.js'
import { MB, residentBytes, watchMemory } from './process-memory.js'
import { expectService } from './raw-connection.js'
import { openSlowClients, type SlowClients } from './slow-clients.js'

/** A process of the service. */
async function replica(env: Readonly<Record<string, string>>) {
  const replica = await startReplica({ env })
  onTestFinished(() => replica.stop('SIGKILL'))
  return { ...replica, pid: replica.process.pid ?? 0 }
}

/** The service in this process. */
async function service(options: AppOptions): Promise<RunningService & { readonly port: number }> {
  const running = createService(options)
  await running.app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => running.app.close())
  return { ...running, port: portOf(running.app) }
}

/** Waits until something is so, but not for ever. */
async function until(isSo: () => boolean, ms: number): Promise<void> {
  const giveUp = performance.now() + ms
  while (!isSo()) {
    if (performance.now() > giveUp) throw new Error(`not so after ${ms} ms: ${isSo}`)
    await sleep(20)
  }
}

const GET = 'GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n'
const POST = 'POST /api/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('connections that are held', () => {
  /** A client that asks for a text every 20 ms, for a while or until something has happened. */
  async function normalClient(port: number, happened: Promise<unknown>): Promise<Load> {
    const load = new Load({ ports: [port], clients: 1, pauseMs: 20 })
    await happened
    return load.stop()
  }

  it('are closed, and hold nobody else up', async () => {
    const { port } = await replica({ RATE_LIMIT: '0' })
    await normalClient(port, sleep(1000))
    const before = await normalClient(port, sleep(3000))

    const groups: Record<string, SlowClients> = {}
    async function attack(): Promise<void> {
      const head = `${GET}X: `
      groups['a byte of a head each second'] = await openSlowClients(port, 500, '', head)
      groups['a byte of a header each second'] = await openSlowClients(port, 500, head, head)
      const body = `${POST}Content-Length: 1000\r\n\r\n`
      groups['a byte of a body each second'] = await openSlowClients(port, 1000, body, head)
      groups['nothing'] = await openSlowClients(port, 200, '', '')
      await Promise.all(Object.values(groups).map((group) => group.ended(20_000)))
    }
    onTestFinished(() => {
      for (const group of Object.values(groups)) group.close()
    })
    const meanwhile = await normalClient(port, attack())

    for (const [sent, { lives }] of Object.entries(groups)) {
      expect(Math.max(...lives), sent).toBeLessThan(20_000)
    }
    expect(Object.values(groups).map(({ lives }) => lives.length)).toEqual([500, 500, 1000, 200])
    expect(meanwhile.failures).toEqual([])
    expect(meanwhile.answers.length).toBeGreaterThan(300)
    expect(meanwhile.statuses).toEqual({ 200: meanwhile.answers.length })
    expect(percentile(meanwhile.answers, 0.99)).toBeLessThan(percentile(before.answers, 0.99) + 50)
  })
})

describe('a client that reads none of its answers', () => {
  const BODY = '{"count":100}'
  const REQUEST = `${POST}Content-Length: ${BODY.length}\r\n\r\n${BODY}`

  /** Sends so many requests at once. */
  async function deaf(port: number, requests: number, localAddress = '127.0.0.1'): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.pause()
    socket.write(REQUEST.repeat(requests))
    return socket
  }

  it('is cut off before it has all that it asked for', async () => {
    const { app, port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { timeout: 500, connectionsCheckingInterval: 100 },
    })
    let begun = 0
    app.server.on('request', () => begun++)
    await deaf(port, 20_000)
    await until(() => begun > 0, 5000)
    await until(() => connections.open.size === 0, 10_000)
    // Some 64 kB are read at a time: 450 requests.
    expect(begun).toBeLessThan(2000)
    await expectService(port)
  })

  it('leaves no memory behind', async () => {
    const { port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { timeout: 200, connectionsCheckingInterval: 50 },
    })
    const afterEach: number[] = []
    for (let round = 0; round < 8; round++) {
      const socket = await deaf(port, 2000)
      await until(() => connections.open.size === 1, 5000)
      await until(() => connections.open.size === 0, 10_000)
      socket.destroy()
      await sleep(50)
      globalThis.gc?.()
      const { heapUsed, external } = process.memoryUsage()
      afterEach.push(heapUsed + external)
    }
    const [, second = 0] = afterEach
    expect(Math.max(...afterEach.slice(2)) - second).toBeLessThan(8 * MB)
  })

  it('takes no more memory than the service has, also with others', async () => {
    // Within the limit of each: fifty times a hundred.
    const { port, pid } = await replica({})
    await expectService(port)
    const before = residentBytes(pid)
    const memory = watchMemory(pid)
    await Promise.all(
      Array.from({ length: 50 }, (_, client) => deaf(port, 100, `127.0.0.${client + 2}`)),
    )
    await sleep(8000)
    // deploy/kubernetes/deployment.yaml and deploy/compose.yaml let it have 256 MB in all.
    const growth = memory.stop() - before
    expect(growth).toBeLessThan(160 * MB)
  })
})

describe('clients that ask for much and read little of it', () => {
  const BODY = '{"count":100,"locale":"ru"}'
  const REQUEST = `${POST}Content-Length: ${BODY.length}\r\n\r\n${BODY}`
  const FLOOD = REQUEST.repeat(60)

  /** Asks for sixty long texts again and again, and reads a little now and then, until `stop`. */
  function greedyClient(port: number, localAddress: string): { readonly stop: () => void } {
    let stopped = false
    let socket: Socket
    const timer = setInterval(() => void socket.read(16 * 1024), 100)
    function open(): void {
      if (stopped) return
      socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => undefined)
      socket.on('connect', () => socket.write(FLOOD))
      socket.on('readable', () => undefined)
      socket.on('close', () => setTimeout(open, 50))
    }
    open()
    const stop = () => {
      stopped = true
      clearInterval(timer)
      socket.destroy()
    }
    onTestFinished(stop)
    return { stop }
  }

  it.each([
    ['six connections of another client', 6, (i: number) => `127.0.0.${2 + (i % 1)}`],
    ['six connections of the same client', 6, () => '127.0.0.1'],
    ['sixty connections of thirty clients', 60, (i: number) => `127.0.0.${2 + (i % 30)}`],
  ])('are ended, and others do not notice: %s', async (_name, count, address) => {
    const { port, pid } = await replica({ RATE_LIMIT: '0' })
    await expectService(port)
    const memory = watchMemory(pid)
    const before = residentBytes(pid)
    const greedy = Array.from({ length: count }, (_, i) => greedyClient(port, address(i)))
    const load = new Load({ ports: [port], clients: 1, pauseMs: 20 })
    await sleep(6000)
    await load.stop()
    for (const { stop } of greedy) stop()
    expect(load.failures).toEqual([])
    expect(load.answers.length).toBeGreaterThan(50)
    expect(load.statuses).toEqual({ 200: load.answers.length })
    expect(memory.stop() - before).toBeLessThan(200 * MB)
  })
})

describe('more connections than there may be', () => {
  const MOST = 50
  const CROWDED = 0.9 * MOST

  /** Opens connections, one after the other, that send something and get an answer or not. */
  async function open(port: number, count: number, bytes: string, answered: boolean) {
    const sockets: Socket[] = []
    for (let i = 0; i < count; i++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      sockets.push(socket)
      await once(socket, 'connect')
      socket.write(bytes)
      if (answered) await once(socket, 'data')
    }
    return { closed: () => sockets.filter(({ closed }) => closed).length, sockets }
  }

  it('cost the idle ones their place first', async () => {
    const { port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { maxConnections: MOST },
    })
    const idle = await open(port, CROWDED - 1, `${GET}\r\n`, true)
    expect(connections.open.size).toBe(CROWDED - 1)
    expect(idle.closed()).toBe(0)
    await open(port, 1, `${GET}\r\n`, true)
    await until(() => idle.closed() === CROWDED - 1, 2000)
    expect(connections.dropped).toBe(0)
    await expectService(port)
  })

  it('are closed as they come where none is idle, until there is room again', async () => {
    const { port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { maxConnections: MOST },
    })
    const busy = await open(port, MOST, GET, false)
    await until(() => connections.open.size === MOST, 2000)
    const further = await open(port, 2 * MOST, `${GET}\r\n`, false)
    await until(() => further.closed() === 2 * MOST, 2000)
    expect(connections.dropped).toBe(2 * MOST)
    // Those that were there first have their answers.
    for (const socket of busy.sockets.slice(0, 10)) {
      socket.write('Connection: close\r\n\r\n')
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/u)
    }
    await until(() => connections.open.size === MOST - 10, 2000)
    await expectService(port)
    expect(connections.dropped).toBe(2 * MOST)
  })
})

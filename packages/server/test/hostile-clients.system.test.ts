/** Clients that try to keep the service from answering others. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { type AppOptions, createService, type RunningService } from '../src/app.js'
import { UNREAD_LIMITS } from '../src/http/unread-answers.js'
import { portOf } from './http-client.js'
import { Load, percentile } from './load.js'
import { residentBytes, usedBytes, watchMemory } from './process-memory.js'
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

const PATIENCE_MS = 20_000

/** Waits until a condition holds, with a bound. */
async function until(isSo: () => boolean): Promise<void> {
  const giveUp = performance.now() + PATIENCE_MS
  while (!isSo()) {
    if (performance.now() > giveUp) throw new Error(`not so after ${PATIENCE_MS} ms: ${isSo}`)
    await sleep(20)
  }
}

const GET = 'GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n'
const POST = 'POST /api/generate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('connections that clients hold open', () => {
  /** A client that requests a text every 20 ms, for a time or until a promise settles. */
  async function normalClient(port: number, happened: Promise<unknown>): Promise<Load> {
    const load = new Load({ ports: [port], clients: 1, pauseMs: 20 })
    await happened
    return load.stop()
  }

  it('are closed, and do not delay other clients', async () => {
    const attacked = await replica({ RATE_LIMIT: '0' })
    // The control: the same load at the same time, on a service without an attack.
    const spared = await replica({ RATE_LIMIT: '0' })
    await Promise.all([attacked, spared].map(({ port }) => normalClient(port, sleep(1000))))

    const head = `${GET}X: `
    const body = `${POST}Content-Length: 1000\r\n\r\n`
    const KINDS = [
      { name: 'a byte of a head each second', count: 500, start: '', drip: head },
      { name: 'a byte of a header each second', count: 500, start: head, drip: head },
      { name: 'a byte of a body each second', count: 1000, start: body, drip: head },
      { name: 'nothing', count: 200, start: '', drip: '' },
    ]
    const groups: SlowClients[] = []
    const singles: SlowClients[] = []
    onTestFinished(() => {
      for (const group of [...groups, ...singles]) group.close()
    })
    async function attack(): Promise<void> {
      for (const { count, start, drip } of KINDS) {
        singles.push(await openSlowClients(spared.port, 1, start, drip))
        groups.push(await openSlowClients(attacked.port, count, start, drip))
      }
      await Promise.all([...groups, ...singles].map((group) => group.ended(40_000)))
    }
    const over = attack()
    const [meanwhile, elsewhere] = await Promise.all([
      normalClient(attacked.port, over),
      normalClient(spared.port, over),
    ])

    for (const [i, { name, count }] of KINDS.entries()) {
      const { lives = [] } = groups[i] ?? {}
      expect(lives, name).toHaveLength(count)
      expect(Math.max(...lives), name).toBeLessThan(2 * Math.max(...(singles[i]?.lives ?? [])))
    }
    expect(meanwhile.failures).toEqual([])
    expect(meanwhile.answers.length).toBeGreaterThan(elsewhere.answers.length / 2)
    expect(meanwhile.statuses).toEqual({ 200: meanwhile.answers.length })
    // If the attack delayed other clients, they would wait for seconds.
    expect(percentile(meanwhile.answers, 0.99)).toBeLessThan(
      10 * percentile(elsewhere.answers, 0.99),
    )
  })
})

describe('a client that reads none of its answers', () => {
  const BODY = '{"count":100}'
  const REQUEST = `${POST}Content-Length: ${BODY.length}\r\n\r\n${BODY}`

  /** Sends a number of requests at once, and reads no answer. */
  async function deaf(port: number, requests: number, localAddress = '127.0.0.1'): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.pause()
    socket.write(REQUEST.repeat(requests))
    return socket
  }

  it('is disconnected before all of its answers are written', async () => {
    const { app, port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { timeout: 500, connectionsCheckingInterval: 100 },
    })
    let begun = 0
    app.server.on('request', () => begun++)
    await deaf(port, 20_000)
    await until(() => begun > 0)
    await until(() => connections.open.size === 0)
    // The service reads some 64 kB at once, which are 450 requests.
    expect(begun).toBeLessThan(2000)
    await expectService(port)
  })

  it('leaves no memory behind', async () => {
    const { port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { timeout: 200, connectionsCheckingInterval: 50 },
    })
    async function round(): Promise<void> {
      const socket = await deaf(port, 2000)
      await until(() => connections.open.size === 1)
      await until(() => connections.open.size === 0)
      socket.destroy()
      await sleep(50)
    }
    await round()
    await round()
    const before = await usedBytes()
    for (let time = 0; time < 6; time++) await round()
    // In each of the six rounds, a connection had as many unread bytes as it may have.
    expect((await usedBytes()) - before).toBeLessThan(UNREAD_LIMITS.perConnection)
  })

  /** The most memory that a process adds when fifty clients request a hundred long texts each. */
  async function growthBy(read: boolean): Promise<number> {
    const { port, pid, stop } = await replica({})
    await expectService(port)
    const before = residentBytes(pid)
    const memory = watchMemory(pid)
    const sockets = await Promise.all(
      Array.from({ length: 50 }, (_, client) => deaf(port, 100, `127.0.0.${client + 2}`)),
    )
    if (read) for (const socket of sockets) socket.resume()
    await sleep(8000)
    const growth = memory.stop() - before
    await stop('SIGKILL')
    return growth
  }

  it('takes a bounded amount of memory, also together with others', async () => {
    // Fifty clients, each within its limit of a hundred.
    const [unread, read] = [await growthBy(false), await growthBy(true)]
    // `UNREAD_LIMITS` bounds the unread answers of all clients.
    expect(unread).toBeLessThan(read + 2 * UNREAD_LIMITS.total)
  })
})

describe('clients that request much and read little', () => {
  const BODY = '{"count":100,"locale":"ru"}'
  const REQUEST = `${POST}Content-Length: ${BODY.length}\r\n\r\n${BODY}`
  const FLOOD = REQUEST.repeat(60)
  const WARM_UP_BYTES = 48 * 2 ** 20

  /** Requests sixty long texts again and again, and reads a little now and then, until `stop`. */
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
  ])('are disconnected, and others get their answers: %s', async (_name, count, address) => {
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
    // The most unread bytes of all clients, as many again in free buffers (`BodyPool`), and the growth of
    // the process itself as it warms up.
    expect(memory.stop() - before).toBeLessThan(2 * UNREAD_LIMITS.total + WARM_UP_BYTES)
  })
})

describe('more connections than the service accepts', () => {
  const MOST = 50
  const CROWDED = 0.9 * MOST

  /** Opens connections one after the other. Each sends these bytes, and may get an answer. */
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

  it('are accepted in place of idle ones', async () => {
    const { port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { maxConnections: MOST },
    })
    const idle = await open(port, CROWDED - 1, `${GET}\r\n`, true)
    expect(connections.open.size).toBe(CROWDED - 1)
    expect(idle.closed()).toBe(0)
    await open(port, 1, `${GET}\r\n`, true)
    await until(() => idle.closed() === CROWDED - 1)
    expect(connections.dropped).toBe(0)
    await expectService(port)
  })

  it('are closed on arrival while none is idle, and accepted once there is room', async () => {
    const { port, connections } = await service({
      rateLimit: 0,
      connectionLimits: { maxConnections: MOST },
    })
    const busy = await open(port, MOST, GET, false)
    await until(() => connections.open.size === MOST)
    const further = await open(port, 2 * MOST, `${GET}\r\n`, false)
    await until(() => further.closed() === 2 * MOST)
    expect(connections.dropped).toBe(2 * MOST)
    // The first connections still get their answers.
    for (const socket of busy.sockets.slice(0, 10)) {
      socket.write('Connection: close\r\n\r\n')
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/u)
    }
    await until(() => connections.open.size === MOST - 10)
    await expectService(port)
    expect(connections.dropped).toBe(2 * MOST)
  })
})

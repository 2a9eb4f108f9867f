/** Several processes of the service with one Redis, behind nginx, as `deploy/` sets them up. */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, it } from 'vitest'
import { startCluster, startReplica } from '../../../deploy/cluster.mjs'
import { anyAddress, get, Load, percentile } from './load.js'

type Cluster = Awaited<ReturnType<typeof startCluster>>

let cluster: Cluster
afterEach(() => cluster.stop())

const ports = ({ replicas }: Cluster) => replicas.map(({ port }) => port)

/** The window that a replica counts with now, from its metrics. */
async function mode({ adminPort }: Cluster['replicas'][number]): Promise<string | undefined> {
  const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()
  return metrics.match(/^polyipsum_limiter_mode\{mode="(\w+)"\} 1$/mu)?.[1]
}

/** Waits until every replica counts with a window. Returns how long that took, in milliseconds. */
async function allIn({ replicas }: Cluster, expected: string): Promise<number> {
  const start = performance.now()
  for (;;) {
    const modes = await Promise.all(replicas.map(mode))
    if (modes.every((mode) => mode === expected)) return performance.now() - start
    await sleep(20)
  }
}

/** The code that a replica exits with. */
async function exit({ process }: Cluster['replicas'][number]): Promise<number | null> {
  if (process.exitCode === null) await once(process, 'exit')
  return process.exitCode
}

describe('three replicas', () => {
  it('admit exactly 100 of 600 parallel requests of a client, twenty times', async () => {
    cluster = await startCluster({ nginx: false })
    await allIn(cluster, 'shared')
    const agent = new Agent({ keepAlive: true })
    for (let run = 0; run < 20; run++) {
      const address = anyAddress()
      const answers = await Promise.all(
        Array.from({ length: 600 }, (_, i) => get(ports(cluster)[i % 3] as number, agent, address)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(500)
    }
    agent.destroy()
  })

  it('admit exactly 100 of 600 through nginx, which sends them the address of the client', async () => {
    cluster = await startCluster()
    await allIn(cluster, 'shared')
    const { port } = cluster
    const agent = new Agent({ keepAlive: true, maxSockets: 90 })
    for (let run = 0; run < 20; run++) {
      const address = anyAddress()
      const answers = await Promise.all(
        Array.from({ length: 600 }, () => get(port, agent, address)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(500)
      for (const { headers } of answers) {
        expect(headers['ratelimit-policy']).toBe('"default";q=100;w=60')
      }
    }
    agent.destroy()
  })

  it.each([
    ['killed', 'SIGKILL', (redis: Cluster['redis']): Promise<void> => redis.start()],
    [
      'hung',
      'SIGSTOP',
      async (redis: Cluster['redis']): Promise<void> => void redis.process.kill('SIGCONT'),
    ],
  ] as const)(
    'fail no request while Redis is %s, and share again at once after it',
    async (_name, signal, bring) => {
      cluster = await startCluster({ nginx: false })
      await allIn(cluster, 'shared')
      const { redis } = cluster
      // One client is over its limit all the time. The others are within theirs.
      const eager = new Load({
        ports: ports(cluster),
        clients: 3,
        pauseMs: 5,
        address: () => '192.0.2.1',
      })
      const others = new Load({ ports: ports(cluster), clients: 12, pauseMs: 5 })
      // The control: the same load at the same time, on a replica without Redis.
      const alone = await startReplica({ env: { TRUST_PROXY: '127.0.0.1/32' } })
      const unshared = new Load({ ports: [alone.port], clients: 12, pauseMs: 5 })
      await sleep(2000)
      const before = [others.answers.length, unshared.answers.length]
      if (signal === 'SIGKILL') await redis.stop(signal)
      else redis.process.kill(signal)
      await sleep(3000)
      const [meanwhile, control] = [others, unshared].map(({ answers }, i) =>
        percentile(answers.slice(before[i]), 0.99),
      ) as [number, number]
      await bring(redis)
      const half = performance.now()
      const [back, halfSecond] = await Promise.all([
        allIn(cluster, 'shared'),
        sleep(500).then(() => performance.now() - half),
      ])
      await sleep(1000)
      await Promise.all([eager.stop(), others.stop(), unshared.stop()])
      await alone.stop()

      expect([...eager.failures, ...others.failures]).toEqual([])
      expect(Object.keys(others.statuses)).toEqual(['200'])
      expect(Object.keys(eager.statuses)).toEqual(['200', '429'])
      // Everything took less than a minute.
      expect(eager.statuses[200]).toBeGreaterThanOrEqual(100)
      expect(eager.statuses[200]).toBeLessThanOrEqual(300)
      // A replica tries Redis four times a second.
      expect(back).toBeLessThan(4 * halfSecond)
      // A request that waited for Redis would take seconds.
      expect(meanwhile).toBeLessThan(10 * control)
      for (const { output } of cluster.replicas) {
        const lines = output.out
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
        // Once at the start, and once after the loss.
        expect(lines.filter(({ msg }) => msg.includes('shared through Redis'))).toHaveLength(2)
        expect(lines.filter(({ level }) => level >= 40)).toHaveLength(1)
        expect(output.out).not.toContain('192.0.2.1')
      }
    },
  )

  it('fail no request while Redis is flushed and loses its scripts, again and again', async () => {
    cluster = await startCluster({ nginx: false })
    await allIn(cluster, 'shared')
    const redis = new Redis(cluster.redis.url)
    const eager = new Load({
      ports: ports(cluster),
      clients: 3,
      pauseMs: 2,
      address: () => '192.0.2.1',
    })
    const others = new Load({ ports: ports(cluster), clients: 12, pauseMs: 5 })
    for (let i = 0; i < 20; i++) {
      await sleep(100)
      await redis.flushall()
      await redis.script('FLUSH')
      for (const key of await redis.keys('*')) await redis.persist(key)
    }
    await Promise.all([eager.stop(), others.stop()])
    expect([...eager.failures, ...others.failures]).toEqual([])
    expect(Object.keys(others.statuses)).toEqual(['200'])
    expect(eager.statuses[200]).toBeLessThanOrEqual(300)
    for (const replica of cluster.replicas) expect(await mode(replica)).toBe('shared')
    // A key that has lost its expiry has one again after the client's next request.
    const client = '192.0.2.9'
    const key = 'polyipsum:window:00000000c0000209'
    const [port] = ports(cluster) as [number]
    await get(port, undefined, client)
    expect(await redis.persist(key)).toBe(1)
    await get(port, undefined, client)
    expect(await redis.pttl(key)).toBeGreaterThan(60_000)
    redis.disconnect()
  })

  it('fail no request behind nginx while they are replaced one by one, ten times in all', async () => {
    cluster = await startCluster()
    await allIn(cluster, 'shared')
    const load = new Load({ ports: [cluster.port], clients: 20, pauseMs: 2 })
    const replicas = [...cluster.replicas]
    try {
      for (let time = 0; time < 10; time++) {
        await sleep(200)
        const leaving = replicas[time % 3] as Cluster['replicas'][number]
        leaving.process.kill('SIGTERM')
        const { adminPort } = leaving
        while ((await fetch(`http://127.0.0.1:${adminPort}/readyz`)).status !== 503) await sleep(5)
        expect((await fetch(`http://127.0.0.1:${adminPort}/healthz`)).status).toBe(200)
        expect(await exit(leaving)).toBe(0)
        replicas[time % 3] = await startReplica({
          env: {
            PORT: String(leaving.port),
            ADMIN_PORT: '0',
            REDIS_URL: cluster.redis.url,
            TRUST_PROXY: '127.0.0.1/32',
          },
        })
      }
      await load.stop()
      expect(load.failures).toEqual([])
      expect(Object.keys(load.statuses)).toEqual(['200'])
    } finally {
      await Promise.all(replicas.map((replica) => replica.stop()))
    }
  })
})

describe('a replica that is stopped under load', () => {
  it('answers every request that it has received, ten times', async () => {
    cluster = await startCluster({ replicas: 0, nginx: false })
    for (let time = 0; time < 10; time++) {
      const replica = await startReplica({ env: { RATE_LIMIT: '0' } })
      // Each client keeps its connection until an answer closes it.
      const clients = Array.from({ length: 20 }, async (): Promise<number> => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        for (let sent = 1; ; sent++) {
          const { status, headers } = await get(replica.port, agent, '192.0.2.1')
          expect(status).toBe(200)
          if (headers.connection === 'close') return sent
        }
      })
      await sleep(300)
      replica.process.kill('SIGTERM')
      for (const sent of await Promise.all(clients)) expect(sent).toBeGreaterThan(1)
      expect(await exit(replica)).toBe(0)
    }
  })
})

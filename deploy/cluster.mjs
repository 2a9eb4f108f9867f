// @ts-check
/**
 * A deployment on this machine alone: replicas that share one limit through Redis, behind nginx. All
 * programs listen on 127.0.0.1, and leave no files behind.
 *
 *     npm run cluster          three replicas, nginx on port 8080 or PORT
 *     npm run cluster -- 5     five replicas
 *
 * The replicas take other settings of the service, such as RATE_LIMIT, from the environment.
 */
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startNginx, testNginxConfig } from './cluster/nginx.mjs'
import { startRedis } from './cluster/redis.mjs'
import { startReplica } from './cluster/replica.mjs'

export { freePort } from './cluster/port.mjs'
export { startNginx, startRedis, startReplica, testNginxConfig }

/**
 * @typedef {object} Cluster
 * @property {string} url the address for clients: nginx, or the first replica if there is no nginx
 * @property {number} port
 * @property {import('./cluster/redis.mjs').Redis} redis
 * @property {readonly import('./cluster/replica.mjs').Replica[]} replicas
 * @property {Awaited<ReturnType<typeof startNginx>> | undefined} nginx
 * @property {() => Promise<void>} stop ends everything: nginx first, Redis last
 */

/**
 * @param {object} [options]
 * @param {number} [options.replicas]
 * @param {Readonly<Record<string, string | undefined>>} [options.env] settings of the replicas
 * @param {boolean} [options.nginx] whether to start nginx
 * @param {number} [options.port] the port of nginx; a free one by default
 * @returns {Promise<Cluster>}
 */
export async function startCluster({ replicas: count = 3, env = {}, nginx = true, port } = {}) {
  /** @type {(() => Promise<void>)[]} */
  const stops = []
  async function stop() {
    for (const stopOne of stops.splice(0).reverse()) await stopOne()
  }

  try {
    const redis = await startRedis()
    stops.push(() => redis.stop())
    const settings = {
      ADMIN_PORT: '0',
      REDIS_URL: redis.url,
      TRUST_PROXY: '127.0.0.1/32',
      ...env,
    }
    const starting = await Promise.allSettled(
      Array.from({ length: count }, () => startReplica({ env: settings })),
    )
    const replicas = starting.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))
    stops.push(async () => {
      await Promise.all(replicas.map((replica) => replica.stop()))
    })
    for (const start of starting) if (start.status === 'rejected') throw start.reason
    const upstreams = replicas.map((replica) => replica.port)
    const front = nginx ? await startNginx({ upstreams, ...(port && { port }) }) : undefined
    if (front !== undefined) stops.push(() => front.stop())
    const entrance = front?.port ?? upstreams[0] ?? 0
    return {
      url: `http://127.0.0.1:${entrance}`,
      port: entrance,
      redis,
      replicas,
      nginx: front,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const DEFAULT_PORT = 8080
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

async function main() {
  const [count = '3'] = process.argv.slice(2)
  if (!/^[1-9][0-9]?$/u.test(count)) {
    throw new RangeError(`Expected a number of replicas from 1 to 99, but got “${count}”.`)
  }
  // The cluster itself sets where the replicas listen and which proxy they trust.
  const { PORT, HOST, ADMIN_HOST, ADMIN_PORT, REDIS_URL, TRUST_PROXY, ...env } = process.env
  // Before anything starts: a signal must not end this process alone.
  const signal = new Promise((resolve) => {
    for (const name of SIGNALS) process.on(name, resolve)
  })
  const cluster = await startCluster({
    replicas: Number(count),
    env,
    port: Number(PORT ?? DEFAULT_PORT),
  })
  print(cluster)
  await signal
  await cluster.stop()
}

function print(/** @type {Cluster} */ { url, redis, replicas, nginx }) {
  const lines = [
    ['nginx', `${url}/api/generate`],
    ...replicas.map(({ port, adminPort }, place) => [
      `replica ${place + 1}`,
      `http://127.0.0.1:${port}/api/generate, http://127.0.0.1:${adminPort}/metrics`,
    ]),
    ['redis', redis.url],
    ['log', nginx === undefined ? '' : join(nginx.folder, 'access.log')],
  ]
  for (const [name = '', where] of lines) console.log(`${name.padEnd(10)} ${where}`)
  console.log('Ctrl-C ends them all.')
}

if (
  process.argv[1] !== undefined &&
  realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)
) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}

/**
 * Measures the process of the service: its start, memory and event loop, and the growth of its
 * cost.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LOCALE_CODES } from '@polyipsum/text'
import { NODE_FLAGS } from '../packages/server/dist/node-flags.js'
import { load, requestBytes } from './load.mjs'
import { ServerProcess } from './server-process.mjs'

const get = (query) => requestBytes({ path: `/api/generate?${query}` })

/** Milliseconds from the start of the process to the end of its first answer. */
export async function measureStart(rounds) {
  const times = []
  for (let i = 0; i < rounds; i++) times.push(await timeOfStart())
  return times
}

async function timeOfStart() {
  const main = fileURLToPath(new URL('../packages/server/dist/main.js', import.meta.url))
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0' }
  const start = performance.now()
  // On both cores: this process is bound to one.
  const command = ['-c', '0-1', process.execPath, ...NODE_FLAGS, main]
  const child = spawn('taskset', command, { env })
  const port = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the service ended')))
    child.stdout.on('data', (line) => {
      const [, found] = /127\.0\.0\.1:(\d+)/u.exec(line) ?? []
      if (found !== undefined) resolve(Number(found))
    })
  })
  await load({ port, request: get('locale=tr'), connections: 1, amount: 1 })
  const time = performance.now() - start
  child.kill()
  return time
}

/**
 * The memory of the service in megabytes: at the start, after every hundred thousand requests, and at
 * the peak. The requests go through all languages. One in a hundred asks for a hundred paragraphs, the
 * others for one.
 *
 * @param name `no-limit`, or `polyipsum`, whose limiter remembers every request of the last minute
 */
export async function measureMemory(name, requests) {
  const server = await ServerProcess.start(name)
  const start = server.resident()
  const resident = []
  const send = (request, amount) =>
    load({ port: server.port, request, connections: 16, amount: Math.round(amount) })
  for (let sent = 0; sent < requests; sent += 100_000) {
    for (const locale of LOCALE_CODES) {
      await send(get(`locale=${locale}`), 99_000 / LOCALE_CODES.length)
      await send(get(`locale=${locale}&p=100`), 1000 / LOCALE_CODES.length)
    }
    resident.push(server.resident())
  }
  const peak = server.peak()
  server.stop()
  return { start, resident, peak }
}

/** The p99 of the event-loop delay in ms, while 64 connections ask for a hundred paragraphs each. */
export async function measureEventLoop(rounds) {
  const server = await ServerProcess.start('polyipsum')
  const send = (amount) =>
    load({ port: server.port, request: get('locale=la&p=100'), connections: 64, amount })
  await send(3000)
  const delays = []
  for (let i = 0; i < rounds; i++) {
    await server.eventLoopDelay()
    await send(5000)
    delays.push(await server.eventLoopDelay())
  }
  server.stop()
  return delays
}

const COUNTS = [1, 2, 5, 10, 20, 50, 100]

/** The CPU time of a request in microseconds, by the number of paragraphs. */
export async function measureGrowth(rounds) {
  const server = await ServerProcess.start('polyipsum')
  const requests = COUNTS.map((count) => ({
    server,
    request: get(`locale=la&p=${count}`),
    amount: Math.round(20_000 / (1 + count / 10)),
  }))
  const costs = await measureCosts(requests, rounds)
  server.stop()
  return COUNTS.map((count, i) => ({ count, cpu: costs[i] }))
}

/**
 * The CPU time of a request in microseconds: `local` with the limit in memory, `shared` with the limit in
 * Redis, and `redis`, the time of Redis itself.
 */
export async function measureSharedLimit(rounds) {
  const servers = [await ServerProcess.start('polyipsum'), await ServerProcess.start('shared')]
  const [, shared] = servers
  const requests = servers.map((server) => ({ server, request: get('locale=la'), amount: 30_000 }))
  const before = await shared.otherCpuTime()
  const [local, together] = await measureCosts(requests, rounds)
  const redis = ((await shared.otherCpuTime()) - before) / ((rounds + 1) * 30_000)
  for (const server of servers) server.stop()
  return { local, shared: together, redis }
}

/** The CPU time of a request in microseconds: to one process, and to two behind one address. */
export async function measureTwoProcesses(rounds) {
  const servers = [
    await ServerProcess.start('polyipsum'),
    await ServerProcess.start('two-processes'),
  ]
  const requests = servers.map((server) => ({ server, request: get('locale=la'), amount: 40_000 }))
  const [one, two] = await measureCosts(requests, rounds)
  for (const server of servers) server.stop()
  return { one, two }
}

/**
 * The CPU times of each request, one for each round. The requests take turns after a round of warm-
 * up.
 */
async function measureCosts(requests, rounds) {
  const costs = requests.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [i, { server, request, amount }] of requests.entries()) {
      const before = await server.cpuTime()
      await load({ port: server.port, request, connections: 16, amount })
      const cost = ((await server.cpuTime()) - before) / amount
      if (round > 0) costs[i].push(cost)
    }
  }
  return costs
}

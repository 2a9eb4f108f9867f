/**
 * Measures the service under load, beside bare `node:http` that sends the same bytes and headers, and
 * beside servers made with other libraries.
 *
 * Each round starts every server anew, because the first seconds of a process decide what the compiler
 * makes of it and where its memory lies. The round warms the servers up and then gives them their
 * turns, case by case. The result is the median of the rounds.
 */
import { load, requestBytes } from './load.mjs'
import { ServerProcess } from './server-process.mjs'
import { median, percentile } from './statistics.mjs'

const CONNECTIONS = 16
const TURNS = 3

/** How many requests warm a server up, and how many are in a turn. Fewer of the dearer ones suffice. */
const ONE = { warmUp: 40_000, turn: 15_000 }
const MANY = { warmUp: 3_000, turn: 2_000 }
const RIVAL_ONE = { warmUp: 10_000, turn: 3_000 }
const RIVAL_MANY = { warmUp: 500, turn: 300 }

const get = (query) => ({ name: `GET ${query}`, path: `/api/generate?${query}` })
const post = (locale) => ({
  name: `POST locale=${locale}&p=100`,
  path: '/api/generate',
  body: JSON.stringify({ locale, count: 100 }),
})
const withRivals = (own, rival) => ({
  polyipsum: own,
  bare: own,
  'express-lorem-ipsum': rival,
  'fastify-faker': rival,
})

/** Pairs of requests: `one` should cost at most `most` times as much as `other`. */
export const COMPARED = [
  ['locale=en&chars=500', 'locale=en', 1.6],
  ['locale=ja&chars=500', 'locale=ja', 1.6],
  ['locale=en&type=article&count=10&with=all&format=html', 'locale=en&p=11&format=html', 3],
].map(([one, other, most]) => ({ one: `GET ${one}`, other: `GET ${other}`, most }))

const CASES = [
  { ...get('locale=la'), servers: withRivals(ONE, RIVAL_ONE) },
  ...['en', 'ru', 'ja', 'ar'].map((locale) => ({
    ...get(`locale=${locale}`),
    servers: { polyipsum: ONE, bare: ONE },
  })),
  ...['locale=en&chars=500', 'locale=ja&chars=500'].map((query) => ({
    ...get(query),
    servers: { polyipsum: ONE },
  })),
  ...['locale=en&p=11', 'locale=en&type=article&count=10&with=all'].map((query) => ({
    ...get(`${query}&format=html`),
    servers: { polyipsum: ONE },
  })),
  { ...get('locale=la&p=100'), servers: withRivals(MANY, RIVAL_MANY) },
  ...['ru', 'ja'].map((locale) => ({
    ...get(`locale=${locale}&p=100`),
    servers: { polyipsum: MANY, bare: MANY },
  })),
  ...['la', 'ru', 'ja'].map((locale) => ({
    ...post(locale),
    servers: { polyipsum: MANY, bare: MANY },
  })),
]

/**
 * The cost of each case for each server, a measurement for each round:
 * `{ request, server, cpu, bytes, rate, p50, p99, peak }`. `cpu` is the CPU time of a request in
 * microseconds, `bytes` the length of a body, `rate` requests a second, `p50` and `p99` latencies in
 * milliseconds, and `peak` megabytes of memory.
 *
 * @param filter only cases with this in their name are measured
 */
export async function measureHttp({ rounds, filter = '' }) {
  const cases = CASES.filter(({ name }) => name.includes(filter))
  const measurements = []
  for (let i = 0; i < rounds; i++) measurements.push(...(await round(cases)))
  return measurements
}

async function round(cases) {
  const names = [...new Set(cases.flatMap((each) => Object.keys(each.servers)))]
  const servers = new Map()
  for (const name of names) servers.set(name, await ServerProcess.start(name))
  const measurements = []
  for (const each of cases) measurements.push(...(await measureCase(each, servers)))
  for (const server of servers.values()) server.stop()
  return measurements
}

async function measureCase({ name, path, body, servers: amounts }, servers) {
  const request = requestBytes({ path, body })
  const send = (server, amount) =>
    load({ port: servers.get(server).port, request, connections: CONNECTIONS, amount })
  const url = `http://127.0.0.1:${servers.get('polyipsum').port}${path}`
  await servers.get('bare')?.setAnswer(await typicalAnswer(url, body))
  const turns = Object.keys(amounts).map((server) => ({ server, turns: [] }))
  for (const { server } of turns) {
    await send(server, amounts[server].warmUp)
    servers.get(server).resetPeak()
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { server, turns: own } of turns) {
      const before = await servers.get(server).cpuTime()
      const start = performance.now()
      const { latencies, bytes } = await send(server, amounts[server].turn)
      const seconds = (performance.now() - start) / 1000
      const cpu = (await servers.get(server).cpuTime()) - before
      own.push({ cpu, seconds, latencies, bytes })
    }
  }
  return turns.map(({ server, turns: own }) => {
    const requests = TURNS * amounts[server].turn
    const sum = (field) => own.reduce((total, turn) => total + turn[field], 0)
    const latencies = own.flatMap((turn) => [...turn.latencies])
    return {
      request: name,
      server,
      cpu: sum('cpu') / requests,
      bytes: sum('bytes') / requests,
      rate: requests / sum('seconds'),
      p50: percentile(latencies, 50),
      p99: percentile(latencies, 99),
      peak: servers.get(server).peak(),
    }
  })
}

/** An answer of median length. The bare server sends it to every request. */
async function typicalAnswer(url, body) {
  const answers = []
  for (let i = 0; i < 51; i++) {
    const options = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    const response = await fetch(url, body === undefined ? {} : options)
    const own = [...response.headers].filter(([name]) => !CONNECTION_HEADERS.includes(name))
    answers.push({ headers: Object.fromEntries(own), body: await response.text() })
  }
  const middle = median(answers.map((answer) => answer.body.length))
  return answers.find((answer) => answer.body.length === middle)
}

/** The headers that Node adds to an answer. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive']

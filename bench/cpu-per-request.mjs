/**
 * Server CPU time per request, Polyipsum against bare `node:http` sending the same bytes
 * and headers: `npm run bench`, or `npm run bench -- 'locale=tr&p=5'`.
 *
 * Each round starts both servers anew, since a process keeps the luck of its first seconds
 * (what the compiler made of it, where its memory lies), warms them up, and measures them by
 * turns. What counts is the median of the rounds' ratios.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { load } from './load.mjs'

const ROUNDS = 5
const WARM_UP = 100_000
const TURNS = 3
const REQUESTS_A_TURN = 20_000
const CONNECTIONS = 16

/** What Node adds to the headers of an answer. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive']

if (process.argv[2] === 'server') await serve(process.argv[3])
else await compare(`/api/generate?${process.argv[2] ?? 'locale=la'}`)

async function compare(path) {
  const rounds = []
  for (let i = 0; i < ROUNDS; i++) rounds.push(await round(path))
  console.log(`Node ${process.version}, ${path}, ${ROUNDS} rounds`)
  for (const name of ['polyipsum', 'bare']) {
    const costs = rounds.map((costs) => costs[name])
    console.log(`${name.padEnd(9)} ${median(costs).toFixed(2)} µs a request (${range(costs)})`)
  }
  const ratios = rounds.map(({ polyipsum, bare }) => polyipsum / bare)
  console.log(`ratio     ${median(ratios).toFixed(2)} (${range(ratios)})`)
}

/** The CPU time of one request to each server, in microseconds. */
async function round(path) {
  const polyipsum = await start('polyipsum')
  const bare = await start('bare')
  bare.process.send(await typicalAnswer(`http://127.0.0.1:${polyipsum.port}${path}`))
  const target = ({ port }) => ({ port, path, connections: CONNECTIONS })
  const costs = { polyipsum: 0, bare: 0 }
  for (const server of [polyipsum, bare]) await load({ ...target(server), amount: WARM_UP })
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, server] of Object.entries({ polyipsum, bare })) {
      const before = await cpuTime(server)
      await load({ ...target(server), amount: REQUESTS_A_TURN })
      costs[name] += ((await cpuTime(server)) - before) / REQUESTS_A_TURN / TURNS
    }
  }
  polyipsum.process.kill()
  bare.process.kill()
  return costs
}

/** An answer of median length, for the bare server to send again and again. */
async function typicalAnswer(url) {
  const answers = []
  for (let i = 0; i < 51; i++) {
    const response = await fetch(url)
    const own = [...response.headers].filter(([name]) => !CONNECTION_HEADERS.includes(name))
    answers.push({ headers: Object.fromEntries(own), body: await response.text() })
  }
  return answers.toSorted((a, b) => a.body.length - b.body.length)[answers.length >> 1]
}

/** The CPU time that a server has used, in microseconds. */
function cpuTime(server) {
  return new Promise((resolve) => {
    server.process.once('message', resolve)
    server.process.send('cpu')
  })
}

/** Starts a server on the first core; the client (see package.json) has the second. */
function start(kind) {
  return new Promise((resolve) => {
    const command = ['-c', '0', process.execPath, fileURLToPath(import.meta.url), 'server', kind]
    const child = spawn('taskset', command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.once('message', (port) => resolve({ process: child, port }))
  })
}

async function serve(kind) {
  let answer = { headers: {}, body: Buffer.alloc(0) }
  process.on('message', (message) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage()
      process.send(user + system)
    } else {
      answer = { headers: message.headers, body: Buffer.from(message.body) }
    }
  })
  if (kind === 'bare') {
    const server = createServer((_request, response) => {
      response.writeHead(200, answer.headers)
      response.end(answer.body)
    })
    server.listen(0, '127.0.0.1', () => process.send(server.address().port))
  } else {
    const { createApp } = await import('../packages/server/dist/app.js')
    // The limiter is on, with a limit that one client does not come to.
    const app = createApp({ rateLimit: 1_000_000_000 })
    await app.listen({ host: '127.0.0.1', port: 0 })
    process.send(app.server.address().port)
  }
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
}

function range(numbers) {
  return `${Math.min(...numbers).toFixed(2)}–${Math.max(...numbers).toFixed(2)}`
}

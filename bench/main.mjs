/**
 * Measures the service and prints the tables of `docs/performance.md`, as Markdown.
 *
 *     npm run bench                            everything: five minutes
 *     npm run bench -- http                    the service beside others, under load
 *     npm run bench -- http POST               only the requests with “POST” in their name
 *     npm run bench -- generation | process    writing alone; start, memory, event loop
 *     npm run bench -- page | cli              the page's first text; the command line
 *     npm run bench -- dearest                 the ten dearest kinds of requests, and the longest answers
 *     npm run bench -- again                   what comes back to who asks again, here or AGAIN_FROM
 *
 * The environment variable ROUNDS sets the number of rounds, 5 by default.
 */
import { cpus, totalmem } from 'node:os'
import { table } from '../tools/page-sections.mjs'
import { measureAgain } from './again.mjs'
import { measureGigabyte, measureProgramStart } from './command-line.mjs'
import { measureDearest, measureLargest } from './dearest.mjs'
import { measureLibraries, measureLocales } from './generation.mjs'
import { COMPARED, measureHttp } from './http.mjs'
import { measurePage, SLOWDOWNS } from './page.mjs'
import {
  measureEventLoop,
  measureGrowth,
  measureMemory,
  measureSharedLimit,
  measureStart,
  measureTwoProcesses,
} from './process.mjs'
import { median, spread } from './statistics.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)
const [section, filter] = process.argv.slice(2)

const SECTIONS = {
  http: printHttp,
  generation: printGeneration,
  process: printProcess,
  page: printPage,
  cli: printCommandLine,
  dearest: printDearest,
  again: printAgain,
}

const [{ model }] = cpus()
const gigabytes = Math.round(totalmem() / 2 ** 30)
console.log(
  `Node ${process.version} (V8 ${process.versions.v8}), ${cpus().length} × ${model}, ` +
    `${gigabytes} GB. Medians of ${rounds} rounds (least–most).`,
)
for (const [name, print] of Object.entries(SECTIONS)) {
  if (section === undefined || section === name) await print()
}

async function printHttp() {
  const all = await measureHttp({ rounds, filter })
  const rows = []
  for (const [request, measurements] of groups(all, ({ request }) => request)) {
    const servers = groups(measurements, ({ server }) => server)
    const bare = servers.get('bare')
    const cpuOf = (measurements) => measurements.map(({ cpu }) => cpu)
    for (const [server, own] of servers) {
      const told = (field, digits) => spread(own.map(field), digits)
      rows.push([
        server === 'polyipsum' ? `**${request}**` : '',
        server,
        told(({ cpu }) => cpu, 1),
        bare === undefined ? '' : ratios(cpuOf(own), cpuOf(bare), 2),
        told(({ cpu, bytes }) => (1000 * cpu) / bytes, 1),
        told(({ rate }) => rate, 0),
        `${told(({ p50 }) => p50, 2)} / ${told(({ p99 }) => p99, 2)}`,
        told(({ peak }) => peak, 0),
      ])
    }
  }
  printTable(
    'The service under load',
    ['request', 'server', 'CPU µs', '÷ bare', 'ns a byte', 'requests/s', 'p50 / p99 ms', 'peak MB'],
    rows,
  )
  const costs = new Map(
    [...groups(all, ({ request }) => request)].map(([request, measurements]) => [
      request,
      measurements.filter(({ server }) => server === 'polyipsum').map(({ cpu }) => cpu),
    ]),
  )
  const compared = COMPARED.filter(({ one, other }) => costs.has(one) && costs.has(other))
  printTable(
    'One request beside another, CPU',
    ['request', 'beside', '÷', 'wanted'],
    compared.map(({ one, other, most }) => [
      one,
      other,
      ratios(costs.get(one), costs.get(other), 2),
      `≤ ${most}`,
    ]),
  )
}

function printGeneration() {
  printTimes('as a string', 'library', measureLibraries(rounds), 'polyipsum', 1)
  printTimes('as bytes', 'language', measureLocales(rounds), 'la', 2)
}

/** Prints the time of a byte for each writer, and its ratio to the time of the reference. */
function printTimes(what, writer, times, reference, digits) {
  printTable(
    `Writing a hundred paragraphs ${what}`,
    [writer, 'ns a byte', `÷ ${reference}`],
    Object.entries(times).map(([name, own]) => [
      name,
      spread(own, 2),
      ratios(own, times[reference], digits),
    ]),
  )
}

/** The spread of the ratios, one for each round. */
function ratios(own, reference, digits) {
  return spread(
    own.map((number, i) => number / reference[i]),
    digits,
  )
}

function told({ resident, peak }) {
  const [first, last] = [resident[0], resident.at(-1)].map((memory) => memory.toFixed(0))
  const course = `${first} after 100,000, ${last} at the end`
  return `${spread(resident, 0)}; ${course}; peak ${peak.toFixed(0)}`
}

async function printProcess() {
  const start = await measureStart(rounds)
  const memory = await measureMemory('no-limit', 2_000_000)
  const limited = await measureMemory('polyipsum', 2_000_000)
  const delays = await measureEventLoop(rounds)
  const { local, shared, redis } = await measureSharedLimit(rounds)
  const { one, two } = await measureTwoProcesses(rounds)
  printTable(
    'The process',
    ['', ''],
    [
      ['start to first answer, ms', spread(start, 0)],
      ['memory after the start, MB', memory.start.toFixed(0)],
      ['memory over 2,000,000 requests in all languages, MB', told(memory)],
      ['the same with every request in the log of the limit', told(limited)],
      ['event-loop delay at 64 × 100 paragraphs, p99 in ms', spread(delays, 1)],
      ['CPU of a request with the limit in memory, µs', spread(local, 1)],
      ['CPU of a request with the limit in Redis, µs', spread(shared, 1)],
      ['CPU of Redis for it, µs', redis.toFixed(1)],
      ['CPU of a request to one process, µs', spread(one, 1)],
      ['CPU of a request to two processes behind one address, µs', spread(two, 1)],
    ],
  )
  const growth = await measureGrowth(rounds)
  const costs = growth.map(({ count, cpu }) => ({ count, cost: median(cpu) }))
  const { slope, intercept } = line(costs)
  printTable(
    `Cost by paragraphs: ${intercept.toFixed(1)} µs + ${slope.toFixed(2)} µs a paragraph`,
    ['paragraphs', 'CPU µs', 'on the line'],
    growth.map(({ count, cpu }) => [
      String(count),
      spread(cpu, 1),
      (intercept + slope * count).toFixed(1),
    ]),
  )
}

async function printPage() {
  const visits = await measurePage(rounds)
  printTable(
    'The page, first visit over slow 4G (150 ms, 1.6 Mbit/s)',
    ['processor', 'navigation to first text, ms', 'over the network until then, kB'],
    SLOWDOWNS.map((slowdown, place) => [
      slowdown === 1 ? 'as it is' : `${slowdown} × slower`,
      ...[({ time }) => time, ({ kilobytes }) => kilobytes].map((field, column) =>
        spread(visits[place].map(field), column),
      ),
    ]),
  )
}

async function printCommandLine() {
  const { empty, own } = measureProgramStart(4 * rounds)
  const gigabytes = await measureGigabyte(rounds)
  const told = (field, digits) => spread(gigabytes.map(field), digits)
  printTable(
    'The command line',
    ['', ''],
    [
      ['Node.js that does nothing, ms', spread(empty, 0)],
      ['`polyipsum 1 --locale tr`, ms', spread(own, 0)],
      ['size of 1,450,000 paragraphs of Russian, GB', told(({ size }) => size, 2)],
      ['… through a pipe, seconds', told(({ seconds }) => seconds, 1)],
      ['… CPU time, seconds', told(({ cpu }) => cpu, 1)],
      ['… memory at the peak, MB', told(({ peak }) => peak, 0)],
    ],
  )
}

async function printDearest() {
  const dearest = await measureDearest(rounds)
  printTable(
    'The ten dearest kinds of requests',
    ['kind', 'the dearest found', 'its bytes', 'status', 'bytes of the answer', 'CPU ms'],
    dearest
      .slice(0, 10)
      .map(({ kind, request, size, status, bytes, cpu }) => [
        kind,
        `\`${JSON.stringify(request.slice(0, 60)).slice(1, -1).replaceAll('|', '\\|')}…\``,
        String(size),
        status,
        String(bytes),
        spread(cpu, 2),
      ]),
  )
  const largest = await measureLargest(rounds)
  printTable(
    'What the longest answers cost, and a client that asks for 100 of them in a minute',
    ['request', 'its bytes', 'status', 'MB', 'CPU ms', 'MB a minute', 'CPU seconds a minute'],
    largest.map(({ name, size, status, bytes, cpu }) => [
      name,
      String(size),
      status,
      (bytes / 1e6).toFixed(1),
      spread(cpu, 1),
      (bytes / 1e4).toFixed(0),
      (median(cpu) / 10).toFixed(1),
    ]),
  )
}

async function printAgain() {
  const rows = groups(await measureAgain(), ({ measure }) => measure)
  const languages = [...rows.values()][0].map(({ language }) => language)
  printTable(
    'Asking again',
    ['', ...languages],
    [...rows].map(([measure, own]) => [measure, ...own.map(({ result }) => result)]),
  )
}

/** The straight line nearest to costs, by least squares of the relative distance. */
function line(costs) {
  const sum = (term) => costs.reduce((total, each) => total + term(each) / each.cost ** 2, 0)
  const [n, x, y] = [sum(() => 1), sum(({ count }) => count), sum(({ cost }) => cost)]
  const [xx, xy] = [sum(({ count }) => count ** 2), sum(({ count, cost }) => count * cost)]
  const slope = (n * xy - x * y) / (n * xx - x * x)
  return { slope, intercept: (y - slope * x) / n }
}

function groups(items, key) {
  const found = new Map()
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item])
  return found
}

function printTable(title, headings, rows) {
  process.stdout.write(`\n### ${title}\n\n${table(headings, rows)}`)
}

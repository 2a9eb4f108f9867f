/** Clients with forged addresses, and very many clients. */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startReplica } from '../../../deploy/cluster.mjs'
import { Pipeline } from './pipeline.js'
import { MB, restingBytes, watchMemory } from './process-memory.js'

const LIMIT = 100
const GET = 'GET /api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n'

const from = (address: string) => `${GET}X-Forwarded-For: ${address}\r\n\r\n`

async function replica(env: Readonly<Record<string, string>>) {
  const replica = await startReplica({ env })
  onTestFinished(() => replica.stop('SIGKILL'))
  return { ...replica, pid: replica.process.pid ?? 0 }
}

/** Sends one request for each of these header lines, and counts the answers by status. */
async function statuses(port: number, lines: readonly string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  const pipeline = await Pipeline.to(port)
  for (let start = 0; start < lines.length; start += 100) {
    const requests = lines.slice(start, start + 100).map((line) => `${GET}${line}\r\n\r\n`)
    for (const { status } of await pipeline.send(requests))
      counts[status] = (counts[status] ?? 0) + 1
  }
  pipeline.close()
  return counts
}

/** An address of its own for each number below 16 million. */
function ipv4(i: number): string {
  return `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`
}

describe('an address that a client claims', () => {
  /** Header lines with a forged address, a different one for each number. */
  const SPOOFED: readonly ((i: number) => string)[] = [
    (i) => `X-Forwarded-For: ${ipv4(i)}`,
    (i) => `X-Forwarded-For: ${ipv4(i)}, ${ipv4(i + 1)}, ${ipv4(i + 2)}`,
    (i) => `X-Forwarded-For: ${ipv4(i)}\r\nX-Forwarded-For: ${ipv4(i + 1)}`,
    (i) => `X-Forwarded-For: 127.0.0.1, ${ipv4(i)}, 127.0.0.1`,
    (i) => `X-Forwarded-For: ${ipv4(i)}, 127.0.0.1\r\nX-Forwarded-For: 127.0.0.1`,
    (i) => `X-Forwarded-For: 192.0.2.1, 192.0.2.${i % 256}`,
    (i) => `X-Forwarded-For: 2001:db8:${hex(i)}::1`,
    (i) => `X-Forwarded-For: [2001:db8:${hex(i)}::1]:4711`,
    (i) => `X-Forwarded-For: ::ffff:${ipv4(i)}`,
    (i) => `X-Forwarded-For: ::1, fe80::${hex(i)}%eth0`,
    (i) => `X-Forwarded-For: ${ipv4(i)}:4711`,
    (i) => `X-Forwarded-For: "${ipv4(i)}"`,
    (i) => `X-Forwarded-For: ${i}`,
    (i) => `X-Forwarded-For: 0x${hex(i)}`,
    (i) => `X-Forwarded-For: unknown${i}`,
    (i) => `X-Forwarded-For: ,,${ipv4(i)},, ,`,
    (i) => `X-Forwarded-For:\t${ipv4(i)} `,
    (i) => `X-Forwarded-For: ${ipv4(i)} ${ipv4(i + 1)}`,
    (i) => `X-Forwarded-For: ${ipv4(i)};${ipv4(i + 1)}`,
    (i) => `X-Forwarded-For: <script>${i}</script>`,
    (i) => `X-Forwarded-For: \xe9${i}`,
    (i) => `X-Forwarded-For: ${`${ipv4(i)},`.repeat(300)}`,
    (i) => `x-forwarded-FOR: ${ipv4(i)}`,
    (i) => `X-Real-IP: ${ipv4(i)}\r\nX-Client-IP: ${ipv4(i)}\r\nTrue-Client-IP: ${ipv4(i)}`,
    (i) => `Forwarded: for=${ipv4(i)};proto=http;by=127.0.0.1`,
    (i) => `CF-Connecting-IP: ${ipv4(i)}\r\nFastly-Client-IP: ${ipv4(i)}\r\nVia: 1.1 ${ipv4(i)}`,
    () => 'X-Forwarded-For:',
    () => 'Accept: */*',
  ]

  const hex = (i: number) => (i % 65_536).toString(16)

  const spoofed = (i: number) => SPOOFED[i % SPOOFED.length]?.(i) ?? ''
  const LINES = Array.from({ length: 10_000 }, (_, i) => spoofed(i))
  const EXPECTED = { 200: LIMIT, 429: LINES.length - LIMIT }

  it.each([
    ['no proxy is trusted', {}],
    ['the client is none of the proxies', { TRUST_PROXY: '10.0.0.0/8, 192.0.2.0/24, ::1' }],
  ])('is ignored when %s', async (_name, env) => {
    const { port } = await replica(env)
    expect(await statuses(port, LINES)).toEqual(EXPECTED)
  })

  it.each(['198.51.100.7', '2001:db8:1:2::7', '::ffff:198.51.100.7'])(
    'does not count left of %s, which a proxy has seen',
    async (address) => {
      const { port } = await replica({ TRUST_PROXY: '127.0.0.1' })
      // A proxy adds to the last header of that name, or adds another one.
      const lines = LINES.map((line, i) =>
        i % 2 === 0 && /^x-forwarded-for:.*\S$/iu.test(line)
          ? `${line}, ${address}`
          : `${line}\r\nX-Forwarded-For: ${address}`,
      )
      expect(await statuses(port, lines)).toEqual(EXPECTED)
    },
  )
})

/** The answers to a client that is over its limit, with their times. */
interface Told {
  readonly status: number
  readonly at: number
}

/** Sends requests, each from a new address. Every 250th comes from one address that stays the same. */
class Flood {
  readonly told: Told[] = []
  readonly #pipelines: readonly Pipeline[]
  #sent = 0

  static async to(port: number): Promise<Flood> {
    return new Flood(await Promise.all(Array.from({ length: 4 }, () => Pipeline.to(port))))
  }

  private constructor(pipelines: readonly Pipeline[]) {
    this.#pipelines = pipelines
  }

  /** Sends a number of requests, and counts the answers by status. */
  async send(total: number, staying: string): Promise<Record<number, number>> {
    const counts: Record<number, number> = {}
    const last = this.#sent + total
    const send = async (pipeline: Pipeline) => {
      while (this.#sent < last) {
        const others = Array.from({ length: 250 }, () => from(ipv4(this.#sent++)))
        const [own, ...answers] = await pipeline.send([from(staying), ...others])
        this.told.push({ status: own?.status ?? 0, at: performance.now() })
        for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
      }
    }
    await Promise.all(this.#pipelines.map(send))
    return counts
  }

  close(): void {
    for (const pipeline of this.#pipelines) pipeline.close()
  }
}

describe('a million addresses', () => {
  const WARMING = '198.51.100.1'
  const STAYING = '198.51.100.7'

  /** Warms a process up until it has taken the memory that any requests need. Returns its memory. */
  async function warmUp(flood: Flood, pid: number): Promise<number> {
    await flood.send(20_000, WARMING)
    return restingBytes(pid)
  }

  /** The most memory that a flood adds to a process without a limit. */
  async function growthWithoutLimit(): Promise<number> {
    const { port, pid, stop } = await replica({ RATE_LIMIT: '0' })
    const flood = await Flood.to(port)
    const before = await warmUp(flood, pid)
    const memory = watchMemory(pid)
    await flood.send(200_000, STAYING)
    const growth = memory.stop() - before
    flood.close()
    await stop()
    return growth
  }

  it('take less than 64 MB, and a client over its limit stays refused', async () => {
    const ofTraffic = await growthWithoutLimit()
    const { port, pid } = await replica({ TRUST_PROXY: '127.0.0.1/32' })
    const flood = await Flood.to(port)
    const before = await warmUp(flood, pid)
    const memory = watchMemory(pid)

    const start = performance.now()
    expect(await statuses(port, Array(LIMIT).fill(`X-Forwarded-For: ${STAYING}`))).toEqual({
      200: LIMIT,
    })
    flood.told.length = 0
    expect(await flood.send(1_000_000, STAYING)).toEqual({ 200: 1_000_000 })
    await sleep(2000)
    const peak = memory.stop()
    flood.close()

    // A minute after its first request the client may send again.
    const told = flood.told.filter(({ at }) => at < start + 59_000)
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter(({ status }) => status !== 429)).toEqual([])
    expect(peak - before - ofTraffic).toBeLessThan(64 * MB)
  }, 180_000)
})

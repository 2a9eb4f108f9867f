/** Clients that send one request after the other, each over one connection. */
import { Agent, type IncomingMessage, request } from 'node:http'

export interface LoadOptions {
  /** Each client sends to these by turns. */
  readonly ports: readonly number[]
  /** The number of clients. */
  readonly clients: number
  /** Milliseconds between two requests of a client. */
  readonly pauseMs?: number
  /** The value of `X-Forwarded-For`; a new address for each request by default. */
  readonly address?: () => string
}

export interface Answer {
  readonly status: number
  readonly ms: number
  /** The time when it came, in milliseconds of `performance.now`. */
  readonly at: number
  readonly headers: IncomingMessage['headers']
}

let requests = 0
/** An address that no other request has. */
export function anyAddress(): string {
  requests++
  return `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
}

export class Load {
  readonly answers: Answer[] = []
  /** Requests that got no answer. */
  readonly failures: Error[] = []
  readonly #options: LoadOptions
  readonly #agent: Agent
  readonly #clients: Promise<void>[]
  #running = true

  constructor(options: LoadOptions) {
    this.#options = options
    this.#agent = new Agent({ keepAlive: true, maxSockets: options.clients })
    this.#clients = Array.from({ length: options.clients }, (_, client) => this.#send(client))
  }

  async #send(client: number): Promise<void> {
    const { ports, pauseMs = 0, address = anyAddress } = this.#options
    for (let turn = client; this.#running; turn++) {
      try {
        const port = ports[turn % ports.length] as number
        this.answers.push(await get(port, this.#agent, address()))
      } catch (error) {
        this.failures.push(error as Error)
      }
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  /** Stops once every request has its answer. */
  async stop(): Promise<this> {
    this.#running = false
    await Promise.all(this.#clients)
    this.#agent.destroy()
    return this
  }

  /** The number of answers by status. */
  get statuses(): Record<number, number> {
    const counts: Record<number, number> = {}
    for (const { status } of this.answers) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }
}

/** Requests one short text. */
export function get(port: number, agent: Agent | undefined, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/generate?type=word',
        headers: { 'x-forwarded-for': address },
        ...(agent !== undefined && { agent }),
      },
      (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () => {
          const at = performance.now()
          const { statusCode: status = 0, headers } = response
          resolve({ status, ms: at - start, at, headers })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/** The time within which this share of the answers came, in milliseconds. */
export function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

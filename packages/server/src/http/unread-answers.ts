/**
 * Bounds the memory of answers that their clients have not read yet, by connection and by client.
 *
 * An answer stays in memory until its client reads it. The connections of a client that requests much
 * and reads little are ended before other clients are affected.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Client } from '../limit/quota.js'

/** Whether the connection of a request has ended, so that no answer can be sent. */
export function isAbandoned({ socket }: IncomingMessage): boolean {
  // Requests without a port have a substitute for a socket, whose `writable` is undefined.
  return socket.writable === false
}

/** The bytes of answers that may wait. A single answer may always wait. */
export interface UnreadLimits {
  readonly perConnection: number
  readonly perClient: number
  readonly total: number
}

const MB = 2 ** 20

export const UNREAD_LIMITS: UnreadLimits = {
  // Eight of the longest answers at once, or eight hundred short ones.
  perConnection: 4 * MB,
  perClient: 16 * MB,
  total: 64 * MB,
}

/** The memory of an answer that waits behind another: its head, its request and a short body. */
const QUEUED_BYTES = 5 * 1024

/** One answer that waits. */
interface Debt {
  readonly connection: Connection
  readonly client: string
  /** 0 once its connection was ended for its debts. */
  bytes: number
  /** Called when the answer is no longer in memory. */
  readonly release: (() => void) | undefined
}

interface Connection {
  readonly socket: Socket
  readonly debts: Set<Debt>
  /** Bytes of all its debts. */
  owed: number
  /** The client of its newest request. */
  client: string
}

export class UnreadAnswers {
  /** Bytes of all waiting answers. */
  owed = 0
  /** The number of connections that were ended for their debts. */
  ended = 0
  readonly #clientOf: (request: IncomingMessage) => Client
  readonly #limits: UnreadLimits
  readonly #connections = new WeakMap<Socket, Connection>()
  /** The connections with debts, oldest debtor first. */
  readonly #debtors = new Set<Connection>()
  /** Unread bytes per client; only clients with any. */
  readonly #owedBy = new Map<string, number>()

  constructor(clientOf: (request: IncomingMessage) => Client, limits = UNREAD_LIMITS) {
    this.#clientOf = clientOf
    this.#limits = limits
  }

  /**
   * Counts a new request if earlier answers on its connection are still unread.
   *
   * @returns false when nothing can be written to its connection: ignore the request
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    if (isAbandoned(request)) return false
    // Node gives a connection to one response at a time.
    return response.socket !== null || this.lend(request, response, QUEUED_BYTES)
  }

  /**
   * Counts the memory of an answer until it is read, or its connection ends.
   *
   * If a bound is exceeded, the connections with the largest debts are ended: those of this client if
   * it exceeds its bound, otherwise those of the client with the largest debt.
   *
   * @param release called when neither the process nor the operating system holds the answer
   * @returns false when the connection of this answer has ended: write nothing to it
   */
  lend(
    request: IncomingMessage,
    response: ServerResponse,
    bytes: number,
    release?: () => void,
  ): boolean {
    if (isAbandoned(request)) return false
    const { high, low } = this.#clientOf(request)
    const client = `${high}:${low}`
    const connection = this.#connectionOf(request.socket)
    connection.client = client
    const debt: Debt = { connection, client, bytes, release }
    this.#add(debt)
    response.once('close', () => this.#settle(debt))
    const { perConnection, perClient, total } = this.#limits
    if (connection.owed > perConnection && connection.debts.size > 1) this.#end(connection)
    if ((this.#owedBy.get(client) ?? 0) > perClient) this.#endLargest(client)
    while (this.owed > total && this.#debtors.size > 1) {
      if (!this.#endLargest(this.#largestClient())) break
    }
    return !isAbandoned(request)
  }

  #connectionOf(socket: Socket): Connection {
    const known = this.#connections.get(socket)
    if (known !== undefined) return known
    const connection: Connection = { socket, debts: new Set(), owed: 0, client: '' }
    this.#connections.set(socket, connection)
    // Node emits no `close` for the answers of a pipeline that it has not begun.
    socket.once('close', () => this.#settleAll(connection))
    return connection
  }

  #add(debt: Debt): void {
    const { connection, client, bytes } = debt
    connection.debts.add(debt)
    connection.owed += bytes
    this.#debtors.add(connection)
    this.#owedBy.set(client, (this.#owedBy.get(client) ?? 0) + bytes)
    this.owed += bytes
  }

  #settle(debt: Debt): void {
    const { connection, release } = debt
    if (!connection.debts.delete(debt)) return
    this.#forgive(debt)
    if (connection.debts.size === 0) this.#debtors.delete(connection)
    release?.()
  }

  #settleAll({ debts }: Connection): void {
    for (const debt of debts) this.#settle(debt)
  }

  #forgive(debt: Debt): void {
    const { connection, client, bytes } = debt
    debt.bytes = 0
    connection.owed -= bytes
    this.owed -= bytes
    const left = (this.#owedBy.get(client) ?? 0) - bytes
    if (left > 0) this.#owedBy.set(client, left)
    else this.#owedBy.delete(client)
  }

  /** Ends a connection at once. Its answers are released when it is closed. */
  #end(connection: Connection): void {
    this.ended++
    this.#debtors.delete(connection)
    for (const debt of connection.debts) this.#forgive(debt)
    connection.socket.resetAndDestroy()
  }

  /** Ends the connection of a client with the largest debt. Returns whether there is one. */
  #endLargest(client: string): boolean {
    let largest: Connection | undefined
    for (const connection of this.#debtors) {
      if (connection.client === client && connection.owed > (largest?.owed ?? 0)) {
        largest = connection
      }
    }
    if (largest !== undefined) this.#end(largest)
    return largest !== undefined
  }

  #largestClient(): string {
    let largest = ''
    let most = 0
    for (const [client, owed] of this.#owedBy) {
      if (owed > most) [largest, most] = [client, owed]
    }
    return largest
  }
}

/**
 * How much of the memory answers take that nobody has read yet, by connection and by client.
 *
 * An answer waits in memory until its client takes it. A client that asks much and reads little
 * is ended before others notice: nobody else is refused for it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Client } from '../limit/quota.js'

/** Whether nobody can be answered any more: the connection of a request has ended. */
export function isAbandoned({ socket }: IncomingMessage): boolean {
  // The stand-in for a socket that requests without a port have tells nothing.
  return socket.writable === false
}

/** How many bytes of answers may wait. A single answer may always. */
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

/** What an answer that waits behind another takes: its head, its request and a short body. */
const QUEUED_BYTES = 5 * 1024

/** One answer that waits. */
interface Debt {
  readonly connection: Connection
  readonly client: string
  /** 0 when its connection was ended for what it owed. */
  bytes: number
  /** Called when nothing holds the answer any more. */
  readonly release: (() => void) | undefined
}

interface Connection {
  readonly socket: Socket
  readonly debts: Set<Debt>
  /** Bytes of all its debts. */
  owed: number
  /** Who sent its newest request. */
  client: string
}

export class UnreadAnswers {
  /** Bytes of all answers that wait. */
  owed = 0
  /** How many connections were ended for what they owed. */
  ended = 0
  readonly #clientOf: (request: IncomingMessage) => Client
  readonly #limits: UnreadLimits
  readonly #connections = new WeakMap<Socket, Connection>()
  /** The connections that owe something, oldest debtor first. */
  readonly #debtors = new Set<Connection>()
  /** What each client owes that owes something. */
  readonly #owedBy = new Map<string, number>()

  constructor(clientOf: (request: IncomingMessage) => Client, limits = UNREAD_LIMITS) {
    this.#clientOf = clientOf
    this.#limits = limits
  }

  /**
   * Notes a request that has just come, where the answers to others before it on its connection
   * are not taken yet.
   *
   * @returns false when nothing can be written to its connection: leave the request alone
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    if (isAbandoned(request)) return false
    // Node gives a connection to one response at a time.
    return response.socket !== null || this.lend(request, response, QUEUED_BYTES)
  }

  /**
   * Notes that an answer takes memory until it is read, or its connection ends.
   *
   * Where that is too much, the connections that owe most are ended: of the client, where it
   * is over its bound, else of the client that owes most.
   *
   * @param release called when neither this process nor the system holds the answer any more
   * @returns false when the connection of this answer is ended or was: write nothing to it
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
    // The answers of a pipeline that were not begun are never closed themselves.
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

  /** Ends a connection at once; what is held for it is released when it is closed. */
  #end(connection: Connection): void {
    this.ended++
    this.#debtors.delete(connection)
    for (const debt of connection.debts) this.#forgive(debt)
    connection.socket.resetAndDestroy()
  }

  /** Ends the connection of a client that owes most, and tells whether there is one. */
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

import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UnreadAnswers } from '../src/http/unread-answers.js'

/** A connection with the members that `UnreadAnswers` uses. */
class Connection extends EventEmitter {
  writable = true
  readonly remoteAddress: string
  readonly answers: EventEmitter[] = []

  constructor(client: number) {
    super()
    this.remoteAddress = String(client)
  }

  resetAndDestroy(): void {
    this.writable = false
  }

  /** Requests an answer of this many bytes. */
  ask(unread: UnreadAnswers, bytes: number): boolean {
    const answer = new EventEmitter()
    this.answers.push(answer)
    const request = { socket: this } as unknown as IncomingMessage
    return unread.lend(request, answer as unknown as ServerResponse, bytes)
  }

  /** Reads the oldest answer. */
  read(): void {
    this.answers.shift()?.emit('close')
  }

  /** Leaves. Only the answer that is being sent gets the event. */
  leave(): void {
    this.writable = false
    this.emit('close')
    this.answers[0]?.emit('close')
  }
}

const LIMITS = { perConnection: 100, perClient: 150, total: 400 }

const account = (limits = LIMITS) =>
  new UnreadAnswers(({ socket }) => ({ high: 0, low: Number(socket.remoteAddress) }), limits)

describe('UnreadAnswers', () => {
  it('ends a connection that exceeds its own bound, and no other', () => {
    const unread = account()
    const [greedy, other] = [new Connection(1), new Connection(1)]
    expect(other.ask(unread, 40)).toBe(true)
    expect([greedy.ask(unread, 60), greedy.ask(unread, 40)]).toEqual([true, true])
    expect(greedy.ask(unread, 1)).toBe(false)
    expect([greedy.writable, other.writable]).toEqual([false, true])
    expect(unread).toMatchObject({ owed: 40, ended: 1 })
  })

  it('always allows a connection one unread answer', () => {
    const unread = account()
    const connection = new Connection(1)
    expect(connection.ask(unread, 149)).toBe(true)
    connection.read()
    expect(unread.owed).toBe(0)
  })

  it('ends the connection with the largest debt of a client that exceeds its bound', () => {
    const unread = account()
    const [small, large, last] = [new Connection(1), new Connection(1), new Connection(1)]
    small.ask(unread, 40)
    large.ask(unread, 90)
    expect(last.ask(unread, 30)).toBe(true)
    expect([small.writable, large.writable]).toEqual([true, false])
    expect(unread.owed).toBe(70)
  })

  it('ends a connection of the client with the largest debt when the total is exceeded', () => {
    const unread = account()
    const modest = Array.from({ length: 4 }, (_, i) => new Connection(10 + i))
    const greedy = [1, 1, 2, 2].map((client) => new Connection(client))
    for (const connection of modest) connection.ask(unread, 20)
    for (const connection of greedy) connection.ask(unread, 70)
    expect(unread.owed).toBe(360)
    const newcomer = new Connection(20)
    expect(newcomer.ask(unread, 60)).toBe(true)
    expect(modest.every(({ writable }) => writable)).toBe(true)
    expect(greedy.filter(({ writable }) => !writable)).toHaveLength(1)
    expect(unread.owed).toBe(350)
  })

  it('does not count for a connection that has ended', () => {
    const unread = account()
    const gone = new Connection(1)
    gone.leave()
    expect(gone.ask(unread, 10)).toBe(false)
    expect(unread.owed).toBe(0)
  })

  it('always stays within its bounds, and counts nothing once all connections have ended', () => {
    const client = fc.integer({ min: 0, max: 4 })
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ ask: fc.integer({ min: 1, max: 60 }), at: fc.nat(19) }) },
      { weight: 3, arbitrary: fc.record({ read: fc.constant(true), at: fc.nat(19) }) },
      { weight: 1, arbitrary: fc.record({ leave: fc.constant(true), at: fc.nat(19) }) },
    )
    fc.assert(
      fc.property(
        fc.array(client, { minLength: 20, maxLength: 20 }),
        fc.array(step, { maxLength: 200 }),
        (clients, steps) => {
          const unread = account()
          const connections = clients.map((number) => new Connection(number))
          for (const each of steps) {
            const connection = connections[each.at] as Connection
            if ('ask' in each && connection.writable) connection.ask(unread, each.ask)
            else if ('read' in each) connection.read()
            else if ('leave' in each) connection.leave()
            expect(unread.owed).toBeLessThanOrEqual(LIMITS.total)
          }
          for (const connection of connections) connection.leave()
          expect(unread.owed).toBe(0)
        },
      ),
    )
  })
})

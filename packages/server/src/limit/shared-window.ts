/**
 * One window for many processes, through Redis, with a bound on the time that a request waits for it.
 *
 * When Redis fails or takes too long, a window in memory takes over for all requests, until Redis has
 * answered a trial in time. The window in memory also counts the requests of this process that Redis
 * has admitted. So this process never admits more than the limit, whatever happens to Redis.
 */

import { WINDOW_SECONDS } from '@polyipsum/fetch/http'
import type { FastifyBaseLogger } from 'fastify'
import { type Client, FULL, type Quota, type QuotaWindow } from './quota.js'
import { clientKey, RedisWindow } from './redis-window.js'
import { SlidingWindow } from './sliding-window.js'

/**
 * A request waits for Redis for `PATIENCE_TICKS` of this length. Ticks are counted, not milliseconds: a
 * process that was itself blocked counts one tick, then finds the answer that came meanwhile.
 */
const TICK_MS = 20
const PATIENCE_TICKS = 4

/** The time between trials of Redis while the window in memory counts. */
const TRIAL_MS = 250

/** The longest wait for Redis at the start. */
const START_MS = 500

/** The most clients that are remembered as refused by Redis. For all others Redis is asked. */
const MAX_REFUSED = 100_000

/** The key of trials. No client has it. */
const TRIAL_CLIENT = 'trial'

export interface SharedWindowOptions {
  /** `redis://` or, with TLS, `rediss://`. */
  readonly url: string
  /** The requests of one client that the window admits, from 1. */
  readonly limit: number
  /** Milliseconds on a clock that never goes back; `performance.now` by default. */
  readonly now?: () => number
  /** Receives a line when Redis is lost and when it is back. */
  readonly logger: FastifyBaseLogger
}

/** Opens a window of a minute, and waits briefly for Redis, so that it counts from the first request. */
export async function openSharedWindow(options: SharedWindowOptions): Promise<SharedWindow> {
  const window = new SharedWindow(options)
  await window.opened()
  return window
}

/** A request that waits for Redis. */
interface Waiting {
  readonly tick: number
  /** Answers the request from memory. */
  readonly standIn: () => void
}

export class SharedWindow implements QuotaWindow {
  mode: 'shared' | 'stand_in' = 'stand_in'
  roundTrips = 0

  readonly #local: SlidingWindow
  readonly #redis: RedisWindow
  readonly #now: () => number
  readonly #logger: FastifyBaseLogger
  /** Oldest first. */
  readonly #waiting = new Set<Waiting>()
  /** Until when Redis will refuse a client, by key. Its requests are refused without asking again. */
  readonly #refusedUntil = new Map<string, number>()
  readonly #trials: NodeJS.Timeout
  #tick = 0
  #ticking: NodeJS.Timeout | undefined
  #trial = false
  /** Whether the loss of Redis is already in the log. */
  #told = false

  constructor({ url, limit, now = () => performance.now(), logger }: SharedWindowOptions) {
    const windowMs = WINDOW_SECONDS * 1000
    this.#local = new SlidingWindow({ limit, windowMs, now })
    this.#redis = new RedisWindow({ url, limit, windowMs })
    this.#now = now
    this.#logger = logger
    this.#redis.onReady(() => this.#try())
    this.#redis.onLost(() => this.#lose('the connection is lost'))
    this.#trials = setInterval(() => this.#try(), TRIAL_MS).unref()
  }

  /** Waits until the window is shared, but at most `START_MS`. */
  async opened(): Promise<void> {
    for (let ms = 0; this.mode === 'stand_in' && ms < START_MS; ms += TICK_MS) {
      await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    }
    if (this.mode === 'stand_in') this.#lose('there is no connection')
  }

  take(client: Client): Quota | typeof FULL | Promise<Quota | typeof FULL> {
    const at = this.#now()
    const local = this.#local.peek(client)
    if (!local.allowed) return local
    const key = clientKey(client)
    const refused = this.#refusal(key, at)
    if (refused !== undefined) return refused
    if (this.mode === 'stand_in') return this.#local.take(client, at)
    return this.#ask(
      this.#redis.take(key),
      (quota) => {
        if (quota.allowed) return this.#record(client, at, quota)
        this.#refuseUntil(key, this.#now() + quota.resetMs)
        return quota
      },
      () => this.#local.take(client, at),
    )
  }

  peek(client: Client): Quota | Promise<Quota> {
    if (this.mode === 'stand_in') return this.#local.peek(client)
    const quota = this.#redis.peek(clientKey(client))
    return this.#ask(
      quota,
      (quota) => quota,
      () => this.#local.peek(client),
    )
  }

  close(): void {
    clearInterval(this.#trials)
    clearInterval(this.#ticking)
    this.#redis.close()
  }

  /** Counts in memory a request that Redis has admitted, at the time when it arrived. */
  #record(client: Client, at: number, quota: Quota): Quota {
    const local = this.#local.take(client, at)
    return local === FULL || local.allowed ? quota : local
  }

  #refusal(key: string, now: number): Quota | undefined {
    const until = this.#refusedUntil.get(key)
    if (until === undefined) return undefined
    if (now < until) return { allowed: false, remaining: 0, resetMs: until - now }
    this.#refusedUntil.delete(key)
    return undefined
  }

  #refuseUntil(key: string, until: number): void {
    if (this.#refusedUntil.size >= MAX_REFUSED) {
      const [oldest] = this.#refusedUntil.keys()
      if (oldest !== undefined) this.#refusedUntil.delete(oldest)
    }
    this.#refusedUntil.set(key, until)
  }

  /** Waits for Redis, but at most `PATIENCE_TICKS`. */
  #ask<Answer>(
    reply: Promise<Quota>,
    fromRedis: (quota: Quota) => Answer,
    fromMemory: () => Answer,
  ): Promise<Answer> {
    this.roundTrips++
    this.#startTicking()
    return new Promise((resolve) => {
      const waiting: Waiting = {
        tick: this.#tick,
        standIn: () => {
          this.#waiting.delete(waiting)
          resolve(fromMemory())
        },
      }
      this.#waiting.add(waiting)
      reply.then(
        (quota) => {
          // A late answer is ignored: the request was answered from memory.
          if (this.#waiting.delete(waiting)) resolve(fromRedis(quota))
        },
        (error: Error) => {
          this.#lose(error.message)
          if (this.#waiting.has(waiting)) waiting.standIn()
        },
      )
    })
  }

  #startTicking(): void {
    this.#ticking ??= setInterval(() => {
      this.#tick++
      if (this.#waiting.size === 0) {
        clearInterval(this.#ticking)
        this.#ticking = undefined
      } else if (this.#overdue()) {
        // The answer may have arrived unread. The event loop reads it first.
        setImmediate(() => {
          if (this.#overdue()) this.#lose('it takes too long')
        })
      }
    }, TICK_MS).unref()
  }

  #overdue(): boolean {
    const [oldest] = this.#waiting
    return oldest !== undefined && this.#tick - oldest.tick >= PATIENCE_TICKS
  }

  #lose(reason: string): void {
    this.mode = 'stand_in'
    for (const waiting of [...this.#waiting]) waiting.standIn()
    if (this.#told) return
    this.#told = true
    this.#logger.warn({ reason }, 'Redis is not available: each process counts the limit by itself')
  }

  /** Tries Redis. It counts again once it answers in time. */
  #try(): void {
    if (this.mode === 'shared' || this.#trial || !this.#redis.ready) return
    this.#trial = true
    const start = this.#now()
    const inTime = () => this.#now() - start < TICK_MS * PATIENCE_TICKS
    this.#redis.take(TRIAL_CLIENT).then(
      () => {
        this.#trial = false
        if (this.#redis.ready && inTime()) this.#share()
      },
      () => {
        this.#trial = false
      },
    )
  }

  #share(): void {
    this.mode = 'shared'
    this.#told = false
    this.#logger.info('the limit is shared through Redis')
  }
}

/** The sliding window in Redis or Valkey, shared by any number of processes. */
import { Redis } from 'ioredis'
import type { Client, Quota } from './quota.js'

/**
 * Counts a request, or only reads the quota, in one atomic step.
 *
 * The key holds the times of the client's admitted requests, in microseconds of Redis's clock, oldest
 * first. It never holds more than the limit, and expires a second after the last time has left the
 * window. The script works on Redis from 6.2, and on Valkey.
 */
const SCRIPT = `
local key, limit, window, counts = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3] == '1'
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]

local newest = redis.pcall('LINDEX', key, -1)
if newest and not tonumber(newest) then
  -- This is not a list of times: another program has written here.
  redis.call('DEL', key)
elseif newest and tonumber(newest) > now then
  -- The clock was set back. The newest time becomes now, and the others keep their distance to it:
  -- no request is admitted early, and no client waits longer than the window.
  for i, time in ipairs(redis.call('LRANGE', key, 0, -1)) do
    redis.call('LSET', key, i - 1, string.format('%.0f', time - newest + now))
  end
end

local oldest = redis.call('LINDEX', key, 0)
while oldest and now - oldest >= window do
  redis.call('LPOP', key)
  oldest = redis.call('LINDEX', key, 0)
end

local count = redis.call('LLEN', key)
local allowed = count < limit
if counts then
  if allowed then
    redis.call('RPUSH', key, string.format('%.0f', now))
    count = count + 1
    oldest = oldest or now
  end
  redis.call('PEXPIRE', key, window / 1000 + 1000)
end
return { allowed and 1 or 0, limit - count, oldest and oldest + window - now or 0 }
`

/** The script as a command. Its result: whether the request is allowed, what remains, microseconds to wait. */
interface WithScript {
  quota(
    key: string,
    limit: number,
    windowUs: number,
    count: 0 | 1,
  ): Promise<[0 | 1, number, number]>
}

const KEY_PREFIX = 'polyipsum:window:'

/** A connection is replaced if connecting or answering a command takes longer than this. */
const CONNECTION_TIMEOUT_MS = 1000
const RECONNECT_MS = 250

export interface RedisWindowOptions {
  readonly url: string
  /** How many requests of one client the window lets in, from 1. */
  readonly limit: number
  readonly windowMs: number
}

/** A connection to Redis, made and maintained in the background. */
export class RedisWindow {
  readonly #redis: Redis & WithScript
  readonly #limit: number
  readonly #windowUs: number

  constructor({ url, limit, windowMs }: RedisWindowOptions) {
    this.#limit = limit
    this.#windowUs = windowMs * 1000
    let leaving = false
    this.#redis = new Redis(url, {
      scripts: { quota: { lua: SCRIPT, numberOfKeys: 1 } },
      connectionName: 'polyipsum',
      connectTimeout: CONNECTION_TIMEOUT_MS,
      // A Redis that hangs, or disappears, leaves the connection open.
      socketTimeout: CONNECTION_TIMEOUT_MS,
      disconnectTimeout: 100,
      retryStrategy: () => RECONNECT_MS,
      maxLoadingRetryTime: RECONNECT_MS,
      // A command is sent once, because Redis may have counted it even without an answer. A command
      // that cannot be sent fails at once.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      // After a failover the old primary refuses writes. Reconnect to the new one, once for all
      // refused commands.
      reconnectOnError: ({ message }) => {
        if (!message.startsWith('READONLY') || leaving) return false
        leaving = true
        return true
      },
    }) as Redis & WithScript
    // Failed commands and `onLost` report errors.
    this.#redis.on('error', () => undefined)
    this.#redis.on('ready', () => {
      leaving = false
    })
  }

  /** Calls a listener when Redis is ready. */
  onReady(listener: () => void): void {
    this.#redis.on('ready', listener)
  }

  /** Calls a listener when the connection is lost. */
  onLost(listener: () => void): void {
    this.#redis.on('close', listener)
  }

  get ready(): boolean {
    return this.#redis.status === 'ready'
  }

  /**
   * Counts a request of a client, unless it is over its limit.
   *
   * @throws Error when Redis returns an error, or the connection is lost
   */
  take(client: string): Promise<Quota> {
    return this.#quota(client, 1)
  }

  /** The result of `take`, without counting a request. It throws like `take`. */
  peek(client: string): Promise<Quota> {
    return this.#quota(client, 0)
  }

  async #quota(client: string, count: 0 | 1): Promise<Quota> {
    const key = KEY_PREFIX + client
    const reply = await this.#redis.quota(key, this.#limit, this.#windowUs, count)
    const [allowed, remaining, resetUs] = reply
    return { allowed: allowed === 1, remaining: Math.max(0, remaining), resetMs: resetUs / 1000 }
  }

  close(): void {
    this.#redis.disconnect()
  }
}

/** A client as 16 hexadecimal digits. */
export function clientKey({ high, low }: Client): string {
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}

/** The configuration: environment variables, checked once at start-up. */
import { cleanEnv, makeValidator, str } from 'envalid'
import { TrustedProxies } from './limit/client-address.js'

export interface Config {
  /** The address to listen on. */
  readonly host: string
  /** The port to listen on; 0 takes a free one. */
  readonly port: number
  readonly logLevel: LogLevel
  readonly trustedProxies: TrustedProxies
  /** Requests a minute for one client; 0 for no limit. */
  readonly rateLimit: number
  /** How long requests under way may take to finish at shutdown, in milliseconds. */
  readonly shutdownGraceMs: number
  /** How long of it to go on serving before the port is closed, in milliseconds. */
  readonly shutdownDelayMs: number
  /** Where processes share their limit; none for a limit of this process alone. */
  readonly redisUrl: string | undefined
  /** The address and port of health and metrics; none without a port. */
  readonly adminHost: string
  readonly adminPort: number | undefined
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The environment has a value that cannot be used. The message names every such variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const wholeNumber = (min: number, max: number) =>
  makeValidator((text) => {
    const number = /^[0-9]+$/u.test(text) ? Number(text) : Number.NaN
    if (number >= min && number <= max) return number
    throw new RangeError(`expected a whole number from ${min} to ${max}, but got “${text}”`)
  })

const oneOf = <Value extends string>(values: readonly Value[]) =>
  makeValidator((text): Value => {
    const value = values.find((candidate) => candidate === text)
    if (value !== undefined) return value
    throw new RangeError(`expected one of ${values.join(', ')}, but got “${text}”`)
  })

const networks = makeValidator((text) => {
  if (text === 'true' || /^[0-9]+$/u.test(text)) {
    throw new RangeError(
      `expected the networks of the proxies, such as 10.0.0.0/8, but got “${text}”, which any client could spoof`,
    )
  }
  return new TrustedProxies(
    text
      .split(',')
      .map((network) => network.trim())
      .filter((network) => network !== ''),
  )
})

const redisUrl = makeValidator((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const known = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  if (known && url.hostname !== '' && /^(?:\/[0-9]*)?$/u.test(url.pathname)) return text
  // What was given may hold a password.
  throw new RangeError('expected a URL like redis://host:6379 or rediss://user:password@host/0')
})

const HOUR_MS = 3_600_000

/** Every variable, how it is read, and its default. */
export const SETTINGS = {
  HOST: str({ default: '0.0.0.0' }),
  PORT: wholeNumber(0, 65_535)({ default: 3000 }),
  LOG_LEVEL: oneOf(LOG_LEVELS)({ default: 'info' }),
  TRUST_PROXY: networks({ default: new TrustedProxies([]) }),
  RATE_LIMIT: wholeNumber(0, 1_000_000_000)({ default: 100 }),
  SHUTDOWN_GRACE_MS: wholeNumber(1, HOUR_MS)({ default: 10_000 }),
  SHUTDOWN_DELAY_MS: wholeNumber(0, HOUR_MS)({ default: undefined }),
  REDIS_URL: redisUrl({ default: undefined }),
  ADMIN_HOST: str({ default: '127.0.0.1' }),
  ADMIN_PORT: wholeNumber(0, 65_535)({ default: undefined }),
}

/**
 * @param env the environment; a variable that is empty counts as absent
 * @throws ConfigError in one line, for everything that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const clean = cleanEnv(given, SETTINGS, {
    reporter: ({ errors }) => {
      const faults = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message}`)
      if (faults.length > 0) throw new ConfigError(faults.join('; '))
    },
  })
  const shutdownGraceMs = clean.SHUTDOWN_GRACE_MS
  const shutdownDelayMs = clean.SHUTDOWN_DELAY_MS ?? Math.min(500, shutdownGraceMs / 2)
  if (shutdownDelayMs >= shutdownGraceMs) {
    throw new ConfigError(
      `SHUTDOWN_DELAY_MS: expected less than SHUTDOWN_GRACE_MS (${shutdownGraceMs}), but got “${shutdownDelayMs}”`,
    )
  }
  return {
    host: clean.HOST,
    port: clean.PORT,
    logLevel: clean.LOG_LEVEL,
    trustedProxies: clean.TRUST_PROXY,
    rateLimit: clean.RATE_LIMIT,
    shutdownGraceMs,
    shutdownDelayMs,
    redisUrl: clean.REDIS_URL,
    adminHost: clean.ADMIN_HOST,
    adminPort: clean.ADMIN_PORT,
  }
}

/** The configuration: environment variables, checked once at start-up. */
import { LIMIT } from '@polyipsum/contract'
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
  /** The folder of own text; undefined when there is none. */
  readonly textDir: string | undefined
  /** Whether the service answers the Model Context Protocol. */
  readonly mcp: boolean
  /** The time that open requests have to finish at shutdown, in milliseconds. */
  readonly shutdownGraceMs: number
  /** The part of `shutdownGraceMs` in which the port stays open, in milliseconds. */
  readonly shutdownDelayMs: number
  /** The Redis with the shared limit; undefined when each process has its own limit. */
  readonly redisUrl: string | undefined
  /** The address of the admin listener, which has health and metrics. */
  readonly adminHost: string
  /** Its port; undefined when there is no admin listener. */
  readonly adminPort: number | undefined
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The environment has invalid values. The message names every such variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A variable: the reader of its text, and its default. */
interface Setting<Value> {
  /** @throws RangeError with the expected and the given value */
  readonly read: (text: string) => Value
  readonly default: Value
}

const setting = <Value, const Default>(
  read: (text: string) => Value,
  fallback: Default,
): Setting<Value | Default> => ({ read, default: fallback })

const asItStands = (text: string) => text

const wholeNumber = (min: number, max: number) => (text: string) => {
  const number = /^[0-9]+$/u.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number
  throw new RangeError(`expected a whole number from ${min} to ${max}, but got “${text}”`)
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value => {
    const value = values.find((candidate) => candidate === text)
    if (value !== undefined) return value
    throw new RangeError(`expected one of ${values.join(', ')}, but got “${text}”`)
  }

function networks(text: string): TrustedProxies {
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
}

function redisUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const known = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  if (known && url.hostname !== '' && /^(?:\/[0-9]*)?$/u.test(url.pathname)) return text
  // The message omits the URL, which may hold a password.
  throw new RangeError('expected a URL like redis://host:6379 or rediss://user:password@host/0')
}

const onOrOff = (text: string) => oneOf(['on', 'off'])(text) === 'on'

const HOUR_MS = 3_600_000

/** Every variable, with its reader and its default. */
export const SETTINGS = {
  HOST: setting(asItStands, '0.0.0.0'),
  PORT: setting(wholeNumber(0, 65_535), 3000),
  LOG_LEVEL: setting(oneOf(LOG_LEVELS), 'info'),
  TRUST_PROXY: setting(networks, new TrustedProxies([])),
  RATE_LIMIT: setting(wholeNumber(0, 1_000_000_000), LIMIT.requests),
  TEXT_DIR: setting(asItStands, undefined),
  MCP: setting(onOrOff, true),
  SHUTDOWN_GRACE_MS: setting(wholeNumber(1, HOUR_MS), 10_000),
  SHUTDOWN_DELAY_MS: setting(wholeNumber(0, HOUR_MS), undefined),
  REDIS_URL: setting(redisUrl, undefined),
  ADMIN_HOST: setting(asItStands, '127.0.0.1'),
  ADMIN_PORT: setting(wholeNumber(0, 65_535), undefined),
} as const

type Settings = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]['default']
}

/**
 * @param env the environment; an empty variable counts as absent
 * @throws ConfigError with all faults in one line
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const clean = readSettings(env)
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
    textDir: clean.TEXT_DIR,
    mcp: clean.MCP,
    shutdownGraceMs,
    shutdownDelayMs,
    redisUrl: clean.REDIS_URL,
    adminHost: clean.ADMIN_HOST,
    adminPort: clean.ADMIN_PORT,
  }
}

function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = []
  const settings = Object.entries<Setting<unknown>>(SETTINGS).map(([name, setting]) => {
    const text = env[name] ?? ''
    if (text === '') return [name, setting.default]
    try {
      return [name, setting.read(text)]
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message}`)
      return [name, undefined]
    }
  })
  if (faults.length > 0) throw new ConfigError(faults.join('; '))
  return Object.fromEntries(settings) as Settings
}

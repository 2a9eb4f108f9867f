/** The parts of the service that do not depend on Fastify, and its options. */
import type { IncomingMessage } from 'node:http'
import { LIMIT } from '@polyipsum/contract'
import { WINDOW_SECONDS } from '@polyipsum/fetch/http'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { BodyPool } from './answer/body-pool.js'
import { CONNECTION_LIMITS, type ConnectionLimits, type Connections } from './http/http-server.js'
import { UNREAD_LIMITS, UnreadAnswers, type UnreadLimits } from './http/unread-answers.js'
import type { Lifecycle } from './lifecycle.js'
import { clientFinder, peerAddress, TrustedProxies } from './limit/client-address.js'
import type { Client, QuotaWindow } from './limit/quota.js'
import { RateLimit } from './limit/rate-limit.js'
import { SlidingWindow } from './limit/sliding-window.js'
import { Overload } from './operations/overload.js'
import { Readiness } from './operations/readiness.js'
import { type RequestLog, requestLog } from './operations/request-log.js'
import { Traffic } from './operations/traffic.js'
import { OUR_TEXTS } from './texts/our-texts.js'
import type { Texts } from './texts/texts.js'

export interface AppOptions {
  /** The texts at first; ours by default. */
  readonly texts?: Texts
  /** Requests a minute for one client; 0 for no limit. 100 by default. */
  readonly rateLimit?: number
  /** Counts the requests; a window in memory by default. Closing the app closes it. */
  readonly window?: QuotaWindow
  /** Whether to answer the Model Context Protocol; true by default. */
  readonly mcp?: boolean
  /** None by default: the client is the socket's peer. */
  readonly trustedProxies?: TrustedProxies
  /** Milliseconds on a clock that never goes back; `performance.now` by default. */
  readonly now?: () => number
  /** Receives the log; silent by default. */
  readonly logger?: FastifyBaseLogger
  /** Replaces values of `CONNECTION_LIMITS`. */
  readonly connectionLimits?: Partial<ConnectionLimits>
  /** Bounds the memory of unread answers; `UNREAD_LIMITS` by default. */
  readonly unreadLimits?: UnreadLimits
}

export interface Service {
  /** What texts there are now. A request keeps to those that it was read with. */
  readonly texts: { current: Texts }
  /** Undefined when there is no limit. */
  readonly limit: RateLimit | undefined
  readonly clientOf: (request: IncomingMessage) => Client
  readonly lifecycle: Lifecycle
  readonly connections: Connections
  readonly connectionLimits: ConnectionLimits
  readonly unread: UnreadAnswers
  readonly bodies: BodyPool
  readonly overload: Overload
  readonly readiness: Readiness
  readonly traffic: Traffic
  readonly logger: FastifyBaseLogger
  /** Logs a request; undefined unless the log level is `debug` or `trace`. */
  readonly logRequest: RequestLog | undefined
  /** Stops the timers of the service and closes the window. */
  readonly close: () => void
}

export function createParts({
  texts = OUR_TEXTS,
  rateLimit = LIMIT.requests,
  now = () => performance.now(),
  window = new SlidingWindow({ limit: rateLimit, windowMs: WINDOW_SECONDS * 1000, now }),
  trustedProxies = new TrustedProxies([]),
  logger = pino({ level: 'silent' }),
  connectionLimits,
  unreadLimits = UNREAD_LIMITS,
}: AppOptions): Service {
  const find = clientFinder(trustedProxies)
  const clientOf = trustedProxies.none ? warningOfProxy(find, logger) : find
  const unread = new UnreadAnswers(clientOf, unreadLimits)
  const overload = new Overload({
    onChange: (overloaded) =>
      overloaded
        ? logger.warn('overloaded: a share of the requests is refused')
        : logger.info('no longer overloaded'),
  })
  return {
    texts: { current: texts },
    limit: rateLimit === 0 ? undefined : new RateLimit(rateLimit, window),
    clientOf,
    lifecycle: { state: 'serving' },
    connections: { open: new Set(), servers: new Set(), accepted: 0, dropped: 0 },
    connectionLimits: { ...CONNECTION_LIMITS, ...connectionLimits },
    unread,
    bodies: new BodyPool(unread),
    overload,
    readiness: new Readiness(),
    traffic: new Traffic(),
    logger,
    logRequest: requestLog(logger, trustedProxies),
    close() {
      overload.close()
      window.close()
    },
  }
}

/**
 * Logs once that requests come from a proxy that is not trusted. All clients of the proxy share one
 * limit then. A client that sends the header by hand also causes this one line.
 */
function warningOfProxy(
  find: (request: IncomingMessage) => Client,
  logger: FastifyBaseLogger,
): (request: IncomingMessage) => Client {
  let isTold = false
  return function findClient(request) {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      isTold = true
      const peer = peerAddress(request.socket)
      logger.warn(
        { peer },
        `X-Forwarded-For comes from ${peer}, which is not a trusted proxy: all its clients share one limit. If it is your proxy, set TRUST_PROXY=${peer}`,
      )
    }
    return find(request)
  }
}

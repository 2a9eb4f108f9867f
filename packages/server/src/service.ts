/** The parts of the service that know nothing of Fastify, and what it can be given. */
import type { IncomingMessage } from 'node:http'
import { LIMIT } from '@polyipsum/contract'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { BodyPool } from './answer/body-pool.js'
import { CONNECTION_LIMITS, type ConnectionLimits, type Connections } from './http/http-server.js'
import { UNREAD_LIMITS, UnreadAnswers, type UnreadLimits } from './http/unread-answers.js'
import type { Lifecycle } from './lifecycle.js'
import { clientFinder, peerAddress, TrustedProxies } from './limit/client-address.js'
import type { Client, QuotaWindow } from './limit/quota.js'
import { RateLimit, WINDOW_SECONDS } from './limit/rate-limit.js'
import { SlidingWindow } from './limit/sliding-window.js'
import { Overload } from './operations/overload.js'
import { Readiness } from './operations/readiness.js'
import { type RequestLog, requestLog } from './operations/request-log.js'
import { Traffic } from './operations/traffic.js'

export interface AppOptions {
  /** Requests a minute for one client; 0 for no limit. 100 by default. */
  readonly rateLimit?: number
  /** Counts them; a window in memory by default. The app closes it with itself. */
  readonly window?: QuotaWindow
  /** Empty by default: the client is the socket's peer. */
  readonly trustedProxies?: TrustedProxies
  /** Milliseconds on a clock that never goes back; `performance.now` by default. */
  readonly now?: () => number
  /** Takes the faults of the service; without it they are lost. */
  readonly logger?: FastifyBaseLogger
  /** How long and how much a connection may ask, where that is not `CONNECTION_LIMITS`. */
  readonly connectionLimits?: Partial<ConnectionLimits>
  /** How much of its answers is kept for those who do not read them; `UNREAD_LIMITS` by default. */
  readonly unreadLimits?: UnreadLimits
}

export interface Service {
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
  /** Writes a line of the log for a request; undefined unless the log is that fine. */
  readonly logRequest: RequestLog | undefined
  /** Ends what runs by itself. */
  readonly close: () => void
}

export function createParts({
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
        ? logger.warn('overloaded: a part of the requests is refused')
        : logger.info('no longer overloaded'),
  })
  return {
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
 * Tells an operator, once, that a proxy stands before the service and is not known: all of its
 * clients share one limit. Whoever sends the header by hand causes the same line, and no more.
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
        `X-Forwarded-For comes from ${peer}, which is no trusted proxy: all its clients share one limit. If it is a proxy of yours, set TRUST_PROXY=${peer}`,
      )
    }
    return find(request)
  }
}

/** The HTTP service, without its socket. */
import { GENERATE_PATH } from '@polyipsum/contract'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { BodyPool } from './generate/body-pool.js'
import { fastPath } from './generate/fast-path.js'
import { addGenerateRoutes, informOfLimit } from './generate/generate-routes.js'
import { BODY_LIMIT, parseJsonBody } from './generate/json-body.js'
import { KnownRequests } from './generate/known-requests.js'
import { AllowedMethods } from './http/allowed-methods.js'
import { connectionErrorHandler, refuseExpectation } from './http/connection-errors.js'
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  type Connections,
  createHttpServer,
} from './http/http-server.js'
import { malformation } from './http/malformed.js'
import type { ProblemError } from './http/problem.js'
import {
  expectedProblem,
  INTERNAL_ERROR,
  methodNotAllowed,
  notFound,
  OVERLOADED,
  SHUTTING_DOWN,
  unreadablePath,
} from './http/refusals.js'
import { sendProblem } from './http/send.js'
import { UNREAD_LIMITS, UnreadAnswers, type UnreadLimits } from './http/unread-answers.js'
import { clientAddress, clientFinder, TrustedProxies } from './limit/client-address.js'
import type { QuotaWindow } from './limit/quota.js'
import { RateLimit, WINDOW_SECONDS } from './limit/rate-limit.js'
import { SlidingWindow } from './limit/sliding-window.js'
import { Overload } from './operations/overload.js'
import { Readiness } from './operations/readiness.js'
import { Traffic } from './operations/traffic.js'
import { warmUpNextTick } from './operations/warm-up.js'
import { addPageRoutes } from './page/page-routes.js'
import { addReferenceRoutes } from './reference/reference-routes.js'
import {
  endConnection,
  leaveAbandoned,
  type RequestLog,
  recordOther,
  recordText,
  refuse,
  type Service,
} from './service.js'

export { TrustedProxies } from './limit/client-address.js'

export interface AppOptions {
  /** Requests a minute for one client; 0 for no limit. 100 by default. */
  readonly rateLimit?: number
  /** Counts them; a window in memory by default. The app closes it with itself. */
  readonly window?: QuotaWindow
  /** None by default: the client is the socket's peer. */
  readonly trustedProxies?: TrustedProxies
  /** Milliseconds on a clock that never goes back; `performance.now` by default. */
  readonly now?: () => number
  /** Takes the faults of the service; they are lost by default. */
  readonly logger?: FastifyBaseLogger
  /** How long and how much a connection may ask, where that is not `CONNECTION_LIMITS`. */
  readonly connectionLimits?: Partial<ConnectionLimits>
  /** How much of its answers is kept for those who do not read them; `UNREAD_LIMITS` by default. */
  readonly unreadLimits?: UnreadLimits
}

/** The service, and what there is to know of it while it runs. */
export interface RunningService extends Service {
  readonly app: FastifyInstance
  readonly overload: Overload
  readonly connections: Connections
}

/** The Fastify application of a service. */
export function createApp(options: AppOptions = {}): FastifyInstance {
  return createService(options).app
}

export function createService({
  rateLimit = 100,
  now = () => performance.now(),
  window = new SlidingWindow({ limit: rateLimit, windowMs: WINDOW_SECONDS * 1000, now }),
  trustedProxies = new TrustedProxies([]),
  logger,
  connectionLimits,
  unreadLimits = UNREAD_LIMITS,
}: AppOptions = {}): RunningService {
  const connections: Connections = { open: new Set(), dropped: 0 }
  const limits: ConnectionLimits = { ...CONNECTION_LIMITS, ...connectionLimits }

  const app = fastify({
    serverFactory: (route) =>
      createHttpServer(limits, connections, (request, response) => {
        const started = performance.now()
        if (!unread.admit(request, response)) return
        // Node's parser reads nothing after a request to change the protocol, taken or not.
        if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close')
        const malformed = malformation(request, limits.maxHeaders)
        if (malformed !== undefined) {
          response.setHeader('connection', 'close')
          refuse(service, request, response, malformed, started)
        } else if (overload.sheds()) {
          refuse(service, request, response, OVERLOADED, started)
        } else if (!answerKnown(request, response, started)) {
          route(request, response)
        }
      }),
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    // Nothing is logged of a single request, so that none needs a logger of its own.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Shutting down is answered below, as a problem document.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: connectionErrorHandler((status) => traffic.countConnectionError(status)),
    frameworkErrors: ({ code }, { url }, reply) =>
      sendProblem(reply, code === 'FST_ERR_BAD_URL' ? unreadablePath(url) : notFound(url)),
  })
  app.server.on('checkExpectation', refuseExpectation)

  const traffic = new Traffic()
  const clientOf = clientFinder(trustedProxies)
  const unread = new UnreadAnswers(clientOf, unreadLimits)
  const overload = new Overload({
    onChange: (overloaded) =>
      overloaded
        ? app.log.warn('overloaded: a part of the requests is refused')
        : app.log.info('no longer overloaded'),
  })
  const service: RunningService = {
    app,
    connections,
    overload,
    traffic,
    unread,
    bodies: new BodyPool(unread),
    readiness: new Readiness(),
    limit: rateLimit === 0 ? undefined : new RateLimit(rateLimit, window),
    clientOf,
    lifecycle: { state: 'serving' },
    logger: app.log,
    logRequest: requestLog(app.log, trustedProxies),
  }
  const { lifecycle } = service
  const known = new KnownRequests()
  const answerKnown = fastPath(service, known)

  const methods = new AllowedMethods(app)
  app.decorateRequest('admission', undefined)
  app.decorateRequest('asked', undefined)
  app.decorateRequest('recorded', false)

  app.addHook('onReady', warmUpNextTick)

  app.addHook('preClose', (done) => {
    lifecycle.state = 'closing'
    done()
  })

  app.addHook('onClose', (_app, done) => {
    overload.close()
    window.close()
    done()
  })

  app.addHook('onRequest', function checkRequest(request, reply, done) {
    endConnection(service, reply)
    if (lifecycle.state === 'closing') {
      sendProblem(reply, SHUTTING_DOWN)
    } else if (request.is404 || request.url === '*') {
      // The router takes `*`, which is no path, for `/`.
      refuseUnrouted(request, reply).catch(done)
    } else {
      done()
    }
  })

  app.addHook('onResponse', function record({ raw, asked, recorded }, reply, done) {
    done()
    if (recorded) return
    const { statusCode: status, elapsedTime: ms } = reply
    const bytes = raw.method === 'HEAD' ? 0 : Number(reply.getHeader('content-length') ?? 0)
    if (asked !== undefined && (status === 200 || status === 304)) {
      recordText(service, raw, status, asked, bytes, ms)
    } else {
      recordOther(service, raw, status, bytes, ms)
    }
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const { 'content-type': type, 'content-encoding': encoding } = request.headers
      done(null, parseJsonBody(body, type, encoding))
    } catch (error) {
      done(error as ProblemError)
    }
  })

  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    if (leaveAbandoned(service, request.raw)) return reply.hijack()
    endConnection(service, reply)
    const expected = expectedProblem(error, request)
    if (expected === undefined) request.log.error({ err: error }, 'a request failed')
    return sendProblem(reply, expected ?? INTERNAL_ERROR)
  })

  /** Answers what has no route: a path where there is nothing, or a method that it does not take. */
  async function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url, method } = request
    const known = methods.at(url)
    if (known?.path === GENERATE_PATH && !(await informOfLimit(service, reply))) return
    sendProblem(reply, known === undefined ? notFound(url) : methodNotAllowed(method, known.allow))
  }

  addGenerateRoutes(app, service, known)

  addReferenceRoutes(app, service.limit)
  addPageRoutes(app)

  return service
}

/** A line for each request, with its address in full, where the log is that fine. */
function requestLog(logger: FastifyBaseLogger, proxies: TrustedProxies): RequestLog | undefined {
  if (logger.level !== 'debug' && logger.level !== 'trace') return undefined
  return (request, status, ms) => {
    const { method, url } = request
    logger.debug({ method, url, status, ms, client: clientAddress(request, proxies) }, 'request')
  }
}

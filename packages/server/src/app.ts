/** The HTTP service without its socket: its parts, assembled with Fastify. */
import {
  BODY_LIMIT,
  INTERNAL_ERROR,
  methodNotAllowed,
  notFound,
  type ProblemError,
  parseJsonBody,
  unreadablePath,
} from '@polyipsum/fetch/http'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { fastPath } from './answer/fast-path.js'
import { addGenerateRoutes, GENERATE_PATHS, informOfLimit } from './answer/generate-routes.js'
import { KnownRequests } from './answer/known-requests.js'
import { requestListener } from './answer/request-listener.js'
import { AllowedMethods } from './http/allowed-methods.js'
import { connectionErrorHandler, refuseExpectation } from './http/connection-errors.js'
import { createHttpServer } from './http/http-server.js'
import { expectedProblem, SHUTTING_DOWN } from './http/refusals.js'
import { sendProblem } from './http/send.js'
import { endConnection } from './lifecycle.js'
import { addMcpRoutes } from './mcp/mcp-routes.js'
import { leaveAbandoned, recordOther, recordText } from './operations/record.js'
import { warmUpLengths } from './operations/warm-up.js'
import { addElementRoute } from './page/element-route.js'
import { addPageRoutes } from './page/page-routes.js'
import { isFromBrowser, sendNotFoundPage } from './reference/not-found-page.js'
import { addReferenceRoutes } from './reference/reference-routes.js'
import { type AppOptions, createParts, type Service } from './service.js'

export { TrustedProxies } from './limit/client-address.js'
export type { AppOptions } from './service.js'

/** The service with its Fastify application. */
export interface RunningService extends Service {
  readonly app: FastifyInstance
}

/** The Fastify application of a service. */
export function createApp(options: AppOptions = {}): FastifyInstance {
  return createService(options).app
}

export function createService(options: AppOptions = {}): RunningService {
  const service = createParts(options)
  const known = new KnownRequests()
  const app = createFastify(service, known)
  addLifecycle(app, service)
  addChecks(app, service)
  addRecording(app, service)
  addBodyReading(app)
  addErrorHandling(app, service)
  addGenerateRoutes(app, service, known)
  addReferenceRoutes(app, service)
  addElementRoute(app)
  addPageRoutes(app, service)
  if (options.mcp ?? true) addMcpRoutes(app, service, options.trustedProxies)
  return { ...service, app }
}

/** Fastify, behind a server that answers most requests itself. */
function createFastify(service: Service, known: KnownRequests): FastifyInstance {
  const { connectionLimits, connections, lifecycle, logger, traffic } = service
  const answerKnown = fastPath(service, known)
  const app: FastifyInstance = fastify({
    serverFactory: (route) =>
      createHttpServer(
        connectionLimits,
        connections,
        lifecycle,
        requestListener(service, answerKnown, route),
      ),
    loggerInstance: logger,
    // Fastify logs no single request, so no request needs its own logger.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // `checkRequest` answers with a problem document instead.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: connectionErrorHandler((status) => traffic.countConnectionError(status)),
    frameworkErrors: ({ code }, { url }, reply) =>
      sendProblem(reply, code === 'FST_ERR_BAD_URL' ? unreadablePath(url) : notFound(url)),
  })
  app.server.on('checkExpectation', refuseExpectation)
  app.decorateRequest('admission', undefined)
  app.decorateRequest('asked', undefined)
  app.decorateRequest('recorded', false)
  return app
}

function addLifecycle(app: FastifyInstance, { lifecycle, close }: Service): void {
  app.addHook('onReady', (done) => {
    warmUpLengths()
    done()
  })
  app.addHook('preClose', (done) => {
    lifecycle.state = 'closing'
    done()
  })
  app.addHook('onClose', (_app, done) => {
    close()
    done()
  })
}

/** Refuses requests without a route, and all requests once the service is closing. */
function addChecks(app: FastifyInstance, service: Service): void {
  const { lifecycle } = service
  const methods = new AllowedMethods(app)

  app.addHook('onRequest', function checkRequest(request, reply, done) {
    endConnection(lifecycle, reply)
    if (lifecycle.state === 'closing') {
      sendProblem(reply, SHUTTING_DOWN)
    } else if (request.is404 || request.url === '*') {
      refuseUnrouted(request, reply).catch(done)
    } else {
      done()
    }
  })

  /** Answers a request for an unknown path, or with a method that the path does not support. */
  async function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url, method } = request
    // `*` is not a path, but the router treats it as `/`.
    const known = url === '*' ? undefined : methods.at(url)
    const isGenerate = known !== undefined && GENERATE_PATHS.includes(known.path)
    if (isGenerate && !(await informOfLimit(service, reply))) return
    if (known !== undefined) sendProblem(reply, methodNotAllowed(method, known.allow))
    else if (isFromBrowser(request)) sendNotFoundPage(reply)
    else sendProblem(reply, notFound(url))
  }
}

/** Counts and logs the answers of the routes. */
function addRecording(app: FastifyInstance, service: Service): void {
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
}

function addBodyReading(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const { 'content-type': type, 'content-encoding': encoding } = request.headers
      done(null, parseJsonBody(body, type, encoding))
    } catch (error) {
      done(error as ProblemError)
    }
  })
}

function addErrorHandling(app: FastifyInstance, service: Service): void {
  app.setErrorHandler<FastifyError | ProblemError>((error, request, reply) => {
    if (leaveAbandoned(service, request.raw)) return reply.hijack()
    endConnection(service.lifecycle, reply)
    const expected = expectedProblem(error, request)
    if (expected === undefined) service.logger.error({ err: error }, 'a request failed')
    return sendProblem(reply, expected ?? INTERNAL_ERROR)
  })
}

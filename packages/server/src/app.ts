/** The HTTP service, without its socket. */
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onRequestHookHandler,
} from 'fastify'
import {
  entityTag,
  matchesTag,
  resultBody,
  resultHeaders,
  textBody,
  textHeaders,
} from './answer.js'
import { PREFLIGHT_HEADERS } from './api-headers.js'
import { clientFinder, TrustedProxies } from './client-address.js'
import { answerConnectionError, refuseExpectation } from './connection-errors.js'
import { parseJsonBody } from './json-body.js'
import { invalidRequest, PROBLEM_PATH, type ProblemError } from './problem.js'
import { PAGE_HEADERS, PROBLEM_PAGES } from './problem-page.js'
import { type Admission, RateLimit } from './rate-limit.js'
import { type Query, readBody, readQuery } from './read-request.js'
import {
  expectedProblem,
  INTERNAL_ERROR,
  methodNotAllowed,
  NO_HOST,
  notFound,
  SHUTTING_DOWN,
  unreadablePath,
} from './refusals.js'
import { sendNotModified, sendProblem, sendText } from './send.js'
import { warmUpNextTick } from './warm-up.js'

export interface AppOptions {
  /** Requests a minute for one client; 0 for no limit. 100 by default. */
  readonly rateLimit?: number
  /** None by default: the client is the socket's peer. */
  readonly trustedProxies?: TrustedProxies
  /** Milliseconds on a clock that never goes back; `performance.now` by default. */
  readonly now?: () => number
  /** Takes the faults of the service; they are lost by default. */
  readonly logger?: FastifyBaseLogger
}

/** The largest body of a request, in bytes. */
const BODY_LIMIT = 16 * 1024

const GENERATE_PATH = '/api/generate'
const GENERATE_METHODS = 'GET, HEAD, POST, OPTIONS'
const PAGE_METHODS = 'GET, HEAD'

export function createApp({
  rateLimit = 100,
  trustedProxies = new TrustedProxies([]),
  now = () => performance.now(),
  logger,
}: AppOptions = {}): FastifyInstance {
  const app = fastify({
    ...(logger === undefined ? {} : { loggerInstance: logger }),
    // Nothing is logged of a single request, so that none needs a logger of its own.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // Shutting down is answered below, as a problem document.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerConnectionError,
    frameworkErrors: ({ code }, { url }, reply) =>
      sendProblem(reply, code === 'FST_ERR_BAD_URL' ? unreadablePath(url) : notFound(url)),
    // A request without Host is answered below, as a problem document.
    http: { requireHostHeader: false },
  })
  app.server.on('checkExpectation', refuseExpectation)

  const limit = rateLimit === 0 ? undefined : new RateLimit(rateLimit, now)
  const clientFor = clientFinder(trustedProxies)

  app.addHook('onReady', warmUpNextTick)

  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })

  /** While the service shuts down, every answer is the last of its connection. */
  function endConnection(reply: FastifyReply): void {
    if (closing) reply.header('connection', 'close')
  }

  app.addHook('onRequest', function checkRequest(request, reply, done) {
    if (closing) {
      endConnection(reply)
      sendProblem(reply, SHUTTING_DOWN)
    } else if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      // RFC 9112 §3.2
      sendProblem(reply, NO_HOST)
    } else if (request.is404) {
      const allowed = allowedMethods(request.url)
      if (allowed === GENERATE_METHODS) {
        informOfLimit(reply, limit?.inform(clientFor(request.raw)))
      }
      sendProblem(
        reply,
        allowed === undefined ? notFound(request.url) : methodNotAllowed(request.method, allowed),
      )
    } else {
      done()
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
    endConnection(reply)
    const expected = expectedProblem(error, request)
    if (expected === undefined) request.log.error({ err: error }, 'a request failed')
    sendProblem(reply, expected ?? INTERNAL_ERROR)
  })

  /** Counts a request; nothing where there is no limit. */
  const countRequest = (request: FastifyRequest): Admission | undefined =>
    limit?.admit(clientFor(request.raw))

  /** Tells the client its quota. */
  function informOfLimit(reply: FastifyReply, rateLimit: string | undefined): void {
    if (limit === undefined || rateLimit === undefined) return
    reply.header('ratelimit-policy', limit.policy).header('ratelimit', rateLimit)
  }

  app.get(GENERATE_PATH, function getText(request, reply) {
    const admission = countRequest(request)
    const reading = readQuery(request.query as Query)
    if (admission?.refusal !== undefined || 'faults' in reading) {
      informOfLimit(reply, admission?.rateLimit)
      const faults = 'faults' in reading ? reading.faults : []
      return sendProblem(reply, admission?.refusal ?? invalidRequest(faults))
    }
    const asked = reading.request
    const format = asked.format ?? 'text'
    const headers = [...textHeaders(asked.locale, format)]
    if (limit !== undefined && admission !== undefined) {
      headers.push('ratelimit-policy', limit.policy, 'ratelimit', admission.rateLimit)
    }
    if (asked.seed === undefined) {
      headers.push('cache-control', 'no-store')
    } else {
      const tag = entityTag(asked)
      headers.push('cache-control', 'public, max-age=86400', 'etag', tag)
      const known = request.headers['if-none-match']
      if (known !== undefined && matchesTag(known, tag)) return sendNotModified(reply, headers)
    }
    return sendText(reply, headers, textBody(asked, format))
  })

  // A POST is counted before its body is read.
  const onRequest: onRequestHookHandler = function countPost(request, reply, done) {
    const admission = countRequest(request)
    informOfLimit(reply, admission?.rateLimit)
    if (admission?.refusal === undefined) done()
    else sendProblem(reply, admission.refusal)
  }

  app.post(GENERATE_PATH, { onRequest }, function postRequest(request, reply) {
    endConnection(reply)
    const reading = readBody(request.body === undefined ? {} : request.body)
    if ('faults' in reading) return sendProblem(reply, invalidRequest(reading.faults))
    return reply.headers(resultHeaders(reading.request.locale)).send(resultBody(reading.request))
  })

  app.options(GENERATE_PATH, function getOptions(request, reply) {
    informOfLimit(reply, limit?.inform(clientFor(request.raw)))
    return reply.code(204).headers(PREFLIGHT_HEADERS).header('allow', GENERATE_METHODS).send()
  })

  app.get<{ Params: { name: string } }>(`${PROBLEM_PATH}:name`, function getPage(request, reply) {
    const page = PROBLEM_PAGES.get(request.params.name)
    if (page === undefined) return sendProblem(reply, notFound(request.url))
    return reply.headers(PAGE_HEADERS).send(page)
  })

  return app
}

/** The methods of a path, or none where there is nothing. */
function allowedMethods(url: string): string | undefined {
  const [path = ''] = url.split('?', 1)
  if (path === GENERATE_PATH) return GENERATE_METHODS
  const isPage = path.startsWith(PROBLEM_PATH) && PROBLEM_PAGES.has(path.slice(PROBLEM_PATH.length))
  return isPage ? PAGE_METHODS : undefined
}

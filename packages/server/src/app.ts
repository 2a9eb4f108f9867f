/** The HTTP service, without its socket. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
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
import { KnownRequests } from './known-requests.js'
import type { TextRequest } from './parameters.js'
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

/** How long a connection may wait for its next request, in milliseconds. */
const KEEP_ALIVE_MS = 72_000

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
  const limit = rateLimit === 0 ? undefined : new RateLimit(rateLimit, now)
  const clientFor = clientFinder(trustedProxies)
  const known = new KnownRequests()
  let closing = false

  const app = fastify({
    serverFactory(route) {
      // A request without Host is answered below, as a problem document.
      const options = { requireHostHeader: false, keepAliveTimeout: KEEP_ALIVE_MS }
      return createServer(options, (request, response) => {
        if (!answerKnown(request, response)) route(request, response)
      })
    },
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
  })
  app.server.on('checkExpectation', refuseExpectation)

  app.addHook('onReady', warmUpNextTick)

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
  const countRequest = (request: IncomingMessage): Admission | undefined =>
    limit?.admit(clientFor(request))

  /** The headers of a text, names and values in turn, but for an entity tag. */
  function headersOf(asked: TextRequest, admission: Admission | undefined): string[] {
    const headers = [...textHeaders(asked)]
    if (limit !== undefined && admission !== undefined) {
      headers.push('ratelimit-policy', limit.policy, 'ratelimit', admission.rateLimit)
    }
    return headers
  }

  /**
   * Answers a GET where one like it was answered before, so that it need not be routed and
   * read again: a microsecond of the 19 of a request.
   *
   * @returns whether it did; all that is not plainly a text is left to the routes
   */
  function answerKnown(request: IncomingMessage, response: ServerResponse): boolean {
    const asked = closing ? undefined : known.find(request)
    if (asked === undefined) return false
    try {
      const admission = countRequest(request)
      if (admission?.refusal !== undefined) return false
      sendText(response, headersOf(asked, admission), textBody(asked, response))
      return true
    } catch {
      // The route comes upon the same fault, and answers it.
      return false
    }
  }

  /** Tells the client its quota. */
  function informOfLimit(reply: FastifyReply, rateLimit: string | undefined): void {
    if (limit === undefined || rateLimit === undefined) return
    reply.header('ratelimit-policy', limit.policy).header('ratelimit', rateLimit)
  }

  app.get(GENERATE_PATH, function getText(request, reply) {
    const admission = countRequest(request.raw)
    const reading = readQuery(request.query as Query)
    if (admission?.refusal !== undefined || 'faults' in reading) {
      informOfLimit(reply, admission?.rateLimit)
      const faults = 'faults' in reading ? reading.faults : []
      return sendProblem(reply, admission?.refusal ?? invalidRequest(faults))
    }
    const asked = reading.request
    const headers = headersOf(asked, admission)
    if (asked.seed === undefined) {
      known.add(request.url, asked)
    } else {
      const tag = entityTag(asked)
      headers.push('etag', tag)
      const tags = request.headers['if-none-match']
      if (tags !== undefined && matchesTag(tags, tag)) return sendNotModified(reply, headers)
    }
    reply.hijack()
    sendText(reply.raw, headers, textBody(asked, reply.raw), request.method === 'HEAD')
    return reply
  })

  // A POST is counted before its body is read.
  const onRequest: onRequestHookHandler = function countPost(request, reply, done) {
    const admission = countRequest(request.raw)
    informOfLimit(reply, admission?.rateLimit)
    if (admission?.refusal === undefined) done()
    else sendProblem(reply, admission.refusal)
  }

  app.post(GENERATE_PATH, { onRequest }, function postRequest(request, reply) {
    endConnection(reply)
    const reading = readBody(request.body === undefined ? {} : request.body)
    if ('faults' in reading) return sendProblem(reply, invalidRequest(reading.faults))
    const asked = reading.request
    return reply.headers(resultHeaders(asked.locale)).send(resultBody(asked, reply.raw))
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

/** The routes of `/api/generate`. */
import {
  GENERATE_METHODS,
  GENERATE_PATH,
  PATH_METHODS,
  PATH_OPTIONS_PREFIX,
} from '@polyipsum/contract'
import { invalidRequest, matchesTag, preflightHeaders } from '@polyipsum/fetch/http'
import type { Query, RequestReading, TextRequest } from '@polyipsum/fetch/request'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { sendNotModified, sendProblem } from '../http/send.js'
import { endConnection } from '../lifecycle.js'
import type { Admission } from '../limit/rate-limit.js'
import { leaveAbandoned } from '../operations/record.js'
import type { Service } from '../service.js'
import type { Texts } from '../texts/texts.js'
import { entityTag, resultBody, resultHeaders, textHeaders } from './answer.js'
import type { KnownRequests } from './known-requests.js'
import { resultsBody } from './results-body.js'
import { sendBody, writeText } from './write-text.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The decision of the limit. */
    admission: Admission | undefined
    /** The request, once it is read. */
    asked: TextRequest | undefined
    /** Whether its answer is already counted. */
    recorded: boolean
  }
}

/** The path, with and without a slash at the end. */
const GENERATE_PATHS = [GENERATE_PATH, `${GENERATE_PATH}/`]

/** Paths that begin with anything but a number have no route. */
const COUNT_PATH = `${PATH_OPTIONS_PREFIX}:count(^[0-9]+$)`
const PATHS_OF_OPTIONS = [COUNT_PATH, `${COUNT_PATH}/*`]

/** The paths of texts, as routes: their requests count for the limit. */
export const TEXT_PATHS: readonly string[] = [...GENERATE_PATHS, ...PATHS_OF_OPTIONS]

export function addGenerateRoutes(
  app: FastifyInstance,
  service: Service,
  known: KnownRequests,
): void {
  const { limit, clientOf, lifecycle, bodies, texts } = service

  /** Counts a request before its body is read. */
  const onRequest: onRequestHookHandler = function countRequest(request, reply, done) {
    function settle(admission: Admission | undefined): void {
      request.admission = admission
      if (limit !== undefined && admission !== undefined) {
        reply.headers(limit.headers(admission.rateLimit))
      }
      if (admission?.refusal === undefined) done()
      else sendProblem(reply, admission.refusal)
    }
    const admission = limit?.admit(clientOf(request.raw))
    if (!(admission instanceof Promise)) {
      settle(admission)
      return
    }
    admission
      .then((admission) => {
        if (leaveAbandoned(service, request.raw)) reply.hijack()
        else settle(admission)
      })
      .catch(done)
  }

  for (const url of GENERATE_PATHS) {
    app.get(url, { onRequest }, function getText(request, reply) {
      const { current } = texts
      return answer(request, reply, current, current.reader.readQuery(request.query as Query))
    })
    app.post(url, { onRequest }, postRequest)
    app.options(url, optionsOf(GENERATE_METHODS))
  }

  for (const url of PATHS_OF_OPTIONS) {
    app.get(url, { onRequest }, function getPath(request, reply) {
      const { count, '*': rest = '' } = request.params as Readonly<Record<string, string>>
      const { current } = texts
      const segments = [count ?? '', ...rest.split('/')]
      const reading = current.reader.readPath(segments, request.query as Query)
      return answer(request, reply, current, reading)
    })
    app.options(url, optionsOf(PATH_METHODS))
  }

  /** Answers a GET. */
  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    texts: Texts,
    reading: RequestReading,
  ) {
    if ('faults' in reading) return sendProblem(reply, invalidRequest(reading.faults))
    const asked = reading.request
    request.asked = asked
    const headers = withConnection(textHeaders(texts, asked, limit, request.admission))
    if (asked.seed === undefined) {
      known.add(request.url, asked, texts)
    } else {
      const tag = entityTag(texts, asked)
      headers.push('etag', tag)
      const tags = request.headers['if-none-match']
      if (tags !== undefined && matchesTag(tags, tag)) return sendNotModified(reply, headers)
    }
    const started = performance.now() - reply.elapsedTime
    request.recorded = writeText(service, texts, request.raw, reply.raw, asked, headers, started)
    // Not before the text is written: Fastify answers if writing throws.
    return reply.hijack()
  }

  function postRequest(request: FastifyRequest, reply: FastifyReply) {
    const { current } = texts
    const { readPostQuery, readBody } = current.reader
    const misplaced = readPostQuery(request.query as Query)
    const reading = readBody(request.body === undefined ? {} : request.body)
    if ('faults' in reading || misplaced.length > 0) {
      const faults = 'faults' in reading ? reading.faults : []
      // The shutdown may have begun after the request.
      endConnection(lifecycle, reply)
      return sendProblem(reply, invalidRequest([...misplaced, ...faults]))
    }
    const asked = reading.request
    request.asked = asked
    if (asked.locales !== undefined) return postList(request, reply, current, asked, asked.locales)
    const body = resultBody(current, asked, bodies, request.raw, reply.raw)
    return body === undefined ? reply.hijack() : sendResult(request, reply, current, asked, body)
  }

  async function postList(
    request: FastifyRequest,
    reply: FastifyReply,
    texts: Texts,
    asked: TextRequest,
    locales: readonly string[],
  ) {
    const body = await resultsBody(texts, asked, locales, bodies, request.raw, reply.raw)
    if (body === undefined) {
      leaveAbandoned(service, request.raw)
      return reply.hijack()
    }
    return sendResult(request, reply, texts, asked, body)
  }

  /** Sends the answer to a POST past Fastify, which would copy its headers again. */
  function sendResult(
    request: FastifyRequest,
    reply: FastifyReply,
    texts: Texts,
    asked: TextRequest,
    body: Buffer,
  ) {
    const started = performance.now() - reply.elapsedTime
    const headers = withConnection(resultHeaders(texts, asked, limit, request.admission))
    sendBody(service, request.raw, reply.raw, asked, headers, body, started)
    request.recorded = true
    return reply.hijack()
  }

  /** Makes an answer the last of its connection, if the service is about to end. */
  function withConnection(headers: string[]): string[] {
    if (lifecycle.state !== 'serving') headers.push('connection', 'close')
    return headers
  }

  /** The handler of OPTIONS for a path with these methods. */
  function optionsOf(methods: readonly string[]) {
    const headers = preflightHeaders(methods)
    return async function getOptions(_request: FastifyRequest, reply: FastifyReply) {
      if (!(await informOfLimit(service, reply))) return reply
      return reply.code(204).headers(headers).send()
    }
  }
}

/**
 * Adds the quota headers to the answer of a request that does not count.
 *
 * @returns false when the client has left meanwhile: there is nothing more to do
 */
export async function informOfLimit(service: Service, reply: FastifyReply): Promise<boolean> {
  const { limit, clientOf } = service
  if (limit === undefined) return true
  const { raw } = reply.request
  const rateLimit = await limit.inform(clientOf(raw))
  if (leaveAbandoned(service, raw)) {
    reply.hijack()
    return false
  }
  reply.headers(limit.headers(rateLimit))
  return true
}

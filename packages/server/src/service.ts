/** What the parts of the service have in common: who asks, how much, and what was answered. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { BodyPool } from './generate/body-pool.js'
import type { TextRequest } from './generate/text-request.js'
import type { Problem } from './http/problem.js'
import { writeProblem } from './http/send.js'
import { isAbandoned, type UnreadAnswers } from './http/unread-answers.js'
import type { Lifecycle } from './lifecycle.js'
import type { Client } from './limit/quota.js'
import type { RateLimit } from './limit/rate-limit.js'
import type { Readiness } from './operations/readiness.js'
import type { Traffic } from './operations/traffic.js'

export interface Service {
  /** None where there is no limit. */
  readonly limit: RateLimit | undefined
  readonly clientOf: (request: IncomingMessage) => Client
  readonly lifecycle: Lifecycle
  readonly readiness: Readiness
  readonly traffic: Traffic
  readonly unread: UnreadAnswers
  readonly bodies: BodyPool
  readonly logger: FastifyBaseLogger
  /** Writes a line of the log for a request; none unless the log is that fine. */
  readonly logRequest: RequestLog | undefined
}

export type RequestLog = (request: IncomingMessage, status: number, ms: number) => void

/** Unless the service simply serves, every answer is the last of its connection. */
export function endConnection({ lifecycle }: Service, reply: FastifyReply): void {
  if (lifecycle.state !== 'serving') reply.header('connection', 'close')
}

/** Counts and logs an answer without a text. */
export function recordOther(
  { traffic, readiness, logRequest }: Service,
  request: IncomingMessage,
  status: number,
  bytes: number,
  ms: number,
): void {
  if (status >= 500) readiness.refused()
  else if (status === 429) readiness.answered()
  traffic.countOther(request.method ?? '', status, bytes, ms)
  logRequest?.(request, status, ms)
}

/** Counts and logs an answer with a text, or one that says that the client has it. */
export function recordText(
  { traffic, readiness, logRequest }: Service,
  request: IncomingMessage,
  status: 200 | 304,
  asked: TextRequest,
  bytes: number,
  ms: number,
): void {
  readiness.answered()
  traffic.countText(request.method as 'GET' | 'HEAD' | 'POST', status, asked, bytes, ms)
  logRequest?.(request, status, ms)
}

/**
 * Whether a request is to be left alone, since its client went away while something was waited
 * for. Such a request is counted here, and nowhere else.
 */
export function leaveAbandoned({ traffic }: Service, request: IncomingMessage): boolean {
  if (!isAbandoned(request)) return false
  traffic.abandoned++
  return true
}

/** Answers a request with a problem before it comes to a route. */
export function refuse(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  started: number,
): void {
  const bytes = writeProblem(request, response, problem)
  recordOther(service, request, problem.status, bytes, performance.now() - started)
}

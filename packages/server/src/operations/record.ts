/** Counts and logs every request once, when its answer is known. */
import type { IncomingMessage } from 'node:http'
import type { TextRequest } from '@polyipsum/fetch/request'
import { isAbandoned } from '../http/unread-answers.js'
import type { Service } from '../service.js'
import { TOOL_CALL } from './traffic.js'

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

/** Counts and logs an answer with a text, or a 304 in place of one. */
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

/** Counts and logs an answer with a text that a tool of the Model Context Protocol wrote. */
export function recordToolText(
  { traffic, readiness, logRequest }: Service,
  request: IncomingMessage,
  asked: TextRequest,
  bytes: number,
  ms: number,
): void {
  readiness.answered()
  traffic.countText(TOOL_CALL, 200, asked, bytes, ms)
  logRequest?.(request, 200, ms)
}

/**
 * Whether the client has left while its request waited. If so, this counts the request, and nothing more
 * may be done with it.
 */
export function leaveAbandoned({ traffic }: Service, request: IncomingMessage): boolean {
  if (!isAbandoned(request)) return false
  traffic.abandoned++
  return true
}

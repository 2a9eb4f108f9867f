import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TextRequest } from '@polyipsum/fetch/request'
import { sendText } from '../http/send.js'
import { recordText } from '../operations/record.js'
import type { Service } from '../service.js'
import type { Texts } from '../texts/texts.js'
import { textBody } from './answer.js'

/**
 * Writes the text of a GET or a HEAD, sends it and records it.
 *
 * @param headers names and values in turn
 * @param started when the request arrived, in milliseconds of `performance.now`
 * @returns false when the client has left, so that nothing was sent
 */
export function writeText(
  service: Service,
  texts: Texts,
  request: IncomingMessage,
  response: ServerResponse,
  asked: TextRequest,
  headers: string[],
  started: number,
): boolean {
  const body = textBody(texts, asked, service.bodies, request, response)
  if (body === undefined) return false
  sendBody(service, request, response, asked, headers, body, started)
  return true
}

/** Sends a body with a text, or with texts in several languages, and records it. */
export function sendBody(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  asked: TextRequest,
  headers: string[],
  body: Buffer,
  started: number,
): void {
  const isHead = request.method === 'HEAD'
  sendText(response, headers, body, isHead)
  const bytes = isHead ? 0 : body.length
  recordText(service, request, 200, asked, bytes, performance.now() - started)
}

/** The bodies and headers of answers that carry text, for Node.js. */
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  copyResult,
  markupOf,
  type Result,
  resultOf,
  tagKey,
  tagOf,
  textHeaderTable,
} from '@polyipsum/fetch/answer'
import { type TextRequest, withCommonSeed } from '@polyipsum/fetch/request'
import {
  encodedLength,
  encodeInto,
  type Format,
  generateRead,
  LOCALE_CODES,
  type Passage,
} from '@polyipsum/text'
import type { Admission, RateLimit } from '../limit/rate-limit.js'
import { underWay } from '../operations/under-way.js'
import type { BodyPool } from './body-pool.js'

/** The headers that depend on the text alone, names and values in turn. */
const headersOfText = textHeaderTable(LOCALE_CODES, (headers) => Object.entries(headers).flat())

/** The headers of a text except its entity tag and length, names and values in turn. */
export function textHeaders(
  asked: TextRequest,
  limit: RateLimit | undefined,
  admission: Admission | undefined,
): string[] {
  const headers = [...headersOfText(asked)]
  if (limit !== undefined && admission !== undefined) {
    headers.push('ratelimit-policy', limit.policy, 'ratelimit', admission.rateLimit)
  }
  return headers
}

/** Writes a text. If writing stalls the process, the watchdog logs the request. */
function writeFor(request: IncomingMessage, asked: TextRequest): Passage {
  underWay.request = request
  underWay.asked = asked
  return generateRead(withCommonSeed(asked))
}

/**
 * The text of a GET, in a buffer for this response alone.
 *
 * @returns undefined when the client has left
 */
export function textBody(
  asked: TextRequest,
  bodies: BodyPool,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  const passage = writeFor(request, asked)
  const format = asked.format ?? 'text'
  const body = bodies.take(encodedLength(passage, format), request, response)
  if (body !== undefined) encodeInto(body, 0, passage, format)
  return body
}

/** A digest of the markup of each format, computed for its first tag. */
const FORMAT_DIGESTS: Partial<Record<Format, string>> = {}

/** The entity tag of a seeded text. */
export function entityTag(request: TextRequest): string {
  const format = request.format ?? 'text'
  FORMAT_DIGESTS[format] ??= hash('sha256', markupOf(format))
  return tagOf(hash('sha256', tagKey(request, FORMAT_DIGESTS[format]), 'base64url'))
}

/**
 * The body of a POST's answer in one language, in a buffer for this response alone.
 *
 * @returns undefined when the client has left
 */
export function resultBody(
  asked: TextRequest,
  bodies: BodyPool,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  const result = writeResult(asked, request)
  const body = bodies.take(result.length, request, response)
  if (body !== undefined) copyResult(result, body, 0)
  return body
}

export function writeResult(asked: TextRequest, request: IncomingMessage): Result {
  return resultOf(writeFor(request, asked), asked)
}

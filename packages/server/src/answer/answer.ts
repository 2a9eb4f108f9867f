/** The bodies and headers of answers that carry text, for Node.js. */
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  copyResult,
  type Headers,
  resultHeaders as headersOfResult,
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

/** Names and values in turn. */
const flat = (headers: Headers) => Object.entries(headers).flat()

/** The headers that depend on the text alone. */
const headersOfText = textHeaderTable(LOCALE_CODES, flat)

/** The headers of a POST's answer in one language that depend on the language alone. */
const HEADERS_OF_RESULTS = new Map<string, readonly string[]>(
  LOCALE_CODES.map((locale) => [locale, flat(headersOfResult({ locale }))]),
)

/** The headers of a text except its entity tag and length, names and values in turn. */
export function textHeaders(
  asked: TextRequest,
  limit: RateLimit | undefined,
  admission: Admission | undefined,
): string[] {
  return withQuota([...headersOfText(asked)], limit, admission)
}

/** The headers of a POST's answer except its length, names and values in turn. */
export function resultHeaders(
  asked: TextRequest,
  limit: RateLimit | undefined,
  admission: Admission | undefined,
): string[] {
  const known = asked.locales === undefined ? HEADERS_OF_RESULTS.get(asked.locale) : undefined
  return withQuota([...(known ?? flat(headersOfResult(asked)))], limit, admission)
}

function withQuota(
  headers: string[],
  limit: RateLimit | undefined,
  admission: Admission | undefined,
): string[] {
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

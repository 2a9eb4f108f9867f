/** The bodies and headers of answers that carry text, for Node.js. */
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  copyResult,
  resultHeaders as headersOfResult,
  markupOf,
  type Result,
  resultOf,
  tagKey,
  tagOf,
} from '@polyipsum/fetch/answer'
import { type TextRequest, withCommonSeed } from '@polyipsum/fetch/request'
import {
  encodedLength,
  encodeInto,
  type Format,
  type Passage,
  type ReadOptions,
} from '@polyipsum/text'
import type { Admission, RateLimit } from '../limit/rate-limit.js'
import { underWay } from '../operations/under-way.js'
import type { Texts } from '../texts/texts.js'
import type { BodyPool } from './body-pool.js'

/** The headers of a text except its entity tag and length, names and values in turn. */
export function textHeaders(
  texts: Texts,
  asked: TextRequest,
  limit: RateLimit | undefined,
  admission: Admission | undefined,
): string[] {
  return withQuota([...texts.headersOf(asked)], limit, admission)
}

/** The headers of a POST's answer except its length, names and values in turn. */
export function resultHeaders(
  texts: Texts,
  asked: TextRequest,
  limit: RateLimit | undefined,
  admission: Admission | undefined,
): string[] {
  const headers =
    asked.locales === undefined
      ? // From the table: to make them takes 4 µs of 130.
        [...texts.headersOf({ ...asked, format: 'json', seed: undefined })]
      : Object.entries(headersOfResult(asked)).flat()
  return withQuota(headers, limit, admission)
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
function writeFor(texts: Texts, request: IncomingMessage, asked: TextRequest): Passage {
  underWay.request = request
  underWay.asked = asked
  return texts.languages.write(withCommonSeed(asked) as ReadOptions)
}

/**
 * The text of a GET, in a buffer for this response alone.
 *
 * @returns undefined when the client has left
 */
export function textBody(
  texts: Texts,
  asked: TextRequest,
  bodies: BodyPool,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  const passage = writeFor(texts, request, asked)
  const format = asked.format ?? 'text'
  const body = bodies.take(encodedLength(passage, format), request, response)
  if (body !== undefined) encodeInto(body, 0, passage, format)
  return body
}

/** A digest of the markup of each format, computed for its first tag. */
const FORMAT_DIGESTS: Partial<Record<Format, string>> = {}

/** The entity tag of a seeded text. */
export function entityTag({ version }: Texts, request: TextRequest): string {
  const format = request.format ?? 'text'
  FORMAT_DIGESTS[format] ??= hash('sha256', markupOf(format))
  return tagOf(hash('sha256', tagKey(request, FORMAT_DIGESTS[format] + version), 'base64url'))
}

/**
 * The body of a POST's answer in one language, in a buffer for this response alone.
 *
 * @returns undefined when the client has left
 */
export function resultBody(
  texts: Texts,
  asked: TextRequest,
  bodies: BodyPool,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  const result = writeResult(texts, asked, request)
  const body = bodies.take(result.length, request, response)
  if (body !== undefined) copyResult(result, body, 0)
  return body
}

export function writeResult(texts: Texts, asked: TextRequest, request: IncomingMessage): Result {
  return resultOf(writeFor(texts, request, asked), asked)
}

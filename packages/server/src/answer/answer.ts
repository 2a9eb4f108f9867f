/** The bodies and headers of answers that carry text. */
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FORMAT_ROWS, RESULT_PARAMETER_NAMES } from '@polyipsum/contract'
import {
  encodedLength,
  encodeInto,
  FORMATS,
  type Format,
  formatSample,
  generateRead,
  LOCALE_CODES,
  type Passage,
  TEXT_VERSION,
} from '@polyipsum/text'
import { API_HEADERS } from '../http/api-headers.js'
import type { Admission, RateLimit } from '../limit/rate-limit.js'
import { underWay } from '../operations/under-way.js'
import type { TextRequest } from '../request/text-request.js'
import type { BodyPool } from './body-pool.js'

export const CONTENT_TYPES = tableOf(FORMATS, (format) => {
  const { mediaType, mediaTypeParameters } = FORMAT_ROWS[format]
  return `${mediaType}; ${mediaTypeParameters}`
})

/** A browser may open an HTML answer as a page of this origin. The page may then load and run nothing. */
export const HTML_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

type Headers = Readonly<Record<string, string>>

function headersOf(language: string, format: Format): Headers {
  return {
    ...API_HEADERS,
    'content-type': CONTENT_TYPES[format],
    'content-language': language,
    ...(format === 'html' && { 'content-security-policy': HTML_POLICY }),
  }
}

export const UNSEEDED = { 'cache-control': 'no-store' }
/** A seeded text is a pure function of the request. */
export const SEEDED = { 'cache-control': 'public, max-age=86400' }

/** The headers of a text by locale and format, names and values in turn. */
function tableOfHeaders(caching: Headers) {
  return tableOf(LOCALE_CODES, (locale) =>
    tableOf(FORMATS, (format) =>
      Object.entries({ ...headersOf(locale, format), ...caching }).flat(),
    ),
  )
}

const UNSEEDED_HEADERS = tableOfHeaders(UNSEEDED)
const SEEDED_HEADERS = tableOfHeaders(SEEDED)

/** The headers of a text except its entity tag and length, names and values in turn. */
export function textHeaders(
  { locale, format, seed }: TextRequest,
  limit: RateLimit | undefined,
  admission: Admission | undefined,
): string[] {
  const table = seed === undefined ? UNSEEDED_HEADERS : SEEDED_HEADERS
  const headers = [...table[locale][format ?? 'text']]
  if (limit !== undefined && admission !== undefined) {
    headers.push('ratelimit-policy', limit.policy, 'ratelimit', admission.rateLimit)
  }
  return headers
}

/** The headers of a POST's answer. Several languages are a list (RFC 9110 §8.5). */
export function resultHeaders({ locale, locales = [locale] }: TextRequest): Headers {
  return { ...headersOf(locales.join(', '), 'json'), ...UNSEEDED }
}

/** Writes a text. If writing stalls the process, the watchdog logs the request. */
function writeFor(request: IncomingMessage, asked: TextRequest): Passage {
  underWay.request = request
  underWay.asked = asked
  const { commonSeed } = asked
  return generateRead(commonSeed === undefined ? asked : { ...asked, seed: commonSeed })
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

/**
 * The entity tag of a seeded text. It is strong: the same request gives the same bytes until the
 * text version or the markup of the format changes.
 */
export function entityTag(request: TextRequest): string {
  const format = request.format ?? 'text'
  FORMAT_DIGESTS[format] ??= hash('sha256', Buffer.concat(formatSample(format)))
  const key = JSON.stringify([TEXT_VERSION, FORMAT_DIGESTS[format], request])
  return `"${hash('sha256', key, 'base64url').slice(0, 22)}"`
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

/** A text in every format, with its parameters, until the next text is written. */
interface Result {
  readonly passage: Passage
  readonly tail: Buffer
  /** In bytes. */
  readonly length: number
}

export function writeResult(asked: TextRequest, request: IncomingMessage): Result {
  const passage = writeFor(request, asked)
  const tail = Buffer.from(resultTail(asked))
  const length = VARIANTS.reduce(
    (sum, { label, format, notation, end }) =>
      sum + label.length + encodedLength(passage, format, notation) + end.length,
    tail.length,
  )
  return { passage, tail, length }
}

/** Copies a result into a buffer. Returns the offset after its last byte. */
export function copyResult({ passage, tail }: Result, target: Buffer, offset: number): number {
  let at = offset
  for (const { label, format, notation, end } of VARIANTS) {
    at += label.copy(target, at)
    at = encodeInto(target, at, passage, format, notation)
    at += end.copy(target, at)
  }
  return at + tail.copy(target, at)
}

/** The members of a result with a text, in their order. */
const VARIANTS = (
  [
    ['{"text":"', 'text', 'json-string', '"'],
    [',"html":"', 'html', 'json-string', '"'],
    [',"markdown":"', 'markdown', 'json-string', '"'],
    [',"json":', 'json', 'plain', ''],
  ] as const
).map(([label, format, notation, end]) => ({
  label: Buffer.from(label),
  format,
  notation,
  end: Buffer.from(end),
}))

function resultTail(asked: TextRequest): string {
  const repeated = RESULT_PARAMETER_NAMES.map((name) => [name, asked[name]])
  // JSON omits undefined values.
  return `,${JSON.stringify(Object.fromEntries(repeated)).slice(1)}`
}

function tableOf<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}

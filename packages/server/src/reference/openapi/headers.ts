/** The headers of the API's document. */
import { GENERATE_METHODS, PATH_METHODS } from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import { HTML_POLICY, SEEDED, UNSEEDED } from '../../answer/answer.js'
import { API_HEADERS, preflightHeaders } from '../../http/api-headers.js'
import { ACCEPT_IDENTITY, ACCEPT_POST } from '../../http/json-body.js'
import { REFERENCE_CACHING } from '../../http/kept-answer.js'
import { PROBLEM_HEADERS } from '../../http/problem.js'
import { type RateLimit, rateLimit, WINDOW_SECONDS } from '../../limit/rate-limit.js'
import type { Schema } from '../parameter-text.js'
import { PAGE_POLICY } from '../problem-page.js'

/** A response header, by the name under which it is kept in the document. */
export interface HeaderObject {
  readonly description: string
  readonly required?: boolean
  readonly schema: Schema
}

/** The limit, as far as the document tells it; undefined when there is no limit. */
export type DocumentedLimit = Pick<RateLimit, 'limit' | 'policy'> | undefined

const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values })

/** A header that every answer has where it is named. */
const always = (description: string, ...values: readonly string[]): HeaderObject => ({
  description,
  required: true,
  schema: oneOf(...values),
})

const sometimes = (description: string, schema: Schema): HeaderObject => ({ description, schema })

/** The answers to OPTIONS. */
const PREFLIGHTS = [preflightHeaders(GENERATE_METHODS), preflightHeaders(PATH_METHODS)] as const

const GENERAL_HEADERS = {
  'Access-Control-Allow-Origin': always(
    'Scripts of any page may read the answer.',
    API_HEADERS['access-control-allow-origin'],
  ),
  'Access-Control-Expose-Headers': always(
    'The headers that they may read beside it.',
    API_HEADERS['access-control-expose-headers'],
  ),
  'X-Content-Type-Options': always(
    'The content type is to be taken as it stands.',
    API_HEADERS['x-content-type-options'],
  ),
  'Cache-Control': always(
    'With a seed the answer to a GET may be kept; without one it is another every time.',
    ...Object.values(UNSEEDED),
    ...Object.values(SEEDED),
  ),
  'Cache-Control.Never': always('The answer is not to be kept.', ...Object.values(UNSEEDED)),
  'Cache-Control.Reference': always('The answer may be kept.', REFERENCE_CACHING),
  'Content-Language': always('The code of the language used.', ...LOCALE_CODES),
  'Content-Language.English': always(
    'The problem is told in English.',
    PROBLEM_HEADERS['content-language'],
  ),
  'Content-Security-Policy': sometimes(
    'Of an HTML answer: it may load and do nothing where it is opened as a page.',
    oneOf(HTML_POLICY, PAGE_POLICY),
  ),
  'Content-Security-Policy.Page': always('The page may load and do nothing.', PAGE_POLICY),
  ETag: sometimes(
    'Strong. Of a GET with a seed; send it back as `If-None-Match`. It changes when the service comes to write another text for the seed.',
    { type: 'string', pattern: '^"[^"]+"$', examples: ['"9kUPp3VnGyXAUXeQGSPzdQ"'] },
  ),
  'Retry-After': {
    description: 'In how many seconds the request may be sent again.',
    required: true,
    schema: { type: 'integer', minimum: 1, maximum: WINDOW_SECONDS },
  },
  Allow: {
    description: 'The methods that the path takes.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
  },
  'Accept-Post': always('What the body of a POST may be.', ...Object.values(ACCEPT_POST)),
  'Accept-Encoding': sometimes(
    'Where the body had a content encoding: it may have none.',
    oneOf(...Object.values(ACCEPT_IDENTITY)),
  ),
  'Access-Control-Allow-Methods': always(
    'The methods that scripts of other pages may use.',
    ...PREFLIGHTS.map((headers) => headers['access-control-allow-methods']),
  ),
  'Access-Control-Allow-Headers': always(
    'The headers that they may send.',
    PREFLIGHTS[0]['access-control-allow-headers'],
  ),
  'Access-Control-Max-Age': always(
    'For how many seconds a browser need not ask again.',
    PREFLIGHTS[0]['access-control-max-age'],
  ),
} satisfies Readonly<Record<string, HeaderObject>>

/** The headers that tell a client its quota: an empty record when there is no limit. */
function quotaHeaders(limit: DocumentedLimit): Readonly<Record<string, HeaderObject>> {
  if (limit === undefined) return {}
  const example = rateLimit({ remaining: limit.limit - 1, resetMs: WINDOW_SECONDS * 1000 })
  return {
    RateLimit: sometimes(
      'What is left: `r` more requests; in `t` seconds the oldest one stops counting. ([draft-ietf-httpapi-ratelimit-headers](https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/))',
      { type: 'string', pattern: `^${example.replaceAll(/\d+/gu, '\\d+')}$`, examples: [example] },
    ),
    'RateLimit-Policy': sometimes(
      `The limit: \`q\` requests within any \`w\` seconds.`,
      oneOf(limit.policy),
    ),
  }
}

export type HeaderName = keyof typeof GENERAL_HEADERS

export const headerObjects = (limit: DocumentedLimit): Readonly<Record<string, HeaderObject>> => ({
  ...GENERAL_HEADERS,
  ...quotaHeaders(limit),
})

/** References to headers: a name ends at its dot. */
export function headerReferences(
  names: readonly HeaderName[],
  limit: DocumentedLimit,
): Readonly<Record<string, Schema>> {
  const all = [...names, ...Object.keys(quotaHeaders(limit))]
  return Object.fromEntries(
    all.map((name) => [name.split('.', 1)[0], { $ref: `#/components/headers/${name}` }]),
  )
}

/** The headers of every answer of `/api/generate`. */
export const COMMON_HEADERS = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
] as const satisfies readonly HeaderName[]

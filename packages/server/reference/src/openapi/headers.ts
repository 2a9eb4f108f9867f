/** The headers of the OpenAPI document. */
import { GENERATE_METHODS, PATH_METHODS } from '@polyipsum/contract'
import { HTML_POLICY, PROBLEM_PAGE_HEADERS, SEEDED, UNSEEDED } from '@polyipsum/fetch/answer'
import {
  ACCEPT_IDENTITY,
  ACCEPT_POST,
  API_HEADERS,
  PROBLEM_HEADERS,
  policyOf,
  preflightHeaders,
  WINDOW_SECONDS,
} from '@polyipsum/fetch/http'
import { REFERENCE_CACHING } from '../../../dist/http/kept-answer.js'
import { rateLimit } from '../../../dist/limit/rate-limit.js'
import { LOCALE_CODES } from '../described.js'
import { type Schema, schemaOf } from '../parameter-text.js'

/** A response header of the document. */
export interface HeaderObject {
  readonly description: string
  readonly required?: boolean
  readonly schema: Schema
}

const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values })

/** A header of every answer that lists it. */
const always = (description: string, ...values: readonly string[]): HeaderObject => ({
  description,
  required: true,
  schema: oneOf(...values),
})

const sometimes = (description: string, schema: Schema): HeaderObject => ({ description, schema })

const PAGE_POLICY = PROBLEM_PAGE_HEADERS['content-security-policy']

/** The answers to OPTIONS. */
const PREFLIGHTS = [preflightHeaders(GENERATE_METHODS), preflightHeaders(PATH_METHODS)] as const

const GENERAL_HEADERS = {
  'Access-Control-Allow-Origin': always(
    'Scripts of any page may read the answer.',
    API_HEADERS['access-control-allow-origin'],
  ),
  'Access-Control-Expose-Headers': always(
    'The headers that scripts may read besides the body.',
    API_HEADERS['access-control-expose-headers'],
  ),
  'X-Content-Type-Options': always(
    'Browsers must not guess another content type.',
    API_HEADERS['x-content-type-options'],
  ),
  'Cache-Control': always(
    'Caches may keep the answer to a GET with a seed; without one every answer is different.',
    ...Object.values(UNSEEDED),
    ...Object.values(SEEDED),
  ),
  'Cache-Control.Never': always('Caches must not keep the answer.', ...Object.values(UNSEEDED)),
  'Cache-Control.Reference': always('Caches may keep the answer.', REFERENCE_CACHING),
  'Content-Language': {
    description: 'The code of the language used.',
    required: true,
    schema: schemaOf('Locale'),
  },
  'Content-Language.List': {
    description: 'The code of the language used; of several, the codes in order.',
    required: true,
    schema: {
      type: 'string',
      pattern: `^(${LOCALE_CODES.join('|')})(, (${LOCALE_CODES.join('|')}))*$`,
    },
  },
  'Content-Language.English': always(
    'The problem is described in English.',
    PROBLEM_HEADERS['content-language'],
  ),
  'Content-Security-Policy': sometimes(
    'Only of an HTML answer. Opened as a page, it may load nothing and run nothing.',
    oneOf(HTML_POLICY, PAGE_POLICY),
  ),
  'Content-Security-Policy.Page': always('The page may load nothing and run nothing.', PAGE_POLICY),
  Vary: always('The answer depends on these headers of the request.', 'accept-encoding'),
  'Content-Encoding': sometimes(
    'Only of a compressed answer: the coding, one that `Accept-Encoding` names.',
    oneOf('br', 'gzip'),
  ),
  ETag: sometimes(
    'Only of a GET with a seed, and strong. Send it back as `If-None-Match`. It changes when a new version of the service writes another text for the seed.',
    { type: 'string', pattern: '^"[^"]+"$', examples: ['"9kUPp3VnGyXAUXeQGSPzdQ"'] },
  ),
  'Retry-After': {
    description: 'The seconds after which the request may be sent again.',
    required: true,
    schema: { type: 'integer', minimum: 1, maximum: WINDOW_SECONDS },
  },
  Allow: {
    description: 'The methods of the path.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]+(, [A-Z]+)*$' },
  },
  'Accept-Post': always('The media type of the body of a POST.', ...Object.values(ACCEPT_POST)),
  'Accept-Encoding': sometimes(
    'Only if the body had a content encoding, which is not allowed.',
    oneOf(...Object.values(ACCEPT_IDENTITY)),
  ),
  'Access-Control-Allow-Methods': always(
    'The methods that scripts of other pages may use.',
    ...PREFLIGHTS.map((headers) => headers['access-control-allow-methods']),
  ),
  'Access-Control-Allow-Headers': always(
    'The headers that scripts of other pages may send.',
    PREFLIGHTS[0]['access-control-allow-headers'],
  ),
  'Access-Control-Max-Age': always(
    'The seconds for which a browser may keep this answer.',
    PREFLIGHTS[0]['access-control-max-age'],
  ),
} satisfies Readonly<Record<string, HeaderObject>>

/** The quota headers: an empty record when there is no limit. */
function quotaHeaders(limit: number | undefined): Readonly<Record<string, HeaderObject>> {
  if (limit === undefined) return {}
  const example = rateLimit({ remaining: limit - 1, resetMs: WINDOW_SECONDS * 1000 })
  return {
    RateLimit: sometimes(
      'The quota: `r` more requests; the oldest request stops counting in `t` seconds. ([draft-ietf-httpapi-ratelimit-headers](https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/))',
      { type: 'string', pattern: `^${example.replaceAll(/\d+/gu, '\\d+')}$`, examples: [example] },
    ),
    'RateLimit-Policy': sometimes(
      `The limit: \`q\` requests within any \`w\` seconds.`,
      oneOf(policyOf(limit)),
    ),
  }
}

export type HeaderName = keyof typeof GENERAL_HEADERS

export const headerObjects = (
  limit: number | undefined,
): Readonly<Record<string, HeaderObject>> => ({
  ...Object.fromEntries(
    Object.entries({ ...GENERAL_HEADERS, ...quotaHeaders(limit) }).map(([name, header]) => [
      componentName(name),
      header,
    ]),
  ),
})

/** The name of the component for a header: an identifier, as generators of code need it. */
const componentName = (name: string) => name.replaceAll(/[^A-Za-z]/gu, '')

/** References to headers. The name of a header ends at its dot. */
export function headerReferences(
  names: readonly HeaderName[],
  limit: number | undefined,
): Readonly<Record<string, Schema>> {
  const all = [...names, ...Object.keys(quotaHeaders(limit))]
  return Object.fromEntries(
    all.map((name) => [
      name.split('.', 1)[0],
      { $ref: `#/components/headers/${componentName(name)}` },
    ]),
  )
}

/** The headers of every answer of `/api/generate`. */
export const COMMON_HEADERS = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'X-Content-Type-Options',
] as const satisfies readonly HeaderName[]

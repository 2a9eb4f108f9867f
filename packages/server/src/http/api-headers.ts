/**
 * The headers of every answer of the API: any script of any page may read it, and nobody
 * guesses another type.
 */
export const API_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit, RateLimit-Policy, Retry-After, ETag, Content-Language',
  'x-content-type-options': 'nosniff',
} as const

/** The answer to a preflight: https://fetch.spec.whatwg.org/#http-cors-protocol */
export const PREFLIGHT_HEADERS = {
  ...API_HEADERS,
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
  'access-control-max-age': '7200',
} as const

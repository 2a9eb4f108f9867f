/**
 * The headers of every answer of the API. Scripts of any page may read it, and browsers do not guess
 * its type.
 */
export const API_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit, RateLimit-Policy, Retry-After, ETag, Content-Language',
  'x-content-type-options': 'nosniff',
} as const

/**
 * The headers of the answer to OPTIONS, which may be a preflight:
 * https://fetch.spec.whatwg.org/#http-cors-protocol
 *
 * @param methods of the path, including OPTIONS
 */
export function preflightHeaders(methods: readonly string[]) {
  return {
    ...API_HEADERS,
    allow: methods.join(', '),
    'access-control-allow-methods': methods.filter((method) => method !== 'OPTIONS').join(', '),
    'access-control-allow-headers': 'Content-Type, If-None-Match',
    'access-control-max-age': '7200',
  }
}

/** Cross-origin access: any script of any page may use the service and read its headers. */

export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit, RateLimit-Policy, Retry-After, ETag, Content-Language',
} as const

/** The answer to a preflight: https://fetch.spec.whatwg.org/#http-cors-protocol */
export const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'x-content-type-options': 'nosniff',
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
  'access-control-max-age': '7200',
} as const

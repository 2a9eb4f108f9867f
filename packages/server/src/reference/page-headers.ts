/** The headers of `/docs`. */
import { HTML_HEADERS } from '@polyipsum/fetch/answer'

/** The headers of `/docs`. Its script writes styles into it; everything else must come from this origin. */
export const DOCS_PAGE_HEADERS = {
  ...HTML_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  // The name of the script changes with its content, so an old page would request a missing one.
  'cache-control': 'no-cache',
} as const

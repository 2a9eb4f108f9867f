/** What the API is over HTTP: paths, methods, bounds and the limit. */

/** Where text is written. */
export const GENERATE_PATH = '/api/generate'

/** Where text is written for those who come from loripsum.net: a count and options follow. */
export const PATH_OPTIONS_PREFIX = '/api/'

/** What it takes, as `Allow` lists it. */
export const GENERATE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const

/** The methods of the paths of options. */
export const PATH_METHODS = ['GET', 'HEAD', 'OPTIONS'] as const

/** Where the reference of the API is. */
export const OPENAPI_PATH = '/openapi.json'
export const DOCS_PATH = '/docs'
export const LLMS_PATH = '/llms.txt'

/** Where the pages that explain the kinds of problem are. */
export const PROBLEM_PATH = '/problems/'

/** The largest body of a request, in KiB. */
export const BODY_LIMIT_KIB = 16

/** What the request line and all headers may have together, in KiB, and how many headers there may be. */
export const HEAD_LIMIT_KIB = 16
export const MAX_HEADERS = 100

/** The media type that the body of a POST must have. */
export const BODY_TYPE = 'application/json'

/** The limit of requests: `policy` is its name in `RateLimit`. */
export const LIMIT = {
  policy: 'default',
  /** How many requests one client may send within a window, unless the service says otherwise. */
  requests: 100,
  windowSeconds: 60,
} as const

/** The API over HTTP: paths, methods, bounds and the limit. */

/** The path that returns text. */
export const GENERATE_PATH = '/api/generate'

/** The beginning of a path with options, as on loripsum.net. A count and options follow. */
export const PATH_OPTIONS_PREFIX = '/api/'

/** The methods of `GENERATE_PATH`, in the order of `Allow`. */
export const GENERATE_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const

/** The methods of the paths with options. */
export const PATH_METHODS = ['GET', 'HEAD', 'OPTIONS'] as const

/** The path of the list of languages. */
export const LANGUAGES_PATH = '/api/languages'

/** Paths that people try for it. Each is unknown, and its answer names the right one. */
export const LANGUAGES_SYNONYMS: readonly string[] = ['/api/locales', '/api/topics', '/api/langs']

/** The methods of the list of languages. */
export const LANGUAGES_METHODS = ['GET', 'HEAD', 'OPTIONS'] as const

/** The path of the Model Context Protocol: tools for agents. */
export const MCP_PATH = '/mcp'

/** The methods of `MCP_PATH`. */
export const MCP_METHODS = ['POST', 'OPTIONS'] as const

/** The reference of the API. */
export const OPENAPI_PATH = '/openapi.json'
export const DOCS_PATH = '/docs'
export const LLMS_PATH = '/llms.txt'

/** The script that fills elements of any page with text. */
export const ELEMENT_PATH = '/ipsum.js'

/** The beginning of the path of a page that explains a kind of problem. Its name follows. */
export const PROBLEM_PATH = '/problems/'

/** The largest body of a request, in KiB. */
export const BODY_LIMIT_KIB = 16

/** The largest request line with all headers, in KiB. */
export const HEAD_LIMIT_KIB = 16
/** The most headers of a request. */
export const MAX_HEADERS = 100

/** The media type of a POST's body. */
export const BODY_TYPE = 'application/json'

/** The limit on the requests of one client. */
export const LIMIT = {
  /** Its name in `RateLimit`. */
  policy: 'default',
  /** The requests that one client may send within a window, by default. */
  requests: 100,
  windowSeconds: 60,
} as const

import type { CallOptions, ListOptions, TextOptions } from './text-options.js'
import {
  type Format,
  GENERATE_PATH,
  LANGUAGES_PATH,
  LIST_OPTION_ROWS,
  OPTION_ROWS,
} from './vocabulary.js'

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** JSON. */
  readonly body?: string
}

/**
 * The URL at which a service returns text.
 *
 * @throws TypeError when the base URL is not an http or https URL, or has a user, a password, a
 *   query or a fragment
 */
export function endpointOf(baseUrl: string | URL): string {
  const { protocol, origin, pathname, username, password, search, hash } = parseUrl(baseUrl)
  // The message must not contain the password.
  if (username + password !== '') {
    throw new TypeError('baseUrl must be without a user and a password')
  }
  if (!/^https?:$/.test(protocol) || search + hash !== '') throw new TypeError(expectation(baseUrl))
  return `${origin}${pathname.replace(/\/+$/, '')}${GENERATE_PATH}`
}

function parseUrl(baseUrl: string | URL): URL {
  try {
    return new URL(baseUrl)
  } catch (cause) {
    throw new TypeError(expectation(baseUrl), { cause })
  }
}

const expectation = (baseUrl: string | URL) =>
  `baseUrl must be an absolute http or https URL without query and fragment, but is ${baseUrl}`

/** A GET of the list of languages. @param endpoint the URL at which the service returns text */
export function languagesRequest(endpoint: string): HttpRequest {
  const url = endpoint.slice(0, -GENERATE_PATH.length) + LANGUAGES_PATH
  return { method: 'GET', url }
}

/** A GET of one format. @throws TypeError and RangeError as `given` does */
export function getRequest(endpoint: string, options: TextOptions, format: Format): HttpRequest {
  const query = new URLSearchParams()
  for (const [name, , value] of given(options, OPTION_ROWS)) {
    // An empty list asks for no elements, but the service would ignore an empty value.
    query.set(name, Array.isArray(value) && value.length === 0 ? 'none' : String(value))
  }
  query.set('format', format)
  return { method: 'GET', url: `${endpoint}?${query}` }
}

/** A POST for all formats. @throws TypeError and RangeError as `given` does */
export function postRequest(
  endpoint: string,
  options: TextOptions | ListOptions,
  rows: OptionRows = OPTION_ROWS,
): HttpRequest {
  const fields = given(options, rows).map(([, field, value]) => [
    field,
    // JSON would turn `NaN` into null, which the service ignores. It refuses the text `NaN`.
    Number.isNaN(value) || value === Infinity || value === -Infinity ? String(value) : value,
  ])
  return { method: 'POST', url: endpoint, body: JSON.stringify(Object.fromEntries(fields)) }
}

/**
 * A POST for all formats in several languages.
 *
 * @throws TypeError when there is no list of languages; TypeError and RangeError as `given` does
 */
export function listRequest(endpoint: string, options: ListOptions): HttpRequest {
  if (!Array.isArray(options?.locales)) {
    throw new TypeError("generateAll needs a list of languages: { locales: ['en', 'de'] }")
  }
  return postRequest(endpoint, options, LIST_ROWS)
}

type OptionRows = Readonly<Record<string, { readonly field: string; readonly kind: string }>>

const { [LIST_OPTION_ROWS.locales.instead]: _, ...OTHER_ROWS } = OPTION_ROWS
const LIST_ROWS = { ...OTHER_ROWS, ...LIST_OPTION_ROWS }

/** The options for the client itself. They are not sent. */
const CALL_OPTIONS: Readonly<Record<keyof CallOptions, true>> = {
  signal: true,
  timeoutMs: true,
  retries: true,
}

/**
 * The parameters to send, each with its name in a query, its name in a body, and its value.
 *
 * @throws TypeError for an unknown option, which would have no effect; RangeError for a number as
 *   seed that is not a safe integer
 */
function given(options: TextOptions | ListOptions, rows: OptionRows) {
  const names = Object.keys({ ...rows, ...CALL_OPTIONS })
  const unknown = Object.keys(options).find((name) => !names.includes(name))
  if (unknown !== undefined) {
    throw new TypeError(`unknown option ${unknown}; expected ${names.join(', ')}`)
  }
  return Object.entries(rows).flatMap(([name, { field, kind }]) => {
    const value: unknown = options[name as keyof typeof options]
    if (value == null) return []
    if (kind === 'text' && typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new RangeError(`${name} must be a text or a safe integer, but is ${value}`)
    }
    return [[name, field, value] as const]
  })
}

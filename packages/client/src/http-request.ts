import type { TextOptions } from './text-options.js'
import { type Format, GENERATE_PATH, OPTION_ROWS, type TextParameters } from './vocabulary.js'

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** JSON. */
  readonly body?: string
}

/**
 * Where a service writes text.
 *
 * @throws TypeError when no path can follow the base URL
 */
export function endpointOf(baseUrl: string | URL): string {
  const { protocol, origin, pathname, username, password, search, hash } = parseUrl(baseUrl)
  // The message must not tell a password.
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

/** A GET of one format. @throws RangeError when a text is a number other than a safe integer */
export function getRequest(endpoint: string, options: TextOptions, format: Format): HttpRequest {
  const query = new URLSearchParams()
  for (const [name, , value] of given(options)) {
    // An empty value counts as absent.
    query.set(name, Array.isArray(value) && value.length === 0 ? 'none' : String(value))
  }
  query.set('format', format)
  return { method: 'GET', url: `${endpoint}?${query}` }
}

/** A POST, for all formats. @throws RangeError when a text is a number other than a safe integer */
export function postRequest(endpoint: string, options: TextOptions): HttpRequest {
  const fields = given(options).map(([, field, value]) => [
    field,
    // JSON would make null of `NaN`, which counts as absent. The service refuses the text `NaN`.
    Number.isNaN(value) || value === Infinity || value === -Infinity ? String(value) : value,
  ])
  return { method: 'POST', url: endpoint, body: JSON.stringify(Object.fromEntries(fields)) }
}

/** What a call may have beside what it asks for. */
const CALL_OPTIONS: readonly string[] = ['signal', 'timeoutMs', 'retries']

/** @throws TypeError for an option that there is not: it would be dropped, and the text another than was meant */
function checkNames(options: TextOptions): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTION_ROWS, name) || CALL_OPTIONS.includes(name)) continue
    throw new TypeError(
      `there is no option ${name}; there are ${Object.keys(OPTION_ROWS).join(', ')}`,
    )
  }
}

/** The parameters that are given: name, field, value. */
function given(options: TextOptions) {
  checkNames(options)
  return Object.entries(OPTION_ROWS).flatMap(([name, { field, kind }]) => {
    const value = options[name as keyof TextParameters]
    if (value == null) return []
    if (kind === 'text' && typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new RangeError(`${name} must be a text or a safe integer, but is ${value}`)
    }
    return [[name, field, value] as const]
  })
}

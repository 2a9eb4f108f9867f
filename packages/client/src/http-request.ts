import { given, jsonOf, LIST_KINDS, type OptionKinds, queryText } from './parameters.js'
import type { ListOptions, TextOptions } from './text-options.js'
import { type Format, GENERATE_PATH, LANGUAGES_PATH, OPTION_KINDS } from './vocabulary.js'

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

/**
 * A request for one format: a GET. A value that a query cannot carry as what it is, such as a text
 * where a number belongs, goes in a POST instead, so that the service refuses it in its own words.
 *
 * @throws TypeError and RangeError as `given` does
 */
export function getRequest(endpoint: string, options: TextOptions, format: Format): HttpRequest {
  const query = new URLSearchParams()
  for (const { name, kind, value } of given(options, OPTION_KINDS)) {
    const text = queryText(kind, value)
    if (text === undefined) return postRequest(endpoint, options)
    query.set(name, text)
  }
  query.set('format', format)
  return { method: 'GET', url: `${endpoint}?${query}` }
}

/** A POST for all formats. @throws TypeError and RangeError as `given` does */
export function postRequest(
  endpoint: string,
  options: TextOptions | ListOptions,
  kinds: OptionKinds = OPTION_KINDS,
): HttpRequest {
  const fields = given(options, kinds).map(({ name, value }) => [name, jsonOf(value)])
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
  return postRequest(endpoint, options, LIST_KINDS)
}

import type { TextOptions } from './text-options.js'
import type { Format } from './vocabulary.js'

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** JSON. */
  readonly body?: string
}

/** The parameters: how options and queries call them, and how a JSON body does. */
const FIELDS = {
  count: 'count',
  type: 'type',
  locale: 'locale',
  start: 'startWithLorem',
  seed: 'seed',
} as const satisfies Partial<Record<keyof TextOptions, string>>

/**
 * Where a service writes text.
 *
 * @throws TypeError where the base URL is not one that a path can follow
 */
export function endpointOf(baseUrl: string | URL): string {
  const { protocol, origin, pathname, username, password, search, hash } = parseUrl(baseUrl)
  // What is given is told only where it holds no password.
  if (username + password !== '') {
    throw new TypeError('baseUrl must be without a user and a password')
  }
  if (!/^https?:$/.test(protocol) || search + hash !== '') throw new TypeError(expectation(baseUrl))
  return `${origin}${pathname.replace(/\/+$/, '')}/api/generate`
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

/** A GET of one format. @throws RangeError where the seed is a number without digits of its own */
export function getRequest(endpoint: string, options: TextOptions, format: Format): HttpRequest {
  const query = new URLSearchParams()
  for (const [name, , value] of given(options)) query.set(name, String(value))
  query.set('format', format)
  return { method: 'GET', url: `${endpoint}?${query}` }
}

/** A POST, for all formats. @throws RangeError where the seed is a number without digits of its own */
export function postRequest(endpoint: string, options: TextOptions): HttpRequest {
  const fields = given(options).map(([, field, value]) => [
    field,
    // `NaN` would become null, which counts as absent; its name is refused.
    Number.isNaN(value) || value === Infinity || value === -Infinity ? String(value) : value,
  ])
  return { method: 'POST', url: endpoint, body: JSON.stringify(Object.fromEntries(fields)) }
}

/** The parameters that are given: name, field, value. */
function given(options: TextOptions) {
  const { seed } = options
  if (typeof seed === 'number' && !Number.isSafeInteger(seed)) {
    throw new RangeError(`seed must be a text or a safe integer, but is ${seed}`)
  }
  return Object.entries(FIELDS)
    .map(([name, field]) => [name, field, options[name as keyof typeof FIELDS]] as const)
    .filter(([, , value]) => value != null)
}

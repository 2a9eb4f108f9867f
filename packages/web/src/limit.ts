/** The request limit that the service names in its answers. */
import { byId } from './element.js'
import { say } from './messages.js'

/** How many requests the service allows within how many seconds. */
export interface Limit {
  readonly requests: number
  readonly seconds: number
}

/**
 * Reads the field `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11 §3), such as
 * `"default";q=100;w=60`. Proxies may add other policies, or malformed text.
 *
 * @returns the first policy that counts requests within a time; undefined when no policy does
 */
export function readLimit(field: string | null): Limit | undefined {
  // A comma within a string does not separate policies.
  const policies = field?.slice(0, LONGEST).match(/(?:"(?:[^"\\]|\\.)*"|[^",])+/gu) ?? []
  for (const policy of policies) {
    const values = new Map(policy.split(';').map((parameter) => nameAndValue(parameter)))
    const [requests, seconds] = [wholeNumber(values.get('q')), wholeNumber(values.get('w'))]
    const isOfRequests = (values.get('qu') ?? '"requests"') === '"requests"'
    if (requests > 0 && seconds > 0 && isOfRequests) return { requests, seconds }
  }
  return undefined
}

/** The length at which a field is cut, in UTF-16 units, to bound the work. Real fields are shorter. */
const LONGEST = 1000

function nameAndValue(parameter: string): [string, string] {
  const [name = '', value = ''] = parameter.split('=', 2)
  return [name.trim(), value.trim()]
}

/** Reads an integer within the bounds of RFC 9651 §3.3.1; 0 when the text is not one. */
const wholeNumber = (text = '') => (/^\d{1,15}$/u.test(text) ? Number(text) : 0)

/** The sentence for a visitor who has reached the limit. */
export const reached = (limit: Limit | undefined): string =>
  limit === undefined ? say('overTheLimit') : say('limitReached', { ...limit })

/** Shows the limit at the foot of the page, or nothing when it is undefined. */
export function showLimit(limit: Limit | undefined): void {
  byId('limit', HTMLSpanElement).textContent = limit === undefined ? '' : say('limit', { ...limit })
}

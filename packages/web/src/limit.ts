/** The limit of the service, as its answers tell it. */
import { byId } from './element.js'
import { say } from './messages.js'

/** The service lets in so many requests within so many seconds. */
export interface Limit {
  readonly requests: number
  readonly seconds: number
}

/**
 * Reads the field `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11 §3), such as
 * `"default";q=100;w=60`. A proxy may have added policies of its own, or anything.
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

/** No honest field is longer. A longer one is cut, so that reading it never takes long. */
const LONGEST = 1000

function nameAndValue(parameter: string): [string, string] {
  const [name = '', value = ''] = parameter.split('=', 2)
  return [name.trim(), value.trim()]
}

/** An integer within the bounds of RFC 9651 §3.3.1; 0 when the text is none. */
const wholeNumber = (text = '') => (/^\d{1,15}$/u.test(text) ? Number(text) : 0)

/** The sentence that tells a visitor of reaching the limit. */
export const reached = (limit: Limit | undefined): string =>
  limit === undefined ? say('overTheLimit') : say('limitReached', { ...limit })

/** Shows the limit at the foot of the page; shows nothing when the limit is undefined. */
export function showLimit(limit: Limit | undefined): void {
  byId('limit', HTMLSpanElement).textContent = limit === undefined ? '' : say('limit', { ...limit })
}

/** The quota as HTTP tells it: draft-ietf-httpapi-ratelimit-headers-11. */
import { POLICY } from './vocabulary.js'

/** What the service lets this client do. */
export interface Quota {
  /** Requests within a minute. */
  readonly limit: number
  /** How many more requests the service lets in now. */
  readonly remaining: number
  /** Milliseconds until the service lets in one more than that. */
  readonly resetMs: number
}

/** The service's own policy, quoted; a proxy before the service may add others. */
const OWN = `"${POLICY}"`

/** The quota in the headers of an answer; undefined when they have none. */
export function readQuota(headers: Headers): Quota | undefined {
  const limit = parameter(headers.get('ratelimit-policy'), 'q')
  const remaining = parameter(headers.get('ratelimit'), 'r')
  const reset = parameter(headers.get('ratelimit'), 't')
  if (limit === undefined || remaining === undefined || reset === undefined) return undefined
  return { limit, remaining, resetMs: 1000 * reset }
}

/** A number among the parameters of the policy, in a list of RFC 9651. */
function parameter(list: string | null, name: string): number | undefined {
  // Empties other strings: what they hold may look like members and parameters.
  const members = list?.replace(/"(?:\\.|[^"\\])*"/g, (text) => (text === OWN ? text : '""'))
  const policy = members?.split(',').find((member) => member.trim().startsWith(`${OWN};`))
  const value = policy?.match(`.*; *${name}=(\\d+) *(?:;|$)`)?.[1]
  return value === undefined ? undefined : Number(value)
}

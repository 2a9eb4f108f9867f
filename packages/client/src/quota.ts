/** Reads the quota from the headers of draft-ietf-httpapi-ratelimit-headers-11. */
import { POLICY } from './vocabulary.js'

/** How many requests the service accepts from this client. */
export interface Quota {
  /** Requests per minute. */
  readonly limit: number
  /** Requests that are left now. */
  readonly remaining: number
  /** Milliseconds until `remaining` grows by one. */
  readonly resetMs: number
}

/** The policy of the service, quoted. A proxy may add policies of its own. */
const OWN = `"${POLICY}"`

/** The quota in the headers of an answer; undefined if there is none. */
export function readQuota(headers: Headers): Quota | undefined {
  const limit = parameter(headers.get('ratelimit-policy'), 'q')
  const remaining = parameter(headers.get('ratelimit'), 'r')
  const reset = parameter(headers.get('ratelimit'), 't')
  if (limit === undefined || remaining === undefined || reset === undefined) return undefined
  return { limit, remaining, resetMs: 1000 * reset }
}

/** A number among the parameters of the service's policy, in a list of RFC 9651. */
function parameter(list: string | null, name: string): number | undefined {
  // Other strings are emptied, because they may contain commas and semicolons.
  const members = list?.replace(/"(?:\\.|[^"\\])*"/g, (text) => (text === OWN ? text : '""'))
  const policy = members?.split(',').find((member) => member.trim().startsWith(`${OWN};`))
  const value = policy?.match(`.*; *${name}=(\\d+) *(?:;|$)`)?.[1]
  return value === undefined ? undefined : Number(value)
}

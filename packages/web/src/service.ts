/** Asks the service for texts. */
import { GENERATE_PATH, LIMIT } from '@polyipsum/contract'
import { type Limit, readLimit } from './limit.js'
import { say } from './messages.js'

export type Reply =
  | { readonly kind: 'text'; readonly body: string }
  /** The service gives no text now. It asks the page to wait. */
  | { readonly kind: 'wait'; readonly reason: 'busy'; readonly seconds: number }
  | {
      readonly kind: 'wait'
      readonly reason: 'quota'
      readonly seconds: number
      /** Undefined when the answer does not name the limit. */
      readonly limit: Limit | undefined
    }
  /** No answer came. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly detail: string; readonly faults: readonly Fault[] }

/** A reply without a text. */
export type Hindrance = Exclude<Reply, { readonly kind: 'text' }>

/** A fault of one parameter. */
export interface Fault {
  readonly parameter?: string
  readonly detail: string
  /** The possible value that was probably meant. */
  readonly nearest?: string
}

/** Texts with a seed, by path. Such a text never changes, so the page asks for it once. */
const known = new Map<string, string>()
const MOST_KNOWN = 200

/** The path of the API, with a query if there is one. */
export const pathOf = (query: URLSearchParams): string =>
  query.size === 0 ? GENERATE_PATH : `${GENERATE_PATH}?${query}`

/** Whether the page already has the text of a query. */
export const isKnown = (query: URLSearchParams): boolean => known.has(pathOf(query))

/**
 * Asks the service for the text of a query, unless the page already has it.
 *
 * @param learn takes the limit that an answer names; undefined when it names none
 * @throws DOMException named `AbortError` when the signal is aborted
 */
export async function ask(
  query: URLSearchParams,
  signal: AbortSignal,
  learn: (limit: Limit | undefined) => void,
): Promise<Reply> {
  const path = pathOf(query)
  const body = known.get(path)
  if (body !== undefined) return { kind: 'text', body }
  let response: Response
  let text: string
  try {
    response = await fetch(path, { signal })
    text = await response.text()
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'unreachable' }
  }
  const limit = readLimit(response.headers.get('ratelimit-policy'))
  // An answer of 5xx names no limit even if the service has one.
  if (response.status < 500) learn(limit)
  if (response.ok) {
    if (query.has('seed')) remember(path, text)
    return { kind: 'text', body: text }
  }
  const seconds = Number(response.headers.get('retry-after'))
  if (response.status === 429) {
    return { kind: 'wait', reason: 'quota', limit, seconds: seconds || LIMIT.windowSeconds }
  }
  if (response.status >= 500) return { kind: 'wait', reason: 'busy', seconds: seconds || 5 }
  return refusalOf(text)
}

function remember(path: string, body: string): void {
  const [oldest] = known.keys()
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(path, body)
}

/** The faults that a problem document (RFC 9457) names. */
function refusalOf(body: string): Reply {
  try {
    const { detail, errors: faults = [] } = JSON.parse(body)
    const details = faults.map((fault: Fault) => fault.detail)
    return { kind: 'refused', faults, detail: details.join(' ') || String(detail) }
  } catch {
    return { kind: 'refused', faults: [], detail: say('refused') }
  }
}

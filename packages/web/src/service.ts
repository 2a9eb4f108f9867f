/** Asks the service, and says in one of a few ways what came of it. */
import { GENERATE_PATH, LIMIT } from '@polyipsum/contract'
import { type Limit, readLimit } from './limit.js'

export type Reply =
  | { readonly kind: 'text'; readonly body: string }
  /** Not now: in so many seconds. */
  | { readonly kind: 'wait'; readonly reason: 'busy'; readonly seconds: number }
  | {
      readonly kind: 'wait'
      readonly reason: 'quota'
      readonly seconds: number
      /** Undefined when the answer does not tell it. */
      readonly limit: Limit | undefined
    }
  /** There is no answer at all. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly detail: string }

/** Texts of a seed never change, so that no one need be asked for twice. */
const known = new Map<string, string>()
const MOST_KNOWN = 200

/** The path of the API with a query. */
export const pathOf = (query: URLSearchParams): string =>
  query.size === 0 ? GENERATE_PATH : `${GENERATE_PATH}?${query}`

/** Whether a text is there without asking. */
export const isKnown = (query: URLSearchParams): boolean => known.has(pathOf(query))

/**
 * @param learn is told the limit of the service with each answer; undefined when it has none
 * @throws DOMException named `AbortError`
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
  // A service that cannot answer says nothing of its limit.
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
  return { kind: 'refused', detail: detailOf(text) }
}

function remember(path: string, body: string): void {
  const [oldest] = known.keys()
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(path, body)
}

/** What a problem document (RFC 9457) says is wrong. */
function detailOf(body: string): string {
  try {
    const { detail, errors = [] } = JSON.parse(body)
    const faults = errors.map((fault: { detail: string }) => fault.detail)
    return faults.length > 0 ? faults.join(' ') : String(detail)
  } catch {
    return 'The service refused the request.'
  }
}

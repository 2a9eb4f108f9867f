/** Asks the service for texts. */
import { BODY_TYPE, GENERATE_PATH, LIMIT, RESULTS_MEMBER } from '@polyipsum/contract'
import { type Choice, namedIn, queryOf } from './choice.js'
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

/** The text of a choice, if the page already has it. */
export const knownText = (choice: Choice): string | undefined => known.get(pathOf(queryOf(choice)))

/** Takes the limit that an answer names; undefined when it names none. */
export type Learn = (limit: Limit | undefined) => void

/**
 * Asks the service for the text of a query, unless the page already has it.
 *
 * @throws DOMException named `AbortError` when the signal is aborted
 */
export async function ask(
  query: URLSearchParams,
  signal: AbortSignal,
  learn: Learn,
): Promise<Reply> {
  const path = pathOf(query)
  const body = known.get(path)
  if (body !== undefined) return { kind: 'text', body }
  const reply = await send(path, { signal }, learn)
  if (reply.kind === 'text' && query.has('seed')) remember(path, reply.body)
  return reply
}

/**
 * Asks the service, by one request, for the texts of choices that differ in the language alone.
 *
 * @returns the texts, in the order of the choices
 * @throws DOMException named `AbortError` when the signal is aborted
 */
export async function askTogether(
  choices: readonly Choice[],
  signal: AbortSignal,
  learn: Learn,
): Promise<Hindrance | { readonly kind: 'texts'; readonly bodies: readonly string[] }> {
  const [first, ...others] = choices as readonly [Choice, ...Choice[]]
  if (others.length === 0) {
    const reply = await ask(queryOf(first), signal, learn)
    return reply.kind === 'text' ? { kind: 'texts', bodies: [reply.body] } : reply
  }
  // A POST returns every format.
  const alike = namedIn(first).filter(({ name }) => name !== 'locale' && name !== 'format')
  const fields = {
    ...Object.fromEntries(alike.map(({ name, value }) => [name, value])),
    locales: choices.map(({ locale }) => locale),
  }
  const reply = await send(
    GENERATE_PATH,
    {
      method: 'POST',
      headers: { 'content-type': BODY_TYPE },
      body: JSON.stringify(fields),
      signal,
    },
    learn,
  )
  if (reply.kind !== 'text') return reply
  const bodies = textsIn(reply.body).map((text, place) => text[choices[place]?.format ?? 'text'])
  // Something else may answer in the place of the service.
  if (choices.some((_, place) => typeof bodies[place] !== 'string')) return { kind: 'unreachable' }
  for (const [place, choice] of choices.entries()) {
    if (choice.seed !== undefined) remember(pathOf(queryOf(choice)), bodies[place] as string)
  }
  return { kind: 'texts', bodies: bodies as readonly string[] }
}

/** The texts of an answer in several languages, each by its format; empty for any other answer. */
function textsIn(body: string): readonly Readonly<Record<string, unknown>>[] {
  try {
    return Array.from(JSON.parse(body)[RESULTS_MEMBER] ?? [])
  } catch {
    return []
  }
}

/** Sends a request. */
async function send(path: string, init: RequestInit, learn: Learn): Promise<Reply> {
  let response: Response
  let text: string
  try {
    response = await fetch(path, init)
    text = await response.text()
  } catch (error) {
    if (init.signal?.aborted) throw error
    return { kind: 'unreachable' }
  }
  const limit = readLimit(response.headers.get('ratelimit-policy'))
  // An answer of 5xx names no limit even if the service has one.
  if (response.status < 500) learn(limit)
  if (response.ok) return { kind: 'text', body: text }
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

import { ConnectionError } from './connection-error.js'
import type { HttpRequest } from './http-request.js'
import { type ProblemDocument, ProblemError } from './problem-error.js'
import { readRetryAfter } from './retry-wait.js'
import { BODY_TYPE, PROBLEM_TYPE } from './vocabulary.js'

/** A function that sends a request as the global `fetch` does. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** How to send requests, and what takes the headers of the answers. */
export interface Transport {
  readonly fetch: Fetch
  /** Takes the headers of every answer. */
  readonly onHeaders: (headers: Headers) => void
}

/**
 * Sends a request once.
 *
 * @returns the body of the answer
 * @throws ProblemError when the status of the answer is an error; ConnectionError when no answer
 *   comes whole, or its media type is another
 */
export async function exchange(
  { fetch, onHeaders }: Transport,
  request: HttpRequest,
  mediaType: string,
  signal: AbortSignal,
): Promise<string> {
  const { method, url, body } = request
  let response: Response
  let content: string
  try {
    response = await fetch(url, {
      method,
      signal,
      ...(body !== undefined && { body, headers: { 'content-type': BODY_TYPE } }),
    })
    onHeaders(response.headers)
    content = await response.text()
  } catch (cause) {
    throw new ConnectionError(request, wordsFor(cause), undefined, { cause })
  }
  const { ok, status, headers } = response
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(/ *;/)
  if (!ok) {
    throw new ProblemError(
      request,
      status,
      readProblem(response, type, content),
      readRetryAfter(headers, Date.now()),
    )
  }
  // Some hosts answer every path with a page of their own.
  if (type !== mediaType) {
    throw new ConnectionError(
      request,
      `was answered with ${type === '' ? 'no media type' : type}, not ${mediaType}`,
      status,
    )
  }
  return content
}

/** What the system calls it where nobody answers, or nobody is found. */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/

/** What happened, with the system's code where there is one: browsers tell none. */
function wordsFor(error: unknown): string {
  const code = codeOf(error)
  if (code === undefined) return 'got no whole answer'
  return NOT_CONNECTED.test(code) ? `could not connect (${code})` : `got no whole answer (${code})`
}

/** The code of an error or of what caused it: `fetch` wraps what the system says. */
function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown }
  return typeof code === 'string' ? code : codeOf(cause)
}

function readProblem({ status, statusText }: Response, type: string, body: string) {
  const problem: ProblemDocument = { type: 'about:blank', title: statusText, status }
  if (type !== PROBLEM_TYPE) return problem
  try {
    return { ...problem, ...JSON.parse(body) }
  } catch {
    return problem
  }
}

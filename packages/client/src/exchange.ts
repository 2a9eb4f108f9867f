import { ConnectionError } from './connection-error.js'
import type { HttpRequest } from './http-request.js'
import { type ProblemDocument, ProblemError } from './problem-error.js'
import { readRetryAfter } from './retry-wait.js'
import { BODY_TYPE, PROBLEM_TYPE } from './vocabulary.js'

/** Sends a request like the global `fetch`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Sends requests and observes the answers. */
export interface Transport {
  readonly fetch: Fetch
  /** Called with the headers of every answer. */
  readonly onHeaders: (headers: Headers) => void
}

/**
 * Sends a request once.
 *
 * @param mediaType the media type that the answer must have
 * @returns the body of the answer
 * @throws ProblemError when the status is not 2xx; ConnectionError when the answer is incomplete or
 *   has another media type
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
  // Some hosts answer every path with a page of theirs and the status 200.
  if (type !== mediaType) {
    throw new ConnectionError(
      request,
      `was answered with ${type === '' ? 'no media type' : type}, not ${mediaType}`,
      status,
    )
  }
  return content
}

/** The codes of errors before the connection is open. */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|UND_ERR_CONNECT|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/

/** What happened, with the system's error code. Browsers give none. */
function wordsFor(error: unknown): string {
  const code = codeOf(error)
  if (code === undefined) return 'got no complete answer'
  return NOT_CONNECTED.test(code)
    ? `could not connect (${code})`
    : `got no complete answer (${code})`
}

/** The code of an error or of its causes: `fetch` wraps the errors of the system. */
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

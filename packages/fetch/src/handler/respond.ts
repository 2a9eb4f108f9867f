/** Makes responses. */
import type { Headers as HeaderFields } from '../answer/text-headers.js'
import { matchesTag } from '../http/if-none-match.js'
import { PROBLEM_HEADERS, type Problem } from '../http/problem.js'

type Bytes = Uint8Array<ArrayBuffer>

const utf8 = new TextEncoder()

/** A response with a body; without it, but with its length, for a HEAD. */
export function respond(
  { method }: Request,
  status: number,
  headers: HeaderFields,
  body: Bytes,
): Response {
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: { ...headers, 'content-length': String(body.length) },
  })
}

/** @param further headers of this response */
export function respondProblem(
  request: Request,
  { status, headers, body }: Problem,
  further: HeaderFields = {},
): Response {
  return respond(request, status, { ...PROBLEM_HEADERS, ...headers, ...further }, utf8.encode(body))
}

/** Whether the client has what a tag stands for. */
export function isKnown({ headers }: Request, tag: string): boolean {
  const tags = headers.get('if-none-match')
  return tags !== null && matchesTag(tags, tag)
}

/** A 304: the headers of the answer except its type (RFC 9110 §15.4.5). */
export function respondNotModified({ 'content-type': _, ...headers }: HeaderFields): Response {
  return new Response(null, { status: 304, headers })
}

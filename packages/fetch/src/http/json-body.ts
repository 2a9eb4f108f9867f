import { BODY_LIMIT_KIB, BODY_TYPE } from '@polyipsum/contract'
import { show } from '@polyipsum/text/reading'
import { invalidRequest, type Problem, ProblemError, problem } from './problem.js'

/** The largest body of a request, in bytes. */
export const BODY_LIMIT = BODY_LIMIT_KIB * 1024

/** `application/json`, or a type built on it (RFC 6839 §3.1), with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.!#$&^+-]+\+)?json[ \t]*(?:;|$)/iu

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The value of a request's body. An empty body is an empty object.
 *
 * @throws ProblemError when the body is not JSON in UTF-8, or declares another type or coding
 */
export function parseJsonBody(
  body: Uint8Array,
  contentType: string | undefined,
  contentEncoding = 'identity',
): unknown {
  // An empty body cannot have a wrong type.
  if (body.length === 0) return {}
  if (!JSON_TYPE.test(contentType ?? '')) throw new ProblemError(notJson(contentType))
  if (contentEncoding.toLowerCase() !== 'identity') {
    throw new ProblemError(encoded(contentEncoding))
  }
  try {
    return JSON.parse(utf8.decode(body))
  } catch (error) {
    const fault = error instanceof SyntaxError ? error.message : 'the body is not UTF-8'
    throw new ProblemError(invalidRequest([{ pointer: '#', detail: `Malformed JSON: ${fault}.` }]))
  }
}

/** Tells a client the allowed type of a body. */
export const ACCEPT_POST = { 'accept-post': BODY_TYPE } as const

/** Tells a client that a body may have no content encoding. */
export const ACCEPT_IDENTITY = { 'accept-encoding': 'identity' } as const

export function notJson(contentType: string | undefined): Problem {
  const came = contentType === undefined ? 'none' : show(contentType)
  const detail = `Expected the content type ${BODY_TYPE}, but got ${came}.`
  return problem('unsupported-media-type', detail, {}, ACCEPT_POST)
}

function encoded(contentEncoding: string): Problem {
  const detail = `Expected a body without content encoding, but got ${show(contentEncoding)}.`
  return problem('unsupported-media-type', detail, {}, { ...ACCEPT_POST, ...ACCEPT_IDENTITY })
}

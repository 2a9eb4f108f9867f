/** Finds requests that Node's parser accepts but RFC 9112 forbids. */
import { type IncomingMessage, METHODS } from 'node:http'
import { type Problem, problem } from '@polyipsum/fetch/http'

/** RFC 3986 §3.2: an address in brackets, an IPv4 address or a name, and a port. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/iu

const KNOWN_METHODS: ReadonlySet<string | undefined> = new Set(METHODS)

const OTHER_PROTOCOL = problem('malformed-http', 'The service speaks HTTP/1.1 and HTTP/1.0.')
const NO_HOST = problem('malformed-http', 'The request has no Host header.')
const BAD_HOST = problem('malformed-http', 'The request needs one Host header, with a host.')
const CHUNKS_IN_1_0 = problem('malformed-http', 'HTTP/1.0 has no Transfer-Encoding.')
/** RFC 9112 §6.3 (4). Node.js 20's parser takes such a request for one without a body. */
const NO_CODING = problem('malformed-http', 'The header Transfer-Encoding is empty.')
const tooManyHeaders = (maxHeaders: number) =>
  problem('headers-too-large', `The request has more than ${maxHeaders} headers.`)

/**
 * The problem with the form of a request, whose connection must then end; undefined when the form is
 * right.
 *
 * @param maxHeaders the most headers that a request may have
 */
export function malformation(request: IncomingMessage, maxHeaders: number): Problem | undefined {
  const { httpVersionMajor: major, httpVersionMinor: minor, rawHeaders, headers } = request
  if (rawHeaders.length > 2 * maxHeaders) return tooManyHeaders(maxHeaders)
  if (major !== 1 || !KNOWN_METHODS.has(request.method)) return OTHER_PROTOCOL
  if (minor === 0 && headers['transfer-encoding'] !== undefined) return CHUNKS_IN_1_0
  if (headers['transfer-encoding'] === '') return NO_CODING
  const { host } = headers
  if (host === undefined) return minor === 0 ? undefined : NO_HOST
  return HOST.test(host) ? undefined : BAD_HOST
}

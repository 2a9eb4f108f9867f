/** Problem documents (RFC 9457): every answer that is not what was asked for. */
import { BODY_LIMIT_KIB, BODY_TYPE, GENERATE_PATH } from './http.js'

/** A kind of problem, and what the page behind its `type` tells a person. */
export interface ProblemKind {
  readonly status: number
  readonly title: string
  readonly explanation: string
}

/** The kinds of problem of this service, by the last part of their `type`. */
export const PROBLEM_KINDS = {
  'invalid-request': {
    status: 400,
    title: 'Invalid request',
    explanation:
      'A parameter or a field of the body has a value that is not allowed. The member “errors” has one entry for every fault, with what was expected and what came; mend them all and send the request again.',
  },
  'malformed-http': {
    status: 400,
    title: 'Malformed HTTP',
    explanation:
      'What arrived is not an HTTP request that this service can read: a broken request line, header or chunk, or no Host header. The connection is closed.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    explanation: `There is nothing at this path. Text is written at ${GENERATE_PATH}.`,
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    explanation:
      'The path does not take this method. The header “Allow” lists those that it takes.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request timeout',
    explanation: 'The request did not arrive whole within the time that the service waits for one.',
  },
  'content-too-large': {
    status: 413,
    title: 'Content too large',
    explanation: `The body of a request may have ${BODY_LIMIT_KIB} KiB at most.`,
  },
  'uri-too-long': {
    status: 414,
    title: 'URI too long',
    explanation: 'The first line of the request is longer than the service reads.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    explanation: `The body of a POST is JSON: send it with “Content-Type: ${BODY_TYPE}” and without a Content-Encoding.`,
  },
  'expectation-failed': {
    status: 417,
    title: 'Expectation failed',
    explanation: 'The only expectation that the service meets is “Expect: 100-continue”.',
  },
  'headers-too-large': {
    status: 431,
    title: 'Request header fields too large',
    explanation: 'The headers of the request are longer than the service reads.',
  },
  'internal-error': {
    status: 500,
    title: 'Internal error',
    explanation: 'The fault is ours, and it has been recorded. The same request may work later.',
  },
  'service-unavailable': {
    status: 503,
    title: 'Service unavailable',
    explanation:
      'The service is shutting down or has more to do than it can. Wait for as many seconds as “Retry-After” says and send the request again.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>

export type ProblemName = keyof typeof PROBLEM_KINDS

/** The registered type of the problem of being over a quota. */
export const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

/** The media type of a problem document. */
export const PROBLEM_TYPE = 'application/problem+json'

/** One fault of a request. Either `parameter` or `pointer` says where it is. */
export interface Fault {
  /** The name of the query parameter. */
  readonly parameter?: string
  /** Where in the JSON body: a JSON Pointer as URI fragment, `#/count`. */
  readonly pointer?: string
  /** What was expected, and what came. */
  readonly detail: string
  readonly allowed?: readonly string[]
  /** The allowed value that comes nearest. */
  readonly nearest?: string
}

/** A problem document. */
export interface ProblemDocument {
  /** A URI reference to the base URL of the service. */
  readonly type: string
  readonly title: string
  readonly status: number
  /** What is wrong with this request. */
  readonly detail: string
  /** Every fault of an invalid request. */
  readonly errors?: readonly Fault[]
  /** The names of the quotas that the request is over. */
  readonly 'violated-policies'?: readonly string[]
}

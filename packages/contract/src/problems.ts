/** Problem documents (RFC 9457), the bodies of all errors. */
import { BODY_LIMIT_KIB, BODY_TYPE, GENERATE_PATH, MCP_PATH } from './http.js'

/** A kind of problem. The page at its `type` shows the explanation. */
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
      'A parameter or a field of the body has a value that is not allowed. The member “errors” has one entry for every fault, with the expected and the given value. Correct them all and send the request again.',
  },
  'malformed-http': {
    status: 400,
    title: 'Malformed HTTP',
    explanation:
      'The service could not read the HTTP request: its request line, a header or a chunk is broken, or it has no Host header. The connection is closed.',
  },
  'foreign-page': {
    status: 403,
    title: 'Foreign page',
    explanation: `A service on your own machine answers ${MCP_PATH} for that machine alone: “Host” and “Origin” must be localhost or a loopback address. Otherwise any page could reach it by DNS rebinding. If a proxy on the machine serves others, add its address to TRUST_PROXY.`,
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    explanation: `There is nothing at this path. Request text at ${GENERATE_PATH}.`,
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    explanation:
      'The path does not support this method. The header “Allow” lists the methods that it supports.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request timeout',
    explanation: 'The service stopped waiting before the whole request had arrived.',
  },
  'content-too-large': {
    status: 413,
    title: 'Content too large',
    explanation: `The body of a request may have ${BODY_LIMIT_KIB} KiB at most.`,
  },
  'uri-too-long': {
    status: 414,
    title: 'URI too long',
    explanation: 'The first line of the request is too long.',
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
    explanation: 'The headers of the request are too long, or too many.',
  },
  'internal-error': {
    status: 500,
    title: 'Internal error',
    explanation:
      'The service has a fault, which is now in its log. The same request may work later.',
  },
  'service-unavailable': {
    status: 503,
    title: 'Service unavailable',
    explanation:
      'The service is shutting down or overloaded. Wait for the seconds in “Retry-After” and send the request again.',
  },
} as const satisfies Readonly<Record<string, ProblemKind>>

export type ProblemName = keyof typeof PROBLEM_KINDS

/** The registered type of the problem that a quota is exceeded. */
export const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

/** The media type of a problem document. */
export const PROBLEM_TYPE = 'application/problem+json'

/** The most faults of one request that an answer lists. */
export const MAX_FAULTS = 20

/** One fault of a request. Either `parameter` or `pointer` locates it. */
export interface Fault {
  /** The name of the query parameter. */
  readonly parameter?: string
  /** The place in the JSON body: a JSON Pointer as URI fragment, `#/count`. */
  readonly pointer?: string
  /** The expected and the given value, in a sentence. */
  readonly detail: string
  readonly allowed?: readonly string[]
  /** The allowed value that is most similar. */
  readonly nearest?: string
}

/** A problem document. */
export interface ProblemDocument {
  /** A URI reference, relative to the base URL of the service. */
  readonly type: string
  readonly title: string
  readonly status: number
  /** The fault of this request. */
  readonly detail: string
  /** Every fault of an invalid request. */
  readonly errors?: readonly Fault[]
  /** The names of the exceeded quotas. */
  readonly 'violated-policies'?: readonly string[]
}

/**
 * Problem documents (RFC 9457): every answer that is not what was asked for.
 */
import { API_HEADERS } from './api-headers.js'

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
    explanation: 'There is nothing at this path. Text is written at /api/generate.',
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
    explanation: 'The body of a request may have 16 KiB at most.',
  },
  'uri-too-long': {
    status: 414,
    title: 'URI too long',
    explanation: 'The first line of the request is longer than the service reads.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    explanation:
      'The body of a POST is JSON: send it with “Content-Type: application/json” and without a Content-Encoding.',
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

/** Where the pages that explain the kinds of problem are. */
export const PROBLEM_PATH = '/problems/'

/** The registered type of the problem of being over a quota. */
export const QUOTA_EXCEEDED = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

/** The headers of every problem document. */
export const PROBLEM_HEADERS = {
  ...API_HEADERS,
  'content-type': 'application/problem+json',
  'content-language': 'en',
  'cache-control': 'no-store',
} as const

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

/** A problem document, and the headers that go with it. */
export interface Problem {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * @param members further members of the document, such as `errors`
 */
export function problem(
  name: ProblemName,
  detail: string,
  members: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Problem {
  const { status, title } = PROBLEM_KINDS[name]
  return problemOfType(PROBLEM_PATH + name, status, title, detail, members, headers)
}

/** A problem of a type that is defined elsewhere. */
export function problemOfType(
  type: string,
  status: number,
  title: string,
  detail: string,
  members: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): Problem {
  return { status, headers, body: JSON.stringify({ type, title, status, detail, ...members }) }
}

/** How many faults a problem document has at most, and how many bytes they may take. */
export const MAX_FAULTS = 20
const MAX_FAULT_BYTES = 7 * 1024

/** Bad values in a request, all at once. */
export function invalidRequest(faults: readonly Fault[]): Problem {
  const [first] = faults
  const errors = faults.slice(0, MAX_FAULTS)
  while (errors.length > 1 && Buffer.byteLength(JSON.stringify(errors)) > MAX_FAULT_BYTES) {
    errors.pop()
  }
  const told = errors.length === faults.length ? 'each' : `the first ${errors.length}`
  const detail =
    faults.length === 1 && first !== undefined
      ? first.detail
      : `The request has ${faults.length} faults; “errors” tells ${told}.`
  return problem('invalid-request', detail, { errors })
}

/** Carries a problem to where answers are written. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.body)
    this.problem = problem
  }
}

/** Problem documents (RFC 9457), the bodies of all errors. */
import {
  type Fault,
  MAX_FAULTS,
  PROBLEM_KINDS,
  PROBLEM_PATH,
  PROBLEM_TYPE,
  type ProblemDocument,
  type ProblemName,
} from '@polyipsum/contract'
import { API_HEADERS } from './api-headers.js'

/** The headers of every problem document. */
export const PROBLEM_HEADERS = {
  ...API_HEADERS,
  'content-type': PROBLEM_TYPE,
  'content-language': 'en',
  'cache-control': 'no-store',
} as const

/** A problem document with its own headers. */
export interface Problem {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The members that only some documents have. */
type ProblemMembers = Pick<ProblemDocument, 'errors' | 'violated-policies'>

/** @param members further members of the document, such as `errors` */
export function problem(
  name: ProblemName,
  detail: string,
  members: ProblemMembers = {},
  headers: Readonly<Record<string, string>> = {},
): Problem {
  const { status, title } = PROBLEM_KINDS[name]
  return problemOfType(PROBLEM_PATH + name, status, title, detail, members, headers)
}

/** A problem whose type another registry defines. */
export function problemOfType(
  type: string,
  status: number,
  title: string,
  detail: string,
  members: ProblemMembers,
  headers: Readonly<Record<string, string>>,
): Problem {
  const document: ProblemDocument = { type, title, status, detail, ...members }
  return { status, headers, body: JSON.stringify(document) }
}

/** The most bytes of all faults in a problem document. */
const MAX_FAULT_BYTES = 7 * 1024

const utf8 = new TextEncoder()

/** The problem of an invalid request, with all of its faults. */
export function invalidRequest(faults: readonly Fault[]): Problem {
  const [first] = faults
  const errors = faults.slice(0, MAX_FAULTS)
  while (errors.length > 1 && utf8.encode(JSON.stringify(errors)).length > MAX_FAULT_BYTES) {
    errors.pop()
  }
  const listed = errors.length === faults.length ? 'them all' : `the first ${errors.length}`
  const detail =
    faults.length === 1 && first !== undefined
      ? first.detail
      : `The request has ${faults.length} faults; “errors” lists ${listed}.`
  return problem('invalid-request', detail, { errors })
}

/** Carries a problem to the error handler. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly problem: Problem

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.body, options)
    this.problem = problem
  }
}

import type { HttpRequest } from './http-request.js'

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

/** A problem document: https://www.rfc-editor.org/rfc/rfc9457 */
export interface ProblemDocument {
  /** A URI reference to the base URL of the service; `about:blank` says no more than the status. */
  readonly type: string
  /** Empty where the answer brings none. */
  readonly title: string
  readonly status: number
  readonly detail?: string
  /** Every fault of an invalid request. */
  readonly errors?: readonly Fault[]
  /** The names of the quotas that the request is over. */
  readonly 'violated-policies'?: readonly string[]
}

/** The service, or a proxy before it, answered with a status of 400 or more. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly method: string
  readonly url: string
  /** The status of the answer. */
  readonly status: number
  /** What the answer says; made of its status where it is no problem document. */
  readonly problem: ProblemDocument
  /** Milliseconds from the answer on, where it has `Retry-After`. */
  readonly retryAfterMs: number | undefined

  /** @param status the one of the answer, which the document may not repeat */
  constructor(
    { method, url }: HttpRequest,
    status: number,
    problem: ProblemDocument,
    retryAfterMs?: number,
  ) {
    const { title, detail, errors } = problem
    const what = Array.isArray(errors)
      ? (errors as readonly Fault[])
          .map(({ parameter, pointer, detail }) => `${parameter ?? pointer}: ${detail}`)
          .join(' ')
      : (detail ?? '')
    super(`${method} ${url}: ${[status, title, what].join(' ').trimEnd()}`)
    this.method = method
    this.url = url
    this.status = status
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}

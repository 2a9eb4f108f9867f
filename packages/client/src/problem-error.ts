import type { HttpRequest } from './http-request.js'
import type { ProblemDocument as Documented, Fault } from './vocabulary.js'

/**
 * A problem document: https://www.rfc-editor.org/rfc/rfc9457. When the answer has none, the client
 * makes one from the status: its type is `about:blank`, and its title may be empty.
 */
export interface ProblemDocument extends Omit<Documented, 'detail'> {
  readonly detail?: Documented['detail']
}

/** The service, or a proxy before it, answered with a status of 400 or more. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly method: string
  readonly url: string
  /** The status of the answer. */
  readonly status: number
  /** The problem document of the answer, or one made from its status. */
  readonly problem: ProblemDocument
  /** The wait that `Retry-After` asks for; undefined when the answer has no such header. */
  readonly retryAfterMs: number | undefined

  /** @param status the status of the answer; the document may have another, or none */
  constructor(
    { method, url }: HttpRequest,
    status: number,
    problem: ProblemDocument,
    retryAfterMs?: number,
  ) {
    const { title, detail, errors } = problem
    const what = Array.isArray(errors)
      ? (errors as readonly Fault[]).map(({ detail }) => detail).join(' ')
      : (detail ?? '')
    super(`${method} ${url}: ${[status, title, what].join(' ').trimEnd()}`)
    this.method = method
    this.url = url
    this.status = status
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }
}

import type { HttpRequest } from './http-request.js'
import type { ProblemDocument as Documented, Fault } from './vocabulary.js'

/**
 * A problem document: https://www.rfc-editor.org/rfc/rfc9457. For an answer without one, the client
 * makes one: its type is `about:blank`, and its title is the reason phrase, which may be empty.
 */
export interface ProblemDocument extends Omit<Documented, 'detail'> {
  readonly detail?: Documented['detail']
}

/** The service, or a proxy in front of it, answered with a status that is not 2xx. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly method: string
  readonly url: string
  /** The status of the answer. */
  readonly status: number
  /** The problem document of the answer, or one made from its status. */
  readonly problem: ProblemDocument
  /** The wait that `Retry-After` asks for; undefined if the answer has no such header. */
  readonly retryAfterMs: number | undefined

  /** @param status the status of the answer. The document may have another one, or none. */
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

import type { HttpRequest } from './http-request.js'

/** The time for a call is over, while an attempt or a wait was under way. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
  readonly method: string
  readonly url: string
  /** The time that the call had. */
  readonly timeoutMs: number

  /** @param cause the error of the attempt before, if there was one */
  constructor({ method, url }: HttpRequest, timeoutMs: number, cause?: unknown) {
    super(
      `${method} ${url} was not answered within ${timeoutMs} ms`,
      cause === undefined ? {} : { cause },
    )
    this.method = method
    this.url = url
    this.timeoutMs = timeoutMs
  }
}

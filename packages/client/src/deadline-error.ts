import type { HttpRequest } from './http-request.js'

/** The time for a call ended during an attempt or a wait. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
  readonly method: string
  readonly url: string
  /** The time that the call had. */
  readonly timeoutMs: number

  /** @param cause the error of the attempt before; undefined when this was the first */
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

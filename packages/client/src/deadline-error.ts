import type { HttpRequest } from './http-request.js'

/** A call took longer than its `timeoutMs`. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
  readonly method: string
  readonly url: string
  /** The milliseconds allowed for the call. */
  readonly timeoutMs: number

  /** @param cause the error of the previous attempt; undefined if there was none */
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

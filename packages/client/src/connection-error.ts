import type { HttpRequest } from './http-request.js'

/** There was no complete answer, or it did not come from the API. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly method: string
  readonly url: string
  /** The status of the answer; undefined if there was no complete answer. */
  readonly status: number | undefined

  /** @param what the predicate of the message: `was answered with …` */
  constructor({ method, url }: HttpRequest, what: string, status?: number, options?: ErrorOptions) {
    super(`${method} ${url} ${what}`, options)
    this.method = method
    this.url = url
    this.status = status
  }
}

import type { HttpRequest } from './http-request.js'

/** No answer came whole, or one that is not what the API gives. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly method: string
  readonly url: string
  /** The status of an answer that is not what the API gives; undefined where none came whole. */
  readonly status: number | undefined

  /** @param what happened, to follow the request in a sentence */
  constructor({ method, url }: HttpRequest, what: string, status?: number, options?: ErrorOptions) {
    super(`${method} ${url} ${what}`, options)
    this.method = method
    this.url = url
    this.status = status
  }
}

import type { HttpRequest } from './http-request.js'

/** No answer came whole, or the answer is not from the API. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
  readonly method: string
  readonly url: string
  /** The status of an answer that is not from the API; undefined when no answer came whole. */
  readonly status: number | undefined

  /** @param what what happened: the rest of a sentence that begins with the request */
  constructor({ method, url }: HttpRequest, what: string, status?: number, options?: ErrorOptions) {
    super(`${method} ${url} ${what}`, options)
    this.method = method
    this.url = url
    this.status = status
  }
}

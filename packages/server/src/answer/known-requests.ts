import type { IncomingMessage } from 'node:http'
import type { TextRequest } from '../request/text-request.js'

/** How many are kept at most, and how long a URL may be, in characters. */
const CAPACITY = 1000
const MAX_URL_LENGTH = 128

/**
 * What the GET of a URL asks for, where one was answered before: most clients send the same
 * few. A seeded request is not kept, since its answer depends on other headers too.
 */
export class KnownRequests {
  readonly #requests = new Map<string, TextRequest>()

  add(url: string, request: TextRequest): void {
    if (request.seed !== undefined || url.length > MAX_URL_LENGTH) return
    // Whoever sends ever new URLs costs the others one reading of theirs.
    if (this.#requests.size === CAPACITY) this.#requests.clear()
    this.#requests.set(url, request)
  }

  /** What a request asks for; undefined when it has to be read, or is no GET. */
  find({ method, url = '', headers }: IncomingMessage): TextRequest | undefined {
    if (method !== 'GET' || headers.host === undefined) return undefined
    return this.#requests.get(url)
  }
}

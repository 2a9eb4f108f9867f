import type { IncomingMessage } from 'node:http'
import type { TextRequest } from '@polyipsum/fetch/request'
import type { Texts } from '../texts/texts.js'

/** The most requests that are kept. */
const CAPACITY = 1000
/** The longest URL, in characters. */
const MAX_URL_LENGTH = 128

/**
 * The requests of GETs that were answered before, by URL: most clients repeat a few URLs. A seeded
 * request is not kept, because its answer also depends on other headers.
 */
export class KnownRequests {
  readonly #requests = new Map<string, TextRequest>()
  /** The texts that the requests were read with. */
  #texts: Texts | undefined

  add(url: string, request: TextRequest, texts: Texts): void {
    if (request.seed !== undefined || url.length > MAX_URL_LENGTH) return
    if (texts !== this.#texts) this.#requests.clear()
    this.#texts = texts
    // A client can fill the map with new URLs. Each URL of the others is then read once more.
    if (this.#requests.size === CAPACITY) this.#requests.clear()
    this.#requests.set(url, request)
  }

  /** The request; undefined when it must be read, or is not a GET. */
  find({ method, url = '', headers }: IncomingMessage, texts: Texts): TextRequest | undefined {
    if (method !== 'GET' || headers.host === undefined || texts !== this.#texts) return undefined
    return this.#requests.get(url)
  }
}

import { type HttpRequest, type Send, sendByNode } from '../../server/test/http-client.js'
import type { Handler } from '../src/index.js'

/** Sends to a handler, without a port. */
export function requestSender(handler: Handler): Send {
  return async (request) => {
    const response = await handler(requestOf(request))
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
}

export function requestOf({ method = 'GET', url, headers = {}, body }: HttpRequest): Request {
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    // Bytes have no type of their own, as in a request over a network.
    ...(body !== undefined && { body: Buffer.from(body) }),
  })
}

/** Sends by Node's client, which reads answers of every transfer coding. */
export const clientSender =
  (port: number): Send =>
  ({ method = 'GET', url, headers = {}, body }) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.from(body).length) }
    const fields = { host: 'localhost', ...length, ...headers }
    return sendByNode({ port, method, path: url, headers: fields, agent: false }, body)
  }

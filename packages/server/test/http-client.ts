/** Sends requests to the service: without a port, or over a real socket. */

import { type RequestOptions, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { GENERATE_PATH } from '@polyipsum/contract'
import type { FastifyInstance } from 'fastify'

export interface HttpRequest {
  readonly method?: string
  /** Path and query. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

export interface HttpResponse {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export type Send = (request: HttpRequest) => Promise<HttpResponse>

/** A POST with this body. */
export function postOf(body: string | Uint8Array, type = 'application/json') {
  return { method: 'POST', url: GENERATE_PATH, headers: { 'content-type': type }, body }
}

/** Sends to an app without a port. */
export function injector(app: FastifyInstance): Send {
  return async ({ method = 'GET', url, headers = {}, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { host: 'localhost', ...headers },
      ...(body !== undefined && { payload: Buffer.from(body) }),
    })
    const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
    return {
      status: response.statusCode,
      headers: Object.fromEntries(fields),
      body: response.rawPayload,
    }
  }
}

/** Sends over a new connection to an app, one request each. The app need not listen yet. */
export function socketSender(app: FastifyInstance): Send {
  return (request) => portSender(portOf(app))(request)
}

/** Sends over a new connection to a port of this machine, one request each. */
export function portSender(port: number): Send {
  return async ({ method = 'GET', url, headers = {}, body }) => {
    const content = body === undefined ? undefined : Buffer.from(body)
    const fields = {
      host: 'localhost',
      connection: 'close',
      ...(content !== undefined && { 'content-length': String(content.length) }),
      ...headers,
    }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    return parseResponse(await exchange(port, Buffer.concat([head, content ?? Buffer.alloc(0)])))
  }
}

/** Sends by Node's client. */
export function sendByNode(
  options: RequestOptions,
  body?: string | Uint8Array,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', ...options }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Record<string, string>,
        body: Buffer.concat(chunks),
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port
}

/** Writes bytes to a port, and returns everything that comes back until the server closes. */
export function exchange(port: number, bytes: string | Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(20_000, () => socket.destroy(new Error('the server did not close in 20 s')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses a request before its end may reset the connection.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(Buffer.concat(chunks)))
  })
}

/** Reads one response. Its body ends at its Content-Length, or with the connection. */
export function parseResponse(bytes: Buffer): HttpResponse {
  const end = bytes.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const [version, status] = statusLine.split(' ')
  if (version !== 'HTTP/1.1') throw new Error(`not a response: ${bytes.toString()}`)
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { status: Number(status), headers, body: bytes.subarray(end + 4) }
}

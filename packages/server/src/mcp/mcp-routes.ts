/** The route of the Model Context Protocol: streamable HTTP without state. */
import { MCP_METHODS, MCP_PATH } from '@polyipsum/contract'
import { API_HEADERS, preflightHeaders } from '@polyipsum/fetch/http'
import type { BodyRequest } from '@polyipsum/text/reading'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { sendProblem } from '../http/send.js'
import { endConnection } from '../lifecycle.js'
import type { TrustedProxies } from '../limit/client-address.js'
import { leaveAbandoned, recordToolText } from '../operations/record.js'
import { underWay } from '../operations/under-way.js'
import type { Service } from '../service.js'
import { messageLimit } from './message-limit.js'
import { reboundRefusal } from './rebinding.js'

/** The path, with and without a slash at the end. */
const PATHS: readonly string[] = [MCP_PATH, `${MCP_PATH}/`]

/** The headers that the protocol reads. */
const READ_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']

/** The headers that scripts of pages may send. */
const ALLOWED_HEADERS = [...READ_HEADERS, 'mcp-session-id', 'last-event-id'].join(', ')

/** @param proxies the trusted ones; undefined for none */
export function addMcpRoutes(
  app: FastifyInstance,
  service: Service,
  proxies: TrustedProxies | undefined,
): void {
  const { limit, clientOf, lifecycle, unread, texts } = service
  const countMessage = limit && messageLimit(limit.limit)

  /** Refuses a message before its body is read. */
  const onRequest: onRequestHookHandler = function checkMessage({ raw }, reply, done) {
    const refusal = reboundRefusal(raw, proxies) ?? countMessage?.(clientOf(raw))
    if (refusal === undefined) done()
    else sendProblem(reply, refusal)
  }

  for (const url of PATHS) {
    app.post(url, { onRequest }, postMessage)
    app.options(url, function getOptions(_request, reply) {
      return reply
        .code(204)
        .headers(preflightHeaders(MCP_METHODS))
        .header('access-control-allow-headers', ALLOWED_HEADERS)
        .send()
    })
  }

  async function postMessage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw, body } = request
    if (isToolCall(body) && limit !== undefined) {
      const { rateLimit, refusal } = await limit.admit(clientOf(raw))
      reply.headers(limit.headers(rateLimit))
      if (refusal !== undefined) return sendProblem(reply, refusal)
    }
    // The SDK is loaded with the first message: a service that nobody asks for tools does not need it.
    const { answerMessage } = await import('@polyipsum/mcp')
    let written: BodyRequest | undefined
    const observer = {
      onRead(asked: BodyRequest) {
        underWay.request = raw
        underWay.asked = asked
      },
      onWritten(asked: BodyRequest) {
        written = asked
      },
    }
    const message = webRequest(request, reply)
    const answer = await answerMessage(message, body ?? {}, observer, texts.current.languages)
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (leaveAbandoned(service, raw) || !unread.lend(raw, reply.raw, bytes.length)) {
      return reply.hijack()
    }
    if (written !== undefined) {
      recordToolText(service, raw, written, bytes.length, reply.elapsedTime)
      request.recorded = true
    }
    endConnection(lifecycle, reply)
    const type = answer.headers.get('content-type')
    if (type !== null) reply.type(type)
    return reply.code(answer.status).headers(HEADERS).send(bytes)
  }
}

const HEADERS = { ...API_HEADERS, 'cache-control': 'no-store' } as const

function isToolCall(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && 'method' in body && body.method === 'tools/call'
  )
}

/** The request as the SDK takes it. Its body is read already. */
function webRequest({ raw }: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers()
  for (const name of READ_HEADERS) {
    const value = raw.headers[name]
    if (value !== undefined) headers.set(name, String(value))
  }
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return new Request(`http://localhost${MCP_PATH}`, {
    method: 'POST',
    headers,
    signal: left.signal,
  })
}

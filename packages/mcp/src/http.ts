/** The tools over streamable HTTP, without state: every POST is answered on its own, in one JSON body. */
import {
  createMcpHandler,
  isLegacyRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Languages } from '@polyipsum/text/reading'
import type { TextObserver } from './generate-text.js'
import { createMcpServer } from './server.js'

/** The first version of the protocol without batches. */
const FIRST_WITHOUT_BATCHES = '2025-06-18'

/**
 * The versions with a handshake that are spoken over HTTP. Older ones ask a server to take batches, whose
 * work has no bound.
 */
const HANDSHAKE_VERSIONS = SUPPORTED_PROTOCOL_VERSIONS.filter(
  (version) => version >= FIRST_WITHOUT_BATCHES,
)

/**
 * Answers a POST.
 *
 * @param request its method and headers; its body is not read
 * @param body the parsed body
 * @param languages ours by default
 */
export async function answerMessage(
  request: Request,
  body: unknown,
  observer: TextObserver = {},
  languages?: Languages,
): Promise<Response> {
  if (Array.isArray(body)) return Response.json(BATCH, { status: 400 })
  const parsedBody = { parsedBody: body }
  if (!(await isLegacyRequest(request, body))) {
    const handler = createMcpHandler(() => createMcpServer(observer, undefined, languages), {
      legacy: 'reject',
      responseMode: 'auto',
      // No list changes, so there is nothing to wait for.
      maxSubscriptions: 0,
    })
    return handler.fetch(request, parsedBody)
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = createMcpServer(observer, HANDSHAKE_VERSIONS, languages)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, parsedBody)
  } finally {
    await server.close()
  }
}

const BATCH = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Batches are not supported: send one message a request.' },
}

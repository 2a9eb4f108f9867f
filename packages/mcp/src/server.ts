import { readFileSync } from 'node:fs'
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { cut, type Languages } from '@polyipsum/text/reading'
import type { TextObserver } from './generate-text.js'
import { OUR_LANGUAGES } from './languages.js'
import { toolsOf } from './tools.js'

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** The tools change with a release, and with the languages and topics of own text. */
const HOUR_MS = 3_600_000
const CACHE_HINT = { ttlMs: HOUR_MS, cacheScope: 'public' } as const

/**
 * A server of the Model Context Protocol with the tools `generate_text` and `list_languages`. It writes
 * text by the library, without a network, and keeps no state between messages.
 *
 * @param supportedProtocolVersions all that the SDK knows by default
 * @param languages ours by default
 */
export function createMcpServer(
  observer: TextObserver = {},
  supportedProtocolVersions?: readonly string[],
  languages: Languages = OUR_LANGUAGES,
): Server {
  const tools = toolsOf(languages)
  const server = new Server(
    { name: 'polyipsum', title: 'Polyipsum', version },
    {
      capabilities: { tools: {} },
      cacheHints: { 'tools/list': CACHE_HINT, 'server/discover': CACHE_HINT },
      ...(supportedProtocolVersions && {
        supportedProtocolVersions: [...supportedProtocolVersions],
      }),
    },
  )
  server.setRequestHandler('tools/list', () => ({ tools: [...tools.list] }))
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const tool = tools.find(params.name)
    if (tool === undefined) {
      const names = tools.list.map(({ name }) => name).join(', ')
      const message = `Unknown tool: ${cut(params.name)}. There are ${names}.`
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
    }
    return tool.call(params.arguments ?? {}, observer, mcpReq.signal)
  })
  return server
}

import { readFileSync } from 'node:fs'
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { cut } from '@polyipsum/text/reading'
import type { TextObserver } from './generate-text.js'
import { findTool, TOOL_LIST, TOOLS } from './tools.js'

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** The tools change with a release only. */
const DAY_MS = 86_400_000
const CACHE_HINT = { ttlMs: DAY_MS, cacheScope: 'public' } as const

/**
 * A server of the Model Context Protocol with the tools `generate_text` and `list_languages`. It writes
 * text by the library, without a network, and keeps no state between messages.
 *
 * @param supportedProtocolVersions all that the SDK knows by default
 */
export function createMcpServer(
  observer: TextObserver = {},
  supportedProtocolVersions?: readonly string[],
): Server {
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
  server.setRequestHandler('tools/list', () => ({ tools: [...TOOL_LIST] }))
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const tool = findTool(params.name)
    if (tool === undefined) {
      const names = Object.keys(TOOLS).join(', ')
      const message = `Unknown tool: ${cut(params.name)}. There are ${names}.`
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
    }
    return tool.call(params.arguments ?? {}, observer, mcpReq.signal)
  })
  return server
}

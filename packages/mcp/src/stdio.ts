import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { Languages } from '@polyipsum/text/reading'
import { createMcpServer } from './server.js'

/**
 * Serves the tools over the standard input and output of the process until its input ends.
 *
 * @param onFault is told of what the client sent that is no message, and of failures
 * @param languages ours by default
 */
export function serveTools(onFault: (error: Error) => void, languages?: Languages): void {
  serveStdio(() => createMcpServer({}, undefined, languages), { onerror: onFault })
}

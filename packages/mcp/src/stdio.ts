import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from './server.js'

/**
 * Serves the tools over the standard input and output of the process until its input ends.
 *
 * @param onFault is told of what the client sent that is no message, and of failures
 */
export function serveTools(onFault: (error: Error) => void): void {
  serveStdio(() => createMcpServer(), { onerror: onFault })
}

import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { clientAddress, type TrustedProxies } from '../limit/client-address.js'

export type RequestLog = (request: IncomingMessage, status: number, ms: number) => void

/**
 * Makes what writes a line of the log for each request, with its address in full.
 *
 * @returns undefined when the log is not that fine
 */
export function requestLog(
  logger: FastifyBaseLogger,
  proxies: TrustedProxies,
): RequestLog | undefined {
  if (logger.level !== 'debug' && logger.level !== 'trace') return undefined
  return (request, status, ms) => {
    const { method, url } = request
    logger.debug({ method, url, status, ms, client: clientAddress(request, proxies) }, 'request')
  }
}

import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { clientAddress, type TrustedProxies } from '../limit/client-address.js'

export type RequestLog = (request: IncomingMessage, status: number, ms: number) => void

/**
 * Makes a function that logs a request with the full address of its client.
 *
 * @returns undefined unless the log level is `debug` or `trace`
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

import type { FastifyReply } from 'fastify'

/**
 * The state of the service: `serving`; `draining`, when it still serves but ends connections; or
 * `closing`, when it only finishes open requests.
 */
export interface Lifecycle {
  state: 'serving' | 'draining' | 'closing'
  /** Holds requests back to answer them later; undefined unless `drain` sets it. */
  hold?: ((answer: () => void) => void) | undefined
}

/** Makes an answer the last of its connection, unless the service is `serving`. */
export function endConnection({ state }: Lifecycle, reply: FastifyReply): void {
  if (state !== 'serving') reply.header('connection', 'close')
}

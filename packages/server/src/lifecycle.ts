import type { FastifyReply } from 'fastify'

/**
 * Where the service stands: `serving`; `draining`, when it serves still, but tells everybody to
 * go elsewhere; `closing`, when it only finishes what is under way.
 */
export interface Lifecycle {
  state: 'serving' | 'draining' | 'closing'
  /** Takes requests to answer a moment later; undefined unless they are held back: see `drain`. */
  hold?: ((answer: () => void) => void) | undefined
}

/** Unless the service simply serves, every answer is the last of its connection. */
export function endConnection({ state }: Lifecycle, reply: FastifyReply): void {
  if (state !== 'serving') reply.header('connection', 'close')
}

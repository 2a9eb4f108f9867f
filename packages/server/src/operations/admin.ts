/** The admin listener: health and metrics for the operators of the service. */
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { RunningService } from '../app.js'
import { createMetrics } from './metrics.js'

const NO_STORE = { 'cache-control': 'no-store' } as const

/** The admin application of a service, without its socket. */
export function createAdmin(service: RunningService): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance: service.logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  const metrics = createMetrics(service)

  /** Liveness: a supervisor restarts a process that does not answer. */
  app.get('/healthz', (_request, reply) => reply.headers(NO_STORE).send({ status: 'ok' }))

  /**
   * Readiness. Redis does not matter: without it each process counts alone and still serves. A
   * process that refuses everybody is not ready, whatever the reason.
   */
  app.get('/readyz', (_request, reply) => {
    const { lifecycle, readiness } = service
    const status =
      lifecycle.state === 'serving' && readiness.refusesAll ? 'refusing' : lifecycle.state
    return reply
      .code(status === 'serving' ? 200 : 503)
      .headers(NO_STORE)
      .send({ status })
  })

  app.get('/metrics', async (_request, reply) =>
    reply
      .headers(NO_STORE)
      .type(metrics.contentType)
      .send(await metrics.metrics()),
  )

  return app
}

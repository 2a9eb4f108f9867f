/** The admin listener: health and metrics, for those who run the service and nobody else. */
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

  /** Whether the process runs: one that does not answer is to be started anew. */
  app.get('/healthz', (_request, reply) => reply.headers(NO_STORE).send({ status: 'ok' }))

  /**
   * Whether requests may be sent here. Redis has no say in it: without it each process counts
   * alone, which is better than none that serves. But one that refuses everybody is not ready,
   * whatever the reason.
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

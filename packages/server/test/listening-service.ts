/** A service in this process, on a free port. */
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type AppOptions, createService, type RunningService } from '../src/app.js'
import { portOf } from './http-client.js'

export interface ListeningService extends RunningService {
  readonly port: number
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly stop: () => Promise<void>
}

/** A service that is never overloaded, because tests and browsers share its processor. */
export function quietService(options: AppOptions = {}): RunningService {
  const service = createService(options)
  service.overload.close()
  return service
}

/** The application of such a service. */
export function quietApp(options: AppOptions = {}): FastifyInstance {
  return quietService(options).app
}

export async function openService(options: AppOptions = {}): Promise<ListeningService> {
  const service = quietService(options)
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const port = portOf(service.app)
  const stop = () => service.app.close()
  return { ...service, port, baseUrl: `http://127.0.0.1:${port}`, stop }
}

/** A service that is stopped at the end of the test. */
export async function startService(options: AppOptions = {}): Promise<ListeningService> {
  const service = await openService(options)
  onTestFinished(service.stop)
  return service
}

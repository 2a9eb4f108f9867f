/** A service of this process, on a port of its own. */
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { type AppOptions, createService, type RunningService } from '../src/app.js'
import { portOf } from './http-client.js'

export interface ListeningService extends RunningService {
  readonly port: number
  /** Without a slash at its end. */
  readonly baseUrl: string
  readonly stop: () => Promise<void>
}

/** The application of a service that refuses nothing for being late: the tests share its processor. */
export function quietApp(options: AppOptions = {}): FastifyInstance {
  const service = createService(options)
  service.overload.close()
  return service.app
}

export async function openService(options: AppOptions = {}): Promise<ListeningService> {
  const service = createService(options)
  // Where tests and browsers share its processor it may be late, which is no overload.
  service.overload.close()
  await service.app.listen({ host: '127.0.0.1', port: 0 })
  const port = portOf(service.app)
  const stop = () => service.app.close()
  return { ...service, port, baseUrl: `http://127.0.0.1:${port}`, stop }
}

/** A service until the end of the test. */
export async function startService(options: AppOptions = {}): Promise<ListeningService> {
  const service = await openService(options)
  onTestFinished(service.stop)
  return service
}

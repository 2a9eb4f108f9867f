import { createApp } from '../src/app.js'
import { type HttpRequest, injector } from './http-client.js'

/** Sends the request of an example to a new service, whose limit is unused. */
export async function ask(request: HttpRequest) {
  const app = createApp({ now: () => 0 })
  const { status, headers, body } = await injector(app)(request)
  await app.close()
  return { status, headers, body: body.toString() }
}

import { createApp } from '../src/app.js'
import { type HttpRequest, injector } from './http-client.js'

/** Sends the request of an example: the first to its service, so that its limit is untouched. */
export async function ask(request: HttpRequest) {
  const app = createApp({ now: () => 0 })
  const { status, headers, body } = await injector(app)(request)
  await app.close()
  return { status, headers, body: body.toString() }
}

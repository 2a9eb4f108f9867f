/** The service with its limiter on, and a limit that no client reaches. */
import { createApp } from '@polyipsum/server'

const app = createApp({ rateLimit: 1_000_000_000 })
await app.ready()

export const { server } = app

/** The service without a limit. */
import { createApp } from '@polyipsum/server'

const app = createApp({ rateLimit: 0 })
await app.ready()

export const { server } = app

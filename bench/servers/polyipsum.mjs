import { createApp } from '@polyipsum/server'

// The limiter is on, with a limit that one client does not come to.
const app = createApp({ rateLimit: 1_000_000_000 })
await app.ready()

export const { server } = app

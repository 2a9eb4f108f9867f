/** The service with this machine as a trusted proxy, and a limit that no client reaches. */
import { createApp, TrustedProxies } from '@polyipsum/server'

const app = createApp({ rateLimit: 1e9, trustedProxies: new TrustedProxies(['127.0.0.0/8']) })
await app.ready()

export const { server } = app

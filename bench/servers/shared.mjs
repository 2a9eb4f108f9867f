/** The service with its limit in Redis, which runs on the same core. */
import { readFileSync } from 'node:fs'
import { createApp } from '@polyipsum/server'
import { openSharedWindow } from '@polyipsum/server/shared-window'
import { pino } from 'pino'
import { startRedis } from '../../deploy/cluster.mjs'

const limit = 1_000_000_000
const redis = await startRedis()
const window = await openSharedWindow({ url: redis.url, limit, logger: pino({ level: 'warn' }) })
const app = createApp({ rateLimit: limit, window })
await app.ready()

export const { server } = app

/** The CPU time of Redis in microseconds. The kernel counts it in hundredths of a second. */
export function otherCpuUsage() {
  const status = readFileSync(`/proc/${redis.process.pid}/stat`, 'utf8')
  const [user, system] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return 10_000 * (Number(user) + Number(system))
}

// `startRedis` ends Redis on the event `exit`, which a process that a signal ends does not have.
process.on('SIGTERM', () => process.exit())

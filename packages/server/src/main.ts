#!/usr/bin/env -S node --max-semi-space-size=4
/** Runs the service: configuration from the environment, then a socket until a signal comes. */
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { createApp } from './app.js'
import { ConfigError, readConfig } from './config.js'

async function run(): Promise<void> {
  const config = readConfig(process.env)
  const logger = pino({ level: config.logLevel })
  const app = createApp({ ...config, logger })
  closeWithGrace(
    { delay: config.shutdownGraceMs, logger },
    async function shutDown({ signal, err }) {
      if (err !== undefined) logger.fatal({ err }, 'shutting down after a fault')
      else logger.info({ signal }, 'shutting down')
      await app.close()
    },
  )
  await app.listen({ host: config.host, port: config.port })
}

run().catch((error: unknown) => {
  // What a person can mend, in one line: a setting, or an address that is taken.
  const known = error instanceof ConfigError || (error instanceof Error && 'syscall' in error)
  const message = known ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`polyipsum: ${message}\n`)
  process.exit(1)
})

#!/usr/bin/env -S node --max-semi-space-size=4 --no-allocation-site-pretenuring --heap-growing-percent=30
/** Runs the service, configured by the environment, until a signal arrives. */
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { type AppOptions, createService } from './app.js'
import { ConfigError, readConfig } from './config.js'
import { drain } from './operations/drain.js'
import { terminalLog } from './operations/terminal-log.js'
import { startWatchdog, type Watchdog } from './operations/watchdog.js'
import { OwnTextError, readOwnTexts, rereader } from './texts/own-texts.js'

async function run(): Promise<void> {
  const config = readConfig(process.env)
  // A person reads a terminal; a program reads anything else.
  const isTerminal = process.stdout.isTTY === true
  const level = config.logLevel
  const logger = isTerminal ? pino({ level }, terminalLog(process.stdout)) : pino({ level })
  const options: AppOptions = { ...config, logger }
  const { textDir, rateLimit } = config
  const own = textDir === undefined ? undefined : await readOwnTexts(textDir, rateLimit)
  // Redis and the metrics are loaded only when they are configured. They delay a start by 60 ms.
  const shared =
    config.redisUrl === undefined || config.rateLimit === 0
      ? undefined
      : (await import('./limit/shared-window.js')).openSharedWindow({
          url: config.redisUrl,
          limit: config.rateLimit,
          logger,
        })
  const service = createService({
    ...options,
    ...(own && { texts: own }),
    ...(shared && { window: await shared }),
  })
  const admin =
    config.adminPort === undefined
      ? undefined
      : (await import('./operations/admin.js')).createAdmin(service)

  let watchdog: Watchdog | undefined

  closeWithGrace(
    // With own text, SIGHUP reads it again.
    { delay: config.shutdownGraceMs, logger, skip: textDir === undefined ? [] : ['SIGHUP'] },
    async function shutDown({ signal, err }) {
      if (err !== undefined) logger.fatal({ err }, 'shutting down after a fault')
      else logger.info({ signal }, 'shutting down')
      watchdog?.limitShutdown()
      const { shutdownDelayMs, shutdownGraceMs } = config
      // Idle connections stay open for as long again as the port did, but for at most half of the time
      // that remains. The other half is for open requests.
      const lingerMs = Math.min(shutdownDelayMs, (shutdownGraceMs - shutdownDelayMs) / 2)
      if (err === undefined) await drain(service, shutdownDelayMs, lingerMs)
      await service.app.close()
      await admin?.close()
    },
  )
  if (textDir !== undefined) {
    const readAgain = rereader(async () => {
      try {
        service.texts.current = await readOwnTexts(textDir, rateLimit)
        logger.info({ version: service.texts.current.version }, `read ${textDir} again`)
      } catch (err) {
        const faults = err instanceof OwnTextError ? err.message.split('\n') : undefined
        logger.error(
          faults === undefined ? { err } : { faults },
          `${textDir} cannot be read; the texts are those of before`,
        )
      }
    })
    process.on('SIGHUP', readAgain)
  }
  if (admin !== undefined) {
    const { adminHost: host, adminPort: port } = config
    await admin.listen({
      host,
      ...(port === undefined ? {} : { port }),
      listenTextResolver: (address) => `Admin listening at ${address}`,
    })
  }
  const address = await service.app.listen({
    host: config.host,
    port: config.port,
    // A terminal gets one line, below.
    ...(isTerminal && { listenTextResolver: () => '' }),
  })
  // The watchdog starts after listening, because its thread takes a moment to start.
  watchdog = startWatchdog(config.shutdownGraceMs, logger)
  const isOpen = config.host === '0.0.0.0' || config.host === '::'
  if (isTerminal) {
    const url = new URL(address)
    if (isOpen) url.hostname = 'localhost'
    logger.info(`Polyipsum is at ${url.href}`)
  }
  if (isOpen) {
    logger.info(
      'the service answers everybody who can reach this machine; HOST=127.0.0.1 limits it to the machine',
    )
  }
}

run().catch((error: unknown) => {
  // The operator can correct a setting or an address in use, so one line without a stack is enough.
  const known =
    error instanceof ConfigError ||
    error instanceof OwnTextError ||
    (error instanceof Error && 'syscall' in error)
  const message = known ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`polyipsum: ${message}\n`)
  process.exit(1)
})

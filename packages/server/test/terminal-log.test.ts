import { pino } from 'pino'
import { expect, it } from 'vitest'
import { terminalLog } from '../src/operations/terminal-log.js'

function logged(write: (logger: ReturnType<typeof pino>) => void): string {
  let shown = ''
  write(pino({ level: 'trace' }, terminalLog({ write: (text) => (shown += text) })))
  return shown
}

it('shows a message with its fields, and no JSON', () => {
  expect(logged((logger) => logger.info({ signal: 'SIGINT', ms: 3 }, 'shutting down'))).toBe(
    'shutting down signal=SIGINT ms=3\n',
  )
})

it('names the level of what is more or less than information', () => {
  const shown = logged((logger) => {
    logger.warn('slow')
    logger.fatal('gone')
    logger.debug('seen')
  })
  expect(shown).toBe('warning: slow\nfatal: gone\ndebug: seen\n')
})

it('shows the stack of an error', () => {
  const err = new Error('no room')
  expect(logged((logger) => logger.error({ err }, 'a fault'))).toBe(
    `error: a fault\n${err.stack}\n`,
  )
})

it('leaves out a line without a message', () => {
  expect(logged((logger) => logger.info(''))).toBe('')
})

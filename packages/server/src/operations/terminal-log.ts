import type { DestinationStream } from 'pino'

/** The numbers that pino gives the levels, and their words for a person. Information has none. */
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace: ',
  20: 'debug: ',
  30: '',
  40: 'warning: ',
  50: 'error: ',
  60: 'fatal: ',
}

/** Fields of every line, which a person at a terminal has no use for. */
const IDLE_FIELDS: ReadonlySet<string> = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err'])

/**
 * Writes the log for a person at a terminal: the message, the fields as `name=value`, the stack of an
 * error. A line without a message is left out.
 *
 * @param terminal what the text is written to
 */
export function terminalLog(terminal: { write(text: string): unknown }): DestinationStream {
  return {
    write(line) {
      const entry = JSON.parse(line) as Record<string, unknown>
      if (entry['msg'] === '') return
      const level = LEVELS[Number(entry['level'])] ?? ''
      const fields = Object.entries(entry)
        .filter(([name]) => !IDLE_FIELDS.has(name))
        .map(
          ([name, value]) =>
            ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
        )
      const { stack } = (entry['err'] ?? {}) as { stack?: string }
      terminal.write(
        `${level}${entry['msg']}${fields.join('')}\n${stack === undefined ? '' : `${stack}\n`}`,
      )
    },
  }
}

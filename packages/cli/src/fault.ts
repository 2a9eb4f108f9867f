/** The command line is invalid. The message says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command line is valid, but something else failed. The message tells the user what. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** A given value for a message: quoted, and cut to 80 characters. */
export function show(given: string): string {
  const text = JSON.stringify(given)
  return text.length <= 80 ? text : `${text.slice(0, 78).toWellFormed()}…"`
}

/**
 * Turns an error of the system into a Fault. Returns any other error unchanged, and a broken pipe
 * too, because main.ts ignores it.
 *
 * @param name where the bytes went
 */
export function faultInWriting(name: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error) || isBrokenPipe(error)) return error
  // Node says `ENOSPC: no space left on device, write`.
  const [, reason = error.message] = /^[A-Z0-9]+: (.*?)(?:, \w+.*)?$/su.exec(error.message) ?? []
  return new Fault(`cannot write ${name}: ${reason}`, { cause: error })
}

/** Whether the reader stopped early, as in `polyipsum 1000 | head`. */
export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

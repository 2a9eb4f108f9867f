/** The program does not understand the command line. The message says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The program cannot do the task here and now. The message tells a person why. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** A value as it is given, for a message: in quotes, and cut when it is long. */
export function show(given: string): string {
  const text = JSON.stringify(given)
  return text.length <= 80 ? text : `${text.slice(0, 78).toWellFormed()}…"`
}

/**
 * The fault in writing to `name` when the system caused the error, or the error itself when
 * something else did. A broken pipe stays as it is, since it is no fault.
 */
export function faultInWriting(name: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error) || isBrokenPipe(error)) return error
  // Node says `ENOSPC: no space left on device, write`.
  const [, reason = error.message] = /^[A-Z0-9]+: (.*?)(?:, \w+.*)?$/su.exec(error.message) ?? []
  return new Fault(`cannot write ${name}: ${reason}`, { cause: error })
}

/** The reader has read enough: `polyipsum 1000 | head`. */
export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

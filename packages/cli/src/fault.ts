/** The command line is not one that the program understands. The message says why, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What was asked for cannot be done here and now. The message says why, for a person. */
export class Fault extends Error {
  override readonly name = 'Fault'
}

/** A value as it came, for a message: quoted, and cut where it is long. */
export function show(given: string): string {
  const text = JSON.stringify(given)
  return text.length <= 80 ? text : `${text.slice(0, 78).toWellFormed()}…"`
}

/**
 * The fault in writing to `name`, where an error is one of the system; else the error itself.
 * That nobody reads any more is left as it is, too: it is none.
 */
export function faultInWriting(name: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error) || isBrokenPipe(error)) return error
  // Node says `ENOSPC: no space left on device, write`.
  const [, reason = error.message] = /^[A-Z0-9]+: (.*?)(?:, \w+.*)?$/su.exec(error.message) ?? []
  return new Fault(`cannot write ${name}: ${reason}`, { cause: error })
}

/** Whoever was to read has read enough: `polyipsum 1000 | head`. */
export function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

/** Where the bytes go. */
import type { Writable } from 'node:stream'
import type { Target } from './options.js'
import { openStdout } from './stdout.js'

export interface Destination {
  /** What it is called in a message. */
  readonly name: string
  /** Takes the bytes; it is ended by the last of them. */
  readonly stream: Writable
  /** Whether a person reads it as it comes. */
  readonly terminal: boolean
  /** Called once all is written: only now is it there for others. */
  finish(): Promise<void>
  /** Called instead where it is not: takes back what was begun. Does not fail. */
  discard(): void
}

/** The largest step in which bytes are handed on, so that writing and reading overlap. */
export const BUFFER_BYTES = 1 << 20

/** @throws Fault where it cannot be written to */
export async function openDestination(target: Target): Promise<Destination> {
  if (target === 'stdout') return openStdout()
  if (target === 'clipboard') return (await import('./clipboard.js')).openClipboard()
  if (target.path === '/dev/stdout') return openStdout()
  return (await import('./output-file.js')).openOutputFile(target.path)
}

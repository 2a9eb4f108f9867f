/** Where the bytes go. */
import type { Writable } from 'node:stream'
import type { Target } from './options.js'
import { openStdout } from './stdout.js'

export interface Destination {
  /** Its name in a message. */
  readonly name: string
  /** Takes the bytes and ends after the last of them. */
  readonly stream: Writable
  /** Whether a person reads it as it comes. */
  readonly terminal: boolean
  /** Called when all is written. Others see the text only after this. */
  finish(): Promise<void>
  /** Called instead of `finish` when the writing ends early: removes the text so far. Does not fail. */
  discard(): void
}

/** The size of a buffer between the generator and the file, so that their work overlaps. */
export const BUFFER_BYTES = 1 << 20

/** @throws Fault when the target cannot be written to */
export async function openDestination(target: Target): Promise<Destination> {
  if (target === 'stdout') return openStdout()
  if (target === 'clipboard') return (await import('./clipboard.js')).openClipboard()
  if (target.path === '/dev/stdout') return openStdout()
  return (await import('./output-file.js')).openOutputFile(target.path)
}

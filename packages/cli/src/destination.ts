import type { Writable } from 'node:stream'

/** A place that takes the bytes of a text. */
export interface Destination {
  /** Its name in messages. */
  readonly name: string
  /** Takes the bytes. The writer ends it after the last byte. */
  readonly stream: Writable
  /** True when the text appears on a terminal. */
  readonly terminal: boolean
  /** Publishes the text. Called after the last byte; absent if the stream publishes each byte itself. */
  finish?(): Promise<void>
  /** Removes the text written so far. Called instead of `finish` after an error; never throws. */
  discard?(): void
}

/** The bytes that a stream buffers, so that generating and writing overlap. */
export const BUFFER_BYTES = 1 << 20

import type { TextParameters, Type } from './vocabulary.js'

/** How long a call may take and how often it is tried. */
export interface CallBounds {
  /**
   * Milliseconds for the whole call, with all its attempts and the waits between them: more
   * than 0, or `Infinity` for no bound. 10,000 unless the client or the call says otherwise.
   *
   * A client that is over the limit may have to wait for up to a minute. A call fails at once when
   * the wait is longer than the time that is left.
   */
  readonly timeoutMs?: number | undefined
  /**
   * How many more attempts to make when a failure may pass: a whole number from 0, or `Infinity`.
   * 2 unless the client or the call says otherwise.
   */
  readonly retries?: number | undefined
}

/** What to ask for, and how. */
export interface TextOptions extends TextParameters, CallBounds {
  /** Ends the call, even while it waits. The call rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined
}

/** Options that name no type. */
export interface UntypedOptions extends TextOptions {
  readonly type?: undefined
}

/** Options that name a type, or undefined. */
export interface TypedOptions<Asked extends Type | undefined> extends TextOptions {
  readonly type: Asked
}

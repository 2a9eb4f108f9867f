import type { TextParameters, Type } from './vocabulary.js'

/** How long a call may take and how often it is tried. */
export interface CallBounds {
  /**
   * Milliseconds for the whole call, with all its attempts and the waits between them: more
   * than 0, or `Infinity` for no bound. 10,000 unless the client or the call says otherwise.
   *
   * A service over whose limit one is may ask for a wait of up to a minute. A wait that does not
   * fit in fails at once.
   */
  readonly timeoutMs?: number | undefined
  /**
   * How many more attempts follow one that failed for a while only: a whole number from 0, or
   * `Infinity`. 2 unless the client or the call says otherwise.
   */
  readonly retries?: number | undefined
}

/** What to ask for, and how. */
export interface TextOptions extends TextParameters, CallBounds {
  /** Ends the call, also while it waits: it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined
}

/** Options that surely name no type. */
export interface UntypedOptions extends TextOptions {
  readonly type?: undefined
}

/** Options that name a type, or undefined. */
export interface TypedOptions<Asked extends Type | undefined> extends TextOptions {
  readonly type: Asked
}

import type { ListParameters, REPLACED_OPTIONS, TextParameters, Type } from './vocabulary.js'

/** The bounds of a call. A bound that the call leaves out is that of the client. */
export interface CallBounds {
  /**
   * Milliseconds for the whole call, with all attempts and waits: a number above 0, or `Infinity`.
   *
   * A client over its quota may have to wait for up to a minute. When a wait is longer than the time
   * left, the call fails at once.
   *
   * @default 10_000
   */
  readonly timeoutMs?: number | undefined
  /**
   * The largest number of attempts after the first: a whole number from 0, or `Infinity`. Only a
   * broken connection or a status of 429, 502, 503 or 504 leads to another attempt.
   *
   * @default 2
   */
  readonly retries?: number | undefined
}

/** How to ask. */
export interface CallOptions extends CallBounds {
  /** Ends the call at any time. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** What to ask for, and the bounds of the call. */
export interface TextOptions extends TextParameters, CallOptions {}

/** Options without a type: the service writes paragraphs. */
export interface UntypedOptions extends TextOptions {
  readonly type?: undefined
}

/** Options with a type. The type of the answer depends on it. */
export interface TypedOptions<Asked extends Type | undefined> extends TextOptions {
  readonly type: Asked
}

/** The options of `generateAll`: a list of languages, `locales`, in place of `locale`. */
export interface ListOptions
  extends ListParameters,
    Omit<TextOptions, (typeof REPLACED_OPTIONS)[keyof ListParameters]> {}

/** Such options without a type: the service writes paragraphs. */
export interface UntypedListOptions extends ListOptions {
  readonly type?: undefined
}

/** Such options with a type. The type of the answer depends on it. */
export interface TypedListOptions<Asked extends Type | undefined> extends ListOptions {
  readonly type: Asked
}

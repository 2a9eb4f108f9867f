/** The quota of a client, and the windows that count it. */

/** A client, as two 32-bit numbers: see `client-address.ts`. */
export interface Client {
  readonly high: number
  readonly low: number
}

/** The state of a client in a window. */
export interface Quota {
  /** Whether the request may go on. */
  readonly allowed: boolean
  /** The number of further requests that the window would admit now. */
  readonly remaining: number
  /** Milliseconds until the client's oldest request leaves the window; 0 without requests. */
  readonly resetMs: number
}

/** The window is full and cannot count the request. */
export const FULL = 'full'

/**
 * The counter: this process alone (`local`), all processes with one Redis (`shared`), or this process
 * while Redis does not answer (`stand_in`).
 */
export const WINDOW_MODES = ['local', 'shared', 'stand_in'] as const
export type WindowMode = (typeof WINDOW_MODES)[number]

/** Counts the requests of clients over a sliding span of time. It never throws. */
export interface QuotaWindow {
  readonly mode: WindowMode
  /** Counts a request of a client, unless it is over its limit. */
  take(client: Client): Quota | typeof FULL | Promise<Quota | typeof FULL>
  /** The result of `take`, without counting a request. */
  peek(client: Client): Quota | Promise<Quota>
  /** The number of round trips to Redis. */
  readonly roundTrips: number
  close(): void
}

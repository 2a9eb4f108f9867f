/** What a client may still send, and who counts it. */

/** A client, as two 32-bit numbers: see `client-address.ts`. */
export interface Client {
  readonly high: number
  readonly low: number
}

/** What a window says of a client. */
export interface Quota {
  /** Whether the request may go on. */
  readonly allowed: boolean
  /** How many more requests it would let in now. */
  readonly remaining: number
  /** Milliseconds until the client's oldest request leaves the window; 0 with none in it. */
  readonly resetMs: number
}

/** The window has no room, so that a request cannot be counted. */
export const FULL = 'full'

/**
 * Who counts: this process alone (`local`), all that use one Redis (`shared`), or this process
 * in place of a Redis that does not answer (`stand_in`).
 */
export const WINDOW_MODES = ['local', 'shared', 'stand_in'] as const
export type WindowMode = (typeof WINDOW_MODES)[number]

/** Counts the requests of clients over a sliding span of time. It never throws. */
export interface QuotaWindow {
  readonly mode: WindowMode
  /** Counts a request of a client, unless it is over its limit. */
  take(client: Client): Quota | typeof FULL | Promise<Quota | typeof FULL>
  /** What `take` would say of a client, without counting a request. */
  peek(client: Client): Quota | Promise<Quota>
  /** How many times Redis was asked. */
  readonly roundTrips: number
  close(): void
}

/** For how long a service that answers nobody is taken for one that will again. */
const PATIENCE_MS = 10_000

/**
 * Whether the service answers at all. One that refuses everybody for a while, for whatever
 * reason, is not ready, so that requests go to other replicas. When they do, nothing tells
 * whether it could answer again: after as long a rest it is tried once more.
 */
export class Readiness {
  /** When the refusals began; undefined when the newest request was answered. */
  #refusingSince: number | undefined
  #lastRefusal = 0

  /** A request got what it asked for, or was told that its client asks too often. */
  answered(): void {
    this.#refusingSince = undefined
  }

  /** A request was refused, or failed, though it may have been right. */
  refused(): void {
    const now = performance.now()
    if (this.#rested(now)) this.#refusingSince = undefined
    this.#refusingSince ??= now
    this.#lastRefusal = now
  }

  /** Whether every request of the last ten seconds and more was refused. */
  get refusesAll(): boolean {
    const now = performance.now()
    if (this.#refusingSince === undefined || this.#rested(now)) return false
    return now - this.#refusingSince >= PATIENCE_MS
  }

  #rested(now: number): boolean {
    return now - this.#lastRefusal >= PATIENCE_MS
  }
}

/** The service is not ready once it has refused everybody for this long. */
const PATIENCE_MS = 10_000

/**
 * Whether the service answers at all. A service that refuses everybody for a while, for any reason, is
 * not ready, and requests go to other replicas. It then receives none that could show whether it works
 * again, so it counts as ready after the same time without requests.
 */
export class Readiness {
  /** The start of the refusals; undefined after an answer. */
  #refusingSince: number | undefined
  #lastRefusal = 0

  /** A request was answered with a text, or with 429. */
  answered(): void {
    this.#refusingSince = undefined
  }

  /** A request that may have been valid was refused or failed. */
  refused(): void {
    const now = performance.now()
    if (this.#rested(now)) this.#refusingSince = undefined
    this.#refusingSince ??= now
    this.#lastRefusal = now
  }

  /** Whether every request of the last ten seconds or longer was refused. */
  get refusesAll(): boolean {
    const now = performance.now()
    if (this.#refusingSince === undefined || this.#rested(now)) return false
    return now - this.#refusingSince >= PATIENCE_MS
  }

  #rested(now: number): boolean {
    return now - this.#lastRefusal >= PATIENCE_MS
  }
}

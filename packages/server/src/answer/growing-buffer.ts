/** The bytes that are kept between two uses. */
const KEPT = 2 ** 20

/** A buffer for bytes whose number is known only at the end. */
export class GrowingBuffer {
  #buffer = Buffer.alloc(0)

  /**
   * The buffer, with its first bytes as they were, and room for more after them. A later call may
   * return another buffer.
   *
   * @param used the number of the first bytes
   * @param more the number of bytes after them
   */
  withRoom(used: number, more: number): Buffer {
    const needed = used + more
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#buffer.length))
      this.#buffer.copy(larger, 0, 0, used)
      this.#buffer = larger
    }
    return this.#buffer
  }

  /** Ends a use. A long buffer gives its memory back. */
  release(): void {
    if (this.#buffer.length > KEPT) this.#buffer = Buffer.alloc(0)
  }
}

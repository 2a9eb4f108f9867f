/** The most bytes of a text in one piece, with the positions of its items: 2 GiB. */
export const MOST_BYTES = 2 ** 31

/** The bytes that note where an item begins and ends. */
export const NOTE_BYTES = 8

/**
 * @param count the number of items asked for
 * @throws RangeError if they do not fit even with one byte each
 */
export function checkRoom(count: number): void {
  if (count * (NOTE_BYTES + 1) > MOST_BYTES) throw noRoom(count)
}

/** The error for a text that does not fit into memory. */
export function noRoom(count: number, cause?: unknown): RangeError {
  return new RangeError(
    `count must be of a text that fits into memory, 2 GiB at most, but is ${count}: ` +
      'generateChunks writes longer texts piece by piece',
    cause === undefined ? {} : { cause },
  )
}

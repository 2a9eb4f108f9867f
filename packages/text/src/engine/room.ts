/** How much room a text has in one piece, in either engine. */

/** 2 GiB: the text, and what notes where its items stand. */
export const MOST_BYTES = 2 ** 31

/** What notes where an item begins and ends. */
export const NOTE_BYTES = 8

/**
 * @param count how many items a text is to have
 * @throws RangeError for more than fit if each has a single byte
 */
export function checkRoom(count: number): void {
  if (count * (NOTE_BYTES + 1) > MOST_BYTES) throw noRoom(count)
}

/** What a text ends with that does not fit, however far it has come. */
export function noRoom(count: number, cause?: unknown): RangeError {
  return new RangeError(
    `count must be of a text that fits into memory, 2 GiB at most, but is ${count}: ` +
      'generateChunks writes longer texts piece by piece',
    cause === undefined ? {} : { cause },
  )
}

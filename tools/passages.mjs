/** Two passages are one if they share half of their words. */
const SHARED = 0.5

/**
 * Whether two passages show the same: half of the different words of the shorter one are in the other.
 *
 * @param {ReadonlySet<string>} one the different words of a passage
 * @param {ReadonlySet<string>} other
 */
export function isSamePassage(one, other) {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= SHARED * Math.min(one.size, other.size)
}

/**
 * The name that was probably meant, by edit distance (Levenshtein). The rows of the distance are
 * kept as bits of one number: https://doi.org/10.1145/316542.316550 in the form of H. Hyyrö,
 * “A bit-vector algorithm for computing Levenshtein and Damerau edit distances” (2003).
 */

/** So much of a text is compared, in UTF-16 code units: one bit for each. */
const COMPARED_LENGTH = 32

/** The name that comes nearest to a text. */
export interface Nearest<Name extends string> {
  readonly name: Name
  /** How many code units one must insert, delete or replace to get from one to the other. */
  readonly distance: number
}

/**
 * The first of the names that take the fewest edits to come to from a text. Letters of different
 * case are different. A text is compared by its first 32 UTF-16 code units alone.
 *
 * @param names one at least
 * @throws RangeError when there is no name
 */
export function nearest<Name extends string>(text: string, names: readonly Name[]): Nearest<Name> {
  const distanceTo = distanceFrom(text.slice(0, COMPARED_LENGTH))
  let best: Nearest<Name> | undefined
  for (const name of names) {
    const distance = distanceTo(name)
    if (best === undefined || distance < best.distance) best = { name, distance }
  }
  if (best === undefined) throw new RangeError('names must have one at least, but is empty')
  return best
}

/** Measures from a text of up to 32 code units. */
function distanceFrom(text: string): (name: string) => number {
  if (text === '') return (name) => name.length
  const places = new Map<number, number>()
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    places.set(unit, (places.get(unit) ?? 0) | (1 << i))
  }
  const lastBit = 1 << (text.length - 1)
  return (name) => {
    // In a column of the table of distances, the places where it rises and falls by one.
    let rises = -1
    let falls = 0
    let distance = text.length
    for (let i = 0; i < name.length; i++) {
      const equal = places.get(name.charCodeAt(i)) ?? 0
      const diagonal = (((equal & rises) + rises) ^ rises) | equal | falls
      let across = falls | ~(diagonal | rises)
      const back = diagonal & rises
      if (across & lastBit) distance++
      if (back & lastBit) distance--
      across = (across << 1) | 1
      rises = (back << 1) | ~(diagonal | across)
      falls = across & diagonal
    }
    return distance
  }
}

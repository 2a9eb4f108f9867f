/**
 * The closest name by edit distance (Levenshtein). A column of the distance table is kept as bits of
 * one number: https://doi.org/10.1145/316542.316550, in the form of H. Hyyrö, “A bit-vector algorithm
 * for computing Levenshtein and Damerau edit distances” (2003).
 */

/** How much of a text is compared, in UTF-16 code units: one bit for each. */
const COMPARED_LENGTH = 32

/** The name with the smallest edit distance to a text. */
export interface Nearest<Name extends string> {
  readonly name: Name
  /** How many UTF-16 code units to insert, delete or replace to turn one into the other. */
  readonly distance: number
}

/**
 * Finds the name with the smallest edit distance to a text; the first on a tie. Case matters. Only the
 * first 32 UTF-16 code units of the text are compared.
 *
 * @param names one or more
 * @throws RangeError if there is no name
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

/** Gives a function that measures the distance from a text of up to 32 code units. */
function distanceFrom(text: string): (name: string) => number {
  if (text === '') return (name) => name.length
  const places = new Map<number, number>()
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    places.set(unit, (places.get(unit) ?? 0) | (1 << i))
  }
  const lastBit = 1 << (text.length - 1)
  return (name) => {
    // Bits of the rows at which a column of the distance table rises, and falls, by one.
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

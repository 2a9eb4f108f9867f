import { closest } from 'fastest-levenshtein'

/** A longer text is compared by its beginning alone: what it means is lost anyway. */
const COMPARED_LENGTH = 32

/** The candidate that takes the fewest edits to come to from `text`. */
export function nearest<Candidate extends string>(
  text: string,
  candidates: readonly Candidate[],
): Candidate {
  return closest(text.slice(0, COMPARED_LENGTH), candidates) as Candidate
}

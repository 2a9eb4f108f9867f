import { distance } from 'fastest-levenshtein'

/** A longer text is compared by its beginning alone: what it means is lost anyway. */
const COMPARED_LENGTH = 32

/**
 * The candidate that was probably meant: the one that takes the fewest edits to come to from
 * `text`, without regard to case; none where that is more than a third of its letters.
 */
export function nearest<Candidate extends string>(
  text: string,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const given = text.slice(0, COMPARED_LENGTH).toLowerCase()
  let best: Candidate | undefined
  let fewest = Math.max(1, Math.floor(given.length / 3)) + 1
  for (const candidate of candidates) {
    const edits = distance(given, candidate.toLowerCase())
    if (edits < fewest) {
      best = candidate
      fewest = edits
    }
  }
  return best
}

import { nearest } from './nearest.js'

/**
 * Guesses the meant name for an error message. Case does not matter.
 *
 * @returns undefined if no name is close
 */
export function suggestName<Name extends string>(
  given: string,
  names: readonly Name[],
): Name | undefined {
  if (names.length === 0) return undefined
  const text = given.toLowerCase()
  const inLowerCase = names.map((name) => name.toLowerCase())
  const swapped = inLowerCase.findIndex((name) => isSwapped(text, name))
  if (swapped !== -1) return names[swapped]
  const { name, distance } = nearest(text, inLowerCase)
  return isSlip(text, name, distance) ? names[inLowerCase.indexOf(name)] : undefined
}

/** Whether two texts differ only in the order of two neighbouring letters. */
function isSwapped(text: string, name: string): boolean {
  if (text.length !== name.length) return false
  let place = 0
  while (place < name.length && text[place] === name[place]) place++
  return (
    text[place] === name[place + 1] &&
    text[place + 1] === name[place] &&
    text.slice(place + 2) === name.slice(place + 2)
  )
}

/**
 * Whether a text is a misspelling of a name: by one edit in three letters or more, by two in six or
 * more. Two-letter texts are never misspellings: `ca` and `la` are two languages.
 *
 * @param edits the edit distance of the two
 */
export function isSlip(given: string, name: string, edits: number): boolean {
  const letters = Math.min(given.length, name.length)
  if (edits === 0) return true
  return letters > 2 && edits <= (letters < 6 ? 1 : 2)
}

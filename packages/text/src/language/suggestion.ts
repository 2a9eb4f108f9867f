/** What was probably meant, for a message. */
import { nearest } from './nearest.js'

/** A name that was probably meant, without regard to case; undefined when no name is really near. */
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

/** Whether two texts differ in the order of two letters alone. */
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
 * Whether one text is another by a slip: one letter, or two in six and more. Of texts of two letters
 * none is a slip of another: `ca` and `la` are two languages.
 */
export function isSlip(given: string, name: string, edits: number): boolean {
  const letters = Math.min(given.length, name.length)
  if (edits === 0) return true
  return letters > 2 && edits <= (letters < 6 ? 1 : 2)
}

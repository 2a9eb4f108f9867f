/** What was probably meant, for a message. */
import { type LocaleCode, nearest, nearestLocale } from '@polyipsum/text'

/** The name that was probably meant, without regard to case; undefined when no name is near. */
export function suggestedName<Name extends string>(
  given: string,
  names: readonly Name[],
): Name | undefined {
  const inLowerCase = names.map((name) => name.toLowerCase())
  const { name, distance } = nearest(given.toLowerCase(), inLowerCase)
  return isNear(given, distance) ? names[inLowerCase.indexOf(name)] : undefined
}

/** The language that was probably meant, by code or name; undefined when no language is near. */
export function suggestedLocale(given: string): LocaleCode | undefined {
  const { code, distance } = nearestLocale(given)
  return isNear(given, distance) ? code : undefined
}

/** More edits than this make another text, however long it is. */
const MOST_EDITS = 10

/** Whether a misspelling explains so many edits: one, or up to a third of the letters. */
function isNear(given: string, edits: number): boolean {
  return edits <= Math.min(Math.max(1, Math.floor(given.length / 3)), MOST_EDITS)
}

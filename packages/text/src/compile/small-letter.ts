import type { Language } from '../language/locale.js'

/** Makes the first letter of a text small, for a sentence after a lead. */
export function withSmallLetter(text: string, { smallLetters }: Pick<Language, 'smallLetters'>) {
  const at = text.search(/\p{L}/u)
  if (at === -1) return text
  const rest = text.slice(at)
  for (const [capital, small] of Object.entries(smallLetters ?? {})) {
    if (rest.startsWith(capital)) return text.slice(0, at) + small + rest.slice(capital.length)
  }
  const [letter = ''] = rest
  return text.slice(0, at) + letter.toLowerCase() + rest.slice(letter.length)
}

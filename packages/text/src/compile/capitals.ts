import type { Locale } from '../notation/locale.js'

/** The text with its first letter a capital, if its script has capitals. */
export function capitalise(text: string, { capitals }: Pick<Locale, 'capitals'>): string {
  const at = text.search(/\p{L}/u)
  if (at === -1) return text
  const rest = text.slice(at)
  for (const [letters, capital] of Object.entries(capitals ?? {})) {
    if (rest.startsWith(letters)) return text.slice(0, at) + capital + rest.slice(letters.length)
  }
  const [letter = ''] = rest
  return text.slice(0, at) + letter.toUpperCase() + rest.slice(letter.length)
}

/** What a client sent, as an answer repeats it: never much of it. */
const MAX_LENGTH = 80

/** A text, cut where it is long. */
export function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH - 1).toWellFormed()}…`
}

/** A value as JSON, cut where it is long. */
export function show(given: unknown): string {
  // Neither is ever what is wanted, and what is in one may go as deep as the stack.
  if (typeof given === 'object' && given !== null) {
    return Array.isArray(given) ? 'an array' : 'an object'
  }
  // One text in full would cost its length once more.
  const start = typeof given === 'string' ? given.slice(0, MAX_LENGTH) : given
  return cut(JSON.stringify(start) ?? String(given))
}

/** Answers show what a client sent, up to this many characters. */
const MAX_LENGTH = 80

/** A text, cut if it is long. */
export function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  return `${text.slice(0, MAX_LENGTH - 1).toWellFormed()}…`
}

/** A value as JSON, cut if it is long. */
export function show(given: unknown): string {
  // No parameter expects either, and deep nesting could exhaust the stack.
  if (typeof given === 'object' && given !== null) {
    return Array.isArray(given) ? 'an array' : 'an object'
  }
  // Escaping a long text in full would cost time for nothing.
  const start = typeof given === 'string' ? given.slice(0, MAX_LENGTH) : given
  return cut(JSON.stringify(start) ?? String(given))
}

/** Messages show a given value up to this many characters. */
const MAX_LENGTH = 80

/** A text in one line, cut if it is long. */
export function cut(text: string): string {
  const isShort = text.length <= MAX_LENGTH
  const shown = isShort ? text : `${text.slice(0, MAX_LENGTH - 1).toWellFormed()}…`
  return shown.replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
}

/** A value as JSON, cut if it is long. */
export function show(given: unknown): string {
  // Escaping a long text in full would cost time for nothing.
  if (typeof given === 'string') return cut(JSON.stringify(given.slice(0, MAX_LENGTH)))
  if (typeof given === 'function') return 'a function'
  // No parameter expects an object, and deep nesting could exhaust the stack.
  if (typeof given === 'object' && given !== null) {
    return Array.isArray(given) ? 'an array' : 'an object'
  }
  return cut(String(given))
}

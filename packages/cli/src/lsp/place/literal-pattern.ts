/** The source of a regular expression that matches a text as it is. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$*+?.()|[\]{}/]/gu, '\\$&')
}

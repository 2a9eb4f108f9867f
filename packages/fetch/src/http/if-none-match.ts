/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string, tag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/gu) ?? []
  return tags.includes(tag)
}

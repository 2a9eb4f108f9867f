/** What the page remembers over visits. */

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage it holds for this visit alone.
  }
}

/** What was kept; null when nothing was, or when there is no storage. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

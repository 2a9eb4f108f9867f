/** Keeps values from one visit to the next. */

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage, the value holds for this visit only.
  }
}

/** The value that was kept; null when there is none, or no storage. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What the server knows of own text before such a file is opened, without loading anything. */

/** The characters that begin a part of the notation, and make an editor ask. */
export const NOTATION_TRIGGERS: readonly string[] = ['#', '?', '{']

/** Whether a file may be one of own text, by its name. */
export function mayBeOwnText(uri: string): boolean {
  return uri.endsWith('.txt')
}

/**
 * How the bytes of a format are written: `plain`, or `json-string`, escaped for a place between the
 * quotation marks of a JSON string.
 */
export const NOTATIONS = ['plain', 'json-string'] as const
export type Notation = (typeof NOTATIONS)[number]

const utf8 = new TextEncoder()

/** Encodes a text as UTF-8. */
export function encodeText(text: string, notation: Notation): Uint8Array {
  return utf8.encode(notation === 'plain' ? text : JSON.stringify(text).slice(1, -1))
}

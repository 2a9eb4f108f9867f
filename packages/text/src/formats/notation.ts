/**
 * How a format is written down: `plain`, or `json-string`, as it stands between the
 * quotation marks of a JSON string.
 */
export const NOTATIONS = ['plain', 'json-string'] as const
export type Notation = (typeof NOTATIONS)[number]

const utf8 = new TextEncoder()

/** A text as bytes. */
export function encodeText(text: string, notation: Notation): Uint8Array {
  return utf8.encode(notation === 'plain' ? text : JSON.stringify(text).slice(1, -1))
}

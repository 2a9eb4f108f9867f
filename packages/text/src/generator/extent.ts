/** How long an item is, as people write it: `160`, or `120-160`. */

const EXTENT = /^([0-9]{1,9})(?:-([0-9]{1,9}))?$/u

/**
 * Reads a length or a range.
 *
 * @returns the least and the greatest; undefined for what is neither, or is upside down
 */
export function readExtent(text: string): readonly [least: number, most: number] | undefined {
  const [, least, most = least] = EXTENT.exec(text) ?? []
  if (least === undefined || Number(least) > Number(most)) return undefined
  return [Number(least), Number(most)]
}

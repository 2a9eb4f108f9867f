const EXTENT = /^([0-9]{1,9})(?:-([0-9]{1,9}))?$/u

/**
 * Reads an exact length as people write it: `160`, or a range such as `120-160`.
 *
 * @returns the least and the greatest length, equal for a single number; undefined if the text is
 *   neither, or if its first number is greater than its second
 */
export function readExtent(text: string): readonly [least: number, most: number] | undefined {
  const [, least, most = least] = EXTENT.exec(text) ?? []
  if (least === undefined || Number(least) > Number(most)) return undefined
  return [Number(least), Number(most)]
}

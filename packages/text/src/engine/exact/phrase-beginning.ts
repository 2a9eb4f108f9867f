import type { PassageWriter } from '../passage.js'
import type { Unit } from './measure.js'

/**
 * Appends the beginning of a phrase to a passage, without a check for room: whole characters that have
 * a length together.
 *
 * @param length in the unit
 * @returns false, with nothing appended, if the phrase has no such beginning
 */
export function appendBeginning(
  passage: PassageWriter,
  phrase: number,
  length: number,
  unit: Unit,
): boolean {
  const { bytes, offsets, end } = passage
  const from = offsets[phrase] as number
  const to = offsets[phrase + 1] as number
  let at = from
  for (let left = length; left > 0; at++) {
    if (at === to) return false
    const isInside = ((bytes[at + 1] as number) & 0xc0) === 0x80
    if (unit === 'bytes' || !isInside) left--
    if (left === 0 && isInside) return false
  }
  bytes.copyWithin(end, from, at)
  passage.end = end + at - from
  return true
}

import type { LocaleTables } from '../../compile/locale-tables.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/**
 * For each step, the part of its choices that it draws from: the number of choices in the lower 16 bits,
 * and the first in the upper. It is all choices, unless a list is drawn from more than once in a
 * paragraph, or in the titles, items and headings of a piece: then each of these steps has a part of the
 * list to itself, so that no phrase comes twice there. If they are more than the list has phrases, they
 * take these in turn.
 */
export function listParts(tables: Tables): Int32Array {
  const { sentenceSteps, stepChoices, stepDraws, pieceParagraphs } = tables
  // A list of 65,536 phrases is turned by chance: the part without its last gives any of them.
  const parts = stepChoices.map((choices) => Math.min(choices, 0xffff))
  if (tables.listSizes.length === 0) return parts
  const headings = pieceParagraphs.map((paragraph) => tables.firstHeading + paragraph)
  for (const tablesOfStarts of [
    [tables.paragraphSentences],
    [tables.pieceTitles, tables.pieceItems, headings],
  ]) {
    for (let i = 0; i + 1 < (tablesOfStarts[0] as Int32Array).length; i++) {
      const byList = new Map<number, number[]>()
      for (const starts of tablesOfStarts) {
        const end = sentenceSteps[starts[i + 1] as number] as number
        for (let step = sentenceSteps[starts[i] as number] as number; step < end; step++) {
          const draw = stepDraws[step] as number
          if (draw < 0) byList.set(draw, [...(byList.get(draw) ?? []), step])
        }
      }
      for (const steps of byList.values()) divide(steps, stepChoices, parts)
    }
  }
  return parts
}

/** Divides a list among the steps that draw from it. */
function divide(steps: readonly number[], choices: Int32Array, parts: Int32Array): void {
  const { length } = steps
  if (length === 1) return
  for (const [place, step] of steps.entries()) {
    const size = choices[step] as number
    const first = Math.floor((place * size) / length)
    const count = Math.floor(((place + 1) * size) / length) - first
    parts[step] = length > size ? ((place % size) << 16) | 1 : (first << 16) | count
  }
}

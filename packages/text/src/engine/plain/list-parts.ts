import type { LocaleTables } from '../../compile/locale-tables.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/** A part of all choices has so many at most: a list turned by chance gives any phrase anyway. */
const MOST = 0xffff

/**
 * For each step, the part of its choices that it draws from: the number of choices in the lower 16 bits,
 * and the first in the upper. It is all choices, unless a list is drawn from more than once in a paragraph, or in the titles,
 * items and headings of a piece: then each of these steps has a part of the list to itself, so that no
 * phrase comes twice there. If they are more than the list has phrases, they take these in turn.
 */
export function listParts(tables: Tables): Int32Array {
  const { stepChoices, listSizes, paragraphSentences, pieceParagraphs, pieceTitles, pieceItems } =
    tables
  // The part of a step that has all choices is their number.
  if (listSizes.length === 0) return stepChoices
  const parts = Int32Array.from(stepChoices, (choices) => Math.min(choices, MOST))
  const { firstHeading } = tables
  for (let paragraph = 0; paragraph + 1 < paragraphSentences.length; paragraph++) {
    divide(stepsOf(tables, paragraphSentences, paragraph), tables, parts)
  }
  for (let piece = 0; piece + 1 < pieceParagraphs.length; piece++) {
    const headings = pieceParagraphs.map((paragraph) => firstHeading + paragraph)
    const lines = [pieceTitles, pieceItems, headings]
    divide(
      lines.flatMap((starts) => stepsOf(tables, starts, piece)),
      tables,
      parts,
    )
  }
  return parts
}

/** The steps of the lines `starts[i]` up to `starts[i + 1]`. */
function stepsOf({ sentenceSteps }: Tables, starts: Int32Array, i: number): number[] {
  const first = sentenceSteps[starts[i] as number] as number
  const end = sentenceSteps[starts[i + 1] as number] as number
  return Array.from({ length: end - first }, (_, place) => first + place)
}

/** Divides each list among the steps that draw from it. */
function divide(steps: readonly number[], { stepDraws, listSizes }: Tables, parts: Int32Array) {
  for (const [list, size] of listSizes.entries()) {
    const drawing = steps.filter((step) => stepDraws[step] === -(list + 1))
    if (drawing.length < 2) continue
    for (const [place, step] of drawing.entries()) {
      const first = Math.floor((place * size) / drawing.length)
      const next = Math.floor(((place + 1) * size) / drawing.length)
      parts[step] = drawing.length > size ? part(place % size, 1) : part(first, next - first)
    }
  }
}

function part(first: number, count: number): number {
  return (first << 16) | count
}

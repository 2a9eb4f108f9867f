import type { LocaleTables } from '../compile/locale-tables.js'

/** What a length is counted in: Unicode code points, or bytes of UTF-8. */
export const UNITS = ['chars', 'bytes'] as const
export type Unit = (typeof UNITS)[number]

/** How long everything in a language is, in one unit. A language is measured when it is first asked for an exact length. */
export interface Measure {
  readonly unit: Unit
  /** The length of each phrase. */
  readonly phrases: Uint16Array
  /** The least and the greatest length of each sentence, with what joins it to the next. */
  readonly least: Uint16Array
  readonly most: Uint16Array
}

type Steps = Pick<LocaleTables, 'sentenceSteps' | 'stepPhrases' | 'stepChoices'>
type Phrases = Pick<LocaleTables, 'bytes' | 'offsets'>

export function measure(
  { sentenceSteps, stepPhrases, stepChoices }: Steps,
  phrasesAsBytes: Phrases,
  unit: Unit,
): Measure {
  const phrases = unit === 'chars' ? countCharacters(phrasesAsBytes) : countBytes(phrasesAsBytes)
  const least = new Uint16Array(sentenceSteps.length - 1)
  const most = new Uint16Array(sentenceSteps.length - 1)
  for (let sentence = 0; sentence < least.length; sentence++) {
    const end = sentenceSteps[sentence + 1] as number
    for (let step = sentenceSteps[sentence] as number; step < end; step++) {
      const first = stepPhrases[step] as number
      const choices = phrases.subarray(first, first + (stepChoices[step] as number))
      least[sentence] = (least[sentence] as number) + choices.reduce((a, b) => Math.min(a, b))
      most[sentence] = (most[sentence] as number) + choices.reduce((a, b) => Math.max(a, b))
    }
  }
  return { unit, phrases, least, most }
}

function countBytes({ offsets }: Phrases): Uint16Array {
  return Uint16Array.from(offsets.subarray(1), (end, i) => end - (offsets[i] as number))
}

function countCharacters({ bytes, offsets }: Phrases): Uint16Array {
  return Uint16Array.from(offsets.subarray(1), (end, i) =>
    lengthOf(bytes, offsets[i] as number, end, 'chars'),
  )
}

/** The length of a text, `bytes[begin]` up to `bytes[end]`. */
export function lengthOf(bytes: Uint8Array, begin: number, end: number, unit: Unit): number {
  if (unit === 'bytes') return end - begin
  let count = 0
  for (let at = begin; at < end; at++) {
    // All but the continuation bytes of UTF-8.
    if (((bytes[at] as number) & 0xc0) !== 0x80) count++
  }
  return count
}

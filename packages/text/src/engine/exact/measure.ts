import type { LocaleTables } from '../../compile/locale-tables.js'
import { LONGEST_RUN } from './table/bit-rows.js'

/** The units of length: Unicode code points, or bytes of UTF-8. */
export const UNITS = ['chars', 'bytes'] as const
export type Unit = (typeof UNITS)[number]

/** Choices with more alternatives than this use runs of lengths: see `runsOf`. */
export const FEW = 8

/** A range of lengths, both ends included. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/** The lengths of the phrases and lines of a language, in one unit. */
export interface Measure {
  readonly unit: Unit
  /** The length of each phrase. */
  readonly phrases: Uint16Array
  /** The least and the greatest length of each sentence (with its joiner), title, item and heading. */
  readonly least: Uint16Array
  readonly most: Uint16Array
  /** The length of the joiner between sentences. */
  readonly joiner: number
  /**
   * The lengths of consecutive phrases as runs of consecutive numbers, in order. A run is two entries:
   * its least length, and how many lengths it has, up to `LONGEST_RUN`.
   */
  readonly runsOf: (first: number, count: number) => Uint16Array
  /** Consecutive phrases, those of each length together. */
  readonly groupsOf: (first: number, count: number) => readonly (readonly number[])[]
}

type Tables = Pick<LocaleTables, 'sentenceSteps' | 'stepPhrases' | 'stepChoices' | 'joinerLength'>
type Phrases = Pick<LocaleTables, 'bytes' | 'offsets'>

/** Measures a language. @param sentenceJoiner the text between sentences */
export function measure(
  { sentenceSteps, stepPhrases, stepChoices, joinerLength }: Tables,
  { bytes, offsets }: Phrases,
  unit: Unit,
  sentenceJoiner: string,
): Measure {
  const phrases = new Uint16Array(offsets.length - 1)
  for (let phrase = 0; phrase < phrases.length; phrase++) {
    phrases[phrase] = lengthOf(
      bytes,
      offsets[phrase] as number,
      offsets[phrase + 1] as number,
      unit,
    )
  }
  const runsOf = lengthRuns(phrases)
  const least = new Uint16Array(sentenceSteps.length - 1)
  const most = new Uint16Array(sentenceSteps.length - 1)
  for (let line = 0; line < least.length; line++) {
    const end = sentenceSteps[line + 1] as number
    for (let step = sentenceSteps[line] as number; step < end; step++) {
      const first = stepPhrases[step] as number
      const choices = stepChoices[step] as number
      let shortest = phrases[first] as number
      let longest = shortest
      if (choices > FEW) {
        const runs = runsOf(first, choices)
        shortest = runs[0] as number
        longest = greatestOf(runs)
      } else {
        for (let phrase = first + 1; phrase < first + choices; phrase++) {
          const length = phrases[phrase] as number
          if (length < shortest) shortest = length
          if (length > longest) longest = length
        }
      }
      least[line] = (least[line] as number) + shortest
      most[line] = (most[line] as number) + longest
    }
  }
  const joiner = unit === 'bytes' ? joinerLength : [...sentenceJoiner].length
  return { unit, phrases, least, most, joiner, runsOf, groupsOf: lengthGroups(phrases) }
}

const keyOf = (first: number, count: number) => first * 65_536 + count

/** Remembers runs: lists of Latin have hundreds of phrases, but only a dozen lengths. */
function lengthRuns(phrases: Uint16Array): Measure['runsOf'] {
  const known = new Map<number, Uint16Array>()
  return function runsOf(first, count) {
    const key = keyOf(first, count)
    const found = known.get(key)
    if (found !== undefined) return found
    const runs: [least: number, count: number][] = []
    for (const length of Uint16Array.from(new Set(phrases.subarray(first, first + count))).sort()) {
      const run = runs.at(-1)
      if (run !== undefined && length === run[0] + run[1] && run[1] < LONGEST_RUN) run[1]++
      else runs.push([length, 1])
    }
    const flat = Uint16Array.from(runs.flat())
    known.set(key, flat)
    return flat
  }
}

/** Remembers groups, which few languages need. */
function lengthGroups(phrases: Uint16Array): Measure['groupsOf'] {
  const known = new Map<number, readonly (readonly number[])[]>()
  return function groupsOf(first, count) {
    const key = keyOf(first, count)
    const found = known.get(key)
    if (found !== undefined) return found
    const groups = new Map<number, number[]>()
    for (let phrase = first; phrase < first + count; phrase++) {
      const length = phrases[phrase] as number
      groups.set(length, [...(groups.get(length) ?? []), phrase])
    }
    const all = [...groups.values()]
    known.set(key, all)
    return all
  }
}

/** The greatest length in some runs. */
export function greatestOf(runs: Uint16Array): number {
  return (runs.at(-2) as number) + (runs.at(-1) as number) - 1
}

/**
 * Whether a space may stand between two sentences that nothing joins. Without it, a script whose
 * characters all have three bytes would have only multiples of three.
 */
export function mayPart({ unit, joiner }: Pick<Measure, 'unit' | 'joiner'>): boolean {
  return unit === 'bytes' && joiner === 0
}

/** The length of a text, `bytes[begin]` up to `bytes[end]`. */
export function lengthOf(bytes: Uint8Array, begin: number, end: number, unit: Unit): number {
  if (unit === 'bytes') return end - begin
  let count = 0
  for (let at = begin; at < end; at++) {
    // Continuation bytes of UTF-8 do not count.
    if (((bytes[at] as number) & 0xc0) !== 0x80) count++
  }
  return count
}

/** The most bytes of a character: texts have none beyond the basic plane. */
const CHARACTER_BYTES = 3

/** The most characters or bytes of a joiner. */
const MOST_JOINER = 4

/** The bytes to make room for before an item of a length. */
export function roomFor({ unit, most }: Pick<Bounds, 'most'> & { readonly unit: Unit }): number {
  return (unit === 'chars' ? CHARACTER_BYTES : 1) * (most + MOST_JOINER)
}

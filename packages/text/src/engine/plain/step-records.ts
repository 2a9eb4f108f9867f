import type { LocaleTables } from '../../compile/locale-tables.js'
import { mixedBits } from '../mixed.js'
import { listParts } from './list-parts.js'

type Tables = Omit<LocaleTables, 'bytes' | 'offsets'>

/** The numbers of a record: those of step `i` begin at `i * RECORD`. */
export const RECORD = 4
/** The first phrase to choose from, and the number of phrases. */
const PHRASE = 0
const CHOICES = 1
/**
 * What chooses: a positive number is a tie, see `stepDraws` of the tables; 0 is chance; a negative one
 * is odd, differs from list to list, and is a factor that makes of one random number one for each list.
 */
const DRAW = 2
/** See `listParts`. */
const PART = 3

const known = new WeakMap<Tables, Int32Array>()

/**
 * What a line writer reads of each step, side by side: it takes fewer instructions and cache lines than
 * a table for each. The writers of a language share it.
 */
export function stepRecords(tables: Tables): Int32Array {
  const made = known.get(tables)
  if (made !== undefined) return made
  const { stepPhrases, stepChoices, stepDraws } = tables
  const parts = listParts(tables)
  const records = new Int32Array(RECORD * stepPhrases.length)
  for (let step = 0; step < stepPhrases.length; step++) {
    const record = RECORD * step
    const draw = stepDraws[step] as number
    records[record + PHRASE] = stepPhrases[step] as number
    records[record + CHOICES] = stepChoices[step] as number
    records[record + DRAW] = draw < 0 ? mixedBits(0, 0, -draw) | 0x8000_0001 : draw
    records[record + PART] = parts[step] as number
  }
  known.set(tables, records)
  return records
}

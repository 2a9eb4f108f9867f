/** The texts that begin with a row of the table, as they are counted and told apart. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileLocale } from '../src/compile/compile.js'
import { Budget } from '../src/engine/exact/budget.js'
import { DrawnTies } from '../src/engine/exact/drawn-ties.js'
import { LengthTable } from '../src/engine/exact/length-table.js'
import { LookAhead } from '../src/engine/exact/look-ahead.js'
import { type Bounds, measure, UNITS, type Unit } from '../src/engine/exact/measure.js'
import { MOST_TEXTS } from '../src/engine/exact/pool.js'
import { Runs } from '../src/engine/exact/runs.js'
import { TextCounter } from '../src/engine/exact/text-counter.js'
import type { Locale } from '../src/language/locale.js'
import { countRun, within } from './count-texts.js'
import { language } from './small-languages.js'

const utf8 = new TextDecoder()

/** A counter, and what it writes. */
function counterOf(locale: Locale, unit: Unit) {
  const { bytes, offsets, ...tables } = compileLocale(locale)
  const lengths = measure(tables, { bytes, offsets }, unit, locale.sentenceJoiner)
  const table = new LengthTable(tables, lengths)
  const runs = new Runs(tables, table)
  const ties = new DrawnTies(tables)
  const budget = new Budget()
  budget.begin(Number.POSITIVE_INFINITY)
  const ahead = new LookAhead(tables, lengths, table, ties, budget)
  const counter = new TextCounter(tables, lengths, table, runs, ties, budget, ahead)
  const textOf = (phrases: readonly number[]) =>
    phrases
      .map((phrase) => utf8.decode(bytes.subarray(offsets[phrase], offsets[phrase + 1])))
      .join('')
  return { counter, table, textOf }
}

/** Two lengths in order, of a text and the joiner at its end. */
const bounds = fc
  .tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0, 0, 3, 40))
  .map(([least, more]): Bounds => ({ least, most: least + more }))

describe('the texts of a sentence and those after it', () => {
  it('are as many as there are', () => {
    fc.assert(
      fc.property(language, bounds, (locale, { least, most }) => {
        const { counter } = counterOf(locale, 'chars')
        const joiner = locale.sentenceJoiner.length
        let row = 0
        for (const paragraph of locale.pieces.flatMap(({ paragraphs }) => paragraphs)) {
          for (const from of paragraph.sentences.keys()) {
            const { any } = countRun(locale, paragraph, from, most)
            const texts = within(any, Math.max(least - joiner, 0), most - joiner)
            const counted = counter.count(row, { least, most }, MOST_TEXTS)
            expect(counted, `row ${row}`).toBe(Math.min(texts, MOST_TEXTS))
            row++
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('have a number each, and a length within bounds', () => {
    fc.assert(
      fc.property(language, fc.constantFrom(...UNITS), bounds, (locale, unit, { least, most }) => {
        const { counter, table, textOf } = counterOf(locale, unit)
        for (let row = 0; row < table.whole; row++) {
          const count = counter.count(row, { least, most }, MOST_TEXTS)
          if (count === MOST_TEXTS) continue
          for (let number = 0; number < count; number++) {
            const text = textOf(counter.phrasesOf(row, { least, most }, number))
            const length = unit === 'chars' ? [...text].length : Buffer.byteLength(text)
            expect(length >= least && length <= most, `${number}: ${text}`).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

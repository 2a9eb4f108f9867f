/** What the tables of exact lengths say, against every text that small languages have. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileLocale } from '../src/compile/compile.js'
import { generate } from '../src/core.js'
import {
  addIncreased,
  addIncreasedByRun,
  holds,
  LONGEST_RUN,
} from '../src/engine/exact/bit-rows.js'
import { ExactWriter } from '../src/engine/exact/exact-writer.js'
import { LengthTable } from '../src/engine/exact/length-table.js'
import { measure, UNITS, type Unit } from '../src/engine/exact/measure.js'
import { Sums } from '../src/engine/exact/sums.js'
import { PassageWriter } from '../src/engine/passage.js'
import { Random } from '../src/engine/random.js'
import { continuations, language, TIED, textsOf, waysOf } from './small-languages.js'
import { localeOf } from './texts.js'

const lengthIn = (unit: Unit, text: string) =>
  unit === 'chars' ? [...text].length : Buffer.byteLength(text)

const lengthsOf = (unit: Unit, texts: readonly string[]) =>
  [...new Set(texts.map((text) => lengthIn(unit, text)))].toSorted((a, b) => a - b)

describe('the table of lengths', () => {
  it('has what any text of a small language can be, and nothing else', () => {
    fc.assert(
      fc.property(language, fc.constantFrom(...UNITS), (locale, unit) => {
        const { bytes, offsets, ...tables } = compileLocale(locale)
        const lengths = measure(tables, { bytes, offsets }, unit, locale.sentenceJoiner)
        const table = new LengthTable(tables, lengths)
        const rowOf = (row: number) => table.union(row, row + 1)
        // Two sentences that nothing joins may be parted by a space where bytes are counted.
        const joiners =
          unit === 'bytes' && locale.sentenceJoiner === '' ? ['', ' '] : [locale.sentenceJoiner]
        let number = 0
        let sentence = 0
        for (const piece of locale.pieces) {
          for (const paragraph of piece.paragraphs) {
            const count = paragraph.sentences.length
            for (let from = 0; from < count; from++) {
              const lines = paragraph.sentences.slice(from).map(({ line }) => line)
              const all = waysOf(lines).flatMap((way) =>
                continuations(paragraph, from, way, joiners),
              )
              const texts = all.map(({ text }) => text)
              expect(rowOf(sentence + from)).toEqual(lengthsOf(unit, texts))
              if (from > 0) continue
              const isWhole = ({ last }: { last: number }) =>
                last === count - 1 ||
                (last === count - 2 && paragraph.sentences[count - 1]?.optional === true)
              const whole = all
                .filter(isWhole)
                .flatMap(({ text }) => (joiners.length === 1 ? [text] : [text, `${text} `]))
              expect(rowOf(table.whole + number)).toEqual(lengthsOf(unit, whole))
            }
            const heading = waysOf([paragraph.heading]).flatMap((way) =>
              textsOf(paragraph.heading, way),
            )
            expect(rowOf(tables.firstHeading + number)).toEqual(lengthsOf(unit, heading))
            number++
            sentence += count
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('words of an exact length', () => {
  it('need no table', () => {
    const { bytes, offsets, ...tables } = compileLocale(localeOf('nl'))
    const passage = new PassageWriter(localeOf('nl'), { bytes, offsets }, 1000)
    const writer = new ExactWriter(localeOf('nl'), tables, passage, 'chars', () => {
      throw new Error('the table is read')
    })
    const random = Random.fromSeed('s')
    const bounds = { unit: 'chars', least: 5, most: 5 } as const
    passage.start('word', 1)
    writer.begin('word', undefined, false, bounds, random)
    expect(writer.write(0, random)).toBe(5)
    expect(() => writer.begin('title', undefined, false, bounds, random)).toThrow(
      'the table is read',
    )
  })
})

describe('a small language', () => {
  it('has items of every length', () => {
    fc.assert(
      fc.property(
        language,
        fc.constantFrom(...UNITS),
        fc.constantFrom('paragraph', 'sentence', 'title', 'word'),
        fc.integer({ min: 1, max: 400 }),
        fc.boolean(),
        (locale, unit, type, length, start) => {
          const options = { type, [unit]: length, count: 3, start, seed: 's' } as const
          for (const item of generate(locale, options).items) {
            expect(lengthIn(unit, item)).toBe(length)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('has whole sentences of its own in them, or none', () => {
    const lengths = Array.from({ length: 300 }, (_, i) => 101 + i)
    fc.assert(
      fc.property(
        language,
        fc.constantFrom(...UNITS),
        fc.constantFrom('paragraph', 'sentence'),
        fc.integer({ min: 1, max: 400 }),
        (locale, unit, type, length) => {
          const own = locale.pieces.flatMap(({ paragraphs }) =>
            paragraphs.flatMap(({ sentences }) =>
              sentences.flatMap(({ line }) => waysOf([line]).flatMap((way) => textsOf(line, way))),
            ),
          )
          const sentence = `(?:${[...new Set(own)].map((text) => text.replaceAll('.', '\\.')).join('|')})`
          const joiner = locale.sentenceJoiner || ' ?'
          const whole = new RegExp(`^${sentence}(?:${joiner}${sentence})*$`, 'u')
          const options = { type, [unit]: length, count: 3, start: false, seed: 's' } as const
          for (const item of generate(locale, options).items) {
            if (item.includes('.')) expect(item).toMatch(whole)
          }
        },
      ),
      { numRuns: 500, examples: lengths.map((length) => [TIED, 'bytes', 'paragraph', length]) },
    )
  })

  it('has paragraphs of any number of sentences', () => {
    fc.assert(
      fc.property(language, fc.constantFrom('short', 'long', 'verylong'), (locale, length) => {
        const { items } = generate(locale, { length, count: 4, seed: 's', start: false })
        const least = { short: 1, long: 9, verylong: 13 }[length]
        for (const item of items) expect(item.split('.').length - 1).toBeGreaterThanOrEqual(least)
      }),
    )
  })
})

describe('rows of bits', () => {
  /** A row of four words, and after it an empty one of as many. */
  const rows = fc
    .uint32Array({ minLength: 4, maxLength: 4 })
    .map((words) => Uint32Array.from([...words, 0, 0, 0, 0]))
  const held = (bits: Uint32Array) =>
    Array.from({ length: 128 }, (_, length) => length).filter((length) => holds(bits, 4, length))

  it('take lengths that are increased by numbers, one by one or as a run', () => {
    fc.assert(
      fc.property(
        rows,
        fc.nat(100),
        fc.integer({ min: 1, max: LONGEST_RUN }),
        fc.nat(3),
        fc.nat(3),
        (bits, least, count, one, other) => {
          const span = { first: Math.min(one, other), last: Math.max(one, other) }
          const numbers = Array.from({ length: count }, (_, i) => least + i)
          const expected = Array.from({ length: 128 }, (_, length) => length).filter(
            (length) =>
              length >>> 5 >= span.first &&
              length >>> 5 <= span.last &&
              numbers.some((number) => length >= number && holds(bits, 0, length - number)),
          )
          const [single, run] = [bits.slice(), bits.slice()]
          const all = Uint16Array.from(numbers)
          expect(addIncreased(single, 4, span, 0, 4, all, 0, count)).toBe(least + count - 1)
          addIncreasedByRun(run, 4, span, 0, 4, least, count)
          expect(held(single)).toEqual(expected)
          expect(held(run)).toEqual(expected)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('sums', () => {
  const lengths = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 6 })

  it('are what parts and one end can be together', () => {
    fc.assert(
      fc.property(lengths, lengths, (ends, parts) => {
        const sums = new Sums(ends, parts)
        const has = new Set(ends)
        for (let length = 1; length <= 500; length++) {
          if (parts.some((part) => has.has(length - part))) has.add(length)
          expect(sums.has(length), String(length)).toBe(has.has(length))
        }
      }),
    )
  })

  it('find the next that can be had, round and round', () => {
    const sums = new Sums([5], [7])
    expect(sums.choose(1, 30, 6)).toBe(12)
    expect(sums.choose(1, 30, 27)).toBe(5)
    expect(sums.choose(6, 11, 8)).toBe(-1)
  })
})

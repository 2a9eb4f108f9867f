/** Texts of any length: chunk by chunk, and the same as in one piece. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#locales'
import { CODES } from '../../../test/languages.js'
import { startFor } from '../../../test/opening.js'
import * as core from '../src/core.js'
import * as sources from '../src/index.js'
import { encode, FORMATS, type Format, ITEM_TYPES, type LocaleCode, TYPES } from '../src/index.js'

type Package = typeof sources

const built = (await import('../dist/node.js' as string)) as Package
const PACKAGES = { sources, built }

/** More items than come in one chunk. */
const MANY = {
  paragraph: 260,
  sentence: 1030,
  word: 8200,
  title: 2050,
  label: 2050,
  message: 1030,
} as const

const joined = (chunks: Iterable<Uint8Array>) => Buffer.concat([...chunks])

describe.each(Object.entries(PACKAGES))(
  'chunks of the %s',
  (_name, { generateChunks, ...whole }) => {
    const wholeText = (options: sources.GenerateOptions, format: Format) =>
      Buffer.from(encode(whole.generatePassage(options), format))

    it.each(CODES)('%s: are the whole text, in every format', (locale) => {
      for (const type of ITEM_TYPES) {
        for (const format of FORMATS) {
          for (const start of [true, false]) {
            const options = {
              locale,
              type,
              start: startFor(type, start),
              count: MANY[type],
              seed: 'chunks',
            }
            const chunks = [...generateChunks(options, format)]
            expect(chunks.length).toBeGreaterThan(1)
            expect(joined(chunks).equals(wholeText(options, format))).toBe(true)
          }
        }
      }
    })

    it('are the whole text for any count, whatever else is written meanwhile', () => {
      const count = fc.oneof(
        fc.integer({ min: 1, max: 10_000 }),
        // Counts at which one chunk ends and another begins.
        fc
          .tuple(fc.constantFrom(128, 512, 4096), fc.integer({ min: -2, max: 2 }))
          .map(([at, by]) => at + by),
      )
      fc.assert(
        fc.property(
          count,
          fc.constantFrom(...CODES),
          fc.constantFrom(...TYPES),
          fc.constantFrom(...FORMATS),
          fc.boolean(),
          fc.string({ minLength: 1 }),
          (count, locale, type, format, start, seed) => {
            const options = { locale, type, count, start: startFor(type, start), seed }
            const chunks: Uint8Array[] = []
            for (const chunk of generateChunks(options, format)) {
              chunks.push(chunk)
              whole.generate({ locale, type, count: 3 })
              whole.generate({ locale, type, count: 3, seed: 'other' })
            }
            expect(joined(chunks).equals(wholeText(options, format))).toBe(true)
          },
        ),
        { numRuns: 100 },
      )
    })

    it('differ each time without a seed', () => {
      const texts = Array.from({ length: 20 }, () =>
        joined(generateChunks({ start: false })).toString(),
      )
      expect(new Set(texts).size).toBe(20)
    })

    it('refuse wrong options before anything is written', () => {
      for (const count of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
        expect(() => generateChunks({ count })).toThrow(RangeError)
      }
      expect(() => generateChunks({ locale: 'xx' as LocaleCode })).toThrow(
        /locale must be the code/u,
      )
      expect(() => generateChunks({}, 'pdf' as Format)).toThrow(/format must be one of text/u)
    })

    it('are written one by one, as they are taken, however many there will be', () => {
      const chunks = generateChunks({ count: Number.MAX_SAFE_INTEGER, type: 'word' })
      let length = 0
      for (let i = 0; i < 100; i++) length += chunks.next().value?.length ?? 0
      expect(length).toBeGreaterThan(1_000_000)
    })
  },
)

it('one language alone gives the same chunks', () => {
  for (const format of FORMATS) {
    const options = { count: 300, seed: 'alone' }
    const chunks = joined(core.generateChunks(LOCALES.tr, options, format))
    expect(
      chunks.equals(joined(sources.generateChunks({ ...options, locale: 'tr' }, format))),
    ).toBe(true)
  }
})

/** Items of a seed’s text are the same, whether those before them are written or not. */
import { groupsOf, LENGTH_NAMES, MOST_OFFSET } from '@polyipsum/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { opens, startFor } from '../../../test/opening.js'
import {
  type GenerateOptions,
  generate,
  generateChunks,
  ITEM_TYPES,
  LOCALES,
} from '../src/index.js'

const utf8 = new TextDecoder()

/** Options of any text of items but its language, count, offset and seed. */
function optionsIn(topics: readonly string[]): fc.Arbitrary<GenerateOptions> {
  const extent = fc
    .tuple(fc.integer({ min: 1, max: 300 }), fc.nat(40))
    .map(([least, more]) => [least, least + more] as const)
  const length = fc.oneof(
    fc.constant({}),
    fc.record({ length: fc.constantFrom(...LENGTH_NAMES) }),
    fc.record({ chars: extent }),
    fc.record({ bytes: extent }),
  )
  return fc
    .tuple(
      fc.constantFrom(...ITEM_TYPES),
      fc.boolean(),
      length,
      fc.option(fc.constantFrom('', ...topics)),
    )
    .map(([type, start, length, topic]) => ({
      type,
      start: startFor(type, start),
      ...(type === 'paragraph' || !('length' in length) ? length : {}),
      ...(type === 'word' || groupsOf(type) !== undefined || !topic ? {} : { topic }),
    }))
}

describe.each(CODES)('a text in %s', (locale) => {
  it('has the same items from any offset on', () => {
    fc.assert(
      fc.property(
        optionsIn(LOCALES[locale].topics),
        fc.string({ minLength: 1 }),
        fc.oneof(fc.nat(8), fc.nat(150)),
        fc.integer({ min: 1, max: 20 }),
        (options, seed, offset, count) => {
          const asked = { ...options, locale, seed }
          const whole = generate({ ...asked, count: offset + count }).items
          expect(generate({ ...asked, offset, count }).items).toEqual(whole.slice(offset))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('begins with “Lorem ipsum” at its first item only', () => {
    const options = { locale, seed: 'opening', count: 3 } as const
    for (const type of ITEM_TYPES.filter(opens)) {
      expect(generate({ ...options, type, offset: 0 }).text).toMatch(/^Lorem ipsum/u)
      expect(generate({ ...options, type, offset: 2 }).text).not.toMatch(/Lorem ipsum/u)
    }
  })
})

it('chunks begin at the offset', () => {
  for (const type of ITEM_TYPES) {
    const options = { locale: 'en', type, seed: 'chunks', start: false } as const
    for (const offset of [0, 1, MOST_OFFSET]) {
      const chunks = [...generateChunks({ ...options, offset, count: 3000 }, 'text')]
      expect(chunks.length).toBeGreaterThan(type === 'word' ? 0 : 1)
      const text = chunks.map((chunk) => utf8.decode(chunk)).join('')
      expect(text).toBe(generate({ ...options, offset, count: 3000 }).text)
    }
  }
})

const REFUSED: readonly (readonly [options: object, message: string])[] = [
  [{ offset: 1 }, 'offset means nothing without seed: give seed too, or leave offset out.'],
  [{ offset: 0 }, 'offset means nothing without seed'],
  [{ offset: 1, seed: '' }, 'offset means nothing without seed'],
  [
    { offset: 1, seed: 'a', type: 'article' },
    'offset goes with the type paragraph, sentence, word, title, label, message, but',
  ],
  ...[-1, 1001, 0.5, Number.NaN, '3', true, [1]].map(
    (offset) =>
      [{ offset, seed: 'a' }, 'offset must be a whole number from 0 to 1000, but is '] as const,
  ),
]

it.each(REFUSED)('refuses %j', (options, message) => {
  for (const write of [generate, generateChunks]) {
    const call = () => write(options as GenerateOptions)
    expect(call).toThrow(RangeError)
    expect(call).toThrow(message)
  }
})

/** Items as long as they are asked to be, to the character and to the byte. */

import { groupsOf } from '@polyipsum/contract'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { startFor } from '../../../test/opening.js'
import { Budget } from '../src/engine/exact/budget.js'
import { generate, ITEM_TYPES, LENGTHS, LOCALES, type LocaleCode } from '../src/index.js'
import type { Line, Locale } from '../src/language/locale.js'
import { combinations } from '../src/notation/combinations.js'
import { localeOf, sentencesOf } from './texts.js'

const UNITS = ['chars', 'bytes'] as const
const LENGTH_OF = {
  chars: (text: string) => [...text].length,
  bytes: (text: string) => Buffer.byteLength(text),
}

/** From so many characters on there is always a whole sentence (docs/lengths.md). */
function sureLength(code: LocaleCode): number {
  const { script } = LOCALES[code]
  return script === 'Kore' ? 50 : /^(Jpan|Hans|Hant)$/u.test(script) ? 30 : 80
}

/** Every text of one sentence. */
const wordings = (line: Line, { lists }: Locale) => [...combinations(line, lists)]

/** What a sentence ends with: a mark, or the letters of Thai. */
const END = /[.!?…。！？।؟;][”’»«“」』）)\u00a0\u202f]*$|[\u0e01-\u0e5b]”?$/u

/**
 * The most steps that an item may take: linear in its length, and so many more for each of the first
 * hundred items that were left out before it. In an exhaustive run over all languages, topics, units, types,
 * counts, offsets and lengths, a million texts, the dearest item took 53,438, and 306,498 after others.
 */
const mostSteps = (length: number, offset: number) =>
  100_000 + 20 * length + 5000 * Math.min(offset, 100)

describe.each(CODES)('%s', (code) => {
  const locale = localeOf(code)

  describe('over all that can be asked for', () => {
    /** The steps of the dearest item of a text. */
    let steps = 0
    beforeEach(() => {
      const { spend } = Budget.prototype
      vi.spyOn(Budget.prototype, 'spend').mockImplementation(function (this: Budget, more) {
        spend.call(this, more)
        steps = Math.max(steps, this.spent)
      })
    })
    afterEach(() => {
      vi.restoreAllMocks()
    })

    it('is exact, and takes steps in proportion to the length', () => {
      const range = fc.oneof(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 400, max: 2000 }),
        fc.integer({ min: 2000, max: 20_000 }),
      )
      fc.assert(
        fc.property(
          fc.constantFrom(...ITEM_TYPES),
          fc.constantFrom(undefined, ...LOCALES[code].topics),
          fc.constantFrom(...UNITS),
          range,
          fc.constantFrom(0, 0, 3, 100),
          fc.constantFrom(1, 2, 20),
          fc.constantFrom(0, 0, 0, 50, 1000),
          fc.boolean(),
          fc.string({ minLength: 1 }),
          (type, topic, unit, least, more, count, offset, start, seed) => {
            const most = Math.min(least + more, 20_000)
            const options = {
              locale: code,
              type,
              [unit]: [least, most],
              count,
              offset,
              start: startFor(type, start),
              seed,
            }
            steps = 0
            const about = type === 'word' || groupsOf(type) !== undefined ? undefined : topic
            const { items } = generate({ ...options, topic: about })
            expect(items).toHaveLength(count)
            for (const item of items) {
              const length = LENGTH_OF[unit](item)
              expect(length >= least && length <= most, `${length}: ${item}`).toBe(true)
            }
            expect(steps).toBeLessThanOrEqual(mostSteps(most, offset))
          },
        ),
        { numRuns: 150 },
      )
    })
  })

  it.each(ITEM_TYPES)('has a %s of every length from 1 to 400', (type) => {
    for (const unit of UNITS) {
      const lengthOf = LENGTH_OF[unit]
      for (let length = 1; length <= 400; length++) {
        const { items } = generate({
          locale: code,
          type,
          [unit]: length,
          count: 2,
          start: startFor(type, length % 2 === 0),
          seed: String(length),
        })
        expect(items.map(lengthOf), `${unit}=${length}: ${items}`).toEqual([length, length])
      }
    }
  })

  it('has texts of any length beyond', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ITEM_TYPES),
        fc.constantFrom(...UNITS),
        fc.integer({ min: 401, max: 20_000 }),
        fc.boolean(),
        fc.string({ minLength: 1 }),
        (type, unit, length, start, seed) => {
          const options = {
            locale: code,
            type,
            [unit]: length,
            count: 2,
            start: startFor(type, start),
            seed,
          }
          const { items, json } = generate(options)
          expect(items.map(LENGTH_OF[unit])).toEqual([length, length])
          expect(JSON.parse(json).lengths).toEqual([length, length])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('keeps within a range', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ITEM_TYPES),
        fc.constantFrom(...UNITS),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        fc.string({ minLength: 1 }),
        (type, unit, least, more, seed) => {
          const options = { locale: code, type, [unit]: [least, least + more], count: 5, seed }
          const { items, json } = generate(options)
          const lengths = items.map(LENGTH_OF[unit])
          expect(lengths.every((length) => length >= least && length <= least + more)).toBe(true)
          expect(JSON.parse(json).lengths).toEqual(lengths)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('has whole sentences wherever one is so long', () => {
    const possible = new Set<number>()
    for (const line of sentencesOf(locale)) {
      // Those of Latin draw from lists.
      if (line.some((part) => typeof part !== 'string' && 'list' in part)) continue
      for (const text of wordings(line, locale)) possible.add(LENGTH_OF.chars(text))
    }
    for (let length = 1; length <= 300; length++) {
      if (length < sureLength(code) && !possible.has(length)) continue
      for (const type of ['paragraph', 'sentence'] as const) {
        const options = { locale: code, type, chars: length, start: false, seed: `s${length}` }
        expect(generate({ ...options }).text, `${length}`).toMatch(END)
      }
    }
  })

  it('has whole sentences of every topic', () => {
    for (const topic of LOCALES[code].topics) {
      for (let length = sureLength(code); length < sureLength(code) + 80; length++) {
        const { items } = generate({ locale: code, topic, chars: length, count: 2, seed: 't' })
        for (const item of items) expect(item, `${topic} ${length}`).toMatch(END)
      }
    }
  })

  it('writes an item alone as it does after others, however long', () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(0, 0, 20, 3000))
      .map(([least, more]) => [least, least + more] as const)
    fc.assert(
      fc.property(
        fc.constantFrom(...ITEM_TYPES),
        fc.constantFrom(...UNITS),
        range,
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        fc.string({ minLength: 1 }),
        (type, unit, extent, offset, start, seed) => {
          const options = {
            locale: code,
            type,
            [unit]: extent,
            start: startFor(type, start),
            seed,
          }
          const { items } = generate({ ...options, count: offset + 2 })
          const alone = generate({ ...options, offset, count: 2 })
          expect(alone.items).toEqual(items.slice(offset))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('has one word wherever a word is so long', () => {
    const words = new Set(locale.words)
    for (const unit of UNITS) {
      const lengths = new Set(locale.words.map(LENGTH_OF[unit]))
      for (let least = 1; least <= 40; least++) {
        for (const most of [least, least + 3, 20_000]) {
          if (![...lengths].some((length) => least <= length && length <= most)) continue
          const options = {
            locale: code,
            type: 'word',
            [unit]: [least, most],
            start: false,
          } as const
          for (const item of generate({ ...options, count: 20, seed: `${least}` }).items) {
            expect(words, `${unit} ${least}-${most}`).toContain(item)
          }
        }
      }
    }
  })

  it('has items that differ, where it can', () => {
    for (const type of ['paragraph', 'sentence'] as const) {
      for (const length of [300, 500, 1000]) {
        const options = { locale: code, type, chars: length, count: 100, start: false, seed: 'd' }
        expect(new Set(generate(options).items).size).toBe(100)
      }
    }
  })

  it('has long items that repeat nothing of those before, while there is more', () => {
    const { items } = generate({ locale: code, chars: 1000, count: 8, start: false, seed: 'l' })
    const had = new Set<string>()
    let repeating = 0
    for (const item of items) {
      const passages = Array.from({ length: 1000 - 40 }, (_, i) => item.slice(i, i + 40))
      if (passages.some((passage) => had.has(passage))) repeating++
      for (const passage of passages) had.add(passage)
    }
    expect(repeating).toBeLessThanOrEqual(1)
  })

  it('gives the same for the same seed, and others for others', () => {
    for (const type of ITEM_TYPES) {
      const options = { locale: code, type, chars: 120, count: 5, seed: 'same' }
      expect(generate(options).json).toBe(generate(options).json)
      const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map(
        (seed) => generate({ ...options, seed }).json,
      )
      expect(new Set(texts).size).toBeGreaterThan(3)
    }
  })

  it('begins with “Lorem ipsum” unless only a sentence without it fits', () => {
    const phrase = 'Lorem ipsum'
    const titles = locale.pieces.flatMap(({ titles, items, paragraphs }) => [
      ...titles,
      ...items,
      ...paragraphs.map(({ heading }) => heading),
    ])
    const wholes = new Set(titles.flatMap((line) => wordings(line, locale)))
    for (const unit of UNITS) {
      const rests = lengthsOfWords(locale.words.map(LENGTH_OF[unit]), 190)
      for (let length = 1; length <= 200; length++) {
        const fits = length === phrase.length || rests.has(length - phrase.length - 1)
        for (const type of ['paragraph', 'sentence', 'title'] as const) {
          for (const topic of [undefined, ...LOCALES[code].topics.slice(0, 1)]) {
            const options = { locale: code, type, topic, [unit]: length, seed: 'lorem' }
            const [first = '', ...others] = generate({ ...options, count: 3 }).items
            const opens = first.startsWith(phrase)
            const told = `${type} ${unit}=${length}: ${first}`
            // Words cannot be told from a sentence of Thai, nor from a title of Latin.
            if (fits && !opens && code !== 'la' && LOCALES[code].script !== 'Thai') {
              expect(wholes.has(first) || END.test(first), told).toBe(true)
            }
            if (length < phrase.length) expect(opens, told).toBe(false)
            if (unit === 'bytes') continue
            for (const item of others) expect(item).not.toMatch(/^(Lorem|ipsum)/u)
            expect(generate({ ...options, start: false }).text).not.toMatch(/^(Lorem|ipsum)/u)
          }
        }
      }
    }
    for (const chars of [250, 400, 3000, [60, 160]] as const) {
      for (const seed of ['a', 'b', 'c']) {
        for (const type of ['paragraph', 'sentence', 'title'] as const) {
          expect(generate({ locale: code, type, chars, seed }).text).toMatch(/^Lorem ipsum/u)
        }
      }
    }
    for (const chars of [[5, 30], [1, 20], [12, 40], 250] as const) {
      const word = generate({ locale: code, type: 'word', chars, seed: 'a' }).text
      // Alone it is a word.
      const isAlone = typeof chars !== 'number' && chars[0] <= 'Lorem'.length
      expect(word).toMatch(isAlone ? /^Lorem$/u : /^Lorem ipsum /u)
    }
  })

  it.each(Object.entries(LENGTHS))('has %s paragraphs', (name, [least, most]) => {
    const length = name as keyof typeof LENGTHS
    const { items } = generate({ locale: code, length, count: 100, start: false, seed: name })
    expect(new Set(items).size).toBe(100)
    if (code === 'la' || LOCALES[code].script === 'Thai') return
    const all = new Set(sentencesOf(locale).flatMap((line) => wordings(line, locale)))
    for (const item of items) {
      const count = countSentences(item, all, locale.sentenceJoiner)
      expect(count, item).toBeGreaterThanOrEqual(least)
      expect(count, item).toBeLessThanOrEqual(most)
    }
  })
})

it.each([
  [5, 30],
  [20, 40],
] as const)('begins with “Lorem ipsum” in %i to %i characters of English', (...chars) => {
  for (const seed of ['a', 'b', 'c']) {
    for (const type of ['paragraph', 'sentence', 'title'] as const) {
      const { text } = generate({ locale: 'en', type, chars, seed })
      expect(text).toMatch(/^Lorem ipsum: [\p{L}\p{P} ]+$/u)
    }
  }
})

/** The lengths, up to `most`, that words can have together with a space between each two. */
function lengthsOfWords(words: readonly number[], most: number): ReadonlySet<number> {
  const lengths = new Set(words)
  for (let length = 1; length <= most; length++) {
    if (words.some((word) => lengths.has(length - word - 1))) lengths.add(length)
  }
  return lengths
}

/** How many of the sentences that there are a text is made of. */
function countSentences(text: string, all: ReadonlySet<string>, joiner: string): number {
  if (text === '') return 0
  for (let end = text.length; end > 0; end--) {
    if (!all.has(text.slice(0, end))) continue
    const rest = text.slice(end)
    if (rest === '') return 1
    if (!rest.startsWith(joiner)) continue
    const count = countSentences(rest.slice(joiner.length), all, joiner)
    if (count > 0) return count + 1
  }
  return 0
}

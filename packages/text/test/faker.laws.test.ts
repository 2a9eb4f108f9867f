/** The expectations of faker's own tests of its module `lorem` (https://fakerjs.dev/api/lorem), in every language. */
import { en, Faker } from '@faker-js/faker'
import { describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { createLorem } from '../src/faker.js'
import { generate, LOCALES } from '../src/index.js'
import { combinations } from '../src/notation/combinations.js'
import { localeOf, sentencesOf } from './texts.js'

const RANGES = [
  { min: 1, max: 1 },
  { min: 2, max: 5 },
  { min: 10, max: 20 },
]

describe.each(CODES)('%s', (locale) => {
  const faker = new Faker({ locale: en })
  const lorem = createLorem(faker, (options) => generate({ ...options, locale }))
  const all = new Set(
    generate({ locale, type: 'word', count: 3000, start: false, seed: 'a' }).items,
  )
  const lengths = [...all].map(({ length }) => length)
  const longest = Math.max(...lengths)
  const shortest = Math.min(...lengths)
  const { lists } = localeOf(locale)
  /** Every written sentence. */
  const written = new Set(
    sentencesOf(localeOf(locale)).flatMap((line) =>
      line.some((part) => typeof part !== 'string' && 'list' in part)
        ? []
        : [...combinations(line, lists)],
    ),
  )
  /** Words apart: some languages have words with spaces in them. */
  const wordsIn = (text: string) => {
    const parts = text.split(' ')
    let count = 0
    for (let at = 0; at < parts.length; count++) {
      let taken = parts.length - at
      while (taken > 1 && !all.has(parts.slice(at, at + taken).join(' '))) taken--
      at += taken
    }
    return count
  }
  const countWords = (sentence: string) =>
    [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(sentence)].filter(
      ({ isWordLike }) => isWordLike,
    ).length

  it.each([
    'word',
    'words',
    'sentence',
    'slug',
    'sentences',
    'paragraph',
    'paragraphs',
    'text',
    'lines',
  ] as const)('%s is the same for the same seed of faker, and goes on', (method) => {
    const drawn = (seed: number) => {
      faker.seed(seed)
      return Array.from({ length: 5 }, () => lorem[method]())
    }
    expect(drawn(42)).toEqual(drawn(42))
    expect(drawn(42)).not.toEqual(drawn(1337))
    expect(new Set(drawn(42)).size).toBeGreaterThan(1)
    for (const text of drawn(7)) expect(text).not.toBe('')
  })

  describe('word', () => {
    it('gives a word of the language', () => {
      for (let i = 0; i < 20; i++) expect(all).toContain(lorem.word())
    })

    it('has the length asked for, where the language has such a word', () => {
      for (const length of new Set(lengths)) {
        expect(lorem.word(length)).toHaveLength(length)
        expect(lorem.word({ length, strategy: 'fail' })).toHaveLength(length)
      }
      const { length } = lorem.word({ length: { min: shortest, max: shortest + 2 } })
      expect(length).toBeGreaterThanOrEqual(shortest)
      expect(length).toBeLessThanOrEqual(shortest + 2)
    })

    it('does what the strategy says where the language has none', () => {
      expect(() => lorem.word({ length: 1000, strategy: 'fail' })).toThrow(RangeError)
      expect(lorem.word({ length: 1000, strategy: 'closest' })).toHaveLength(longest)
      expect(lorem.word({ length: 1000, strategy: 'longest' })).toHaveLength(longest)
      expect(lorem.word({ length: 1000, strategy: 'shortest' })).toHaveLength(shortest)
      expect(all).toContain(lorem.word({ length: 1000, strategy: 'any-length' }))
      expect(all).toContain(lorem.word(1000))
    })
  })

  it('gives 3 words, or as many as are asked for', () => {
    expect(wordsIn(lorem.words())).toBe(3)
    for (const count of [1, 2, 20]) expect(wordsIn(lorem.words(count))).toBe(count)
    for (const range of RANGES) {
      const count = wordsIn(lorem.words(range))
      expect(count).toBeGreaterThanOrEqual(range.min)
      expect(count).toBeLessThanOrEqual(range.max)
    }
    expect(lorem.words(0)).toBe('')
  })

  it('gives a sentence of 3 to 10 words, a written one', () => {
    for (let i = 0; i < 10; i++) {
      const sentence = lorem.sentence()
      const count = countWords(sentence)
      expect(count, sentence).toBeGreaterThanOrEqual(3)
      expect(count, sentence).toBeLessThanOrEqual(10)
      // The sentences of Latin are drawn from lists.
      if (locale !== 'la') expect(written.has(sentence), sentence).toBe(true)
    }
  })

  it('gives a slug of 3 words, or as many as are asked for', () => {
    const SLUG = /^[\p{L}\p{M}\p{Nd}]+(?:-[\p{L}\p{M}\p{Nd}]+)*$/u
    for (const count of [undefined, 1, 5]) {
      const slug = lorem.slug(count)
      expect(slug).toMatch(SLUG)
      expect(slug).toBe(slug.toLowerCase())
      expect(slug.split('-').length).toBeGreaterThanOrEqual(count ?? 3)
    }
  })

  it('gives 2 to 6 sentences, or as many as are asked for, with a separator', () => {
    for (let i = 0; i < 10; i++) {
      const { length } = lorem.sentences(undefined, '\n').split('\n')
      expect(length).toBeGreaterThanOrEqual(2)
      expect(length).toBeLessThanOrEqual(6)
    }
    for (const count of [1, 5]) {
      expect(lorem.sentences(count, ' / ').split(' / ')).toHaveLength(count)
    }
    faker.seed(3)
    const joined = lorem.sentences(3)
    faker.seed(3)
    const joiner = LOCALES[locale].sentenceJoiner
    expect(joined).toBe(lorem.sentences(3, '\n').split('\n').join(joiner))
  })

  it('gives a paragraph of 3 sentences, or as many as are asked for', () => {
    for (const count of [undefined, 1, 7]) {
      faker.seed(5)
      const paragraph = lorem.paragraph(count)
      faker.seed(5)
      expect(paragraph).toBe(lorem.sentences(count ?? 3))
    }
  })

  it('gives 3 paragraphs, or as many as are asked for, with a separator', () => {
    expect(lorem.paragraphs().split('\n')).toHaveLength(3)
    for (const count of [1, 5]) {
      expect(lorem.paragraphs(count, '<br>').split('<br>')).toHaveLength(count)
    }
    for (const range of RANGES) {
      const { length } = lorem.paragraphs(range).split('\n')
      expect(length).toBeGreaterThanOrEqual(range.min)
      expect(length).toBeLessThanOrEqual(range.max)
    }
  })

  it('gives 1 to 5 lines, or as many as are asked for', () => {
    for (let i = 0; i < 10; i++) expect(lorem.lines().split('\n').length).toBeLessThanOrEqual(5)
    for (const count of [1, 8]) expect(lorem.lines(count).split('\n')).toHaveLength(count)
  })

  it('gives some text', () => {
    for (let i = 0; i < 20; i++) expect(lorem.text().length).toBeGreaterThan(1)
  })
})

import { describe, expect, it } from 'vitest'
import {
  LOCALE_CODES as CODES,
  ELEMENTS,
  type GenerateOptions,
  generate,
  generateChunks,
  generatePassage,
  ITEM_TYPES,
} from '../src/index.js'

describe('generate in Latin', () => {
  it('takes an empty seed as none', () => {
    const options = { locale: 'en', count: 20, seed: '' } as const
    expect(generate(options).text).not.toBe(generate(options).text)
    const chunks = () => Buffer.concat([...generateChunks(options)]).toString()
    expect(chunks()).not.toBe(chunks())
  })

  it('opens with the traditional sentence', () => {
    const sentence = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'
    expect(generate({ type: 'sentence' }).text).toBe(sentence)
    expect(generate().text.startsWith(`${sentence} `)).toBe(true)
    expect(generate({ type: 'word', count: 8 }).text).toBe(
      'Lorem ipsum dolor sit amet consectetur adipiscing elit',
    )
  })
})

describe('generate', () => {
  it('takes defaults for all that is left out', () => {
    const generated = generate()
    expect(generated).toMatchObject({ locale: 'la', type: 'paragraph', count: 1 })
    expect(generate({ seed: 'x' }).json).toBe(
      generate({ locale: 'la', type: 'paragraph', count: 1, start: true, seed: 'x' }).json,
    )
  })

  it('gives the first items of a longer text for a shorter one', () => {
    for (const type of ITEM_TYPES) {
      const short = generate({ type, count: 2, seed: 'prefix' }).items
      expect(generate({ type, count: 9, seed: 'prefix' }).items.slice(0, 2)).toEqual(short)
    }
  })

  it('does not change with what was written before', () => {
    const before = CODES.map((locale) => generate({ locale, seed: 's', count: 5 }).text)
    for (const locale of CODES) generate({ locale, count: 50 })
    expect(CODES.map((locale) => generate({ locale, seed: 's', count: 5 }).text)).toEqual(before)
  })

  it('has no bound of its own for the count', () => {
    expect(generate({ type: 'word', count: 20_000 }).items).toHaveLength(20_000)
  })

  it('keeps no room for a text of another size', () => {
    const [first] = generate({ locale: 'en', seed: 'room', count: 3000 }).items
    expect(generate({ locale: 'en', seed: 'room' }).items).toEqual([first])
    expect(generatePassage({ locale: 'en' }).bytes.length).toBeLessThan(2 ** 20)
  })

  it.each([
    [
      { type: 'line' },
      'type must be one of paragraph, sentence, word, title, article, label, message, but is "line".',
    ],
    [{ count: 0 }, 'count must be a whole number from 1, but is 0.'],
    [{ count: 1.5 }, 'but is 1.5'],
    [{ count: Number.NaN }, 'but is NaN'],
    [{ count: '3' }, 'but is "3".'],
    [
      { chars: 0 },
      'chars must be a whole number from 1 to 20000, or a range of two such as 120-160, but is 0.',
    ],
    [{ chars: 20_001 }, 'but is 20001'],
    [
      { bytes: [5, 4] },
      'bytes must be a whole number from 1 to 20000, or a range of two such as 120-160, but is [5, 4].',
    ],
    [{ bytes: 1.5 }, 'but is 1.5'],
    [{ chars: 5, bytes: 5 }, 'chars and bytes cannot go together: leave one out.'],
    [{ chars: 50, capitals: true }, 'chars and capitals cannot go together: leave one out.'],
    [{ bytes: [5, 9], capitals: true }, 'bytes and capitals cannot go together: leave one out.'],
    [
      { type: 'article', chars: 5 },
      'chars goes with the type paragraph, sentence, word, title, label, message, but the type is article',
    ],
    [{ length: 'huge' }, 'length must be one of short, medium, long, verylong, but is "huge".'],
    [
      { type: 'word', length: 'short' },
      'length goes with the type paragraph, article, but the type is word',
    ],
    [{ length: 'short', chars: 9 }, 'length and chars cannot go together'],
    [{ with: ['lists'] }, 'with goes with the type article, but the type is paragraph'],
    [{ type: 'article', with: ['tabels'] }, 'with must be one of headings, lists,'],
    [
      { locale: 'xx' },
      'locale must be the code of a language, such as en, or a tag, such as en-US, but is "xx".',
    ],
    [{ locale: 'toString' }, 'but is "toString".'],
    [{ locale: ['en'] }, 'but is an array.'],
    [{ seed: 'a'.repeat(65) }, 'seed must be a text of 1 to 64 characters, but is "aaa'],
    [{ seed: {} }, 'a text of 1 to 64 characters, or a whole number, but is an object.'],
    [{ seed: 0.5 }, 'but is 0.5.'],
    [{ seed: Number.NaN }, 'but is NaN.'],
    [{ seed: () => 1 }, 'but is a function.'],
    [{ start: 'false' }, 'start must be true or false, but is "false".'],
    [{ startWithLorem: 1 }, 'startWithLorem must be true or false, but is 1.'],
    [
      { start: true, startWithLorem: false },
      'start and startWithLorem must be the same, but there are start=true and startWithLorem=false.',
    ],
    [{ lists: 'bulleted' }, 'lists goes with the type article, but the type is paragraph'],
    [{ fragment: true }, 'fragment goes with the type article, but the type is paragraph'],
    [{ type: 'article', lists: 'both' }, 'lists must be one of bulleted, numbered, but is "both".'],
    [{ capitals: 'yes' }, 'capitals must be true or false, but is "yes".'],
    [{ lenght: 'short' }, 'lenght is no name of a parameter. Did you mean length?'],
    [{ lang: 'nl' }, 'lang is no name of a parameter. Did you mean locale?'],
    [{ paragraphs: 3 }, 'paragraphs is no name of a parameter. Did you mean count?'],
    [{ capital: true }, 'capital is no name of a parameter. Did you mean capitals?'],
    [{ words: 3 }, 'words is no field. Did you mean "type": "word", "count": 3?'],
    [{ tnoe: 'dry' }, 'tnoe is no name of a parameter: there are count, type,'],
    [{ format: 'html' }, 'format must be left out here.'],
  ])('refuses %j', (options, message) => {
    const call = () => generate(options as Parameters<typeof generate>[0])
    expect(call).toThrow(RangeError)
    expect(call).toThrow(message)
  })
})

describe('an option', () => {
  const same = { locale: 'nl', seed: 'shape' } as const
  const article = { ...same, type: 'article' } as const

  it.each<[name: string, shapes: readonly GenerateOptions[]]>([
    ['a range', [{ chars: [120, 160] }, { chars: '120-160' }]],
    ['a length', [{ bytes: 160 }, { bytes: '160' }, { bytes: [160, 160] }, { bytes: '160-160' }]],
    ['a seed in digits', [{ seed: 42 }, { seed: '42' }]],
    ['the beginning', [{ start: false }, { startWithLorem: false }]],
    ['what is left out', [{}, { chars: undefined, topic: '' }, { count: null } as never]],
    [
      'elements',
      [
        { ...article, with: ['lists', 'code'] },
        { ...article, with: 'code,lists' },
      ],
    ],
    [
      'all elements',
      [
        { ...article, with: ELEMENTS },
        { ...article, with: 'all' },
      ],
    ],
    [
      'no elements',
      [
        { ...article, with: [] },
        { ...article, with: 'none' },
      ],
    ],
  ])('takes every shape of %s', (_, [first, ...others]) => {
    const { html } = generate({ ...same, ...first })
    for (const other of others) expect(generate({ ...same, ...other }).html).toBe(html)
  })

  it('gives another text for another number as a seed', () => {
    const texts = [1, 2, 3, -1].map((seed) => generate({ locale: 'nl', start: false, seed }).text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('a language', () => {
  it('is found by any tag that the service takes', () => {
    const same = { count: 2, seed: 'tag' } as const
    for (const [tag, locale] of [
      ['en-US', 'en'],
      ['ZH-tw', 'zh-Hant'],
      ['iw', 'he'],
    ] as const) {
      const generated = generate({ ...same, locale: tag })
      expect(generated.locale).toBe(locale)
      expect(generated.text).toBe(generate({ ...same, locale }).text)
    }
  })

  it('is suggested where it was plainly meant', () => {
    expect(() => generate({ locale: 'english' })).toThrow(/Did you mean en\?/u)
    expect(() => generate({ locale: 'xa' })).toThrow(/but is "xa"\.$/u)
  })
})

import { describe, expect, it } from 'vitest'
import {
  LOCALE_CODES as CODES,
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
      'type must be one of paragraph, sentence, word, title, article, but is line',
    ],
    [{ count: 0 }, 'count must be a whole number from 1, but is 0'],
    [{ count: 1.5 }, 'but is 1.5'],
    [{ count: Number.NaN }, 'but is NaN'],
    [{ count: '3' }, 'but is 3'],
    [{ chars: 0 }, 'chars must be a whole number from 1 to 20000, or two in order, but is 0'],
    [{ chars: 20_001 }, 'but is 20001'],
    [
      { bytes: [5, 4] },
      'bytes must be a whole number from 1 to 20000, or two in order, but is 5,4',
    ],
    [{ bytes: 1.5 }, 'but is 1.5'],
    [{ chars: 5, bytes: 5 }, 'chars and bytes cannot be given together'],
    [{ chars: 50, capitals: true }, 'chars and capitals cannot be given together'],
    [{ bytes: [5, 9], capitals: true }, 'bytes and capitals cannot be given together'],
    [{ type: 'article', chars: 5 }, 'chars must be left out for an article'],
    [{ length: 'huge' }, 'length must be one of short, medium, long, verylong, but is huge'],
    [{ type: 'word', length: 'short' }, 'length must be left out for words'],
    [{ length: 'short', chars: 9 }, 'length cannot be given with chars or bytes'],
    [{ with: ['lists'] }, 'with must be left out for paragraphs'],
    [{ type: 'article', with: ['tabels'] }, 'with must be some of headings, lists,'],
    [{ locale: 'xx' }, 'locale must be the code of a language, but is xx'],
    [{ locale: 'toString' }, 'but is toString'],
  ])('refuses %j', (options, message) => {
    const call = () => generate(options as Parameters<typeof generate>[0])
    expect(call).toThrow(RangeError)
    expect(call).toThrow(message)
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
    expect(() => generate({ locale: 'ca' })).toThrow(/but is ca$/u)
  })
})

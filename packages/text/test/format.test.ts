import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyPassage } from '../src/engine/passage.js'
import { encode, encodedLength, encodeInto } from '../src/formats/format.js'
import { generatePassage, LOCALES, type LocaleCode } from '../src/index.js'
import { FORMATS, TYPES } from '../src/options.js'

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

const anyLocale = fc.constantFrom(...(Object.keys(LOCALES) as LocaleCode[]))
const anyOptions = fc.record({
  locale: anyLocale,
  type: fc.constantFrom(...TYPES),
  count: fc.integer({ min: 1, max: 12 }),
  start: fc.boolean(),
  seed: fc.string({ minLength: 1 }),
})

describe('the formats of a passage', () => {
  it('are those of docs/api.md', () => {
    const one = { locale: 'en', start: false, seed: 'a', count: 2 } as const
    for (const type of ['paragraph', 'sentence', 'word'] as const) {
      const passage = generatePassage({ ...one, type })
      const [first, second] = JSON.parse(decode(encode(passage, 'json')))[`${type}s`]
      const parted = type === 'paragraph' ? `${first}\n\n${second}` : `${first} ${second}`
      expect(decode(encode(passage, 'text'))).toBe(parted)
      expect(decode(encode(passage, 'markdown'))).toBe(parted)
      expect(decode(encode(passage, 'html'))).toBe(
        type === 'paragraph' ? `<p>${first}</p>\n<p>${second}</p>` : `<p>${parted}</p>`,
      )
      expect(decode(encode(passage, 'json'))).toBe(
        JSON.stringify({ [`${type}s`]: [first, second], count: 2 }),
      )
    }
  })

  it('are those of titles', () => {
    const passage = generatePassage({
      locale: 'en',
      type: 'title',
      start: false,
      seed: 'a',
      count: 2,
    })
    const [first, second] = JSON.parse(decode(encode(passage, 'json'))).titles
    expect(decode(encode(passage, 'text'))).toBe(`${first}\n${second}`)
    expect(decode(encode(passage, 'markdown'))).toBe(`## ${first}\n\n## ${second}`)
    expect(decode(encode(passage, 'html'))).toBe(`<h2>${first}</h2>\n<h2>${second}</h2>`)
  })

  it('of exact lengths tell them in JSON', () => {
    for (const options of [{ chars: 30 }, { bytes: [40, 60] as const }]) {
      const passage = generatePassage({ locale: 'ru', type: 'sentence', count: 3, ...options })
      const { sentences, count, lengths } = JSON.parse(decode(encode(passage, 'json')))
      expect(count).toBe(3)
      const lengthOf = (item: string) =>
        'chars' in options ? [...item].length : Buffer.byteLength(item)
      expect(lengths).toEqual(sentences.map(lengthOf))
    }
  })

  it('say the direction of a right-to-left language in HTML, and of no other', () => {
    for (const { code, direction } of Object.values(LOCALES)) {
      const options = { locale: code as LocaleCode, count: 3 }
      const html = decode(encode(generatePassage(options), 'html'))
      expect(html.match(/<p[^>]*>/gu)).toEqual(
        Array(3).fill(direction === 'rtl' ? '<p dir="rtl">' : '<p>'),
      )
    }
  })

  it('have the length that is told beforehand, and JSON strings decode to the plain form', () => {
    fc.assert(
      fc.property(anyOptions, fc.constantFrom(...FORMATS), (options, format) => {
        const passage = generatePassage(options)
        const plain = encode(passage, format)
        expect(plain.length).toBe(encodedLength(passage, format))
        const quoted = new Uint8Array(encodedLength(passage, format, 'json-string') + 2).fill(0x22)
        expect(encodeInto(quoted, 1, passage, format, 'json-string')).toBe(quoted.length - 1)
        if (format !== 'json') expect(JSON.parse(decode(quoted))).toBe(decode(plain))
      }),
    )
  })

  it('are refused a target that is too short', () => {
    const passage = generatePassage({ count: 2 })
    const short = new Uint8Array(encodedLength(passage, 'text') - 1)
    expect(() => encodeInto(short, 0, passage, 'text')).toThrow(RangeError)
  })
})

describe('a copy of a passage', () => {
  it('stays as it is when the next text is written', () => {
    fc.assert(
      fc.property(anyOptions, anyOptions, (options, next) => {
        const passage = generatePassage(options)
        const copy = copyPassage(passage)
        const encoded = FORMATS.map((format) => encode(passage, format))
        generatePassage({ ...next, locale: options.locale })
        expect(FORMATS.map((format) => encode(copy, format))).toEqual(encoded)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startFor } from '../../../test/opening.js'
import { copyPassage } from '../src/engine/passage.js'
import { encode, encodedLength, encodeForms, encodeInto } from '../src/formats/format.js'
import { NOTATIONS } from '../src/formats/notation.js'
import { IMAGES, SNIPPETS } from '../src/formats/snippets.js'
import {
  FORMATS,
  type Format,
  generatePassage,
  ITEM_TYPES,
  ITEMS_PROPERTY,
  type ItemType,
  LOCALES,
  type LocaleCode,
  TYPES,
} from '../src/index.js'

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

const anyLocale = fc.constantFrom(...(Object.keys(LOCALES) as LocaleCode[]))
const anyOptions = fc
  .record({
    locale: anyLocale,
    type: fc.constantFrom(...TYPES),
    count: fc.integer({ min: 1, max: 12 }),
    start: fc.boolean(),
    seed: fc.string({ minLength: 1 }),
  })
  .map((options) => ({ ...options, start: startFor(options.type, options.start) }))

/** Two items in each format but JSON: docs/api.md, “Answers”. */
const WRITTEN: {
  readonly [Name in ItemType]: Readonly<Record<Exclude<Format, 'json'>, string>>
} = {
  paragraph: { text: '{0}\n\n{1}', markdown: '{0}\n\n{1}', html: '<p>{0}</p>\n<p>{1}</p>' },
  sentence: { text: '{0} {1}', markdown: '{0} {1}', html: '<p>{0} {1}</p>' },
  word: { text: '{0} {1}', markdown: '{0} {1}', html: '<p>{0} {1}</p>' },
  title: {
    text: '{0}\n{1}',
    markdown: '## {0}\n\n## {1}',
    html: '<h2>{0}</h2>\n<h2>{1}</h2>',
  },
  label: {
    text: '{0}\n{1}',
    markdown: '- {0}\n- {1}',
    html: '<ul>\n<li>{0}</li>\n<li>{1}</li>\n</ul>',
  },
  message: { text: '{0}\n{1}', markdown: '{0}\n\n{1}', html: '<p>{0}</p>\n<p>{1}</p>' },
}

describe('the formats of a passage', () => {
  it.each(ITEM_TYPES)('are those of docs/api.md: %s', (type) => {
    const passage = generatePassage({ locale: 'en', type, start: false, seed: 'a', count: 2 })
    const json = decode(encode(passage, 'json'))
    const items: string[] = JSON.parse(json)[ITEMS_PROPERTY[type]]
    expect(json).toBe(JSON.stringify({ [ITEMS_PROPERTY[type]]: items, count: 2 }))
    for (const [format, pattern] of Object.entries(WRITTEN[type])) {
      const written = pattern.replaceAll(/\{(\d)\}/gu, (_, place) => items[place] ?? '')
      expect(decode(encode(passage, format as Format))).toBe(written)
    }
  })

  it('are the same when all forms are written at once', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const passage = generatePassage(options)
        const forms = FORMATS.flatMap((format) =>
          NOTATIONS.map((notation) => ({ format, notation })),
        )
        const single = forms.map(({ format, notation }) => {
          const bytes = new Uint8Array(encodedLength(passage, format, notation))
          expect(encodeInto(bytes, 0, passage, format, notation)).toBe(bytes.length)
          return bytes
        })
        const offsets: number[] = []
        let end = 1
        for (const bytes of single) {
          offsets.push(end)
          end += bytes.length + 1
        }
        const together = new Uint8Array(end)
        encodeForms(together, passage, forms, offsets)
        expect(Buffer.from(together)).toEqual(
          Buffer.concat([Buffer.of(0), ...single.flatMap((bytes) => [bytes, Buffer.of(0)])]),
        )
      }),
    )
  })

  it('have the lengths of exact items in JSON', () => {
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

  it('have the length that encodedLength gives, and JSON strings decode to the plain form', () => {
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
    for (const type of ['paragraph', 'article'] as const) {
      const passage = generatePassage({ type, count: 2 })
      for (const format of FORMATS) {
        const short = new Uint8Array(encodedLength(passage, format) - 1)
        expect(() => encodeInto(short, 0, passage, format)).toThrow(RangeError)
      }
    }
  })
})

describe('the formats of an article', () => {
  const options = { locale: 'en', type: 'article', seed: 'a' } as const

  it('have lists of any number of items', () => {
    const passage = copyPassage(generatePassage({ ...options, count: 1, with: [] }))
    const text = { kind: 'text', start: 0, end: 5 } as const
    const item = { kind: 'item', children: [text] } as const
    const list = { kind: 'numberedList', children: Array(1001).fill(item) } as const
    const long = { ...passage, article: { kind: 'fragment', children: [list] } } as const
    const lines = list.children.map((_, i) => `${i + 1}. Lorem`)
    expect(decode(encode(long, 'text')).split('\n')).toEqual(lines)
    expect(decode(encode(long, 'markdown')).split('\n')).toEqual(lines)
    expect(decode(encode(long, 'html')).match(/<li>Lorem<\/li>/gu)).toHaveLength(1001)
    const [{ children }] = JSON.parse(decode(encode(long, 'json'))).article.children
    expect(children).toHaveLength(1001)
  })

  it('show every snippet and every image', () => {
    const passage = generatePassage({ ...options, count: 400, with: ['code', 'images'] })
    const markdown = decode(encode(passage, 'markdown'))
    for (const { code } of SNIPPETS) expect(markdown).toContain(code)
    for (const image of IMAGES) expect(markdown).toContain(image)
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#locales'
import { CODES } from '../../../test/languages.js'
import { opens, startFor } from '../../../test/opening.js'
import { generate, ITEM_TYPES, TYPES } from '../src/index.js'

const COUNTS = [1, 2, 100]

describe.each(CODES)('generate in %s', (locale) => {
  it.each(ITEM_TYPES)(
    'gives exactly as many items of type %s as asked for, in every format',
    (type) => {
      for (const count of COUNTS) {
        for (const start of [true, false]) {
          const generated = generate({ locale, type, count, start: startFor(type, start) })
          expect(generated.count).toBe(count)
          expect(generated.items).toHaveLength(count)
          expect(JSON.parse(generated.json)).toEqual({ [`${type}s`]: generated.items, count })
          const { sentenceJoiner } = LOCALES[locale]
          const joiner = {
            paragraph: '\n\n',
            sentence: sentenceJoiner,
            word: ' ',
            title: '\n',
            label: '\n',
            message: '\n',
          }[type]
          expect(generated.text).toBe(generated.items.join(joiner))
          const { items } = generated
          const markdown = {
            title: items.map((item) => `## ${item}`).join('\n\n'),
            label: items.map((item) => `- ${item}`).join('\n'),
            message: items.join('\n\n'),
          }
          expect(generated.markdown).toBe({ ...markdown }[type as string] ?? generated.text)
          const elements = generated.html.match(/<(p|h2|li)(?: dir="rtl")?>[^<]+<\/\1>/gu)
          const html = generated.html.replace(/^<ul(?: dir="rtl")?>\n(.*)\n<\/ul>$/su, '$1')
          expect(html !== generated.html).toBe(type === 'label')
          expect(elements?.join('\n')).toBe(html)
          expect(elements).toHaveLength(type === 'sentence' || type === 'word' ? 1 : count)
        }
      }
    },
  )

  it('gives the same text for the same seed, and another for another', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...TYPES), (seed, type) => {
        const options = { locale, type, count: 30, start: false, seed } as const
        expect(generate(options).json).toBe(generate(options).json)
        expect(generate({ ...options, seed: `${seed}!` }).json).not.toBe(generate(options).json)
      }),
      { numRuns: 30 },
    )
  })

  it('gives another text every time without a seed', () => {
    const texts = Array.from(
      { length: 50 },
      () => generate({ locale, count: 3, start: false }).text,
    )
    expect(new Set(texts).size).toBe(50)
  })

  it('begins with “Lorem ipsum” unless start is false', () => {
    for (const type of TYPES) {
      for (let i = 0; i < 20; i++) {
        const options = { locale, type, count: 2, seed: String(i) } as const
        expect(generate(options).text.startsWith('Lorem ipsum')).toBe(opens(type))
        expect(generate({ ...options, start: false }).text).not.toMatch(/^Lorem ipsum/iu)
      }
    }
  })

  it('opens words with “Lorem” and “ipsum”, within their count', () => {
    expect(generate({ locale, type: 'word' }).items).toEqual(['Lorem'])
    expect(generate({ locale, type: 'word', count: 2 }).items).toEqual(['Lorem', 'ipsum'])
    const words = generate({ locale, type: 'word', count: 100 }).items
    expect(new Set(words).size).toBe(100)
  })

  it('leads from “Lorem ipsum” into the language within the first sentence', () => {
    if (locale === 'la') return
    const { lead } = LOCALES[locale].opening as { lead: string }
    for (let i = 0; i < 20; i++) {
      const [sentence = ''] = generate({ locale, type: 'sentence', seed: String(i) }).items
      expect(sentence.startsWith(lead)).toBe(true)
      expect(sentence.length).toBeGreaterThan(lead.length + 5)
    }
  })
})

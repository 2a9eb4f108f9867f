/** Pseudolocales (docs/api.md, “Pseudolocales”): English by rule, which keeps the laws of all languages but the alphabets. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#locales'
import { startFor } from '../../../test/opening.js'
import {
  FORMATS,
  type GenerateOptions,
  generate,
  ITEM_TYPES,
  ITEMS_PROPERTY,
  PSEUDOLOCALE_CODES,
  TYPES,
} from '../src/index.js'
import { checkTexts } from '../src/notation/check-text.js'
import { linesOf, localeOf } from './texts.js'

type Package = typeof import('../src/index.js')
const built = (await import('../dist/node.js' as string)) as Package

const LENGTH_OF = {
  chars: (text: string) => [...text].length,
  bytes: (text: string) => Buffer.byteLength(text),
}

/** Marks of direction: the only characters without a glyph. */
const MARKS = /[\u200f\u202e\u202c]/gu

/** Takes the accents, the brackets, the padding and the marks off. */
function plain(text: string): string {
  const letters: Record<string, string> = { ƀ: 'b', ð: 'd', ƒ: 'f', ɋ: 'q', þ: 'p' }
  return text
    .replaceAll(MARKS, '')
    .replaceAll(/⟦(.*?)(?: (?:one|two|three|four|five|six|seven|eight|nine|ten))+⟧/gu, '$1')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/[ƀðƒɋþ]/giu, (letter) => {
      const small = letters[letter.toLowerCase()] ?? ''
      return letter === letter.toLowerCase() ? small : small.toUpperCase()
    })
}

describe.each(PSEUDOLOCALE_CODES)('%s', (code) => {
  const english = (options: GenerateOptions) => generate({ ...options, locale: 'en' })

  it('says what English says, in every type and topic', () => {
    for (const type of TYPES.filter((type) => type !== 'word')) {
      for (const topic of [undefined, 'food']) {
        if (topic !== undefined && startFor(type, true) === false) continue
        const options = { type, topic, count: 5, start: false, seed: 'rule' }
        const text = generate({ ...options, locale: code }).text
        expect(plain(text)).toBe(english(options).text)
      }
    }
  })

  it('begins with “Lorem ipsum” as English does', () => {
    for (const type of TYPES) {
      const { text } = generate({ locale: code, type, count: 3, seed: 'a' })
      expect(text.startsWith('Lorem ipsum')).toBe(startFor(type, true))
    }
  })

  it('has items of every exact length, with no mark left open', () => {
    for (const type of ITEM_TYPES) {
      for (const unit of ['chars', 'bytes'] as const) {
        for (const length of [...Array(200).keys()].map((i) => i + 1).concat(777, 5000, 20_000)) {
          const options = { locale: code, type, [unit]: length, count: 2, seed: `${length}` }
          const { items, json } = generate(options)
          expect(items.map(LENGTH_OF[unit]), `${type} ${unit}`).toEqual([length, length])
          expect(JSON.parse(json).lengths).toEqual([length, length])
          for (const item of items) {
            const count = (mark: string) => item.split(mark).length
            expect(count('\u202e'), JSON.stringify(item)).toBe(count('\u202c'))
          }
        }
      }
    }
  })

  it('has exactly as many items as asked for, the same in every format', () => {
    for (const type of ITEM_TYPES) {
      for (const count of [1, 2, 100]) {
        const generated = generate({ locale: code, type, count, start: false, seed: 'f' })
        expect(generated.items).toHaveLength(count)
        const { [ITEMS_PROPERTY[type]]: items } = JSON.parse(generated.json)
        expect(items).toEqual(generated.items)
        for (const text of [generated.html, generated.markdown]) {
          for (const item of items) expect(text).toContain(item)
        }
        expect(generated.html.includes('dir="rtl"')).toBe(code === 'ar-XB')
      }
    }
    const { html } = generate({ locale: code, type: 'article', with: 'all', seed: 'f' })
    expect(html).toContain(`<article lang="${code}"${code === 'ar-XB' ? ' dir="rtl"' : ''}>`)
  })

  it('needs no escaping, and keeps the other rules of a line', () => {
    const locale = localeOf(code)
    const faults: string[] = []
    for (const line of linesOf(locale)) {
      const bare = line.map((part) =>
        typeof part === 'string'
          ? part.replaceAll(MARKS, '')
          : 'options' in part
            ? { ...part, options: part.options.map((one) => one.replaceAll(MARKS, '')) }
            : part,
      )
      checkTexts(bare, 'unmarked sentence', {}, (fault) => faults.push(fault))
    }
    expect(faults).toEqual([])
    expect(new Set(locale.words).size).toBe(locale.words.length)
  })

  it('is the same from its compiled tables, and in chunks', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TYPES),
        fc.constantFrom(...FORMATS),
        fc.integer({ min: 1, max: 200 }),
        fc.string({ minLength: 1 }),
        (type, format, count, seed) => {
          const options = { locale: code, type, count: type === 'article' ? 3 : count, seed }
          const text = generate(options)[format]
          expect(built.generate(options)[format]).toBe(text)
          const chunks = [...built.generateChunks(options, format)]
          expect(Buffer.concat(chunks).toString()).toBe(text)
        },
      ),
      { numRuns: 60 },
    )
    const exact = { locale: code, chars: [50, 500], count: 20, seed: 'x' } as const
    expect(built.generate(exact).text).toBe(generate(exact).text)
  })

  it('is marked as one, and made when it is first read', () => {
    expect(LOCALES[code].isPseudolocale).toBe(true)
    expect(LOCALES[code].pieces).toBe(LOCALES[code].pieces)
    expect(LOCALES[code]).toEqual(localeOf(code))
    expect(LOCALES.en.isPseudolocale).toBeUndefined()
  })
})

it('en-XA is a third longer than English, letters and brackets apart', () => {
  for (const type of ['paragraph', 'sentence', 'title', 'label', 'message', 'word'] as const) {
    const options = { type, count: 100, start: false, seed: 'long' } as const
    const own = generate({ ...options, locale: 'en-XA' })
      .items.join('')
      .replaceAll(/[⟦⟧]/gu, '')
    const ratio = own.length / generate({ ...options, locale: 'en' }).items.join('').length
    // Short lines are longer by a word at least.
    expect(ratio, type).toBeGreaterThan(1.3)
    expect(ratio, type).toBeLessThan(1.75)
  }
  const brackets = generate({ locale: 'en-XA', type: 'message', count: 82, seed: 'a' }).items
  for (const message of brackets)
    expect(message).toMatch(/^⟦\P{ASCII}.* (?:one|two|three|four|five|six|seven|eight|nine|ten)⟧$/u)
})

it('ar-XB runs from right to left, word by word', () => {
  for (const item of generate({ locale: 'ar-XB', count: 30, start: false, seed: 'r' }).items) {
    expect(item.startsWith('\u200f')).toBe(true)
    expect(item.replaceAll(/\u202e[^\u202c]*\u202c/gu, '')).not.toMatch(/\p{L}/u)
  }
})

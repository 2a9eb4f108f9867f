/**
 * The laws that hold for the text of every language (docs/languages.md), read off its file or
 * tried on what it gives.
 */
import { describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { wordsOf } from '../../../tools/words.mjs'
import { generate, type LocaleCode } from '../src/index.js'
import { LOCALES } from '../src/locales/index.js'
import { readGrammar } from '../src/notation/grammar.js'
import type { Locale } from '../src/notation/locale.js'
import { distinctSentences } from '../src/notation/pattern.js'
import { NEVER, neverIn } from './never.js'
import { pieces } from './pieces.js'

const ENTRIES = Object.entries(LOCALES) as [LocaleCode, Locale][]

describe.each(CODES.map((code) => [code, LOCALES[code]] as const))('%s', (code, locale) => {
  // The registry's codes as they grow; a comparison with one to come is no mistake.
  const language: string = code

  it('is called what it is registered as, and says how it is written', () => {
    expect(locale.code).toBe(code)
    // The names and the script that Unicode's data give the language (Norwegian: Bokmål).
    const tag = language === 'no' ? 'nb' : code
    const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag)
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
    expect(english?.startsWith(locale.englishName)).toBe(true)
    if (code !== 'la') {
      expect(own?.toLocaleLowerCase(tag)).toContain(locale.nativeName.toLocaleLowerCase(tag))
    }
    expect(new Intl.Locale(tag).maximize().script).toBe(locale.script)
    expect(locale.direction).toBe(['Arab', 'Hebr'].includes(locale.script) ? 'rtl' : 'ltr')
  })

  it('says nothing that must never appear', () => {
    expect(NEVER).toHaveProperty(code)
    const never = neverIn(code)
    const said = pieces(locale).flatMap((piece) => {
      const [word] = never.exec(piece.toLocaleLowerCase(code)) ?? []
      return word === undefined ? [] : [`${word}: ${piece}`]
    })
    expect(said).toEqual([])
  })

  it('begins with “Lorem ipsum” by its opening alone', () => {
    const opening = 'sentence' in locale.opening ? locale.opening.sentence : locale.opening.lead
    expect(opening).toMatch(/^Lorem ipsum/u)
    const others = pieces(locale).filter((piece) => piece !== opening)
    expect(others.filter((piece) => /\blorem\b/iu.test(piece))).toEqual([])
  })

  it('needs no escaping in HTML, Markdown or JSON', () => {
    for (const piece of pieces(locale)) {
      expect(piece).not.toMatch(/[&<>"'\\*_[\]#|~`]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
    }
    for (const sentence of generate({ locale: code, type: 'sentence', count: 1000, seed: 'escape' })
      .items) {
      // A list, a quotation, a heading or a rule (CommonMark §4 and §5).
      expect(sentence).not.toMatch(/^(\s|[-+=]|\d+[.)])/u)
    }
  })

  it('is in Unicode’s composed form, with single spaces where they belong', () => {
    for (const piece of pieces(locale)) {
      expect(piece).toBe(piece.normalize('NFC'))
      expect(piece).not.toMatch(/ {2}|\t/u)
    }
    for (const text of generate({ locale: code, count: 100, start: false, seed: 'form' }).items) {
      expect(text).not.toMatch(/ {2}|^ | $| [,.;:،。、]|[([„¿¡] |，，|\.\.|,,/mu)
      // Where “ does not close what „ opens, it opens.
      if (!text.includes('„')) expect(text).not.toContain('“ ')
    }
  })

  it('writes paragraphs of 3 to 7 sentences, each begun and ended as such', () => {
    const segmenter = new Intl.Segmenter(code, { granularity: 'sentence' })
    const sentences = generate({
      locale: code,
      type: 'sentence',
      count: 300,
      start: false,
      seed: 'ends',
    }).items
    for (const sentence of sentences) {
      if (language !== 'th') expect(sentence).toMatch(/[.?!。？！؟।;…][”»“」"’)]?$/u)
      const [first = ''] = sentence.match(/\p{L}/u) ?? []
      // Not by the rules of Greek, where words all in capitals lose their accents.
      expect(first).toBe(first.toLocaleUpperCase(language === 'el' ? 'en' : code))
    }
    const lengths = generate({ locale: code, count: 200, start: false, seed: 'lengths' }).items.map(
      // The segmenter does not take the Greek question mark for an end.
      (paragraph) => [...segmenter.segment(paragraph.replaceAll(';', '?'))].length,
    )
    // Thai ends its sentences with a space, which ends other things too.
    if (language === 'th') return
    // Sentences within quotation marks count too, so that only the lower bound is exact.
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3)
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(6)
  })

  it('can give ten million sentences, a hundred thousand with each of a dozen patterns', () => {
    const { statements, lively } = readGrammar(locale)
    const sizes = [...statements, ...lively].map(distinctSentences)
    expect(sizes.length).toBeGreaterThanOrEqual(12)
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(100_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(10_000_000)
  })

  it('writes sentences of 4 to 25 words, none twice in a long text', () => {
    const { items } = generate({
      locale: code,
      type: 'sentence',
      count: 1000,
      start: false,
      seed: 'distinct',
    })
    expect(new Set(items).size).toBe(items.length)
    const words = wordsOf(code)
    for (const sentence of items) {
      const { length } = words(sentence)
      expect.soft(length, sentence).toBeGreaterThanOrEqual(4)
      expect.soft(length, sentence).toBeLessThanOrEqual(25)
    }
  })

  it('lists at least 300 different words', () => {
    const { words } = readGrammar(locale)
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThanOrEqual(300)
    for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}’-]+$/u)
  })
})

describe('the languages together', () => {
  it('share no list', () => {
    const owners = new Map<string, LocaleCode>()
    for (const [code, locale] of ENTRIES) {
      const { lists, words } = readGrammar(locale)
      // A single word may be the same in two languages.
      const long = [...lists.values()].filter(({ rows }) => rows.length > 3)
      for (const rows of [...long.map((list) => list.rows), words]) {
        const list = JSON.stringify(rows)
        expect(owners.get(list) ?? code, list).toBe(code)
        owners.set(list, code)
      }
    }
  })

  it('share no tag', () => {
    const tags = ENTRIES.flatMap(([code, { aliases = [] }]) => [code, ...aliases])
    expect(new Set(tags).size).toBe(tags.length)
    for (const tag of tags) expect(tag).toBe(tag.toLowerCase())
  })
})

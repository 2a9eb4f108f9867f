/** Every language, checked by a dictionary, Unicode’s data and language detectors. */
import { describe, expect, it } from 'vitest'
import { charactersOf, numberCharactersOf, strangeCharacters } from '../../../tools/characters.mjs'
import { detectorsOf } from '../../../tools/detectors.mjs'
import { spell } from '../../../tools/spelling.mjs'
import { generate, LANGUAGE_CODES } from '../src/index.js'
import { cellsOf, localeOf, partsOf, wordingsOf } from './texts.js'

describe.each(LANGUAGE_CODES)('%s', (code) => {
  const locale = localeOf(code)

  it('is in the letters and marks of its language', () => {
    const characters = charactersOf(code)
    for (const part of partsOf({ ...locale, opening: { sentence: '' } })) {
      expect.soft(strangeCharacters(part, characters), part).toEqual([])
    }
    const charactersOfTables = new Set([...characters, ...numberCharactersOf(code)])
    for (const cell of cellsOf(locale)) {
      expect.soft(strangeCharacters(cell, charactersOfTables), cell).toEqual([])
    }
  })

  it('spells 99 of 100 words as a dictionary does', async () => {
    const { text } = generate({ locale: code, count: 200, start: false, seed: 'spelling' })
    const words = await spell(code, [text, ...wordingsOf(locale), ...cellsOf(locale)].join('\n'))
    const unknown = words.filter(({ known }) => !known).map(({ word }) => word)
    expect(words.length).toBeGreaterThan(5000)
    expect(unknown.length / words.length, unknown.join(' ')).toBeLessThan(0.01)
  })

  it('is named by a language detector in 99 of 100 paragraphs', () => {
    const paragraphs = generate({ locale: code, count: 1000, start: false, seed: 'detect' }).items
    const detectors = detectorsOf(code).filter(({ reliable }) => reliable)
    expect(detectors.length).toBeGreaterThanOrEqual(1)
    for (const { name, knows } of detectors) {
      const named = paragraphs.filter((paragraph) => knows(paragraph))
      expect(named.length / paragraphs.length, name).toBeGreaterThanOrEqual(0.99)
    }
  })
})

it('tells a language by name that has no dictionary, or that no detector or Unicode knows', async () => {
  await expect(spell('tlh', 'qapla’')).rejects.toThrow('no spelling dictionary of tlh: hunspell')
  expect(() => detectorsOf('qya')).toThrow('no language detector (tinyld, eld) knows qya.')
  expect(() => charactersOf('tlh')).toThrow('Unicode’s data (CLDR) have no language tlh.')
})

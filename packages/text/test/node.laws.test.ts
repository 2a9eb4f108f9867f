/** The built package as Node takes it: with languages that were compiled beforehand. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#locales'
import { CODES } from '../../../test/languages.js'
import { startFor } from '../../../test/opening.js'
import { compileLocale } from '../src/compile/compile.js'
import { decodeTables, encodeTables } from '../src/compile/locale-tables.js'
import { measure, UNITS } from '../src/engine/exact/measure.js'
import { LengthTable } from '../src/engine/exact/table/length-table.js'
import * as sources from '../src/index.js'
import { ITEM_TYPES, type LocaleCode, TYPES } from '../src/index.js'

type Package = typeof sources

const built = (await import('../dist/node.js' as string)) as Package

describe('the package for Node', () => {
  it('exports what the package for other platforms does', () => {
    expect(Object.keys(built).toSorted()).toEqual(Object.keys(sources).toSorted())
    expect(built.LOCALE_CODES).toEqual(sources.LOCALE_CODES)
    expect(built.TEXT_VERSION).toBe(sources.TEXT_VERSION)
  })

  it.each(CODES)('%s: writes the same from a seed', (locale) => {
    for (const type of TYPES) {
      for (const start of [true, false]) {
        const options = {
          locale,
          type,
          start: startFor(type, start),
          count: 20,
          seed: 'compiled beforehand',
        }
        expect(built.generate(options).text).toBe(sources.generate(options).text)
      }
    }
    for (const topic of LOCALES[locale].topics) {
      const options = { locale, topic, count: 20, seed: 'compiled beforehand' }
      expect(built.generate(options).text).toBe(sources.generate(options).text)
    }
  })

  it.each(CODES)('%s: writes the same lengths, with a table that it does not compute', (locale) => {
    const tables = compileLocale(LOCALES[locale])
    for (const unit of UNITS) {
      const lengths = measure(tables, tables, unit, LOCALES[locale].sentenceJoiner)
      const file = readFileSync(new URL(`../dist/compiled/${locale}.${unit}`, import.meta.url))
      const { bits } = new LengthTable(tables, lengths)
      expect(file.equals(new Uint8Array(bits.buffer))).toBe(true)
      for (const type of ITEM_TYPES) {
        const options = {
          locale,
          type,
          [unit]: [30, 300] as const,
          count: 20,
          seed: 'compiled beforehand',
        }
        expect(built.generate(options).text).toBe(sources.generate(options).text)
      }
    }
  })

  it('writes any number of items, before and after others', () => {
    for (const count of [1, 128, 129, 5000, 2]) {
      for (const type of TYPES) {
        for (const locale of ['la', 'ja'] as const) {
          const options = { locale, type, count, seed: String(count) }
          const [one, other] = [built.generate(options), sources.generate(options)]
          expect(one.items).toEqual(other.items)
          expect(one.html).toBe(other.html)
          expect(one.json).toBe(other.json)
        }
      }
    }
  })

  it('writes another text each time without a seed, whatever seeds are used meanwhile', () => {
    const texts = Array.from({ length: 50 }, (_, i) => {
      if (i % 2 === 0) built.generate({ seed: 'meanwhile' })
      return built.generate({ start: false }).text
    })
    expect(new Set(texts).size).toBe(50)
  })

  it('tells of each language what its file does, and leaves its text out', () => {
    for (const code of CODES) {
      expect(LOCALES[code]).toMatchObject(built.LOCALES[code])
      expect(built.LOCALES[code]).not.toHaveProperty('pieces')
    }
    expect(built.findLocale('pt-PT')).toBe('pt')
    expect(() => built.generate({ locale: 'xx' as LocaleCode })).toThrow(RangeError)
  })
})

describe('decodeTables', () => {
  it.each(CODES)('%s: reads what encodeTables wrote', (code) => {
    const tables = compileLocale(LOCALES[code])
    const file = encodeTables(tables)
    let end = 0
    const next = (length: number) => {
      end += length
      return file.slice(end - length, end).buffer as ArrayBuffer
    }
    expect(decodeTables(next)).toEqual(tables)
    expect(end).toBe(file.length)
  })
})

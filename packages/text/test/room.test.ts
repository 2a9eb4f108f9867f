/** Texts that do not fit into memory, and what comes after one: the same as if there had been none. */
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#locales'
import { compileLocale } from '../src/compile/compile.js'
import { LocaleWriter } from '../src/engine/locale-writer.js'
import { Random } from '../src/engine/random.js'
import { NO_EXTRAS, type TextOrder, type TextWriter } from '../src/engine/text-writer.js'
import { EVERYTHING } from '../src/generator/everything.js'
import { GeneratedText } from '../src/generator/generated-text.js'
import * as sources from '../src/index.js'
import { encode, ITEM_TYPES, type Type } from '../src/index.js'

const built = (await import('../dist/node.js' as string)) as typeof sources
const gc = globalThis.gc as () => void

const tables = compileLocale(LOCALES.la)

/** A writer of Latin that has room for so many bytes. */
const open = (mostBytes?: number): TextWriter =>
  new LocaleWriter(LOCALES.la, tables, EVERYTHING, mostBytes)

/** Enough for the language and some thousands of items. */
const LITTLE = 2 ** 21

const order = (type: Type, count: number, start = true): TextOrder => ({
  type,
  count,
  offset: 0,
  start,
  topic: undefined,
  ...NO_EXTRAS,
})

const textOf = (writer: TextWriter, seed?: string) =>
  Buffer.from(encode(writer.write(order('paragraph', 3, false), seed), 'text')).toString()

describe.each(Object.entries({ sources, built }))('the package of the %s', (_name, text) => {
  it('refuses an article of more sections than anybody reads', () => {
    for (const write of [text.generate, text.generatePassage, text.generateChunks]) {
      expect(() => write({ type: 'article', count: 10_001 })).toThrow(
        'count must be at most 10000 for an article, but is 10001',
      )
    }
  })

  it('refuses more items than can fit, and points to what has no bound', () => {
    for (const type of ITEM_TYPES) {
      for (const count of [Number.MAX_SAFE_INTEGER, 2 ** 31, 3e8]) {
        for (const write of [text.generate, text.generatePassage]) {
          expect(() => write({ type, count, seed: 'x' })).toThrow(RangeError)
          expect(() => write({ type, count, seed: 'x' })).toThrow(`but is ${count}: generateChunks`)
        }
        const chunk = text.generateChunks({ type, count, seed: 'x' }).next().value
        expect(chunk?.length).toBeGreaterThan(1000)
      }
    }
    const options = { locale: 'tr', seed: 'after' } as const
    expect(text.generate(options).text).toBe(sources.generate(options).text)
    const texts = Array.from({ length: 20 }, () => text.generate({ start: false }).text)
    expect(new Set(texts).size).toBe(20)
  })
})

describe('the engine', () => {
  const expected = textOf(open(), 'after')

  /** What ends a text before it is whole. */
  const failures: Readonly<Record<string, (writer: TextWriter) => void>> = {
    'a text that does not fit': (writer) => writer.write(order('word', 200_000), 'x'),
    'sentences that do not fit': (writer) => writer.write(order('sentence', 50_000), 'x'),
    'a paragraph that does not fit': (writer) => writer.write(order('paragraph', 5000), 'x'),
    'items of which not even the places fit': (writer) => writer.write(order('word', 1e6), 'x'),
    'a part that does not fit': (writer) =>
      writer.writeNext(order('word', 200_000), 0, 200_000, Random.fresh()),
  }

  it.each(Object.entries(failures))('refuses %s, and writes on', (_failure, fail) => {
    const writer = open(LITTLE)
    for (let i = 0; i < 3; i++) {
      expect(() => fail(writer)).toThrow(RangeError)
      expect(() => fail(writer)).toThrow('generateChunks')
      expect(textOf(writer, 'after')).toBe(expected)
    }
  })

  it.each([
    ...Object.entries(failures),
    ['a seed that is none', (writer: TextWriter) => writer.write(order('word', 1), null as never)],
  ] as const)('draws at random again after %s', (_failure, fail) => {
    const texts = Array.from({ length: 5 }, () => {
      const writer = open(LITTLE)
      expect(() => fail(writer)).toThrow()
      return textOf(writer)
    })
    expect(new Set(texts).size).toBe(5)
  })

  it('has room for what fits', () => {
    expect(open(LITTLE).write(order('paragraph', 2000), 'x').count).toBe(2000)
  })
})

describe('the package for Node', () => {
  it('gives back the memory that a huge text took, once another is written', async () => {
    const HUGE = 2 ** 26
    const huge = { type: 'word', count: 15_000_000, start: false } as const
    /** Its memory, which nothing here keeps. */
    const write = () => new WeakRef(built.generatePassage({ ...huge, seed: 'huge' }).bytes.buffer)
    const memory = write()
    await setImmediate()
    gc()
    // The passage holds until the next text is written.
    expect(memory.deref()?.byteLength).toBeGreaterThan(HUGE)
    const next = built.generatePassage({ locale: 'tr', count: 3, seed: 'after' })
    expect(next.bytes.buffer.byteLength).toBeLessThan(HUGE)
    expect(encode(next, 'html')).toEqual(
      encode(sources.generatePassage({ locale: 'tr', count: 3, seed: 'after' }), 'html'),
    )
    await setImmediate()
    gc()
    // Not the buffer itself, which no message could show.
    expect(memory.deref() === undefined).toBe(true)
  })
})

describe('a text as a string', () => {
  it('is refused where it is longer than a string can be', () => {
    const bytes = new Uint8Array(2 ** 29)
    const { locale } = sources.generatePassage()
    const [starts, ends] = [new Uint32Array(1), Uint32Array.of(bytes.length)]
    const passage = {
      locale,
      type: 'word',
      count: 1,
      bytes,
      begin: 0,
      end: bytes.length,
      lengths: undefined,
      article: undefined,
    } as const
    const text = () => new GeneratedText({ ...passage, starts, ends }, 'la')
    expect(text).toThrow(RangeError)
    expect(text).toThrow('generateChunks')
  })
})

/** Texts that do not fit into memory, and what comes after one: the same as if there had been none. */
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { compileLocale } from '../src/compile/compile.js'
import { LocaleWriter } from '../src/engine/locale-writer.js'
import { Random } from '../src/engine/random.js'
import type { TextWriter } from '../src/engine/text-writer.js'
import { GeneratedText } from '../src/generated-text.js'
import * as sources from '../src/index.js'
import { encode, TYPES, type Type } from '../src/index.js'
import { LOCALES } from '../src/locales/index.js'

const built = (await import('../dist/node.js' as string)) as typeof sources
const { Kernel } = (await import(
  '../dist/engine/kernel.js' as string
)) as typeof import('../src/engine/kernel.js')
const gc = globalThis.gc as () => void

const module = new WebAssembly.Module(
  readFileSync(new URL('../dist/compiled/kernel.wasm', import.meta.url)),
)
const tables = compileLocale(LOCALES.la)

/** What writes Latin with each engine, in so many bytes. */
const ENGINES: Readonly<Record<string, (mostBytes?: number, random?: Random) => TextWriter>> = {
  TypeScript: (mostBytes, random) => new LocaleWriter(LOCALES.la, tables, random, mostBytes),
  WebAssembly: (mostBytes, random) =>
    new Kernel(module, random, mostBytes).load(LOCALES.la, () => tables),
}

/** Enough for the language and some thousands of items. */
const LITTLE = 2 ** 21

const textOf = (writer: TextWriter, seed?: string) =>
  Buffer.from(encode(writer.write('paragraph', 3, false, seed), 'text')).toString()

describe.each(Object.entries({ sources, built }))('the package of the %s', (_name, text) => {
  it('refuses more items than can fit, and points to what has no bound', () => {
    for (const type of TYPES) {
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

describe.each(Object.entries(ENGINES))('the engine in %s', (_name, open) => {
  const expected = textOf(open(), 'after')

  /** What ends a text before it is whole. */
  const failures: Readonly<Record<string, (writer: TextWriter) => void>> = {
    'a text that does not fit': (writer) => writer.write('word', 200_000, true, 'x'),
    'sentences that do not fit': (writer) => writer.write('sentence', 50_000, true, 'x'),
    'a paragraph that does not fit': (writer) => writer.write('paragraph', 5000, true, 'x'),
    'items of which not even the places fit': (writer) => writer.write('word', 1e6, true, 'x'),
    'a part that does not fit': (writer) => writer.writeNext('word', 0, 200_000, true),
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
    ['a seed that is none', (writer: TextWriter) => writer.write('word', 1, true, null as never)],
  ] as const)('draws from nothing that is known after %s', (_failure, fail) => {
    const texts = Array.from({ length: 5 }, () => {
      const writer = open(LITTLE)
      expect(() => fail(writer)).toThrow()
      return textOf(writer)
    })
    expect(new Set(texts).size).toBe(5)
  })

  it('has room for what fits', () => {
    expect(open(LITTLE).write('paragraph', 2000, true, 'x').count).toBe(2000)
  })
})

describe('the engine in WebAssembly', () => {
  const open = ENGINES['WebAssembly'] as NonNullable<(typeof ENGINES)[string]>

  it('writes nothing of a type that it does not know, and writes on', () => {
    const writer = open()
    const before = textOf(writer, 'after')
    expect(() => writer.write('line' as Type, 1, true, 'x')).toThrow(WebAssembly.RuntimeError)
    expect(textOf(writer, 'after')).toBe(before)
    expect(textOf(writer)).not.toBe(textOf(writer))
  })

  it('refuses a format that does not fit beside the text, which stays', () => {
    const writer = open(LITTLE)
    const passage = writer.write('paragraph', 2400, true, 'x')
    const before = encode(passage, 'text')
    expect(() => encode(passage, 'html')).toThrow(RangeError)
    expect(Buffer.from(encode(passage, 'text')).equals(before)).toBe(true)
    expect(textOf(writer, 'after')).toBe(textOf(open(), 'after'))
  })

  it('reads an address above 2 GiB as it is', () => {
    const { Instance } = WebAssembly
    vi.stubGlobal('WebAssembly', {
      Memory: WebAssembly.Memory,
      Instance: class {
        readonly exports: WebAssembly.Exports
        constructor(...options: ConstructorParameters<typeof Instance>) {
          this.exports = { ...new Instance(...options).exports, write: () => -16 }
        }
      },
    })
    try {
      expect(open().write('word', 1, true, undefined).end).toBe(2 ** 32 - 16)
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('gives back the memory that a huge text took, once another is written', async () => {
    const HUGE = 2 ** 26
    const huge = { type: 'word', count: 5_000_000, start: false } as const
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
    expect(memory.deref()).toBeUndefined()
  })

  it('goes on drawing where it was, in the memory that comes after', () => {
    const texts = (between: number) => {
      const writer = open(undefined, Random.fromSeed('source'))
      writer.write('word', between, true, 'seeded')
      return [textOf(writer), textOf(writer)]
    }
    expect(texts(5_000_000)).toEqual(texts(1))
  })
})

describe('a text as a string', () => {
  it('is refused where it is longer than a string can be', () => {
    const bytes = new Uint8Array(2 ** 29)
    const { locale } = sources.generatePassage()
    const [starts, ends] = [new Uint32Array(1), Uint32Array.of(bytes.length)]
    const passage = { locale, type: 'word', count: 1, bytes, begin: 0, end: bytes.length } as const
    const text = () => new GeneratedText({ ...passage, starts, ends }, 'la')
    expect(text).toThrow(RangeError)
    expect(text).toThrow('generateChunks')
  })
})

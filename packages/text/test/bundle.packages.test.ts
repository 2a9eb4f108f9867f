/** One language, or one topic, alone in a bundle: the built package, as a user's bundler takes it. */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES as CODES, generate, LOCALES, type Locale } from '../src/index.js'
import { localeOf } from './texts.js'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The bytes that a bundle may have, compressed as browsers get it: a row of the table in the README. */
function most(what: string): number {
  const [, kilobytes] = README.match(new RegExp(`^\\| ${what} \\| ([\\d.]+) \\|$`, 'mu')) ?? []
  if (kilobytes === undefined) throw new Error(`The README has no size of ${what}`)
  return 1000 * Number(kilobytes)
}

/** The names of exports: the codes, but a name cannot have a hyphen. */
const EXPORTED: Readonly<Record<string, string>> = {
  'pt-BR': 'ptBR',
  'zh-Hant': 'zhHant',
  'en-XA': 'enXA',
  'ar-XB': 'arXB',
}
const exportOf = (code: string) => EXPORTED[code] ?? code

/** A bundle of a program that writes in a language, or in one topic of it, with an entry of the package. */
function bundleOf(path: string, name: string, entry: 'core' | 'plain' = 'core'): Promise<string> {
  return bundle(`
    import { generate } from '@polyipsum/text/${entry}'
    import { ${name} } from '@polyipsum/text/locales/${path}'
    export const write = (options) => generate(${name}, options).text
  `)
}

async function bundle(source: string): Promise<string> {
  const { output } = await build({
    input: 'entry',
    write: false,
    cwd: import.meta.dirname,
    output: { minify: true },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${import.meta.dirname}/entry.js` : null),
        load: (id) => (id.endsWith('/entry.js') ? source : null),
      },
    ],
  })
  return output[0].code
}

async function writerOf(code: string) {
  const url = `data:text/javascript,${encodeURIComponent(code)}`
  return ((await import(url)) as { write: (options: object) => string }).write
}

describe.each(CODES)('a bundle of %s', (code) => {
  it('holds no other language, is small, and writes what the whole package writes', async () => {
    const bundle = await bundleOf(code, exportOf(code))
    expect(brotliCompressSync(bundle).length).toBeLessThanOrEqual(most('one language'))
    const others = Object.values(LOCALES).filter((locale) => locale.code !== code)
    for (const { nativeName } of others) expect(bundle).not.toContain(`"${nativeName}"`)
    const write = await writerOf(bundle)
    const options = { count: 20, seed: 'bundle' }
    expect(write(options)).toBe(generate({ ...options, locale: code }).text)
  })

  // The whole engine adds the same to each topic.
  it.each(LOCALES[code].topics.slice(0, 1))(
    'about %s is smaller with all types too',
    async (topic) => {
      const bundle = await bundleOf(`${code}/${topic}`, topic)
      expect(brotliCompressSync(bundle).length).toBeLessThanOrEqual(most('one topic'))
    },
  )

  it.each(LOCALES[code].topics)('about %s is smaller still', async (topic) => {
    const bundle = await bundleOf(`${code}/${topic}`, topic, 'plain')
    expect(brotliCompressSync(bundle).length).toBeLessThanOrEqual(most('one topic, with `plain`'))
    const options = { count: 20, seed: 'bundle', start: false }
    const text = (await writerOf(bundle))(options)
    expect(text).toBe((await writerOf(bundle))({ ...options, topic }))
    const own = localeOf(code).pieces.filter((piece) => piece.topic === topic)
    expect(own.length).toBeGreaterThan(1)
    expect(text.split('\n\n')).toHaveLength(20)
  })
})

it('a bundle of all languages is as small as the README says', async () => {
  const code = await bundle(`export { generate } from '@polyipsum/text'`)
  // Brotli at its best takes a quarter of a minute; here it compresses less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  expect(brotliCompressSync(code, { params }).length).toBeLessThanOrEqual(most('all languages'))
})

describe.each(CODES)('the module of %s', (code) => {
  it('exports the language under its code, and makes its pieces once, when they are first read', async () => {
    const path = `@polyipsum/text/locales/${code}`
    const own = (await import(/* @vite-ignore */ path)) as Record<string, Locale>
    const locale = own[exportOf(code)]
    expect(Object.getOwnPropertyDescriptor(locale, 'pieces')?.get).toBeTypeOf('function')
    expect(locale?.pieces).toBe(locale?.pieces)
    expect(locale).toEqual(localeOf(code))
  })
})

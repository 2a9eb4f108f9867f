/** One language, or one topic, alone in a bundle: the built package, as a user's bundler takes it. */
import { brotliCompressSync } from 'node:zlib'
import { build } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES as CODES, generate, LOCALES } from '../src/index.js'
import { localeOf } from './texts.js'

/** The largest bundles that docs/performance.md gives: in bytes, compressed as browsers get them. */
const MOST_TOPIC = 17_000
const MOST_LANGUAGE = 100_000

/** The names of exports: the codes, but a name cannot have a hyphen. */
const EXPORTED: Readonly<Record<string, string>> = { 'pt-BR': 'ptBR', 'zh-Hant': 'zhHant' }
const exportOf = (code: string) => EXPORTED[code] ?? code

/** A bundle of a program that writes in a language, or in one topic of it, with an entry of the package. */
async function bundleOf(
  path: string,
  name: string,
  entry: 'core' | 'plain' = 'core',
): Promise<string> {
  const source = `
    import { generate } from '@polyipsum/text/${entry}'
    import { ${name} } from '@polyipsum/text/locales/${path}'
    export const write = (options) => generate(${name}, options).text
  `
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
    expect(brotliCompressSync(bundle).length).toBeLessThanOrEqual(MOST_LANGUAGE)
    const others = Object.values(LOCALES).filter((locale) => locale.code !== code)
    for (const { nativeName } of others) expect(bundle).not.toContain(`"${nativeName}"`)
    const write = await writerOf(bundle)
    const options = { count: 20, seed: 'bundle' }
    expect(write(options)).toBe(generate({ ...options, locale: code }).text)
  })

  it.each(LOCALES[code].topics)('about %s is smaller still', async (topic) => {
    const bundle = await bundleOf(`${code}/${topic}`, topic, 'plain')
    expect(brotliCompressSync(bundle).length).toBeLessThanOrEqual(MOST_TOPIC)
    const options = { count: 20, seed: 'bundle', start: false }
    const text = (await writerOf(bundle))(options)
    expect(text).toBe((await writerOf(bundle))({ ...options, topic }))
    const own = localeOf(code).pieces.filter((piece) => piece.topic === topic)
    expect(own.length).toBeGreaterThan(1)
    expect(text.split('\n\n')).toHaveLength(20)
  })
})

describe('the modules of the languages', () => {
  it('export each language under its code', async () => {
    for (const code of CODES) {
      const path = `@polyipsum/text/locales/${code}`
      const own = (await import(/* @vite-ignore */ path)) as Record<string, unknown>
      expect(own[exportOf(code)]).toEqual(localeOf(code))
    }
  })
})

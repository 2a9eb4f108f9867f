/** One language alone in a bundle: the built package, as a user's bundler takes it. */
import { build } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { generate } from '../src/index.js'
import { LOCALES } from '../src/locales/index.js'

const SOURCE = `
  import { generate } from '@polyipsum/text/core'
  import { tr } from '@polyipsum/text/locales/tr'
  export const text = generate(tr, { count: 2, seed: 'bundle' }).text
`

describe('a bundle of one language', () => {
  it('holds no other, and writes what the whole package writes', async () => {
    const { output } = await build({
      input: 'entry',
      write: false,
      cwd: import.meta.dirname,
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? `${import.meta.dirname}/entry.js` : null),
          load: (id) => (id.endsWith('/entry.js') ? SOURCE : null),
        },
      ],
    })
    const [{ code }] = output
    const others = Object.values(LOCALES).filter((locale) => locale.code !== 'tr')
    for (const { nativeName } of others) expect(code).not.toContain(nativeName)
    const bundle = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      text: string
    }
    expect(bundle.text).toBe(generate({ locale: 'tr', count: 2, seed: 'bundle' }).text)
  })

  it('is had for every language by its code', async () => {
    for (const [code, locale] of Object.entries(LOCALES)) {
      const path = `@polyipsum/text/locales/${code}`
      const own = (await import(/* @vite-ignore */ path)) as Record<string, unknown>
      expect(own[code]).toEqual(locale)
    }
  })
})

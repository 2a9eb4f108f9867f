/** Runs the recipes for Playwright in Chromium. The build must have been run. */
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { openRecipes } from './recipe-browser.js'
import { loadSpecs, openSite } from './recipe-specs.js'

const recipes = openRecipes('recipe-specs')

/** One language of each script, because pictures take time. */
const ONE_A_SCRIPT = [
  ...new Map(Object.values(LOCALES).map(({ script, code }) => [script, code])).values(),
]

const ARTICLES = `<!doctype html><meta charset="utf-8"><main></main><script type="module">
  document.documentElement.lang = new URLSearchParams(location.search).get('lang')
  for (const { title, paragraphs } of await (await fetch('/api/articles')).json()) {
    const article = document.querySelector('main').appendChild(document.createElement('article'))
    const body = paragraphs.map((text) => '<p>' + text + '</p>')
    article.innerHTML = '<h2>' + title + '</h2>' + body.join('')
  }
</script>`

const card = (width: number, style: string) => `<!doctype html><meta charset="utf-8">
  <style>article { width: ${width}px; font: 20px sans-serif } ${style}</style>
  <article><h2></h2><p></p></article>`

describe('visual tests', () => {
  it('take the same pictures each time, of another text in every language', async () => {
    const page = await openSite(recipes.browser, { '/articles': ARTICLES })
    const take = async (codes: readonly string[]) => {
      const pictures = new Map<string, string>()
      const specs = await loadSpecs(recipes.folder, 'tests/articles.spec.ts', pictures)
      expect(specs.map(({ title }) => title)).toEqual(
        LOCALE_CODES.map((code) => `articles in ${code}`),
      )
      for (const { title, body } of specs) {
        if (!codes.includes(title.replace('articles in ', ''))) continue
        await body({ page })
        await page.unrouteAll()
      }
      return pictures
    }
    const all = await take(LOCALE_CODES)
    expect(new Set(all.values()).size).toBe(LOCALE_CODES.length)
    const again = await take(ONE_A_SCRIPT)
    expect(again.size).toBe(ONE_A_SCRIPT.length)
    for (const [name, picture] of again) expect(all.get(name) === picture, name).toBe(true)
  })
})

describe('layout tests', () => {
  const load = () => loadSpecs(recipes.folder, 'tests/layout.spec.ts')

  it('pass in every language where the layout holds its text', async () => {
    const page = await openSite(recipes.browser, {
      '/card': card(160, '* { overflow-wrap: anywhere }'),
    })
    const specs = await load()
    expect(specs).toHaveLength(LOCALE_CODES.length)
    for (const { body } of specs) await body({ page })
  })

  it.each([
    ['does not break long words', 'de', '', 'too wide: '],
    ['does not wrap labels', 'en-XA', 'h2 { white-space: nowrap }', 'too wide: ⟦'],
    [
      'begins at the left',
      'ar',
      '* { text-align: left; overflow-wrap: anywhere }',
      ' from its side',
    ],
  ])('fail where the layout %s', async (_, code, style, fault) => {
    const page = await openSite(recipes.browser, { '/card': card(70, style) })
    const spec = (await load()).find(({ title }) => title.endsWith(` ${code}`))
    await expect(spec?.body({ page })).rejects.toMatchObject({
      actual: expect.arrayContaining([expect.stringContaining(fault)]),
    })
  })
})

/** The recipes of docs/recipes.md do what they say. The build must have been run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { generate, LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createApp } from '../packages/server/src/app.js'
import { ROOT, run } from './packed-packages.js'
import { openRecipes } from './recipe-browser.js'
import { bundleRecipe, RECIPE_BLOCKS, RECIPE_FILES } from './recipe-project.js'

const recipes = openRecipes('recipes')

/** Runs the `sh` block of the page that contains a word, and returns its output. */
async function runShell(word: string): Promise<string> {
  const block = RECIPE_BLOCKS.find(({ lang, code }) => lang === 'sh' && code.includes(word))
  if (block === undefined) throw new Error(`no block has ${word}`)
  // The tests do without PostgreSQL. `npx` would take the command line from the registry.
  const lines = block.code.split('\n').filter((line) => !line.includes('psql'))
  const code = lines.join('\n').replaceAll('npx polyipsum', `"${process.execPath}" "${CLI}"`)
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', code], { cwd: recipes.folder })
  return stdout
}
const CLI = join(ROOT, 'packages/cli/dist/main.js')

async function query(database: string, sql: string) {
  const { stdout } = await run('sqlite3', ['-json', join(recipes.folder, database), sql])
  return JSON.parse(stdout)
}

it('shows files whose types hold', async () => {
  expect([...RECIPE_FILES.keys()].filter((path) => /\.m?[jt]s$/u.test(path))).toHaveLength(15)
  const tsc = join(ROOT, 'node_modules/.bin/tsc')
  const { stdout } = await run(tsc, ['-p', recipes.folder]).catch((error) => error)
  expect(stdout).toBe('')
})

it('shows the story in the language of the toolbar', async () => {
  const code = await bundleRecipe(
    recipes.folder,
    `import preview from './.storybook/preview.ts'
     import meta from './src/card.stories.ts'
     const [decorate] = preview.decorators
     window.languages = preview.globalTypes.locale.toolbar.items.map(({ value }) => value)
     window.show = (context) =>
       document.body.replaceChildren(decorate(() => meta.render({}, context), context))`,
  )
  const page = await recipes.browser.newPage()
  onTestFinished(() => page.close())
  await page.addScriptTag({ content: code })
  expect(await page.evaluate('languages')).toEqual(LOCALE_CODES)
  for (const locale of ['tr', 'ar', 'ja'] as const) {
    const id = 'card--plain'
    await page.evaluate(`show(${JSON.stringify({ id, globals: { locale } })})`)
    const frame = page.locator('body > div')
    expect(await frame.getAttribute('lang')).toBe(locale)
    expect(await frame.getAttribute('dir')).toBe(LOCALES[locale].direction)
    const options = { locale, start: false, seed: id } as const
    const title = generate({ ...options, type: 'title' }).text
    expect(await page.locator('h2').textContent()).toBe(title)
    const text = generate({ ...options, type: 'sentence', count: 2 }).text
    expect(await page.locator('p').textContent()).toBe(text)
  }
})

it('makes files for translation with the same keys in every language', async () => {
  await runShell('node strings.mjs')
  const read = (path: string): Record<string, string> =>
    JSON.parse(readFileSync(join(recipes.folder, path), 'utf8'))
  const english = read('locales/en/translation.json')
  expect(Object.keys(english)).toHaveLength(100)
  for (const locale of ['en', 'de', 'ja', 'ar', 'pt-BR', 'en-XA']) {
    const strings = read(`locales/${locale}/translation.json`)
    const labels = generate({ locale, type: 'label', count: 100, seed: 'strings' }).items
    expect(Object.keys(strings)).toEqual(Object.keys(english))
    expect(Object.values(strings)).toEqual(labels)
    const tag = locale.replace('-', '_')
    expect(read(`app_${tag}.arb`)).toEqual({ '@@locale': tag, ...strings })
    // The names of methods in Dart.
    for (const key of Object.keys(strings)) expect(key).toMatch(/^[a-z][a-zA-Z0-9]*$/u)
  }
})

describe('the database', () => {
  it('has a hundred rows in every language', async () => {
    await runShell('node seed.mjs')
    const rows = await query(
      'app.db',
      'SELECT locale, count(*) AS count FROM article GROUP BY locale',
    )
    const count = 100
    expect(rows).toEqual([...LOCALE_CODES].sort().map((locale) => ({ locale, count })))
    const [row] = await query('app.db', "SELECT * FROM article WHERE locale = 'he' LIMIT 1")
    const options = { locale: 'he', start: false, seed: `article ${row.id}` } as const
    expect(row.title).toBe(generate({ ...options, type: 'title' }).text)
    expect(row.body).toBe(generate({ ...options, count: 3 }).text)
  })

  it('takes a paragraph a row from the command line', async () => {
    await runShell('.import')
    const rows: { body: string }[] = await query('notes.db', 'SELECT body FROM note')
    const { items } = generate({ locale: 'tr', count: 1000, start: false, seed: 'load' })
    expect(rows.map(({ body }) => body)).toEqual(items)
  })

  it('reads every language’s paragraphs as COPY does: no tab, no backslash, one line', () => {
    for (const locale of LOCALE_CODES) {
      expect(generate({ locale, count: 100, seed: 'load' }).items.join('')).not.toMatch(
        /[\t\\"\n\r]/u,
      )
    }
  })
})

describe('the Figma plugin', () => {
  it('fills the text layers from a service that it may ask', async () => {
    const app = createApp()
    onTestFinished(() => app.close())
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const manifest = JSON.parse(RECIPE_FILES.get('manifest.json') ?? '')
    const [service] = manifest.networkAccess.devAllowedDomains
    const code = await bundleRecipe(recipes.folder, `import './code.ts'`)
    expect(code).toContain(service)
    const layer = {
      type: 'TEXT',
      id: '12:34',
      characters: 'A sentence of forty characters, exactly.',
      getRangeAllFontNames: () => [{ family: 'Inter', style: 'Regular' }],
    }
    const empty = {
      type: 'TEXT',
      id: '12:35',
      characters: '',
      getRangeAllFontNames: () => {
        throw new Error('an empty range')
      },
    }
    for (const { command } of manifest.menu) {
      const message = await new Promise((closePlugin) => {
        const selection = [{ type: 'FRAME', id: '1:2' }, layer, empty]
        const figma = {
          command,
          currentPage: { selection },
          loadFontAsync: async () => {},
          closePlugin,
        }
        runInNewContext(code.replace(service, address), { figma, fetch })
      })
      expect(message).toBe('1 filled')
      const options = { type: 'sentence', chars: 40, start: false, seed: layer.id } as const
      expect(layer.characters).toBe(generate({ ...options, locale: command }).text)
      expect(layer.characters).toHaveLength(40)
    }
    const { headers } = await fetch(`${address}/api/generate`, { headers: { origin: 'null' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('the content', () => {
  it('has every field in every language of the CMS', async () => {
    const { stdout } = await run(process.execPath, ['content.mjs'], { cwd: recipes.folder })
    const { entries } = JSON.parse(stdout)
    expect(entries).toHaveLength(20)
    for (const [index, { fields }] of entries.entries()) {
      for (const field of [fields.title, fields.body]) {
        expect(Object.keys(field)).toEqual(['en-US', 'pt-BR', 'ar', 'ja-JP'])
      }
      const options = { locale: 'pt-BR', start: false, seed: `entry ${index}` } as const
      expect(fields.title['pt-BR']).toBe(generate({ ...options, type: 'title' }).text)
      expect(fields.body['pt-BR']).toBe(
        generate({ ...options, type: 'article', count: 3, fragment: true }).markdown,
      )
      expect(fields.body['pt-BR'].match(/^## /gmu)).toHaveLength(3)
    }
  })
})

describe('cards and an endless list', () => {
  it('shows a hundred cards of one seed that all differ', async () => {
    const code = await bundleRecipe(
      recipes.folder,
      `import { card } from './src/cards.ts'
       result.cards = Array.from({ length: 100 }, (_, i) => card('de', 'cards', i))`,
    )
    const result: { cards?: { title: string; text: string }[] } = {}
    runInNewContext(code, { result, btoa, TextEncoder, TextDecoder, crypto })
    for (const part of ['title', 'text'] as const) {
      expect(new Set(result.cards?.map((card) => card[part])).size).toBe(100)
    }
  })

  it('goes on with the next sentences of the seed when its end comes into view', async () => {
    const app = createApp()
    onTestFinished(() => app.close())
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const code = await bundleRecipe(
      recipes.folder,
      `import { feed } from './src/feed.ts'
       feed(document.querySelector('ul'), '${address}', 'en', 'feed')`,
    )
    const page = await recipes.browser.newPage()
    onTestFinished(() => page.close())
    await page.setContent('<ul></ul>')
    await page.addScriptTag({ content: code })
    const items = page.locator('li')
    for (const count of [20, 40, 60]) {
      await expect.poll(() => items.count()).toBeGreaterThanOrEqual(count)
      await items.last().scrollIntoViewIfNeeded()
    }
    const shown = (await items.allTextContents()).slice(0, 60)
    const options = { type: 'sentence', count: 60, locale: 'en', start: false } as const
    expect(shown).toEqual(generate({ ...options, seed: 'feed 1' }).items)
  })
})

it('fills a field to the last character, and one character beyond', async () => {
  const code = await bundleRecipe(
    recipes.folder,
    `import { longest } from './tests/longest.ts'
     result.texts = longest(60)`,
  )
  const result: { texts?: { locale: string; fits: string; tooLong: string }[] } = {}
  runInNewContext(code, { result, btoa, TextEncoder, TextDecoder, crypto })
  expect(result.texts?.map(({ locale }) => locale)).toEqual(LOCALE_CODES)
  for (const { fits, tooLong } of result.texts ?? []) {
    expect([fits.length, tooLong.length]).toEqual([60, 61])
  }
})

it('gives an article with everything as a tree', async () => {
  const code = await bundleRecipe(
    recipes.folder,
    `import { articleTree } from './tests/article.ts'
     result.tree = articleTree('ar', 'recipe')`,
  )
  const result: { tree?: Nodes } = {}
  runInNewContext(code, { result, btoa, TextEncoder, TextDecoder, crypto })
  const types = (node: Nodes): string[] => [node.type, ...(node.children ?? []).flatMap(types)]
  expect(result.tree?.type).toBe('root')
  expect(types(result.tree as Nodes)).toEqual(
    expect.arrayContaining([
      ...['heading', 'list', 'blockquote', 'table', 'code', 'image', 'link', 'emphasis', 'strong'],
    ]),
  )
})

interface Nodes {
  readonly type: string
  readonly children?: readonly Nodes[]
}

/** The delivery of the page: its headers, its size, and the form without a script. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { API_PATH, useVisits } from './visits.js'

const visit = useVisits()

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

it('is one file, and no larger than the README says, compressed', async () => {
  const on = await visit('/?seed=a')
  await on.shows('seed=a')
  const asked = await on.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(asked.filter((path) => !/^\/(?:api\/generate|favicon\.svg)$/u.test(path))).toEqual([])
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const most = 1000 * Number(/less than (\d+) kB, compressed/u.exec(readme)?.[1])
  expect(statSync(join(DIST, 'index.html.br')).size).toBeLessThan(most)
  expect(statSync(join(DIST, 'index.html.gz')).size).toBeLessThan(most)
})

it('has a Content-Security-Policy that allows nothing from elsewhere', async () => {
  const on = await visit('/?seed=a')
  const response = await on.page.goto(`${on.origin}/?seed=a`)
  const header = response?.headers()['content-security-policy'] ?? ''
  const policy = new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/u)
      return [name, sources.join(' ')] as const
    }),
  )
  expect(policy.get('default-src')).toBe("'none'")
  for (const [name, sources] of policy) {
    const isBuiltIn = name === 'script-src' || name === 'style-src'
    const allowed = isBuiltIn
      ? /^'sha256-[\w+/]{43}='$/u
      : name === 'img-src'
        ? /^'self' data:$/u
        : /^'(?:none|self)'$/u
    if (name.endsWith('-src')) expect(sources, name).toMatch(allowed)
  }
  expect([...policy.keys()]).toEqual(expect.arrayContaining(['script-src', 'style-src']))
  for (const name of ['base-uri', 'frame-ancestors']) {
    expect(policy.get(name), name).toBe("'none'")
  }
  expect(policy.get('form-action')).toBe("'self'")
  await on.shows('seed=a')
})

describe('without a script', () => {
  it('sends the form to the service', async () => {
    const on = await visit('/', { javaScriptEnabled: false })
    await on.choose('Write', 'Sentences')
    await on.count.fill('4')
    await on.page.getByLabel('Language', { exact: true }).selectOption('ja')
    await on.choose('Format', 'HTML')
    await on.choose('Begin with Lorem ipsum', 'No')
    await on.seed.fill('no script & “none”')
    const answer = on.page.waitForResponse((response) => response.url().includes(API_PATH))
    await on.page.getByRole('button', { name: 'Write' }).click()
    const query = { type: 'sentence', count: '4', locale: 'ja', format: 'html', start: 'false' }
    expect(await (await answer).text()).toBe(await on.api({ ...query, seed: 'no script & “none”' }))
    expect(on.asked).toHaveLength(1)
  })

  it('hides the controls that need one', async () => {
    const on = await visit('/', { javaScriptEnabled: false })
    const buttons = await on.page.getByRole('button').allTextContents()
    expect(buttons).toEqual(['Write'])
    expect(await on.page.getByRole('tab').count()).toBe(0)
    expect(await on.page.getByRole('slider').count()).toBe(0)
    expect(await on.page.getByRole('radio', { name: 'Side by side' }).count()).toBe(0)
    for (const width of [320, 1680]) {
      await on.page.setViewportSize({ width, height: 900 })
      const { scrollWidth, clientWidth } = await on.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    }
  })
})

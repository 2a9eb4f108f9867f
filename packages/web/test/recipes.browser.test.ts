/** The same request as code: it gives the text that the page shows. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readClipboard } from './clipboard.js'
import { API_PATH, useVisits, type Visit } from './visits.js'

const visit = useVisits()
const run = promisify(execFile)

/** A seed with characters that have a meaning in a shell, a URL or JavaScript. */
const HARD_SEED = `it's "hard" $HOME \\ & 100% 漢字`

const CHOICES = [
  { count: '2', locale: 'tr', seed: 'harbour' },
  { type: 'sentence', count: '3', locale: 'ja', format: 'html', start: 'false', seed: HARD_SEED },
  { type: 'word', count: '9', locale: 'ar', format: 'markdown', seed: 'a' },
  { count: '2', locale: 'ru', format: 'json', start: 'false', seed: HARD_SEED },
  { type: 'title', count: '2', locale: 'en', start: 'false', seed: HARD_SEED, offset: '6' },
] as const

type Choice = Readonly<Record<string, string>>

const TABS = ['curl', 'fetch', 'fetch, offset', 'Client', 'Command line', 'Python'] as const

const visitFor = (choice: Choice) =>
  visit(`/?${new URLSearchParams({ ...choice, display: 'source' })}`)

async function codeOf(on: Visit, tab: string): Promise<string> {
  await on.tab(tab).click()
  return (await on.recipe.textContent()) ?? ''
}

it('can be copied', async () => {
  const on = await visitFor(CHOICES[1])
  await on.shows(CHOICES[1])
  for (const tab of TABS) {
    const code = await codeOf(on, tab)
    expect(code).not.toBe('')
    await on.page.getByRole('tabpanel').getByRole('button').click()
    await expect.poll(async () => (await readClipboard(on.page)).text).toBe(code)
  }
})

it('changes with the choice', async () => {
  const on = await visit('/?locale=tr&seed=harbour')
  for (const tab of TABS) {
    await on.tab(tab).click()
    await expect.poll(() => on.recipe.textContent()).toContain('tr')
    await on.seed.fill(`seed-${tab.length}`)
    await expect.poll(() => on.recipe.textContent()).toContain(`seed-${tab.length}`)
  }
})

it('goes on with “New text”', async () => {
  const on = await visit('/?locale=tr&start=false&count=2&seed=harbour')
  await on.shows('locale=tr&start=false&count=2&seed=harbour')
  await on.button('New text').click()
  await on.shows('locale=tr&start=false&count=2&seed=harbour&offset=2')
  for (const tab of TABS) {
    const code = await codeOf(on, tab)
    expect(code).toContain('harbour')
    expect(code).toMatch(/offset(?:=|: |=\$\{| )2/u)
  }
})

it('asks the service that serves the page', async () => {
  const on = await visitFor(CHOICES[0])
  expect(await codeOf(on, 'curl')).toContain(on.origin + API_PATH)
})

/** Runs code, and compares its result with the service's answer. */
type Check = (code: string, choice: Choice, on: Visit) => Promise<void>

const runModule = (script: string) =>
  run(process.execPath, ['--input-type=module', '--eval', script])

const CHECKS: Readonly<Record<(typeof TABS)[number], Check>> = {
  async curl(code, choice, { api }) {
    const { stdout } = await run('sh', ['-c', code])
    expect(stdout).toBe(await api(choice))
  },

  async fetch(code, choice, { api }) {
    const [, name] = /(\w+) = await response/u.exec(code) ?? []
    const { stdout } = await runModule(`${code}\nprocess.stdout.write(JSON.stringify(${name}))`)
    const body = await api(choice)
    expect(JSON.parse(stdout)).toEqual(name === 'result' ? JSON.parse(body) : body)
  },

  async 'fetch, offset'(code, choice, { api }) {
    const { stdout } = await runModule(`${code}\nprocess.stdout.write(JSON.stringify(pages))`)
    const [count, first] = [Number(choice['count']), Number(choice['offset'] ?? 0)]
    const bodies = await Promise.all(
      [0, 1, 2].map((page) => api({ ...choice, offset: String(first + page * count) })),
    )
    const isJson = choice['format'] === 'json'
    expect(JSON.parse(stdout)).toEqual(isJson ? bodies.map((body) => JSON.parse(body)) : bodies)
  },

  async Client(code, choice, { api }) {
    const [, name] = /(\w+) = await polyipsum/u.exec(code) ?? []
    const { stdout } = await runModule(`${code}\nprocess.stdout.write(JSON.stringify(${name}))`)
    const body = await api(choice)
    expect(JSON.parse(stdout)).toEqual(choice['format'] === 'json' ? JSON.parse(body) : body)
  },

  async 'Command line'(code, choice, { api }) {
    const { stdout } = await run('sh', ['-c', code])
    expect(stdout).toBe(await api(choice))
  },

  async Python(code, choice, { api }) {
    const [, name] = /(\w+) = (?:response\.read|json\.load)/u.exec(code) ?? []
    const script = `${code}\nimport json\nprint(json.dumps(${name}))`
    const { stdout } = await run('python3', ['-c', script])
    const body = await api(choice)
    expect(JSON.parse(stdout)).toEqual(name === 'result' ? JSON.parse(body) : body)
  },
}

it('gives pages from where a link begins, and articles of a seed each', async () => {
  const link = { type: 'title', count: '1', locale: 'en', seed: 'harbour', start: 'false' } as const
  const on = await visitFor({ ...link, offset: '7' })
  await on.shows({ ...link, offset: '7' })
  expect(await codeOf(on, 'fetch, offset')).toContain(`offset=\${7 + number}`)
  expect(await codeOf(on, 'Command line')).toContain('--offset 7')
  const article = await visitFor({ type: 'article', locale: 'en', seed: 'harbour' })
  const code = await codeOf(article, 'fetch, offset')
  const { stdout } = await runModule(`${code}\nprocess.stdout.write(JSON.stringify(pages))`)
  const seeds = ['harbour-0', 'harbour-1', 'harbour-2']
  const bodies = await Promise.all(
    seeds.map((seed) => article.api({ type: 'article', locale: 'en', seed })),
  )
  expect(JSON.parse(stdout)).toEqual(bodies)
})

describe.each(Object.entries(CHECKS))('%s', (tab, check) => {
  it('gives the shown text when it is run', async () => {
    for (const choice of CHOICES) {
      const on = await visitFor(choice)
      await check(await codeOf(on, tab), choice, on)
    }
  })
})

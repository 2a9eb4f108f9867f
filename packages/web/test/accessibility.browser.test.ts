/** What a checker of accessibility finds, and what a screen reader is told. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** All rules, also those that are no part of a standard, and the size of targets. */
const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } }

/** What depends on nothing but colours. */
const COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Every breach of a rule, and where. */
async function breaches(page: Page, rules: RunOptions): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (options) => (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(options),
    rules,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

const STATES: Readonly<Record<string, { path: string; reach?: (on: Visit) => Promise<void> }>> = {
  'a text': { path: '/?locale=tr&seed=a&count=3' },
  'a text from right to left': { path: '/?locale=ar&seed=a&count=3' },
  'HTML as source': { path: '/?locale=ja&seed=a&format=html&display=source' },
  'the list of languages': {
    path: '/?locale=ja&seed=a',
    async reach(on) {
      await on.language.click()
      await expect.poll(() => on.languageOptions.count()).toBeGreaterThan(1)
    },
  },
  'a count that cannot be': {
    path: '/?locale=ja&seed=a',
    async reach(on) {
      await on.count.fill('0')
      await expect.poll(() => on.count.getAttribute('aria-invalid')).toBe('true')
    },
  },
  'a seed that cannot be': {
    path: '/?locale=ja&seed=a',
    async reach(on) {
      await on.seed.fill('x'.repeat(65))
      await on.page.getByText('At most 64 characters').waitFor()
    },
  },
  'a notice': {
    path: '/?locale=tr&seed=a',
    async reach(on) {
      await on.page.route('**/api/generate*', (route) => route.abort('connectionrefused'))
      await on.choose('Write', 'Words')
      await expect.poll(() => on.notice.count()).toBe(1)
    },
  },
  'a comparison': {
    path: '/?compare=en,ar,ja,hi&seed=a',
    async reach(on) {
      await expect.poll(() => on.cards.getByRole('paragraph').count()).toBeGreaterThanOrEqual(4)
    },
  },
  'a comparison and its languages': {
    path: '/?compare=en,ar&seed=a',
    async reach(on) {
      await on.page.getByRole('combobox', { name: 'Add a language' }).click()
      await expect.poll(() => on.languageOptions.count()).toBeGreaterThan(1)
    },
  },
}

describe('a checker finds nothing', () => {
  it.each(Object.entries(STATES))('%s', async (_name, { path, reach }) => {
    const on = await visit(path, { hindered: true })
    // What moves may be looked at while it is neither here nor there.
    await on.page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(on.shown).not.toBe('')
    await reach?.(on)
    const found: Record<string, readonly string[]> = {}
    for (const width of [390, 1680]) {
      await on.page.setViewportSize({ width, height: 900 })
      await on.page.emulateMedia({ colorScheme: 'light' })
      found[`${width} light`] = await breaches(on.page, ALL)
      await on.page.emulateMedia({ colorScheme: 'dark' })
      found[`${width} dark`] = await breaches(on.page, COLOURS)
    }
    const none: typeof found = {
      '390 light': [],
      '390 dark': [],
      '1680 light': [],
      '1680 dark': [],
    }
    expect(found).toEqual(none)
    await on.page.emulateMedia({ colorScheme: null, reducedMotion: null })
  })
})

it('finds what is wrong', async () => {
  const on = await visit('/?locale=tr&seed=a')
  await on.shows('locale=tr&seed=a')
  await on.page.evaluate(() => {
    const text = document.querySelector<HTMLElement>('article p')
    if (text === null) return
    text.append(document.createElement('button'))
    text.style.color = '#ccc'
    text.style.background = '#fff'
  })
  expect(await breaches(on.page, ALL)).toContainEqual(expect.stringContaining('button-name'))
  expect(await breaches(on.page, COLOURS)).toContainEqual(expect.stringContaining('contrast'))
})

describe('a screen reader', () => {
  it('is told of a new text, in short', async () => {
    const on = await visit('/?locale=tr&seed=a')
    await on.shows('locale=tr&seed=a')
    // A live region has to be there before it says something.
    await expect.poll(() => on.facts.textContent()).toMatch(/^Words: /u)
    await on.facts.evaluate((region) => region.setAttribute('data-same', ''))
    const before = await on.facts.textContent()
    await on.choose('Write', 'Words')
    await expect.poll(() => on.facts.textContent()).not.toBe(before)
    expect(await on.facts.getAttribute('data-same')).toBe('')
  })

  it('is told of a hindrance once, and not every second', async () => {
    const on = await visit('/?locale=tr&seed=a', {
      hindered: true,
      prepare: (page) => page.clock.install(),
    })
    await on.shows('locale=tr&seed=a')
    await on.page.clock.pauseAt(Date.now() + 1000 * 3600)
    await on.page.route('**/api/generate*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '60' } }),
    )
    await on.page.evaluate(() => {
      const told: string[] = []
      Object.assign(globalThis, { told })
      const live = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"]), output'
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement
          const region = element?.closest(live)
          if (region != null) told.push(region.textContent ?? '')
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await on.choose('Write', 'Words')
    await expect.poll(() => on.notice.count()).toBe(1)
    await on.page.clock.runFor(30_000)
    const told = await on.page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
    expect(told).toHaveLength(1)
    expect(told[0]).not.toMatch(/\d+ s\b/u)
  })

  it('has a name for each control, and no two alike in one place', async () => {
    const on = await visit('/?locale=tr&seed=a&format=html')
    await on.shows('locale=tr&seed=a&format=html')
    for (const role of ['button', 'textbox', 'combobox', 'switch', 'spinbutton', 'link'] as const) {
      const all = await on.page.getByRole(role).count()
      expect(all, role).toBeGreaterThan(0)
      expect(await on.page.getByRole(role, { name: /\S/u }).count(), role).toBe(all)
    }
    for (const name of ['View', 'Write', 'Format', 'Show as']) {
      expect(await on.group(name).count(), name).toBe(1)
    }
    expect(await on.page.getByRole('main').count()).toBe(1)
    expect(await on.page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})

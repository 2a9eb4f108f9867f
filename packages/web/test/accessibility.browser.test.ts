/** Accessibility: the rules of axe-core, and what a screen reader reads out. */
import { describe, expect, it } from 'vitest'
import { breaches, COLOURS } from './axe.js'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

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
  'a count that is not valid': {
    path: '/?locale=ja&seed=a',
    async reach(on) {
      await on.count.fill('0')
      await expect.poll(() => on.count.getAttribute('aria-invalid')).toBe('true')
    },
  },
  'a seed that is not valid': {
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

describe('axe-core finds nothing in', () => {
  it.each(Object.entries(STATES))('%s', async (_name, { path, reach }) => {
    const on = await visit(path, { hindered: true })
    // In the middle of a transition, colours and sizes are neither the old nor the new ones.
    await on.page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(on.shown).not.toBe('')
    await reach?.(on)
    const found: Record<string, readonly string[]> = {}
    for (const width of [390, 1680]) {
      await on.page.setViewportSize({ width, height: 900 })
      await on.page.emulateMedia({ colorScheme: 'light' })
      found[`${width} light`] = await breaches(on.page)
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

it('finds breaches that are put into the page', async () => {
  const on = await visit('/?locale=tr&seed=a')
  await on.shows('locale=tr&seed=a')
  await on.page.evaluate(() => {
    const text = document.querySelector<HTMLElement>('article p')
    if (text === null) return
    text.append(document.createElement('button'))
    text.style.color = '#ccc'
    text.style.background = '#fff'
  })
  expect(await breaches(on.page)).toContainEqual(expect.stringContaining('button-name'))
  expect(await breaches(on.page, COLOURS)).toContainEqual(expect.stringContaining('contrast'))
})

describe('a screen reader', () => {
  it('hears of a new text by its figures', async () => {
    const on = await visit('/?locale=tr&seed=a')
    await on.shows('locale=tr&seed=a')
    // A live region is read out only if it was in the page before its words.
    await expect.poll(() => on.facts.textContent()).toMatch(/^Words: /u)
    await on.facts.evaluate((region) => region.setAttribute('data-same', ''))
    const before = await on.facts.textContent()
    await on.choose('Write', 'Words')
    await expect.poll(() => on.facts.textContent()).not.toBe(before)
    expect(await on.facts.getAttribute('data-same')).toBe('')
  })

  it('hears of a hindrance once, not every second', async () => {
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

  it('hears a name for each control, and each name of a group once', async () => {
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

/** What is in sight: the toolbar, the settings on a phone, the code, the foot of the page. */
import { expect, it } from 'vitest'
import { isTold, readClipboard } from './clipboard.js'
import { useVisits } from './visits.js'

const visit = useVisits()

it.each([1280, 800])('keeps the toolbar in sight, %i px wide', async (width) => {
  const on = await visit('/?locale=tr&seed=a&count=60')
  await on.page.setViewportSize({ width, height: 800 })
  await on.shows('locale=tr&seed=a&count=60')
  await on.page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const box = await on.button('New text').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(100)
})

it('folds the less used settings on a phone', async () => {
  const on = await visit('/?locale=tr&seed=a')
  expect(await on.seed.isVisible()).toBe(true)
  expect(await on.page.getByText('More settings').isVisible()).toBe(false)
  await on.page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => on.seed.isVisible()).toBe(false)
  await on.page.getByText('More settings').click()
  await on.seed.fill('b')
  await on.shows('locale=tr&seed=b')
  // The text begins on the first screen.
  await on.page.getByText('More settings').click()
  const box = await on.text.boundingBox()
  expect(box?.y).toBeLessThan(844 / 2 + 60)
})

it('shows on an icon of a phone that the link was copied', async () => {
  const on = await visit('/?locale=tr&seed=a', { prepare: (page) => page.clock.install() })
  await on.page.setViewportSize({ width: 390, height: 844 })
  await on.shows('locale=tr&seed=a')
  const link = on.page.locator('#link')
  const looks = async () => ({
    icon: await link.evaluate((button) => getComputedStyle(button, '::before').maskImage),
    width: (await link.boundingBox())?.width,
  })
  const before = await looks()
  await on.page.clock.pauseAt(Date.now() + 60_000)
  await isTold(on.page, 'Copied', () => on.button('Copy link').click())
  const told = await looks()
  expect(told.icon).not.toBe(before.icon)
  expect(told.width).toBe(before.width)
  expect((await readClipboard(on.page)).text).toBe(on.page.url())
  await on.page.clock.runFor(5000)
  expect(await looks()).toEqual(before)
})

it('has a box for code that fits the height of the code', async () => {
  const on = await visit('/?locale=tr&seed=a')
  await on.shows('locale=tr&seed=a')
  const heights: number[] = []
  for (const tab of ['curl', 'Client']) {
    await on.tab(tab).click()
    const [panel, code] = await Promise.all([
      on.page.getByRole('tabpanel').boundingBox(),
      on.page.getByRole('tabpanel').locator('pre').boundingBox(),
    ])
    expect((panel?.height ?? 0) - (code?.height ?? 0)).toBeLessThan(50)
    heights.push(panel?.height ?? 0)
  }
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0)
})

it('names the theme on its button', async () => {
  const on = await visit('/?seed=a')
  for (const theme of ['automatic', 'light', 'dark', 'automatic']) {
    const button = on.button(`Theme: ${theme}`)
    expect(await button.innerText()).toBe(`Theme: ${theme}`)
    await button.click()
  }
})

it('links to source, languages, client, command line and reference at its foot', async () => {
  const on = await visit('/?seed=a')
  const links = on.page.getByRole('contentinfo').getByRole('link')
  expect(await links.allInnerTexts()).toEqual([
    'Source code',
    'Languages',
    'Client',
    'Command line',
    'API reference',
    'OpenAPI',
    'For agents',
  ])
  for (const link of await links.all()) {
    const { origin, pathname } = new URL((await link.getAttribute('href')) ?? '', on.origin)
    if (origin === on.origin) expect((await fetch(origin + pathname)).status).toBe(200)
    else expect(origin).toBe('https://github.com')
  }
})

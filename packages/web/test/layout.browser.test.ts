/** The layout: nothing moves by itself, and nothing is wider than the page. */
import { LOCALE_CODES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

const WIDTHS = [320, 390, 768, 1024, 1680, 2560]

const PAGES = {
  'a text': '/?locale=tr&seed=a&count=3',
  'words from right to left': '/?locale=ar&seed=a&count=30&type=word',
  'HTML as source': '/?locale=ja&seed=a&format=html&display=source',
  'a long JSON and a long seed': `/?locale=th&format=json&count=20&seed=${'x'.repeat(64)}`,
  'a comparison': '/?compare=en,ar,ja,hi&seed=a',
} as const

const ALL = `/?compare=${LOCALE_CODES}&seed=a&type=sentence&width=640`

const isThere = (on: Visit) => expect.poll(on.shown).not.toBe('')

describe('nothing is wider than the page', () => {
  it.each([...Object.entries(PAGES), ['all languages in wide columns', ALL] as const])(
    '%s',
    async (_name, path) => {
      const on = await visit(path)
      await isThere(on)
      const summary = on.page.locator('summary')
      if (await summary.isVisible()) await summary.click()
      const over: Record<number, readonly string[]> = {}
      for (const width of WIDTHS) {
        await on.page.setViewportSize({ width, height: 900 })
        const found = await on.page.evaluate(overTheEdge)
        if (found.length > 0) over[width] = found
      }
      expect(over).toEqual({})
    },
  )
})

/** The elements that reach over a side of the page and are not in a box that scrolls. Runs in the page. */
function overTheEdge(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || (left >= -1 && right <= clientWidth + 1)) return false
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false
    }
    return true
  })
  const names = found.map(({ localName, id, className, textContent }) =>
    `${localName}#${id}.${className}: ${textContent?.slice(0, 40)}`.replaceAll(/\s+/gu, ' '),
  )
  return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`, ...names] : names
}

it.each([390, 1680])('nothing jumps while it loads, %i px wide', async (width) => {
  const on = await visit('/?seed=a', {
    viewport: { width, height: 900 },
    // With a limit, the foot of the page changes when the text comes.
    service: await startService({ rateLimit: 1000 }),
    async prepare(page) {
      await page.addInitScript(noteJumps)
      // As over a slow network, the text comes after the page was painted without it.
      await page.route('**/api/generate*', async (route) => {
        const painted = page.waitForFunction(() => (globalThis as unknown as Seen).isPainted)
        // The test may end before.
        await painted.then(() => route.continue()).catch(() => undefined)
      })
    },
  })
  const jumpy: Record<string, readonly string[]> = {}
  for (const [name, path] of Object.entries(PAGES)) {
    await on.page.goto(on.origin + path)
    await isThere(on)
    await expect.poll(() => on.page.locator('[aria-busy="true"]:visible').count()).toBe(0)
    // After two frames, all is painted, and every jump is reported.
    await on.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    const jumps = await on.page.evaluate(() => (globalThis as unknown as Seen).jumps)
    const sum = jumps.reduce((total, jump) => total + Number.parseFloat(jump), 0)
    if (sum >= 0.01) jumpy[name] = jumps
  }
  expect(jumpy).toEqual({})
})

/** Notes the elements that move without the visitor's doing, and how much. Runs in the page. */
function noteJumps(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { readonly node: Element | null }[]
  }
  const seen = Object.assign(globalThis, { jumps: [] as string[], isPainted: false })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80))
      if (!hadRecentInput) seen.jumps.push(`${value}: ${moved.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(() => {
    seen.isPainted = true
  }).observe({ type: 'paint', buffered: true })
}

interface Seen {
  readonly jumps: readonly string[]
  readonly isPainted: boolean
}

it('nothing is animated for visitors who prefer reduced motion', async () => {
  const moved = async (on: Visit) => {
    await isThere(on)
    await on.page.evaluate(() => {
      const moves: string[] = []
      Object.assign(globalThis, { moves })
      for (const type of ['transitionrun', 'animationstart']) {
        document.addEventListener(type, ({ target }) => moves.push(`${type} ${target}`), true)
      }
    })
    await on.choose('Write', 'Words')
    await on.choose('Format', 'HTML')
    await on.button('New text').hover()
    await on.button('New text').click()
    await on.language.click()
    await on.language.press('Escape')
    await on.tab('Python').click()
    await on.choose('View', 'Side by side')
    await expect.poll(() => on.cards.count()).toBeGreaterThan(1)
    return on.page.evaluate(() => {
      const { moves } = globalThis as unknown as { moves: readonly string[] }
      return [...moves, ...document.getAnimations().map((animation) => animation.constructor.name)]
    })
  }
  const on = await visit('/?locale=tr&seed=a', { reducedMotion: 'reduce' })
  expect(await moved(on)).toEqual([])
  expect(
    await on.page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
  ).toBe('auto')
})

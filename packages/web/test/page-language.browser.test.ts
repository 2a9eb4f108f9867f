/** The page in the language of its reader, as the browser asks or the reader chooses. */
import { LANGUAGE_CODES, LOCALES, type LocaleCode } from '@polyipsum/text'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { messagesOf } from '../build/messages.js'
import { breaches } from './axe.js'
import { useVisits } from './visits.js'

const visit = useVisits()

/** A reader for each of several scripts, among them both that run from right to left. */
const READERS: Readonly<Record<string, LocaleCode>> = {
  'de-AT': 'de',
  'ar-EG': 'ar',
  'ja-JP': 'ja',
  'hi-IN': 'hi',
  'ru-RU': 'ru',
  'he-IL': 'he',
}
const WIDTHS = [360, 800, 1440]

const isShown = (page: Page) => expect.poll(() => page.locator('#text').innerText()).not.toBe('')

describe.each(Object.entries(READERS))('a reader of %s', (locale, code) => {
  const { page: words, script } = messagesOf(code)

  it('finds the page in the language', async () => {
    const { page } = await visit('/?locale=el&seed=a', { locale })
    await isShown(page)
    const root = await page.evaluate(() => {
      const { lang, dir } = document.documentElement
      return { lang, dir }
    })
    expect(root).toEqual({ lang: code, dir: LOCALES[code].direction })
    expect(await page.title()).toContain('Polyipsum')
    for (const name of ['view', 'write', 'format'] as const) {
      expect(await page.getByRole('group', { name: words[name] ?? '', exact: true }).count()).toBe(
        1,
      )
    }
    for (const name of [words['newText'], words['copyLink'], script['copyText']]) {
      expect(await page.getByRole('button', { name: name ?? '', exact: true }).count(), name).toBe(
        1,
      )
    }
    const facts = await page.locator('#facts').innerText()
    expect(facts.startsWith((script['facts'] ?? '').split('{')[0] ?? '')).toBe(true)
    // The name of a third language in the language of the page.
    const greek = new Intl.DisplayNames([code], { type: 'language' }).of('el') ?? ''
    const language = page.getByRole('combobox', { name: words['language'] ?? '', exact: true })
    expect(await language.inputValue()).toBe(`Ελληνικά · ${greek}`)
    // The text has its own language.
    expect(await page.locator('#text').getAttribute('lang')).toBe('el')
  })

  it('finds a page that fits, and that axe-core accepts', async () => {
    for (const path of ['/?locale=el&format=html&seed=a', '/?compare=en,ar,ja&seed=a']) {
      const { page } = await visit(path, { locale, reducedMotion: 'reduce' })
      await expect
        .poll(() => page.locator('#text:visible, .card .text').first().innerText())
        .not.toBe('')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const sideways = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await breaches(page), `${path} at ${width}, ${colorScheme}`).toEqual([])
        }
      }
    }
  })
})

it.each(['ar', 'he'])('mirrors the layout from right to left: %s', async (locale) => {
  const { page } = await visit('/?locale=en&seed=a', { locale })
  await isShown(page)
  const x = async (selector: string) => (await page.locator(selector).boundingBox())?.x ?? 0
  expect(await x('#choice')).toBeGreaterThan(await x('#sheet'))
  expect(await x('.brand')).toBeGreaterThan(await x('#theme'))
  expect(await x('#fewer')).toBeGreaterThan(await x('#more'))
  // Code runs from left to right in any page.
  const recipe = page.locator('#recipe')
  expect(await recipe.evaluate((code) => getComputedStyle(code).direction)).toBe('ltr')
  // The left arrow goes to the next tab, which is on the left.
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true')
})

it('is English when the browser asks for no language of the service', async () => {
  const { page } = await visit('/?locale=el&seed=a', { locale: 'tlh' })
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

it('changes when the reader chooses, for later visits too, and keeps the text', async () => {
  const on = await visit('/?locale=el&seed=a', { locale: 'fr-FR' })
  const { page } = on
  const language = () => page.evaluate(() => document.documentElement.lang)
  expect(await language()).toBe('fr')
  const select = page.locator('#page-language')
  expect(await select.inputValue()).toBe('fr')
  expect(await select.locator('option').count()).toBe(LANGUAGE_CODES.length)
  await select.selectOption('uk')
  await expect.poll(language).toBe('uk')
  await isShown(page)
  expect(await page.locator('#text').innerText()).toContain(
    (await on.api('locale=el&seed=a')).slice(0, 40),
  )
  await page.goto(`${on.origin}/`)
  expect(await language()).toBe('uk')
  // The address does not hold the language of the page.
  expect([...new URL(page.url()).searchParams.values()]).not.toContain('uk')
})

describe('no label breaks within a word', () => {
  it.each(LANGUAGE_CODES)('in %s', async (code) => {
    const on = await visit('/?locale=en&seed=a')
    await on.context.addCookies([{ name: 'language', value: code, url: on.origin }])
    onTestFinished(() => on.context.clearCookies())
    const broken: Record<string, readonly string[]> = {}
    for (const type of ['paragraph', 'article']) {
      await on.page.goto(`${on.origin}/?locale=en&seed=a&type=${type}`)
      await expect.poll(() => on.page.evaluate(() => document.documentElement.lang)).toBe(code)
      for (const width of [390, 768, 1024, 1440]) {
        await on.page.setViewportSize({ width, height: 900 })
        // The page folds these settings on a phone and opens them elsewhere, a moment after the size changed.
        const isPhone = width < 640
        await expect
          .poll(() => on.page.locator('details:not([open])').count())
          .toBe(isPhone ? 1 : 0)
        if (isPhone) await on.page.locator('summary').click()
        const found = await on.page.evaluate(brokenWords)
        if (found.length > 0) broken[`${type}, ${width} px`] = found
      }
    }
    expect(broken).toEqual({})
  })
})

/** The words in labels that are broken over two lines. Runs in the page. */
function brokenWords(): string[] {
  const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
  const texts = document.createTreeWalker(
    document.getElementById('choice') as HTMLElement,
    NodeFilter.SHOW_TEXT,
  )
  const broken: string[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const label = text.parentElement?.closest<HTMLElement>('legend, label, summary, .range')
    if (!label?.checkVisibility()) continue
    for (const { segment, index, isWordLike } of words.segment(text.textContent ?? '')) {
      if (!isWordLike) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + segment.length)
      const middles = Array.from(range.getClientRects(), ({ top, bottom }) => (top + bottom) / 2)
      if (Math.max(...middles) - Math.min(...middles) > 8) broken.push(segment)
    }
  }
  return broken
}

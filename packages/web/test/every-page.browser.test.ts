/** Tests that go through the page in each of its languages. */
import { LANGUAGE_CODES, LOCALE_CODES, type LocaleCode } from '@polyipsum/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useVisits } from './visits.js'

const visit = useVisits()

/** These tests open more pages than others, and take longer on a busy machine. */
const TIMEOUT_MS = 180_000

/** What `find` finds in the page of each language, without the languages where it finds nothing. */
async function inEachLanguage<Found>(
  path: string,
  find: (page: Page, code: LocaleCode) => Promise<readonly Found[]>,
): Promise<Record<string, readonly Found[]>> {
  const { page, context, origin } = await visit(path, { reducedMotion: 'reduce' })
  const found: Record<string, readonly Found[]> = {}
  for (const code of LANGUAGE_CODES) {
    await context.addCookies([{ name: 'language', value: code, url: origin }])
    await page.goto(origin + path)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code)
    await page.locator('#facts:visible:not(:empty), .card .facts:not(:empty)').first().waitFor()
    const here = await find(page, code)
    if (here.length > 0) found[code] = here
  }
  return found
}

it(
  'has its languages sorted by their names',
  async () => {
    const misplaced = await inEachLanguage('/?locale=en&seed=a', async (page, code) => {
      await page.locator('#language').click()
      const options = await page.locator('#language-list li').all()
      expect(options).toHaveLength(LOCALE_CODES.length)
      const names = await page.evaluate(() =>
        Array.from(document.querySelectorAll('#language-list li'), (option) => {
          const [native, translated] = option.querySelectorAll('span')
          return translated?.textContent || (native?.textContent ?? '')
        }),
      )
      // Pseudolocales stand after the languages, under a heading.
      names.length = LANGUAGE_CODES.length
      const own = await page.locator('#page-language option').allTextContents()
      const { compare } = new Intl.Collator([code, 'en'])
      return [names, own].flatMap((list) =>
        list.filter((name, i) => i > 0 && compare(list[i - 1] ?? '', name) > 0),
      )
    })
    expect(misplaced).toEqual({})
  },
  TIMEOUT_MS,
)

it(
  'has a head of one row, or of two at most on a phone',
  async () => {
    const faulty = await inEachLanguage('/?locale=en&seed=a', async (page) => {
      const found: string[] = []
      for (const width of [320, 390, 641, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const { rows, faults } = await page.evaluate(headOf)
        if (rows > (width < 641 ? 2 : 1)) faults.push(`${rows} rows`)
        found.push(...faults.map((fault) => `${width}: ${fault}`))
      }
      return found
    })
    expect(faulty).toEqual({})
  },
  TIMEOUT_MS,
)

/** The number of rows of the head, and its faults: cut, covered or too high. Runs in the page. */
function headOf(): { rows: number; faults: string[] } {
  const motto = document.querySelector('.motto')
  const words = document.createRange()
  words.selectNodeContents(motto?.lastChild as Node)
  const [box, text] = [motto?.getBoundingClientRect(), words.getBoundingClientRect()]
  const isSeen = box !== undefined && text.width > 0 && text.top < box.bottom
  const others = document.querySelectorAll('.brand a, .masthead nav > *')
  const items = Array.from(others, (item) => item.getBoundingClientRect())
  if (isSeen) items.push(text)
  const faults: string[] = []
  if (isSeen && (text.left < box.left - 1 || text.right > box.right + 1)) faults.push('a cut motto')
  for (const item of items) {
    if (item.height > 45) faults.push(`${item.height} px high`)
    const over = items.filter(
      (other) =>
        other !== item &&
        other.left < item.right - 1 &&
        other.right > item.left + 1 &&
        other.top < item.bottom - 1 &&
        other.bottom > item.top + 1,
    )
    if (over.length > 0) faults.push('one over another')
  }
  let rows = 0
  let bottom = Number.NEGATIVE_INFINITY
  for (const item of items.toSorted((one, other) => one.top - other.top)) {
    if (item.top >= bottom - 2) rows++
    bottom = Math.max(bottom, item.bottom)
  }
  return { rows, faults }
}

it(
  'has a bar on a phone that fits and does not cover the foot of the page',
  async () => {
    const path = '/?locale=en&seed=a&format=markdown'
    const faulty = await inEachLanguage(path, async (page) => {
      const found: string[] = []
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        found.push(...(await page.evaluate(footFaults)).map((fault) => `${width}: ${fault}`))
      }
      return found
    })
    expect(faulty).toEqual({})
  },
  TIMEOUT_MS,
)

/** The faults of the bar at the lower edge of a phone. Runs in the page. */
function footFaults(): string[] {
  scrollTo(0, document.documentElement.scrollHeight)
  const buttons = [...document.querySelectorAll<HTMLElement>('.bar .actions button:not([hidden])')]
  const faults = buttons
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map(({ innerText }) => `does not fit: ${innerText}`)
  // The bar reaches from its highest button to the lower edge.
  const tops = buttons.map((button) => button.getBoundingClientRect().top)
  const height = innerHeight - Math.min(...tops)
  if (buttons.length < 5 || height > 72) faults.push(`${buttons.length} buttons, ${height} px`)
  for (const button of buttons) {
    const { left, right, height } = button.getBoundingClientRect()
    if (left < 0 || right > innerWidth || height < 44) faults.push(`out: ${button.innerText}`)
  }
  for (const part of document.querySelectorAll('.colophon a, .colophon > p')) {
    const { left, bottom, height } = part.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 4, bottom - height / 4)
    if (!part.contains(seen)) faults.push(`covered: ${part.textContent}`)
    if (bottom > Math.min(...tops)) faults.push(`below the bar: ${part.textContent}`)
  }
  return faults
}

it(
  'has code that the copy button does not cover',
  async () => {
    const covered = await inEachLanguage('/?locale=en&seed=a', async (page) => {
      const found: string[] = []
      for (const width of [390, 1440, 1680]) {
        await page.setViewportSize({ width, height: 844 })
        found.push(...(await page.evaluate(coveredCode)).map((line) => `${width}: ${line}`))
      }
      return found
    })
    expect(covered).toEqual({})
  },
  TIMEOUT_MS,
)

/** The lines of code that the copy button covers. Runs in the page. */
function coveredCode(): string[] {
  const code = document.createRange()
  code.selectNodeContents(document.querySelector('#recipe') as Node)
  const button = document.querySelector('#copy-recipe')?.getBoundingClientRect() as DOMRect
  const panel = document.querySelector('#panel')?.getBoundingClientRect() as DOMRect
  const isInside = button.left >= panel.left && button.right <= panel.right
  const under = Array.from(code.getClientRects()).filter(
    ({ left, right, top, bottom }) =>
      left < button.right && right > button.left && top < button.bottom && bottom > button.top,
  )
  return [
    ...under.map(({ left, right }) => `${left}–${right} under ${button.left}–${button.right}`),
    ...(isInside ? [] : ['a button outside of its panel']),
  ]
}

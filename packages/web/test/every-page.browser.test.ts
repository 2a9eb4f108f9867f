/** What holds for the page in each of its languages. */
import { LOCALE_CODES, type LocaleCode } from '@polyipsum/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useVisits } from './visits.js'

const visit = useVisits()

/** What is found in the page of each language; the languages where nothing is found are left out. */
async function inEachLanguage<Found>(
  path: string,
  find: (page: Page, code: LocaleCode) => Promise<readonly Found[]>,
): Promise<Record<string, readonly Found[]>> {
  const { page, context, origin } = await visit(path, { reducedMotion: 'reduce' })
  const found: Record<string, readonly Found[]> = {}
  for (const code of LOCALE_CODES) {
    await context.addCookies([{ name: 'language', value: code, url: origin }])
    await page.goto(origin + path)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code)
    await page.locator('#facts:visible:not(:empty), .card .facts:not(:empty)').first().waitFor()
    const here = await find(page, code)
    if (here.length > 0) found[code] = here
  }
  return found
}

it('has its languages in the order of their names', async () => {
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
    const own = await page.locator('#page-language option').allTextContents()
    const { compare } = new Intl.Collator([code, 'en'])
    return [names, own].flatMap((list) =>
      list.filter((name, i) => i > 0 && compare(list[i - 1] ?? '', name) > 0),
    )
  })
  expect(misplaced).toEqual({})
})

/** Every language of the service, as the page shows it. */
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { writingOf } from './glyphs.js'
import { useVisits } from './visits.js'

const visit = useVisits()

/** From a small phone to a wide screen. */
const WIDTHS = [320, 390, 768, 1024, 1680, 2560]

describe.each(LOCALE_CODES.map((code) => LOCALES[code]))(
  '$englishName',
  ({ code, direction, nativeName, englishName }) => {
    it('is shown in its direction, with its glyphs, on a screen of any width', async () => {
      const query = `count=10&locale=${code}&seed=all-languages`
      const on = await visit(`/?${query}`)
      await on.shows(query)

      expect(await on.text.getAttribute('lang')).toBe(code)
      expect(await on.text.getAttribute('dir')).toBe(direction)
      const paragraph = on.text.getByRole('paragraph').first()
      expect(await paragraph.evaluate((element) => getComputedStyle(element).direction)).toBe(
        direction,
      )
      const names = nativeName === englishName ? [nativeName] : [nativeName, englishName]
      for (const name of names) expect(await on.language.inputValue()).toContain(name)

      const { missing, families } = await writingOf(on.text)
      expect(missing).toEqual([])
      expect(families).not.toEqual([])

      const sideways: number[] = []
      for (const width of WIDTHS) {
        await on.page.setViewportSize({ width, height: 900 })
        const wider = await on.page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth > clientWidth
        })
        if (wider) sideways.push(width)
      }
      expect(sideways, 'widths at which the page scrolls sideways').toEqual([])
    })
  },
)

it('draws characters that Chinese, Japanese and Korean share with a font of each', async () => {
  const families: string[] = []
  for (const locale of ['ja', 'zh', 'ko']) {
    const on = await visit(`/?locale=${locale}&type=word&count=100&start=false&seed=a`)
    await on.shows(`locale=${locale}&type=word&count=100&start=false&seed=a`)
    const paragraph = on.text.getByRole('paragraph')
    await paragraph.evaluate((element) => element.replaceChildren('直骨今'))
    families.push(...(await writingOf(on.text)).families)
  }
  expect(families).toHaveLength(3)
  expect(new Set(families).size).toBe(3)
})

it('has glyphs for every name in the list of languages', async () => {
  const on = await visit('/?compare=en&seed=a')
  await on.page.getByRole('combobox', { name: 'Add a language' }).click()
  const names = on.page.locator('[role=listbox] [lang], #chips [lang]')
  expect(await names.count()).toBe(LOCALE_CODES.length)
  for (const name of await names.all()) expect((await writingOf(name)).missing).toEqual([])
})

it('would notice a missing glyph', async () => {
  const on = await visit('/?locale=en&seed=a')
  await on.shows('locale=en&seed=a')
  const paragraph = on.text.getByRole('paragraph')
  // A code point that will never be a character, and a letter with a mark that no font has.
  await paragraph.evaluate((element) => element.replaceChildren('a\u{10fffe}क\u{1e4ef}'))
  expect((await writingOf(on.text)).missing).toHaveLength(2)
})

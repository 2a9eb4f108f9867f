/** The page by keyboard alone. */
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { isTold, readClipboard } from './clipboard.js'
import { tabThrough } from './focus.js'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

/** Presses Tab until a control has the focus. */
async function tabTo(on: Visit, control: ReturnType<Visit['button']>): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60; presses++) {
    if (await hasFocus()) return
    await on.page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not reach ${control}`)
}

const press = async (on: Visit, ...keys: readonly string[]) => {
  for (const key of keys) await on.page.keyboard.press(key)
}

describe.each([1280, 390])('the focus, %i px wide', (width) => {
  it.each(['/?locale=tr&format=html&seed=a', '/?compare=de,ar&seed=a'])(
    'reaches every control, and is visible there: %s',
    async (path) => {
      const on = await visit(path)
      await on.page.setViewportSize({ width, height: 844 })
      await expect.poll(on.shown).not.toBe('')
      const stops = await tabThrough(on.page)
      expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([])
      expect(stops.filter(({ isOnScreen }) => !isOnScreen)).toEqual([])

      // One stop for each control, and one for each set of radio buttons or tabs.
      const controls = await on.page.evaluate(() => {
        const seen = new Set<string>()
        for (const element of document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex="0"]',
        )) {
          const isUsable = element.checkVisibility({ visibilityProperty: true })
          if (!isUsable || element.matches(':disabled')) continue
          const { type, name } = element as HTMLInputElement
          const isOneOfMany = type === 'radio' || element.role === 'tab'
          seen.add(isOneOfMany ? `${type} ${name} ${element.role}` : `${seen.size}`)
        }
        return seen.size
      })
      expect(stops.length, stops.map(({ name }) => name).join(', ')).toBe(controls)
    },
  )
})

it('skips to the text', async () => {
  const on = await visit('/?locale=tr&seed=a')
  await on.shows('locale=tr&seed=a')
  await press(on, 'Tab')
  const skip = on.page.getByRole('link', { name: /skip/iu })
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
  const box = await skip.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await press(on, 'Enter')
  const isInText = () =>
    on.page
      .getByRole('region', { name: 'Text' })
      .evaluate((region) => region.contains(document.activeElement))
  await expect.poll(isInText).toBe(true)
  await press(on, 'Tab')
  expect(await isInText()).toBe(true)
  // The link leaves the query in the address.
  await on.page.reload()
  await on.shows('locale=tr&seed=a')
})

it('sets every control', async () => {
  const on = await visit('/?locale=tr&seed=a&count=3')
  await on.shows('locale=tr&seed=a&count=3')
  await tabTo(on, on.radio('Write', 'Paragraphs'))
  await press(on, 'ArrowRight')
  await on.shows('type=sentence&locale=tr&seed=a&count=3')
  await tabTo(on, on.button('One more'))
  await press(on, 'Enter', 'Space')
  await on.shows('type=sentence&locale=tr&seed=a&count=5')
  await press(on, 'Shift+Tab', 'Control+A', '7')
  await on.shows('type=sentence&locale=tr&seed=a&count=7')
  await tabTo(on, on.language)
  await on.page.keyboard.type('greek')
  await press(on, 'Enter')
  await on.shows('type=sentence&locale=el&seed=a&count=7')
  await tabTo(on, on.radio('Format', 'Text'))
  await press(on, 'ArrowRight')
  await tabTo(on, on.begins)
  await press(on, 'Space')
  await tabTo(on, on.seed)
  await press(on, 'Control+A')
  await on.page.keyboard.type('keys')
  await on.shows('type=sentence&locale=el&seed=keys&count=7&start=false&format=html')
  await tabTo(on, on.radio('Show as', 'Source'))
  await on.shows('type=sentence&locale=el&seed=keys&count=7&start=false&format=html')
})

it('asks for a new text, copies it, and chooses code', async () => {
  const on = await visit('/?locale=tr&seed=a')
  await on.shows('locale=tr&seed=a')
  await tabTo(on, on.button('New text'))
  await press(on, 'Enter')
  const seed = await on.seed.inputValue()
  expect(seed).not.toBe('a')
  await on.shows({ locale: 'tr', seed })
  const text = on.page.getByRole('region', { name: 'Text' })
  await tabTo(on, text.getByRole('button', { name: 'Copy text', exact: true }))
  await isTold(on.page, 'Copied', () => press(on, 'Space'))
  expect((await readClipboard(on.page)).text).toBe(await on.shown())

  await tabTo(on, on.tab('curl'))
  const selected = on.page.getByRole('tab', { selected: true })
  for (const [key, name] of [
    ['ArrowRight', 'fetch'],
    ['End', 'Python'],
    ['ArrowRight', 'curl'],
    ['ArrowLeft', 'Python'],
    ['Home', 'curl'],
  ] as const) {
    await press(on, key)
    expect(await selected.textContent()).toBe(name)
    expect(await selected.evaluate((tab) => tab === document.activeElement)).toBe(true)
  }
})

it('chooses the languages side by side', async () => {
  const on = await visit('/?seed=a&locale=tr')
  await on.shows('seed=a&locale=tr')
  await tabTo(on, on.radio('View', 'One text'))
  await press(on, 'ArrowRight')
  await expect.poll(() => on.cards.count()).toBeGreaterThan(1)
  const before = await on.page.locator('#chips button').count()
  await tabTo(on, on.button('Remove Türkçe · Turkish'))
  // The focus goes to the next chip, or to the one before it at the end.
  for (let left = before - 1; left > 0; left--) {
    await press(on, 'Enter')
    await expect.poll(() => on.cards.count(), { message: String(left) }).toBe(left)
  }
  await tabTo(on, on.page.getByRole('combobox', { name: 'Add a language' }))
  await on.page.keyboard.type('kor')
  await press(on, 'Enter')
  await expect.poll(() => on.cards.count()).toBe(2)
  await tabTo(on, on.page.getByRole('slider', { name: 'Minimum column width' }))
  const width = await on.page.getByRole('slider', { name: 'Minimum column width' }).inputValue()
  await press(on, 'ArrowRight')
  expect(await on.page.getByRole('slider', { name: 'Minimum column width' }).inputValue()).not.toBe(
    width,
  )
})

it('chooses light or dark, and keeps it', async () => {
  const on = await visit('/?seed=a')
  const scheme = () =>
    on.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const colours = on.page.getByRole('button', { name: /^Theme: /u })
  await tabTo(on, colours)
  const seen = new Set<string>()
  for (let turn = 0; turn < 3; turn++) {
    await press(on, 'Enter')
    seen.add(await scheme())
  }
  expect(seen).toEqual(new Set(['light', 'dark', 'light dark']))
  while ((await scheme()) !== 'dark') await press(on, 'Enter')
  await on.page.reload()
  await expect.poll(scheme).toBe('dark')
})

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
describe('the list of languages', () => {
  const open = async (path = '/?locale=tr&seed=a') => {
    const on = await visit(path)
    await on.shows(path.slice(2))
    await on.language.focus()
    return on
  }
  const active = async ({ page, language }: Visit) => {
    const id = await language.getAttribute('aria-activedescendant')
    if (id === null) return undefined
    const option = page.locator(`[id="${id}"]`)
    return {
      code: await option.locator('code').textContent(),
      role: await option.getAttribute('role'),
    }
  }
  const isOpen = async ({ language }: Visit) =>
    (await language.getAttribute('aria-expanded')) === 'true'

  it('opens by an arrow key, at the chosen language', async () => {
    const on = await open()
    expect(await isOpen(on)).toBe(false)
    await press(on, 'ArrowDown')
    expect(await isOpen(on)).toBe(true)
    expect(await on.languageOptions.count()).toBe(LOCALE_CODES.length)
    expect(await active(on)).toEqual({ code: 'tr', role: 'option' })
    const selected = on.page.getByRole('option', { selected: true })
    expect(await selected.locator('code').textContent()).toBe('tr')
    const list = on.page.getByRole('listbox')
    expect(await on.language.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
  })

  it('moves by the arrow keys, from its end to its beginning too', async () => {
    const on = await open()
    await press(on, 'ArrowDown')
    const codes = await on.languageOptions.locator('code').allTextContents()
    const at = codes.indexOf('tr')
    await press(on, 'ArrowDown')
    expect((await active(on))?.code).toBe(codes[at + 1])
    await press(on, 'ArrowUp', 'ArrowUp')
    expect((await active(on))?.code).toBe(codes.at(at - 1))
    for (let i = at - 1; i > 0; i--) await press(on, 'ArrowUp')
    expect((await active(on))?.code).toBe(codes[0])
    await press(on, 'ArrowUp')
    expect((await active(on))?.code).toBe(codes.at(-1))
    const option = on.languageOptions.last()
    expect(
      await option.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        const box = element.parentElement?.getBoundingClientRect()
        return box !== undefined && top >= box.top - 1 && bottom <= box.bottom + 1
      }),
    ).toBe(true)
    await press(on, 'ArrowDown', 'Enter')
    await on.shows(`locale=${codes[0]}&seed=a`)
    expect(await isOpen(on)).toBe(false)
  })

  it('keeps the choice on Escape, and when the focus leaves', async () => {
    const on = await open()
    const name = await on.language.inputValue()
    await on.page.keyboard.type('jap')
    await press(on, 'ArrowDown', 'Escape')
    expect(await isOpen(on)).toBe(false)
    expect(await on.language.inputValue()).toBe(name)
    await on.page.keyboard.type('ger')
    await press(on, 'Tab')
    expect(await isOpen(on)).toBe(false)
    expect(await on.language.inputValue()).toBe(name)
    await on.shows('locale=tr&seed=a')
    expect(on.asked).toHaveLength(1)
  })

  it('takes the first language found', async () => {
    const on = await open()
    await on.page.keyboard.type('tieng')
    expect(await isOpen(on)).toBe(true)
    await press(on, 'Enter')
    await on.shows('locale=vi&seed=a')
    expect(await on.language.inputValue()).toContain('Tiếng Việt')
  })

  it('ignores case and accents in a search', async () => {
    const on = await open()
    for (const [search, code] of Object.entries({
      turkce: 'tr',
      TURK: 'tr',
      日本: 'ja',
      JAPANESE: 'ja',
      עבר: 'he',
      العر: 'ar',
      Việt: 'vi',
      'tieng viet': 'vi',
      cestina: 'cs',
      ελληνικα: 'el',
      ΕΛΛΗΝΙΚΆ: 'el',
      espanol: 'es',
      uk: 'uk',
      zh: 'zh',
      '  greek ': 'el',
    })) {
      await on.language.fill(search)
      expect((await active(on))?.code, search).toBe(code)
    }
  })

  it('finds a language by tags and synonyms that the service knows', async () => {
    const on = await open()
    for (const [search, code] of Object.entries({
      brasil: 'pt-BR',
      taiwan: 'zh-Hant',
      nb: 'no',
      nynorsk: 'no',
      iw: 'he',
      ua: 'uk',
      bahasa: 'id',
      'de-AT': 'de',
      'zh-Hans-SG': 'zh',
      simplified: 'zh',
      // A part of a name; a name that is also a part of another.
      taiw: 'zh-Hant',
      pt: 'pt',
      portug: 'pt',
      Portuguese: 'pt',
      brazilian: 'pt-BR',
      // A spelling mistake.
      germn: 'de',
    })) {
      await on.language.press('Control+A')
      await on.page.keyboard.type(search)
      expect((await active(on))?.code, search).toBe(code)
    }
  })

  it('finds every language by each of its names', async () => {
    const on = await open()
    for (const code of LOCALE_CODES) {
      const { nativeName, englishName } = LOCALES[code]
      for (const search of [nativeName, englishName, code]) {
        await on.language.fill(search)
        const found = await on.languageOptions.locator('code').allTextContents()
        expect(found, search).toContain(code)
      }
    }
  })

  it('tells when there is no such language', async () => {
    const on = await open()
    await on.page.keyboard.type('klingon')
    expect(await on.languageOptions.count()).toBe(0)
    expect(await active(on)).toBeUndefined()
    await press(on, 'ArrowDown', 'ArrowUp', 'Enter')
    await press(on, 'Escape')
    await on.shows('locale=tr&seed=a')
    expect(on.asked).toHaveLength(1)
  })
})

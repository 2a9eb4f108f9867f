/** The page asks for what the visitor chooses, and shows it. */
import { LANGUAGE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { writeClipboard } from './clipboard.js'
import { API_PATH, useVisits, type Visit } from './visits.js'

const visit = useVisits()

const TURKISH = '/?count=2&locale=tr&seed=harbour'

/** The last request, with the defaults of parameters that it does not name. */
function lastAsked({ asked }: Visit): Record<string, string> {
  const defaults = { type: 'paragraph', count: '1', locale: 'la', format: 'text', start: 'true' }
  return { ...defaults, ...Object.fromEntries(asked.at(-1) ?? []) }
}

describe('each control', () => {
  const chosen = { type: 'paragraph', count: '2', locale: 'tr', format: 'text', start: 'true' }

  const CHOICES: readonly [group: string, name: string, changed: Record<string, string>][] = [
    ['Write', 'Sentences', { type: 'sentence' }],
    ['Write', 'Words', { type: 'word' }],
    ['Format', 'Markdown', { format: 'markdown' }],
    ['Format', 'JSON', { format: 'json' }],
  ]
  it.each(CHOICES)('%s: %s', async (group, name, changed) => {
    const on = await visit(TURKISH)
    await on.shows({ ...chosen, seed: 'harbour' })
    await on.choose(group, name)
    const query = { ...chosen, ...changed, seed: 'harbour' }
    await on.shows(query)
    expect(lastAsked(on)).toEqual(query)
    expect(await on.radio(group, name).isChecked()).toBe(true)
    expect(on.asked).toHaveLength(2)
  })

  it('language', async () => {
    const on = await visit(TURKISH)
    await on.shows({ ...chosen, seed: 'harbour' })
    await on.chooseLanguage(LOCALES.ja.nativeName)
    const query = { ...chosen, locale: 'ja', seed: 'harbour' }
    await on.shows(query)
    expect(lastAsked(on)).toEqual(query)
    expect(await on.text.getAttribute('lang')).toBe('ja')
    expect(await on.language.inputValue()).toContain('日本語')
  })

  it('seed', async () => {
    const on = await visit(TURKISH)
    await on.seed.fill('lighthouse & “sea”')
    const query = { ...chosen, seed: 'lighthouse & “sea”' }
    await on.shows(query)
    expect(lastAsked(on)).toEqual(query)
  })

  it('count, as a number or step by step, within its bounds', async () => {
    const on = await visit(TURKISH)
    await on.count.fill('99')
    await on.button('One more').click()
    await on.shows({ ...chosen, count: '100', seed: 'harbour' })
    await on.button('One more').click()
    expect(await on.count.inputValue()).toBe('100')
    await on.count.fill('2')
    await on.button('One fewer').click()
    await on.button('One fewer').click()
    await on.shows({ ...chosen, count: '1', seed: 'harbour' })
    expect(lastAsked(on)).toEqual({ ...chosen, count: '1', seed: 'harbour' })
  })

  it('the switch for Lorem ipsum', async () => {
    const on = await visit(TURKISH)
    await on.shows({ ...chosen, seed: 'harbour' })
    await on.begins.uncheck()
    const query = { ...chosen, start: 'false', seed: 'harbour' }
    await on.shows(query)
    expect(lastAsked(on)).toEqual(query)
  })

  it('all together', async () => {
    const on = await visit()
    await on.choose('Write', 'Words')
    await on.count.fill('9')
    await on.chooseLanguage(LOCALES.he.nativeName)
    await on.choose('Format', 'JSON')
    await on.begins.uncheck()
    await on.seed.fill('42')
    const query = { type: 'word', count: '9', locale: 'he', format: 'json', start: 'false' }
    await on.shows({ ...query, seed: '42' })
    expect(lastAsked(on)).toEqual({ ...query, seed: '42' })
  })
})

describe('formats', () => {
  it('shows HTML as source and rendered', async () => {
    const on = await visit(TURKISH)
    await on.choose('Format', 'HTML')
    await on.shows('count=2&locale=tr&format=html&seed=harbour')
    await on.choose('Show as', 'Rendered')
    await on.shows('count=2&locale=tr&seed=harbour')
    await on.choose('Show as', 'Source')
    await on.shows('count=2&locale=tr&format=html&seed=harbour')
    expect(on.asked).toHaveLength(2)
  })

  it('shows Markdown as source and rendered', async () => {
    const on = await visit(TURKISH)
    await on.choose('Format', 'Markdown')
    await on.shows('count=2&locale=tr&format=markdown&seed=harbour')
    expect(await on.text.getByRole('paragraph').count()).toBe(0)
    await on.choose('Show as', 'Rendered')
    await expect.poll(() => on.text.getByRole('paragraph').count()).toBe(2)
  })

  it('shows JSON as source, and its text', async () => {
    const on = await visit(TURKISH)
    await on.choose('Format', 'JSON')
    await on.shows('count=2&locale=tr&format=json&seed=harbour')
    await expect.poll(() => on.text.getByRole('code').count()).toBe(1)
    await on.choose('Show as', 'Rendered')
    await on.shows('count=2&locale=tr&seed=harbour')
  })

  it('shows source from left to right in a language that runs from right to left', async () => {
    const on = await visit('/?locale=ar&format=html&display=source&seed=harbour')
    await on.shows('locale=ar&format=html&seed=harbour')
    expect(await on.text.evaluate((place) => getComputedStyle(place).direction)).toBe('ltr')
    await on.choose('Show as', 'Rendered')
    await on.shows('locale=ar&seed=harbour')
    expect(await on.text.evaluate((place) => getComputedStyle(place).direction)).toBe('rtl')
  })

  it('offers source for every format but plain text', async () => {
    const on = await visit(TURKISH)
    await on.shows('count=2&locale=tr&seed=harbour')
    for (const [name, isOffered] of Object.entries({
      Text: false,
      HTML: true,
      Markdown: true,
      JSON: true,
    })) {
      await on.choose('Format', name)
      const source = on.page.getByRole('radio', { name: 'Source' })
      const usable = async () => (await source.count()) > 0 && (await source.isEnabled())
      await expect.poll(usable, { message: name }).toBe(isOffered)
    }
  })
})

describe('the figures beneath a text', () => {
  it.each([
    'count=3&locale=la&seed=a',
    'count=3&locale=ar&seed=a',
    'count=3&locale=ja&seed=a',
    'count=3&locale=th&seed=a',
    'type=word&count=1&locale=en&start=false&seed=a',
    'type=sentence&count=100&locale=ru&seed=a',
    'count=2&locale=fr&format=html&seed=a',
    'count=2&locale=hi&format=markdown&seed=a',
  ])('are those of the text: %s', async (query) => {
    const on = await visit(`/?${query}`)
    const plain = new URLSearchParams(query)
    const locale = plain.get('locale') ?? ''
    const body = await on.api(plain)
    // Words are counted without tags.
    plain.delete('format')
    const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(
      await on.api(plain),
    )
    const expected = [
      `Words: ${told([...segments].filter(({ isWordLike }) => isWordLike).length)}`,
      `Characters: ${told([...body].length)}`,
      `Bytes: ${told(Buffer.byteLength(body))}`,
    ]
    await expect.poll(() => on.facts.textContent()).toBe(expected.join(' · '))
  })

  const told = (amount: number) => amount.toLocaleString('en')
})

describe('a value that is not valid', () => {
  it('is told and not sent when it is a count', async () => {
    const on = await visit(TURKISH, { prepare: (page) => page.clock.install() })
    await on.shows('count=2&locale=tr&seed=harbour')
    const fault = on.page.getByText('A whole number from 1 to 100')
    for (const [i, value] of ['0', '101', '2.5', ''].entries()) {
      await on.count.fill(value)
      await on.page.clock.runFor(5000)
      await expect.poll(() => fault.isVisible(), { message: value }).toBe(true)
      expect(await on.count.getAttribute('aria-invalid'), value).toBe('true')
      expect(on.asked, value).toHaveLength(1 + i)

      const valid = String(4 + i)
      await on.count.fill(valid)
      await on.page.clock.runFor(5000)
      await on.shows(`count=${valid}&locale=tr&seed=harbour`)
      expect(await fault.isVisible(), valid).toBe(false)
      expect(await on.count.getAttribute('aria-invalid'), valid).not.toBe('true')
    }
  })

  describe('a seed of more characters than the service takes', () => {
    const WAVE = '👩🏽'
    const SEEDS = { Latin: 'x', Chinese: '海', 'an emoji': '🌊' }
    const tooLong = ({ page }: Visit) => page.locator('#seed-fault')

    it.each(Object.entries(SEEDS))('cannot be typed, %s', async (_name, character) => {
      const on = await visit(TURKISH)
      await on.seed.fill('')
      await on.seed.pressSequentially(character.repeat(64))
      expect(await tooLong(on).isVisible()).toBe(false)
      await on.seed.pressSequentially(character.repeat(6))
      expect(await on.seed.inputValue()).toBe(character.repeat(64))
      await tooLong(on).waitFor()
      await on.shows({ count: '2', locale: 'tr', seed: character.repeat(64) })
      expect(await on.seed.getAttribute('aria-invalid')).toBe('false')
      // The message stays until the visitor writes something else.
      expect(await tooLong(on).isVisible()).toBe(true)
      await on.seed.press('Backspace')
      await expect.poll(() => tooLong(on).isVisible()).toBe(false)
      await on.shows({ count: '2', locale: 'tr', seed: character.repeat(63) })
    })

    it('cannot be pasted, not even in part', async () => {
      const on = await visit(TURKISH)
      const paste = async (text: string) => {
        await writeClipboard(on.page, text)
        await on.seed.focus()
        await on.seed.press('End')
        await on.page.keyboard.press('Control+V')
      }
      // “harbour” has 7 characters.
      await paste(`${WAVE.repeat(28)}!!`)
      expect(await on.seed.inputValue()).toBe('harbour')
      await tooLong(on).waitFor()
      await paste(`${WAVE.repeat(28)}!\n`)
      const seed = `harbour${WAVE.repeat(28)}!`
      expect(await on.seed.inputValue()).toBe(seed)
      await on.shows({ count: '2', locale: 'tr', seed })
      expect(await tooLong(on).isVisible()).toBe(false)
      // Pasting replaces the selected text, so that the whole fits.
      await writeClipboard(on.page, '🌊'.repeat(64))
      await on.seed.press('Control+A')
      await on.page.keyboard.press('Control+V')
      expect(await on.seed.inputValue()).toBe('🌊'.repeat(64))
      await on.shows({ count: '2', locale: 'tr', seed: '🌊'.repeat(64) })
    })

    it('is told and not sent when it comes from a link or a script', async () => {
      const on = await visit(`/?seed=${'🌊'.repeat(65)}`, { hindered: true })
      await expect.poll(on.shown).not.toBe('')
      expect(await on.notice.innerText()).toContain('is not available: showing')
      expect(await on.seed.inputValue()).toMatch(/^\w{6}$/u)
      await on.seed.fill('🌊'.repeat(64))
      await on.shows({ count: '1', locale: 'la', seed: '🌊'.repeat(64) })
      expect(await tooLong(on).isVisible()).toBe(false)
      const asked = on.asked.length
      await on.seed.fill('x'.repeat(65))
      await tooLong(on).waitFor()
      expect(on.asked).toHaveLength(asked)
    })

    it('is told by the browser when there is no script', async () => {
      // The service's answer replaces the page and has no icon, which the browser reports.
      const on = await visit('/', { javaScriptEnabled: false, hindered: true })
      await on.seed.fill('🌊'.repeat(65))
      await on.page.getByRole('button', { name: 'Write' }).click()
      expect(await on.seed.evaluate((field) => field.matches(':user-invalid'))).toBe(true)
      expect(await on.seed.getAttribute('title')).toBe('At most 64 characters')
      expect(on.asked).toEqual([])
      await on.seed.fill('🌊'.repeat(64))
      const answer = on.page.waitForResponse((response) => response.url().includes(API_PATH))
      await on.page.getByRole('button', { name: 'Write' }).click()
      expect((await answer).status()).toBe(200)
    })
  })
})

describe('requests', () => {
  // The clock of the page stands still while somebody types.
  const stopClock = async ({ page }: Visit) => {
    await page.clock.pauseAt(Date.now() + 60_000)
  }
  const prepare = { prepare: (page: Visit['page']) => page.clock.install() }

  it('wait until the visitor stops typing a seed', async () => {
    const on = await visit(TURKISH, prepare)
    await on.shows('count=2&locale=tr&seed=harbour')
    await stopClock(on)
    await on.seed.fill('')
    await on.seed.pressSequentially('a seed of many letters')
    await on.page.clock.runFor(2000)
    await on.shows({ count: '2', locale: 'tr', seed: 'a seed of many letters' })
    expect(on.asked).toHaveLength(2)
  })

  it('wait until the visitor stops stepping the count', async () => {
    const on = await visit(TURKISH, prepare)
    await on.shows('count=2&locale=tr&seed=harbour')
    await stopClock(on)
    for (let step = 0; step < 30; step++) await on.button('One more').click()
    await on.page.clock.runFor(2000)
    await on.shows('count=32&locale=tr&seed=harbour')
    expect(on.asked).toHaveLength(2)
  })

  it('are not sent for a text that the page already has', async () => {
    const on = await visit(TURKISH)
    await on.shows('count=2&locale=tr&seed=harbour')
    await on.choose('Write', 'Words')
    await on.shows('count=2&locale=tr&seed=harbour&type=word')
    await on.choose('Write', 'Paragraphs')
    await on.shows('count=2&locale=tr&seed=harbour')
    expect(on.asked).toHaveLength(2)
  })

  it('do not replace a newer text when their answers come late', async () => {
    const held: (() => void)[] = []
    const on = await visit(TURKISH)
    await on.shows('count=2&locale=tr&seed=harbour')
    await on.page.route(/type=sentence/u, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve))
      await route.continue().catch(() => undefined)
    })
    await on.choose('Write', 'Sentences')
    await expect.poll(() => held.length).toBe(1)
    await on.choose('Write', 'Words')
    await on.shows('count=2&locale=tr&seed=harbour&type=word')
    for (const letGo of held) letGo()
    await on.page.evaluate(() => fetch('/favicon.svg'))
    await on.shows('count=2&locale=tr&seed=harbour&type=word')
  })
})

describe('the seed', () => {
  it('is drawn when the address has none', async () => {
    const on = await visit()
    const seed = await on.seed.inputValue()
    expect(seed).not.toBe('')
    await on.shows(new URL(on.page.url()).searchParams)
    expect(new URL(on.page.url()).searchParams.get('seed')).toBe(seed)
  })

  it('is drawn anew when the visitor empties its field', async () => {
    const on = await visit(TURKISH)
    await on.shows('count=2&locale=tr&seed=harbour')
    await on.seed.fill('')
    await on.seed.press('Tab')
    await expect.poll(() => on.seed.inputValue()).not.toBe('')
    const seed = await on.seed.inputValue()
    expect(seed).not.toBe('harbour')
    await on.shows({ count: '2', locale: 'tr', seed })
    expect(new URL(on.page.url()).searchParams.get('seed')).toBe(seed)
  })

  it('is drawn anew by “New text”', async () => {
    const on = await visit(TURKISH)
    await on.button('New text').click()
    const seed = await on.seed.inputValue()
    expect(seed).not.toBe('harbour')
    await on.shows({ count: '2', locale: 'tr', seed })
  })
})

describe('the opening Lorem ipsum', () => {
  const startIn = ({ page }: Visit) => new URL(page.url()).searchParams.get('start')

  it('is on for Latin only, until it is set', async () => {
    const on = await visit()
    await on.shows(new URL(on.page.url()).searchParams)
    expect(await on.begins.isChecked()).toBe(false)
    expect(await on.shown()).not.toContain('Lorem')
    // The address says so.
    expect(startIn(on)).toBe('false')
    await on.chooseLanguage(LOCALES.la.nativeName)
    await expect.poll(() => on.begins.isChecked()).toBe(true)
    await expect.poll(on.shown).toMatch(/^Lorem ipsum/u)
    expect(startIn(on)).toBe(null)
    // A reload does not count as setting it.
    await on.page.reload()
    await on.chooseLanguage(LOCALES.de.nativeName)
    await expect.poll(() => on.begins.isChecked()).toBe(false)
    await on.choose('View', 'Side by side')
    await on.page.getByRole('button', { name: 'All', exact: true }).click()
    await expect.poll(() => on.cards.count()).toBe(LANGUAGE_CODES.length)
    expect(await on.begins.isChecked()).toBe(false)
  })

  it.each([true, false])('is kept from one visit to the next: %s', async (isOn) => {
    const on = await visit('/?locale=la&seed=a')
    await on.begins.setChecked(!isOn)
    await on.begins.setChecked(isOn)
    await on.page.goto(`${on.origin}/`)
    await expect.poll(() => on.begins.isChecked()).toBe(isOn)
    await expect.poll(() => startIn(on)).toBe(isOn ? null : 'false')
    for (const code of ['tr', 'la', 'ja'] as const) {
      await on.chooseLanguage(LOCALES[code].nativeName)
      await expect.poll(() => new URL(on.page.url()).searchParams.get('locale') ?? 'la').toBe(code)
      expect(await on.begins.isChecked(), code).toBe(isOn)
    }
  })

  it('is as a link says, against what the visitor chose before', async () => {
    const on = await visit(TURKISH)
    await on.begins.uncheck()
    await on.page.goto(on.origin + TURKISH)
    await on.shows({ locale: 'tr', count: '2', seed: 'harbour' })
    expect(await on.begins.isChecked()).toBe(true)
    // It stays so in other languages.
    await on.chooseLanguage(LOCALES.la.nativeName)
    await on.chooseLanguage(LOCALES.ja.nativeName)
    await on.shows({ locale: 'ja', count: '2', seed: 'harbour' })
    await on.begins.uncheck()
    await on.begins.check()
    await on.page.goto(`${on.origin}${TURKISH}&start=false`)
    await on.shows({ locale: 'tr', count: '2', seed: 'harbour', start: 'false' })
    expect(await on.begins.isChecked()).toBe(false)
  })

  it('holds for one visit when there is no storage', async () => {
    const on = await visit('/', {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(globalThis, 'localStorage', {
            get() {
              throw new DOMException('no storage', 'SecurityError')
            },
          })
        }),
    })
    await expect.poll(() => startIn(on)).toBe('false')
    await on.begins.check()
    await on.chooseLanguage(LOCALES.de.nativeName)
    await expect.poll(on.shown).toMatch(/^Lorem ipsum/u)
  })
})

it('writes the first text in the language of the visitor', async () => {
  const on = await visit('/', { locale: 'pt-BR' })
  await expect.poll(() => on.page.locator('#text').getAttribute('lang')).toBe('pt-BR')
  const norwegian = await visit('/', { locale: 'nb-NO' })
  await expect.poll(() => norwegian.page.locator('#text').getAttribute('lang')).toBe('no')
})

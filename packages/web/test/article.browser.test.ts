/** Lengths, titles and articles: the controls of each type, and the texts that they give. */
import { DEFAULT_ELEMENTS, ELEMENTS } from '@polyipsum/contract'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

const characters = (on: Visit) => on.group('Characters in each')
const bytes = (on: Visit) => on.group('Bytes in each')
const least = (extent: Locator) => extent.getByRole('textbox', { name: 'from', exact: true })
const most = (extent: Locator) => extent.getByRole('textbox', { name: 'to', exact: true })

/** Replaces the content of a field, key by key. */
async function type(on: Visit, field: Locator, text: string): Promise<void> {
  await field.click()
  await on.page.keyboard.press('Control+A')
  await on.page.keyboard.press('Delete')
  await on.page.keyboard.type(text)
}

const lengths = ({ page }: Visit) =>
  page.getByRole('combobox', { name: 'Sentences in a paragraph' })
const box = ({ page }: Visit, name: string) => page.getByRole('checkbox', { name, exact: true })
const lastAsked = ({ asked }: Visit) => Object.fromEntries(asked.at(-1) ?? [])

describe('a type', () => {
  const CONTROLS = { lengths, characters, bytes, elements: (on: Visit) => on.group('With') }

  it.each([
    ['Paragraphs', ['lengths', 'characters', 'bytes']],
    ['Sentences', ['characters', 'bytes']],
    ['Words', ['characters', 'bytes']],
    ['Titles', ['characters', 'bytes']],
    ['Article', ['lengths', 'elements']],
  ])('shows the controls that apply to it: %s', async (type, names) => {
    const on = await visit('/?locale=en&seed=own')
    await on.choose('Write', type)
    for (const [name, control] of Object.entries(CONTROLS)) {
      expect(await control(on).count(), name).toBe(names.includes(name) ? 1 : 0)
    }
  })

  it('sends no parameter whose control is hidden', async () => {
    const on = await visit('/?locale=en&seed=own&chars=80')
    await on.shows({ locale: 'en', seed: 'own', chars: '80' })
    await on.choose('Write', 'Article')
    await expect.poll(() => on.text.getByRole('heading').count()).toBe(0)
    await expect.poll(() => lastAsked(on)).toEqual({ type: 'article', locale: 'en', seed: 'own' })
  })
})

describe('an exact length', () => {
  it('is typed as one number, and shown beneath the text', async () => {
    const on = await visit('/?locale=de&seed=exact')
    await on.shows({ locale: 'de', seed: 'exact' })
    await type(on, least(characters(on)), '160')
    await on.shows({ locale: 'de', seed: 'exact', chars: '160' })
    expect([...(await on.shown())]).toHaveLength(160)
    expect(await on.facts.innerText()).toMatch(
      /^Characters in each: 160 · Words: \d+ · Characters: 160 · /u,
    )
    expect(on.page.url()).toContain('chars=160')
    // The placeholder of the empty field shows what it means.
    expect(await most(characters(on)).getAttribute('placeholder')).toBe('160')
    await type(on, on.count, '3')
    await on.shows({ locale: 'de', seed: 'exact', chars: '160', count: '3' })
    expect(await on.facts.innerText()).toMatch(/^Characters in each: 160 · /u)
  })

  it('may be a range, typed in two fields, and in bytes', async () => {
    const on = await visit('/?locale=ru&seed=exact&count=4')
    await type(on, least(bytes(on)), '300')
    await on.page.keyboard.press('Tab')
    await on.page.keyboard.type('400')
    await on.shows({ locale: 'ru', seed: 'exact', count: '4', bytes: '300-400' })
    const [, shortest, longest] =
      /^Bytes in each: (\d+)–(\d+) /u.exec(await on.facts.innerText()) ?? []
    expect(Number(shortest)).toBeGreaterThanOrEqual(300)
    expect(Number(longest)).toBeLessThanOrEqual(400)
  })

  it('may be a range, typed or pasted in the first field', async () => {
    const on = await visit('/?locale=en&seed=exact')
    await type(on, least(characters(on)), '5-20')
    await on.shows({ locale: 'en', seed: 'exact', chars: '5-20' })
    await on.page.keyboard.press('Tab')
    expect(await least(characters(on)).inputValue()).toBe('5')
    expect(await most(characters(on)).inputValue()).toBe('20')
    expect(on.page.url()).toContain('chars=5-20')
  })

  it('is a greatest length when only the second number is given', async () => {
    const on = await visit('/?locale=en&seed=exact&type=title')
    await type(on, most(characters(on)), '20')
    await on.shows({ locale: 'en', seed: 'exact', type: 'title', chars: '1-20' })
    expect([...(await on.shown())].length).toBeLessThanOrEqual(20)
    expect(await least(characters(on)).getAttribute('placeholder')).toBe('1')
    await type(on, most(characters(on)), '')
    await on.shows({ locale: 'en', seed: 'exact', type: 'title' })
    expect(await least(characters(on)).getAttribute('placeholder')).toBe('from')
  })

  it.each([
    ['chars=120-160', '120', '160'],
    ['chars=160', '160', ''],
    ['bytes=1-90', '1', '90'],
  ])('is read from a link, and written into the address: %s', async (given, first, second) => {
    const [name = '', value = ''] = given.split('=')
    const on = await visit(`/?locale=en&seed=exact&${given}`)
    await on.shows({ locale: 'en', seed: 'exact', [name]: value })
    const extent = name === 'chars' ? characters(on) : bytes(on)
    expect(await least(extent).inputValue()).toBe(first)
    expect(await most(extent).inputValue()).toBe(second)
    await on.button('New text').click()
    await expect.poll(() => on.page.url()).not.toContain('seed=exact')
    expect(new URL(on.page.url()).searchParams.get(name)).toBe(value)
  })

  it('disables the other controls of length', async () => {
    const on = await visit('/?locale=en&seed=exact')
    await type(on, least(characters(on)), '90')
    await on.shows({ locale: 'en', seed: 'exact', chars: '90' })
    for (const part of [least, most]) expect(await part(bytes(on)).isDisabled()).toBe(true)
    expect(await lengths(on).isDisabled()).toBe(true)
    await type(on, least(characters(on)), '')
    await on.shows({ locale: 'en', seed: 'exact' })
    await lengths(on).selectOption('short')
    await on.shows({ locale: 'en', seed: 'exact', length: 'short' })
    for (const part of [least, most]) expect(await part(characters(on)).isDisabled()).toBe(true)
  })

  it.each(['0', '20001', '1-20001', '12x'])('is refused: %s', async (wrong) => {
    const on = await visit('/?locale=en&seed=exact')
    await on.shows({ locale: 'en', seed: 'exact' })
    await type(on, least(characters(on)), wrong)
    const fault = on.page.getByText('from 1 to 20000').and(on.page.locator(':visible'))
    await expect.poll(() => fault.count()).toBe(1)
    expect(await least(characters(on)).getAttribute('aria-invalid')).toBe('true')
    expect(await least(characters(on)).inputValue()).toBe(wrong)
    // Enter asks at once, without the pause after typing.
    await on.page.keyboard.press('Enter')
    expect(await fault.count()).toBe(1)
    expect(on.asked.map((query) => query.get('chars'))).not.toContain(wrong)
  })

  it('is refused when the first number is greater than the second', async () => {
    const on = await visit('/?locale=en&seed=exact')
    await on.shows({ locale: 'en', seed: 'exact' })
    await type(on, least(characters(on)), '160')
    await type(on, most(characters(on)), '120')
    const fault = on.page.getByText('The first number is greater than the second')
    await expect.poll(() => fault.isVisible()).toBe(true)
    expect(on.asked.map((query) => query.get('chars'))).not.toContain('160-120')
    await type(on, most(characters(on)), '200')
    await on.shows({ locale: 'en', seed: 'exact', chars: '160-200' })
    expect(await fault.isVisible()).toBe(false)
  })
})

describe('the lengths told beneath a text', () => {
  it.each([
    'type=word&chars=40&locale=en',
    'type=word&chars=30-40&locale=vi',
    'type=word&chars=4-9&locale=en',
    'type=word&bytes=40&locale=ja&format=json',
    'type=sentence&chars=60&locale=de',
    'type=sentence&chars=50-90&locale=th&format=html',
    'type=sentence&chars=50-90&locale=en&format=json',
    'type=title&chars=20-40&locale=fr&format=markdown',
    'type=title&bytes=33&locale=ar&format=html',
    'chars=200&locale=zh&format=markdown',
    'bytes=300-400&locale=hi',
  ])('are those of its items: %s', async (query) => {
    const on = await visit(`/?${query}&count=5&seed=said`)
    await expect.poll(() => on.facts.count()).toBe(1)
    const inJson = new URLSearchParams(`${query}&count=5&seed=said`)
    inJson.set('format', 'json')
    const { lengths } = JSON.parse(await on.api(inJson))
    const unit = query.includes('bytes') ? 'Bytes' : 'Characters'
    const [, told = ''] =
      new RegExp(`^${unit} in each: ([^ ]+) ·`, 'u').exec(await on.facts.innerText()) ?? []
    const [first, last = first] = told.split('–').map(Number)
    expect(first).toBeGreaterThan(0)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(first ?? 0)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(last ?? 0)
    // The range told is not wider than the range asked for.
    const [least, most = least] = (/=(\d+(?:-\d+)?)/u.exec(query)?.[1] ?? '').split('-').map(Number)
    expect(first).toBeGreaterThanOrEqual(least ?? 0)
    expect(last).toBeLessThanOrEqual(most ?? 0)
  })
})

describe('titles', () => {
  it.each(['text', 'html', 'markdown', 'json'])('are shown one a line: %s', async (format) => {
    const query = { type: 'title', count: '3', locale: 'nl', seed: 'titles', format }
    const on = await visit(`/?${new URLSearchParams({ ...query, display: 'rendered' })}`)
    const titles = (await on.api({ ...query, format: 'text' })).split('\n')
    await expect.poll(() => on.text.locator('p').allTextContents()).toEqual(titles)
  })
})

describe('an article', () => {
  const ARTICLE = { type: 'article', count: '2', locale: 'he', seed: 'article' }
  const LINK = `/?${new URLSearchParams({ ...ARTICLE, with: 'all', display: 'rendered' })}`

  it.each(['html', 'markdown', 'json'])('is shown rendered: %s', async (format) => {
    const on = await visit(`${LINK}&format=${format}`)
    await expect.poll(() => on.text.getByRole('table').count()).toBeGreaterThan(0)
    for (const role of ['list', 'blockquote', 'code', 'img', 'link', 'separator'] as const) {
      expect(await on.text.getByRole(role).count(), role).toBeGreaterThan(0)
    }
    for (const mark of ['em', 'strong', 'p code', 'li ul li']) {
      expect(await on.text.locator(mark).count(), mark).toBeGreaterThan(0)
    }
    expect(await on.text.getByRole('heading', { level: 4 }).count()).toBeGreaterThan(0)
    // Level 1 is the title of the page itself.
    expect(await on.text.getByRole('heading', { level: 1 }).count()).toBe(0)
    expect(await on.text.getByRole('heading', { level: 2 }).count()).toBe(1)
    expect(await on.text.evaluate((place) => getComputedStyle(place).direction)).toBe('rtl')
    const code = on.text.locator('pre').first()
    expect(await code.evaluate((place) => getComputedStyle(place).direction)).toBe('ltr')
    const image = on.text.getByRole('img').first()
    expect(await image.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })

  it('has the elements that are ticked', async () => {
    const on = await visit(
      `/?${new URLSearchParams({ ...ARTICLE, format: 'html', display: 'rendered' })}`,
    )
    for (const name of ELEMENTS) {
      const isUsual = (DEFAULT_ELEMENTS as readonly string[]).includes(name)
      expect(await box(on, name).isChecked(), name).toBe(isUsual)
    }
    expect(lastAsked(on)).not.toHaveProperty('with')
    await box(on, 'tables').check()
    await expect.poll(() => on.text.getByRole('table').count()).toBeGreaterThan(0)
    expect(lastAsked(on)['with']?.split(',')).toEqual(
      ELEMENTS.filter((name) => name === 'tables' || DEFAULT_ELEMENTS.some((one) => one === name)),
    )
    for (const name of ELEMENTS) await box(on, name).uncheck()
    await expect.poll(() => lastAsked(on)['with']).toBe('none')
    for (const name of ELEMENTS) await box(on, name).check()
    await expect.poll(() => lastAsked(on)['with']).toBe('all')
    expect(on.page.url()).toContain('with=all')
  })

  it('has the elements that a link names', async () => {
    const on = await visit(
      `/?${new URLSearchParams({ ...ARTICLE, format: 'html', display: 'rendered', with: 'lists,code' })}`,
    )
    await expect.poll(() => on.text.locator('pre').count()).toBeGreaterThan(0)
    for (const name of ELEMENTS) {
      expect(await box(on, name).isChecked(), name).toBe(name === 'lists' || name === 'code')
    }
  })

  it.each(['text', 'markdown', 'json'])('is shown as source: %s', async (format) => {
    const query = { ...ARTICLE, format }
    const on = await visit(`/?${new URLSearchParams(query)}`)
    await on.shows(query)
  })

  it('is shown first as HTML source, and rendered after one click', async () => {
    const on = await visit('/?locale=en&seed=article')
    await on.choose('Write', 'Article')
    await on.choose('Format', 'HTML')
    const code = on.text.getByRole('code')
    await expect.poll(() => code.first().innerText()).toMatch(/^<article /u)
    await on.choose('Show as', 'Rendered')
    await expect.poll(() => on.text.getByRole('heading', { level: 2 }).count()).toBe(1)
    // The choice of rendered text holds for the next format.
    await on.choose('Format', 'Markdown')
    await expect.poll(() => lastAsked(on)['format']).toBe('markdown')
    await expect.poll(() => on.text.getByRole('heading', { level: 2 }).count()).toBe(1)
  })

  it('is shown in several languages', async () => {
    const on = await visit('/?type=article&compare=en,ar&seed=both')
    await expect.poll(() => on.cards.getByRole('heading', { level: 2 }).count()).toBe(4)
    await expect.poll(() => on.cards.getByRole('blockquote').count()).toBeGreaterThan(1)
  })
})

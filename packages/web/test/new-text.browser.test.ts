/** “New text” goes on in the text of the seed, so that nothing comes back before all was shown. */
import { LANGUAGE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { localeOf, paragraphsOf, recognise } from '../../text/test/texts.js'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

/** A choice without the opening: its texts go on. */
const HARBOUR = { count: '3', locale: 'de', start: 'false', seed: 'harbour' } as const

const linkTo = (choice: Readonly<Record<string, string>>) => `/?${new URLSearchParams(choice)}`
const addressOf = ({ page }: Visit) => new URL(page.url()).searchParams
const placeIn = (on: Visit) => ({
  seed: addressOf(on).get('seed'),
  offset: addressOf(on).get('offset'),
})
const newText = (on: Visit) => on.button('New text').click()
const topic = ({ page }: Visit) => page.getByRole('combobox', { name: 'Topic' })
const arrived = ({ page }: Visit) =>
  expect.poll(() => page.locator('.card[aria-busy]').count()).toBe(0)

/** The texts of the cards, by the code of the language. */
const cardsOf = ({ page }: Visit) =>
  page
    .locator('.card .text')
    .evaluateAll((texts) =>
      Object.fromEntries(texts.map((text) => [(text as HTMLElement).lang, text.textContent])),
    )

describe.each(['de', 'en', 'fr'] as const)('three paragraphs on food in %s', (code) => {
  it('bring no passage back before all were shown, 15 times in a row', async () => {
    const on = await visit()
    await on.chooseLanguage(LOCALES[code].nativeName)
    await topic(on).selectOption('food')
    const seed = await on.seed.inputValue()
    const items: string[] = []
    for (let time = 0; time < 15; time++) {
      if (time > 0) await newText(on)
      await expect
        .poll(() => addressOf(on).get('offset'))
        .toBe(time === 0 ? null : String(3 * time))
      await on.shows(addressOf(on))
      items.push(...(await on.shown()).split('\n\n'))
    }
    expect(await on.seed.inputValue()).toBe(seed)

    const known = paragraphsOf(localeOf(code)).filter((one) => one.topic === 'food')
    const passages = recognise(items, known)
    expect(passages).toHaveLength(45)
    // Any that follow each other, as many as there are, are all different.
    for (let i = 0; i + known.length <= passages.length; i++) {
      expect(new Set(passages.slice(i, i + known.length)).size).toBe(known.length)
    }
  })
})

it.each(['sentence', 'word', 'title'])('goes on with every type: %s', async (type) => {
  const choice = { ...HARBOUR, type, count: '1' }
  const on = await visit(linkTo(choice))
  await on.shows(choice)
  for (const offset of ['1', '2', '3']) {
    await newText(on)
    await on.shows({ ...choice, offset })
  }
})

it('keeps a seed that the visitor typed', async () => {
  const on = await visit(linkTo(HARBOUR))
  await on.shows(HARBOUR)
  await newText(on)
  await on.shows({ ...HARBOUR, offset: '3' })
  await on.seed.click()
  await on.page.keyboard.press('ControlOrMeta+a')
  await on.page.keyboard.type('my own')
  // Another seed has a text of its own, which begins with its first item.
  await on.shows({ ...HARBOUR, seed: 'my own' })
  await newText(on)
  await on.shows({ ...HARBOUR, seed: 'my own', offset: '3' })
  expect(await on.seed.inputValue()).toBe('my own')
})

it('shows the text of a seed that was typed a moment before', async () => {
  const on = await visit(linkTo(HARBOUR))
  await on.shows(HARBOUR)
  await newText(on)
  await on.shows({ ...HARBOUR, offset: '3' })
  // The page waits for a pause in the typing. The button is pressed before.
  await on.seed.evaluate((field: HTMLInputElement) => {
    field.value = 'quick'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    document.getElementById('again')?.click()
  })
  await on.shows({ ...HARBOUR, seed: 'quick' })
  await newText(on)
  await on.shows({ ...HARBOUR, seed: 'quick', offset: '3' })
})

describe('a change', () => {
  it.each<[string, (on: Visit) => Promise<unknown>, Readonly<Record<string, string>>]>([
    ['type', (on) => on.choose('Write', 'Sentences'), { type: 'sentence' }],
    ['language', (on) => on.chooseLanguage(LOCALES.fr.nativeName), { locale: 'fr' }],
    ['topic', (on) => topic(on).selectOption('food'), { topic: 'food' }],
    [
      'length',
      ({ page }) => page.getByLabel('Sentences in a paragraph').selectOption('short'),
      { length: 'short' },
    ],
    ['exact length', ({ page }) => page.locator('#chars-least').fill('90'), { chars: '90' }],
    ['opening', (on) => on.begins.check(), { start: 'true' }],
  ])('of the %s begins at the first item again', async (_, make, changed) => {
    const on = await visit(linkTo(HARBOUR))
    await on.shows(HARBOUR)
    await newText(on)
    await on.shows({ ...HARBOUR, offset: '3' })
    await make(on)
    await on.shows({ ...HARBOUR, ...changed })
    expect(placeIn(on)).toEqual({ seed: 'harbour', offset: null })
  })

  it('of the count or format keeps the place', async () => {
    const on = await visit(linkTo(HARBOUR))
    await on.shows(HARBOUR)
    await newText(on)
    await on.button('One more').click()
    await on.shows({ ...HARBOUR, offset: '3', count: '4' })
    await on.choose('Format', 'HTML')
    await on.shows({ ...HARBOUR, offset: '3', count: '4', format: 'html' })
    await on.button('One fewer').click()
    await on.button('One fewer').click()
    await on.shows({ ...HARBOUR, offset: '3', count: '2', format: 'html' })
    // The fourth was shown as well.
    await newText(on)
    await on.shows({ ...HARBOUR, offset: '7', count: '2', format: 'html' })
  })
})

it('takes a new seed beyond the greatest offset', async () => {
  const on = await visit(linkTo({ ...HARBOUR, count: '1', offset: '999' }))
  await on.shows({ ...HARBOUR, count: '1', offset: '999' })
  await newText(on)
  await on.shows({ ...HARBOUR, count: '1', offset: '1000' })
  await newText(on)
  const seed = await on.seed.inputValue()
  expect(seed).not.toBe('harbour')
  await on.shows({ ...HARBOUR, count: '1', seed })
  expect(placeIn(on)).toEqual({ seed, offset: null })
})

it.each([
  ['begins with “Lorem ipsum” by a new seed, if it is to', { locale: 'de', count: '2' }],
  ['is another article by a new seed', { locale: 'de', type: 'article', start: 'false' }],
])('%s', async (_, choice) => {
  const on = await visit(linkTo({ ...choice, seed: 'harbour' }))
  await on.shows({ ...choice, seed: 'harbour' })
  const seeds = new Set(['harbour'])
  for (let time = 0; time < 3; time++) {
    await newText(on)
    const seed = await on.seed.inputValue()
    seeds.add(seed)
    await on.shows({ ...choice, seed })
    expect(placeIn(on)).toEqual({ seed, offset: null })
    if (!('start' in choice)) expect(await on.shown()).toMatch(/^Lorem ipsum/u)
  }
  expect(seeds.size).toBe(4)
})

it('has no offset in an article after paragraphs that went on', async () => {
  const on = await visit(linkTo(HARBOUR))
  await on.shows(HARBOUR)
  await newText(on)
  await on.shows({ ...HARBOUR, offset: '3' })
  await on.choose('Write', 'Article')
  await on.shows({ ...HARBOUR, type: 'article' })
  await newText(on)
  const seed = await on.seed.inputValue()
  expect(seed).not.toBe('harbour')
  await on.shows({ ...HARBOUR, type: 'article', seed })
  await on.choose('Write', 'Paragraphs')
  await on.shows({ ...HARBOUR, seed })
})

describe('side by side', () => {
  it('goes on in all languages by one request, at the same place', async () => {
    const choice = { type: 'title', count: '1', start: 'false', seed: 'harbour' }
    const on = await visit(linkTo({ ...choice, compare: 'de' }))
    await on.button('All').click()
    await arrived(on)
    const had = new Map(LANGUAGE_CODES.map((code) => [code, new Set<string>()]))
    const requests = on.asked.length
    for (const offset of [1, 2, 3, 4, 5]) {
      await newText(on)
      await expect.poll(() => addressOf(on).get('offset')).toBe(String(offset))
      await arrived(on)
      const cards = await cardsOf(on)
      expect(Object.keys(cards)).toHaveLength(LANGUAGE_CODES.length)
      for (const code of LANGUAGE_CODES) had.get(code)?.add(String(cards[code]))
      expect(on.asked).toHaveLength(requests + offset)
      const asked = on.asked.at(-1)
      expect([asked?.get('seed'), asked?.get('offset')]).toEqual(['harbour', String(offset)])
    }
    for (const code of LANGUAGE_CODES) {
      const items = await Promise.all(
        [1, 2, 3, 4, 5].map((offset) =>
          on.api({ ...choice, offset: String(offset), locale: code }),
        ),
      )
      expect([...(had.get(code) ?? [])], code).toEqual(items)
    }
  })

  it('adds a language at the place of the others, and gives articles a new seed', async () => {
    const choice = { type: 'sentence', count: '2', start: 'false', seed: 'harbour' }
    const on = await visit(linkTo({ ...choice, compare: 'de,ar' }))
    await arrived(on)
    await newText(on)
    await expect.poll(() => addressOf(on).get('offset')).toBe('2')
    const adder = on.page.getByRole('combobox', { name: 'Add a language' })
    await adder.click()
    await on.page.keyboard.type('japanese')
    await on.page.keyboard.press('Enter')
    const textsAt = async (codes: readonly string[], query: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        await Promise.all(
          codes.map(async (locale) => [locale, await on.api({ ...query, locale })]),
        ),
      )
    const codes = ['de', 'ar', 'ja']
    await expect.poll(() => cardsOf(on)).toEqual(await textsAt(codes, { ...choice, offset: '2' }))

    await on.choose('Write', 'Article')
    await arrived(on)
    expect(placeIn(on)).toEqual({ seed: 'harbour', offset: null })
    const before = await cardsOf(on)
    await newText(on)
    await expect.poll(() => addressOf(on).get('seed')).not.toBe('harbour')
    await arrived(on)
    const after = await cardsOf(on)
    for (const code of codes) expect(after[code]).not.toBe(before[code])
    expect(addressOf(on).has('offset')).toBe(false)
  })
})

describe('the link', () => {
  it('shows the same text after a reload and to somebody else, who goes on from there', async () => {
    const on = await visit(linkTo(HARBOUR))
    await on.shows(HARBOUR)
    await newText(on)
    await newText(on)
    await on.shows({ ...HARBOUR, offset: '6' })
    const text = await on.shown()
    await on.page.reload()
    await expect.poll(on.shown).toBe(text)

    const there = await visit(on.page.url().slice(on.origin.length))
    await expect.poll(there.shown).toBe(text)
    expect(await there.seed.inputValue()).toBe('harbour')
    await newText(there)
    await there.shows({ ...HARBOUR, offset: '9' })
  })

  it.each([
    ['offset=5000', '1000', '“5000” is not available: showing “1000”.'],
    ['offset=-1', '0', '“-1” is not available: showing “0”.'],
    ['offset=next', '0', '“next” is not available: showing “–”.'],
  ])('tells an offset that is not possible: %s', async (given, offset, told) => {
    const on = await visit(`${linkTo(HARBOUR)}&${given}`, { hindered: true })
    await on.shows({ ...HARBOUR, offset })
    expect(await on.page.locator('#correction').innerText()).toBe(told)
  })

  it('may have an offset without a seed, next to a fault', async () => {
    const on = await visit('/?locale=de&start=false&offset=4&count=500', { hindered: true })
    const correction = on.page.locator('#correction')
    await expect.poll(() => correction.innerText()).toBe('“500” is not available: showing “100”.')
    await on.shows({ ...HARBOUR, count: '100', offset: '4', seed: await on.seed.inputValue() })
  })
})

it('goes back to each text before, and on to what was not shown yet', async () => {
  const on = await visit(linkTo(HARBOUR))
  await on.shows(HARBOUR)
  await newText(on)
  await on.shows({ ...HARBOUR, offset: '3' })
  await newText(on)
  await on.shows({ ...HARBOUR, offset: '6' })
  await on.page.goBack()
  await on.shows({ ...HARBOUR, offset: '3' })
  await on.page.goBack()
  await on.shows(HARBOUR)
  await on.page.goForward()
  await on.shows({ ...HARBOUR, offset: '3' })
  expect(on.asked).toHaveLength(3)
  await newText(on)
  await on.shows({ ...HARBOUR, offset: '9' })
})

it('leaves nothing out when it is pressed before the text comes', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const on = await visit(linkTo(HARBOUR), {
    prepare: (page) =>
      page.route(/offset=3/u, async (route) => {
        await held
        await route.continue().catch(() => undefined)
      }),
  })
  await on.shows(HARBOUR)
  for (let time = 0; time < 4; time++) await newText(on)
  release()
  await on.shows({ ...HARBOUR, offset: '3' })
  await newText(on)
  await on.shows({ ...HARBOUR, offset: '6' })
})

it('is pressed by the keyboard', async () => {
  const on = await visit(linkTo(HARBOUR))
  await on.shows(HARBOUR)
  await on.button('New text').focus()
  await on.page.keyboard.press('Enter')
  await on.shows({ ...HARBOUR, offset: '3' })
  await on.page.keyboard.press('Space')
  await on.shows({ ...HARBOUR, offset: '6' })
})

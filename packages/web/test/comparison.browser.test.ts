/** The comparison: the same request in several languages, side by side. */
import { readFile } from 'node:fs/promises'
import { LANGUAGE_CODES, LOCALE_CODES, LOCALES, type LocaleCode } from '@polyipsum/text'
import { expect, it } from 'vitest'
import { startService } from '../../server/test/listening-service.js'
import { isTold, readClipboard } from './clipboard.js'
import { readText } from './controls.js'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

/** Waits until there is a card for each of these languages, with its own text. */
async function compares(
  on: Visit,
  codes: readonly string[],
  query: Readonly<Record<string, string>>,
): Promise<void> {
  const expected: Record<string, string> = {}
  for (const code of codes) expected[code] = await on.api({ ...query, locale: code })
  await expect.poll(() => cardsOf(on)).toEqual(expected)
}

/** The text of each card, by the language in its attribute `lang`. */
async function cardsOf(on: Visit): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const card of await on.cards.all()) {
    const text = card.locator('[lang]').filter({ has: on.page.getByRole('paragraph') })
    if ((await text.count()) === 0) continue
    texts[(await text.getAttribute('lang')) ?? ''] = await text.evaluate(readText)
  }
  return texts
}

/** The codes of the chosen languages, in the order in which they are shown. */
const chosenCodes = (on: Visit) =>
  on.page
    .locator('#chips [lang]')
    .evaluateAll((names) => names.map((name) => (name as HTMLElement).lang))

const adder = (on: Visit) => on.page.getByRole('combobox', { name: 'Add a language' })

async function add(on: Visit, name: string): Promise<void> {
  await adder(on).click()
  await on.page.keyboard.type(name)
  await on.page.keyboard.press('Enter')
}

it('shows one paragraph in several languages, each in its own direction', async () => {
  const on = await visit('/?count=1&seed=a&locale=tr')
  await on.choose('View', 'Side by side')
  const codes = await chosenCodes(on)
  // It begins with the language of the one text.
  expect(codes[0]).toBe('tr')
  expect(codes.length).toBeGreaterThan(1)
  await compares(on, codes, { count: '1', seed: 'a' })
  for (const code of codes as LocaleCode[]) {
    const { englishName, nativeName, direction } = LOCALES[code]
    const card = on.page.getByRole('article', { name: englishName })
    expect(await card.innerText()).toContain(nativeName)
    const paragraph = card.getByRole('paragraph').first()
    expect(await paragraph.evaluate((element) => getComputedStyle(element).direction)).toBe(
      direction,
    )
  }
})

it('follows the controls', async () => {
  const on = await visit('/?compare=de,ar&seed=a&count=2')
  await compares(on, ['de', 'ar'], { count: '2', seed: 'a' })
  await on.choose('Write', 'Words')
  await on.count.fill('7')
  await on.begins.uncheck()
  await on.seed.fill('b')
  await compares(on, ['de', 'ar'], { type: 'word', count: '7', start: 'false', seed: 'b' })
  await on.button('New text').click()
  const further = { type: 'word', count: '7', start: 'false', seed: 'b', offset: '7' }
  await compares(on, ['de', 'ar'], further)
})

it('adds and removes languages one by one', async () => {
  const on = await visit('/?compare=de&seed=a')
  await add(on, 'japanese')
  await add(on, 'עברית')
  await on.button('Remove Deutsch · German').click()
  await compares(on, ['ja', 'he'], { seed: 'a' })
  expect(await chosenCodes(on)).toEqual(['ja', 'he'])
  // Texts that the page has are not asked for again.
  expect(on.asked).toHaveLength(3)
})

it('tells that a language is already shown, and then searches for the next name', async () => {
  const on = await visit('/?compare=de,pt&seed=a')
  const list = on.page.locator('#another-language-list')
  await add(on, 'german')
  expect(await list.innerText()).toBe('German is already shown')
  // A language with a similar name is not added instead.
  await on.page.keyboard.type('Portuguese')
  expect(await adder(on).inputValue()).toBe('Portuguese')
  expect(await list.innerText()).toContain('Portuguese is already shown')
  await on.page.keyboard.press('Enter')
  await on.page.keyboard.type('klingon')
  expect(await list.innerText()).toBe('No such language here')
  await on.page.keyboard.press('Enter')
  expect(await chosenCodes(on)).toEqual(['de', 'pt'])
  await on.page.keyboard.type('brasil')
  await on.page.keyboard.press('Enter')
  await compares(on, ['de', 'pt', 'pt-BR'], { seed: 'a' })
  // Another name can be typed at once.
  await on.page.keyboard.type('nynorsk')
  await on.page.keyboard.press('Enter')
  await compares(on, ['de', 'pt', 'pt-BR', 'no'], { seed: 'a' })
})

it('opens no list when every language is shown', async () => {
  const on = await visit(`/?compare=${LOCALE_CODES}&seed=a&type=word`)
  await adder(on).click()
  expect(await on.page.getByRole('listbox').count()).toBe(0)
  expect(await adder(on).getAttribute('aria-expanded')).toBe('false')
})

it('shows sets of languages', async () => {
  const on = await visit('/?compare=de&seed=a')
  await on.button('Remove Deutsch · German').click()
  await expect.poll(() => on.cards.count()).toBe(0)
  await on.button('One per script').click()
  const codes = (await chosenCodes(on)) as LocaleCode[]
  const scripts = new Set(LANGUAGE_CODES.map((code) => LOCALES[code].script))
  expect(codes.map((code) => LOCALES[code].script).toSorted()).toEqual([...scripts].toSorted())
  await compares(on, codes, { seed: 'a' })
  await on.button('A few').click()
  await compares(on, await chosenCodes(on), { seed: 'a' })
})

it('shows all languages at once, by one request', async () => {
  const on = await visit('/?compare=de&seed=a&type=sentence&count=3')
  await compares(on, ['de'], { seed: 'a', type: 'sentence', count: '3' })
  await on.button('All').click()
  await compares(on, LANGUAGE_CODES, { seed: 'a', type: 'sentence', count: '3' })
  expect(on.asked).toHaveLength(2)
  expect(on.asked[1]?.get('locales')?.split(',')).toEqual(
    LANGUAGE_CODES.filter((code) => code !== 'de').toSorted(inOrderOf(await chosenCodes(on))),
  )
})

/** Compares languages by their places in a list. */
function inOrderOf(codes: readonly string[]) {
  return (one: string, other: string) => codes.indexOf(one) - codes.indexOf(other)
}

it('asks for articles as HTML', async () => {
  const on = await visit('/?compare=nl,ja&type=article&start=false&seed=a')
  await expect.poll(() => on.page.locator('.card[aria-busy]').count()).toBe(0)
  for (const locale of ['nl', 'ja']) {
    const html = await on.api({
      type: 'article',
      format: 'html',
      start: 'false',
      seed: 'a',
      locale,
    })
    const [, title] = /<h1>([^<]+)<\/h1>/u.exec(html) ?? []
    expect(await on.cards.allInnerTexts()).toContainEqual(expect.stringContaining(title ?? '-'))
  }
  expect(on.asked).toHaveLength(1)
})

it.each([
  { query: 'type=word&count=50', most: 2 },
  { query: 'type=word&count=100', most: 1 },
  { query: 'count=3&chars=20000&type=sentence', most: 8 },
])('asks for $most languages at a time for $query', async ({ query, most }) => {
  const codes = ['nl', 'de', 'fr', 'es', 'it', 'pl', 'sv', 'da', 'fi', 'no']
  const on = await visit(`/?compare=${codes}&seed=a&start=false&${query}`)
  await expect.poll(() => on.page.locator('.card[aria-busy]').count()).toBe(0)
  expect(on.asked).toHaveLength(Math.ceil(codes.length / most))
  const asked = on.asked.flatMap((fields) =>
    (fields.get('locales') ?? fields.get('locale'))?.split(','),
  )
  expect(asked.toSorted()).toEqual(codes.toSorted())
})

it('asks apart for a language that does not have the topic', async () => {
  const on = await visit('/?compare=la,nl,de&topic=food&seed=a&count=2')
  await expect.poll(() => on.page.locator('.card[aria-busy]').count()).toBe(0)
  expect(await cardsOf(on)).toEqual({
    la: await on.api({ locale: 'la', seed: 'a', count: '2' }),
    nl: await on.api({ locale: 'nl', seed: 'a', count: '2', topic: 'food' }),
    de: await on.api({ locale: 'de', seed: 'a', count: '2', topic: 'food' }),
  })
  expect(on.asked).toHaveLength(2)
})

it('gives new texts in all languages again and again within the limit', async () => {
  const service = await startService({ now: () => 0 })
  const on = await visit('/?compare=de&seed=a&type=sentence', { service })
  await on.button('All').click()
  for (let time = 0; time < 10; time++) {
    await on.button('New text').click()
    const seed = await on.seed.inputValue()
    await expect.poll(() => on.asked.at(-1)?.get('seed')).toBe(seed)
    await expect.poll(() => on.page.locator('.card[aria-busy]').count()).toBe(0)
  }
  expect(await on.notice.count()).toBe(0)
  expect(on.asked.length).toBeLessThanOrEqual(12)
})

it('has columns of at least the chosen width, which fill the row', async () => {
  const on = await visit('/?compare=de,ar,ja&seed=a')
  await compares(on, ['de', 'ar', 'ja'], { seed: 'a' })
  const width = on.page.getByRole('slider', { name: 'Minimum column width' })
  for (const pixels of [200, 360]) {
    await width.fill(String(pixels))
    const boxes = await Promise.all((await on.cards.all()).map((card) => card.boundingBox()))
    for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(pixels)
    const edges = boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0))
    const row = await on.page.locator('#cards').boundingBox()
    expect(Math.max(...edges)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0)
    expect(new URL(on.page.url()).searchParams.get('width')).toBe(String(pixels))
  }
  expect(on.asked).toHaveLength(1)
})

it.each([140, 300, 640])('has articles that fit columns of %i px', async (width) => {
  const on = await visit(
    `/?compare=${LANGUAGE_CODES}&type=article&with=all&start=false&seed=a&width=${width}`,
  )
  await expect.poll(() => on.cards.count()).toBe(LANGUAGE_CODES.length)
  await expect.poll(() => on.page.locator('.card[aria-busy]').count()).toBe(0)
  for (const card of await on.cards.all()) {
    const text = card.locator('.text')
    const sizes = await text.evaluate((place) =>
      ['h2', 'h3', 'p'].map((tag) => {
        const part = place.querySelector(tag) as Element
        return Number.parseFloat(getComputedStyle(part).fontSize)
      }),
    )
    const [title = 0, heading = 0, body = 0] = sizes
    const name = `${await text.getAttribute('lang')}: ${sizes}`
    expect(title, name).toBeGreaterThan(heading)
    expect(heading, name).toBeGreaterThan(body)
    // A card cuts off what is wider.
    const hidden = await card.evaluate((place) => place.scrollWidth - place.clientWidth)
    expect(hidden, name).toBeLessThanOrEqual(0)
  }
})

it('is restored by its link, with every choice', async () => {
  const on = await visit('/?compare=tr,hi&type=sentence&count=3&start=false&width=420&seed=a')
  const query = { type: 'sentence', count: '3', start: 'false', seed: 'a' }
  await compares(on, ['tr', 'hi'], query)
  await add(on, 'thai')
  await compares(on, ['tr', 'hi', 'th'], query)

  const there = await visit(on.page.url().slice(on.origin.length))
  await compares(there, ['tr', 'hi', 'th'], query)
  expect(await there.radio('View', 'Side by side').isChecked()).toBe(true)
  expect(await there.radio('Write', 'Sentences').isChecked()).toBe(true)
  expect(await there.page.getByRole('slider', { name: 'Minimum column width' }).inputValue()).toBe(
    '420',
  )
  await there.choose('View', 'One text')
  await expect.poll(() => there.cards.count()).toBe(1)
  await there.shows({ ...query, locale: (await there.text.getAttribute('lang')) ?? '' })
})

it('shows the one text again as it was', async () => {
  const on = await visit('/?locale=ko&format=html&count=2&seed=a')
  await on.shows('locale=ko&count=2&format=html&seed=a')
  await on.choose('View', 'Side by side')
  await expect.poll(() => on.cards.count()).toBeGreaterThan(1)
  await on.choose('View', 'One text')
  await on.shows('locale=ko&count=2&format=html&seed=a')
  expect(await on.radio('Format', 'HTML').isChecked()).toBe(true)
  const { searchParams } = new URL(on.page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    locale: 'ko',
    format: 'html',
    count: '2',
    seed: 'a',
  })
})

it('keeps the order of languages in a link', async () => {
  const on = await visit('/?compare=ja,de,ar&seed=a')
  await compares(on, ['ja', 'de', 'ar'], { seed: 'a' })
  expect(await chosenCodes(on)).toEqual(['ja', 'de', 'ar'])
  expect(new URL(on.page.url()).searchParams.get('compare')).toBe('ja,de,ar')
})

it('has cards whose texts can be copied and downloaded', async () => {
  const on = await visit('/?compare=tr,he&seed=a&count=2')
  await compares(on, ['tr', 'he'], { seed: 'a', count: '2' })
  const card = on.page.getByRole('article', { name: 'Hebrew' })
  const body = await on.api('locale=he&seed=a&count=2')
  await isTold(on.page, 'Copied', () => card.getByRole('button', { name: 'Copy' }).click())
  expect((await readClipboard(on.page)).text).toBe(body)
  const waiting = on.page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('he-2-paragraphs.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe(body)
})

it('shows the request of its first language as code', async () => {
  const on = await visit('/?compare=ja,de&seed=a')
  await compares(on, ['ja', 'de'], { seed: 'a' })
  await expect.poll(() => on.recipe.innerText()).toContain('locale=ja')
})

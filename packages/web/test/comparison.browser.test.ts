/** The comparison: the same request in several languages, side by side. */
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@polyipsum/text'
import { expect, it } from 'vitest'
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

/** The text of each card, by the language that it says it has. */
async function cardsOf(on: Visit): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const card of await on.cards.all()) {
    const text = card.locator('[lang]').filter({ has: on.page.getByRole('paragraph') })
    if ((await text.count()) === 0) continue
    texts[(await text.getAttribute('lang')) ?? ''] = await text.evaluate(readText)
  }
  return texts
}

const openLanguages = (on: Visit) => on.page.getByText(/^\d+ languages?/u).click()
const chosenCodes = (on: Visit) =>
  on.page
    .getByRole('checkbox', { checked: true, includeHidden: true })
    // Other boxes are those of the elements of an article.
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
    .then((values) => values.filter((value) => value !== 'on'))

it('shows one paragraph in several languages, each in its own direction', async () => {
  const on = await visit('/?count=1&seed=a&locale=tr')
  await on.choose('View', 'Side by side')
  const codes = await chosenCodes(on)
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
  await on.choose('Opening', 'None')
  await on.seed.fill('b')
  await compares(on, ['de', 'ar'], { type: 'word', count: '7', start: 'false', seed: 'b' })
  await on.button('Draw again').click()
  const seed = await on.seed.inputValue()
  expect(seed).not.toBe('b')
  await compares(on, ['de', 'ar'], { type: 'word', count: '7', start: 'false', seed })
})

it('takes languages one by one', async () => {
  const on = await visit('/?compare=de&seed=a')
  await openLanguages(on)
  await on.page.getByRole('checkbox', { name: '日本語 Japanese' }).check()
  await on.page.getByRole('checkbox', { name: 'עברית Hebrew' }).check()
  await on.page.getByRole('checkbox', { name: 'Deutsch German' }).uncheck()
  await compares(on, ['he', 'ja'], { seed: 'a' })
  // What is there is not asked for again.
  expect(on.asked).toHaveLength(3)
})

it('takes sets of languages', async () => {
  const on = await visit('/?compare=de&seed=a')
  await openLanguages(on)
  await on.button('None').click()
  await expect.poll(() => on.cards.count()).toBe(0)
  await on.button('One of each script').click()
  const codes = (await chosenCodes(on)) as LocaleCode[]
  const scripts = new Set(LOCALE_CODES.map((code) => LOCALES[code].script))
  expect(codes.map((code) => LOCALES[code].script).toSorted()).toEqual([...scripts].toSorted())
  await compares(on, codes, { seed: 'a' })
  await on.button('A few').click()
  await compares(on, await chosenCodes(on), { seed: 'a' })
})

it('shows all languages at once', async () => {
  const on = await visit('/?compare=de&seed=a&type=sentence&count=2')
  await openLanguages(on)
  await on.button('All').click()
  await compares(on, LOCALE_CODES, { seed: 'a', type: 'sentence', count: '2' })
  expect(on.asked).toHaveLength(LOCALE_CODES.length)
})

it('has columns of the width that one chooses', async () => {
  const on = await visit('/?compare=de,ar,ja&seed=a')
  await compares(on, ['de', 'ar', 'ja'], { seed: 'a' })
  const width = on.page.getByRole('slider', { name: 'Column width' })
  for (const pixels of [200, 360]) {
    await width.fill(String(pixels))
    const boxes = await Promise.all((await on.cards.all()).map((card) => card.boundingBox()))
    expect(boxes.map((box) => Math.round(box?.width ?? 0))).toEqual([pixels, pixels, pixels])
    expect(new URL(on.page.url()).searchParams.get('width')).toBe(String(pixels))
  }
  expect(on.asked).toHaveLength(3)
})

it('is brought back by its link, with everything that was chosen', async () => {
  const on = await visit('/?compare=tr,hi&type=sentence&count=3&start=false&width=420&seed=a')
  const query = { type: 'sentence', count: '3', start: 'false', seed: 'a' }
  await compares(on, ['tr', 'hi'], query)
  await openLanguages(on)
  await on.page.getByRole('checkbox', { name: /Thai/u }).check()
  await compares(on, ['tr', 'hi', 'th'], query)

  const there = await visit(on.page.url().slice(on.origin.length))
  await compares(there, ['tr', 'hi', 'th'], query)
  expect(await there.radio('View', 'Side by side').isChecked()).toBe(true)
  expect(await there.radio('Write', 'Sentences').isChecked()).toBe(true)
  expect(await there.page.getByRole('slider', { name: 'Column width' }).inputValue()).toBe('420')
  await there.choose('View', 'One text')
  await expect.poll(() => there.cards.count()).toBe(1)
  await there.shows({ ...query, locale: (await there.text.getAttribute('lang')) ?? '' })
})

it('gives the one text back as it was', async () => {
  const on = await visit('/?locale=ko&format=html&count=2&seed=a')
  await on.shows('locale=ko&count=2&seed=a')
  await on.choose('View', 'Side by side')
  await expect.poll(() => on.cards.count()).toBeGreaterThan(1)
  await on.choose('View', 'One text')
  await on.shows('locale=ko&count=2&seed=a')
  expect(await on.radio('Format', 'HTML').isChecked()).toBe(true)
  const { searchParams } = new URL(on.page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    locale: 'ko',
    format: 'html',
    count: '2',
    seed: 'a',
  })
})

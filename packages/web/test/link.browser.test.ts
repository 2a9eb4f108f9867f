/** Links with values that are not possible: the page tells what it shows in their place. */
import { describe, expect, it } from 'vitest'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

const correction = ({ page }: Visit) => page.locator('#correction')

describe('a link with a value that is not possible', () => {
  it.each([
    ['locale=english&seed=a', 'locale=en&seed=a', '“english” is not available: showing “English”.'],
    [
      'locale=turkish&seed=a',
      'locale=tr&seed=a',
      '“turkish” is not available: showing “Türkçe · Turkish”.',
    ],
    [
      'count=500&seed=a&type=word',
      'count=100&seed=a&type=word',
      '“500” is not available: showing “100”.',
    ],
    ['count=0&seed=a', 'count=1&seed=a', '“0” is not available: showing “1”.'],
    [
      'type=paragraphs&seed=a',
      'type=paragraph&seed=a',
      '“paragraphs” is not available: showing “Paragraphs”.',
    ],
    [
      'start=maybe&seed=a',
      'start=true&seed=a',
      '“maybe” is not available: showing “Begin with Lorem ipsum”.',
    ],
    ['chars=900-100&seed=a', 'seed=a', '“900-100” is not available: showing “–”.'],
  ])('shows the nearest value, and tells so: %s', async (link, query, told) => {
    const on = await visit(`/?${link}`, { hindered: true })
    await on.shows(query)
    expect(await correction(on).innerText()).toBe(told)
    expect(await correction(on).getAttribute('role')).toBe('status')
    // The text can be copied.
    expect(await on.button('Copy text').isEnabled()).toBe(true)
    await on.choose('Write', 'Titles')
    await expect.poll(() => correction(on).isVisible()).toBe(false)
  })

  it('tells all faults at once', async () => {
    const on = await visit('/?locale=german&count=1000&seed=a', { hindered: true })
    await on.shows('locale=de&count=100&seed=a')
    const told = await correction(on).innerText()
    expect(told).toContain('“german” is not available')
    expect(told).toContain('“1000” is not available')
  })
})

it('tells nothing about a link without faults', async () => {
  const on = await visit('/?l=pt-PT&p=2&seed=a&start=false')
  await on.shows('l=pt-PT&p=2&seed=a&start=false')
  expect(await correction(on).isVisible()).toBe(false)
  expect(on.asked).toHaveLength(1)
})

it('keeps the last text while a count is not valid', async () => {
  const on = await visit('/?locale=tr&seed=a&count=2')
  await on.shows('locale=tr&seed=a&count=2')
  const before = await on.shown()
  for (const wrong of ['0', '500', '']) {
    await on.count.fill(wrong)
    await expect.poll(() => on.count.getAttribute('aria-invalid')).toBe('true')
    expect(await on.shown()).toBe(before)
  }
})

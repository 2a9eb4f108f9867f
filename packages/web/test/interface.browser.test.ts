/** Labels and messages on the page: chips and notices, their groups, and how much longer than English each is. */
import { GROUPS } from '@polyipsum/contract'
import { expect, it } from 'vitest'
import { useVisits } from './visits.js'

const visit = useVisits()

it('shows labels as chips, messages as notices, and offers the groups of each', async () => {
  const on = await visit('/?count=4&locale=en&seed=chips')
  await on.choose('Write', 'Labels')
  const asked = { count: '4', locale: 'en', seed: 'chips' }
  const labels = (await on.api({ ...asked, type: 'label' })).split('\n')
  const chips = on.page.locator('#text li')
  await expect.poll(() => chips.allTextContents()).toEqual(labels)
  const isRow = await chips.evaluateAll((all) => {
    const [first, second] = all.map((one) => one.getBoundingClientRect())
    return first !== undefined && second !== undefined && first.right < second.left
  })
  expect(isRow).toBe(true)

  const topic = on.page.getByRole('combobox', { name: 'Topic', exact: true })
  const offered = () =>
    topic.evaluate((select) =>
      Array.from((select as HTMLSelectElement).options)
        .filter((option) => !option.disabled && option.value !== '')
        .map(({ value }) => value),
    )
  expect(await offered()).toEqual([...GROUPS.label])
  await topic.selectOption('Actions')
  const actions = (await on.api({ ...asked, type: 'label', topic: 'actions' })).split('\n')
  await expect.poll(() => chips.allTextContents()).toEqual(actions)
  for (const format of ['HTML', 'Markdown', 'JSON']) {
    await on.choose('Format', format)
    await on.choose('Show as', 'Rendered')
    await expect.poll(() => chips.allTextContents()).toEqual(actions)
  }

  await on.choose('Write', 'Messages')
  expect(await offered()).toEqual([...GROUPS.message])
  expect(await topic.inputValue()).toBe('')
  const messages = (await on.api({ ...asked, type: 'message' })).split('\n')
  await expect.poll(() => on.page.locator('#text p').allTextContents()).toEqual(messages)
})

it('says side by side how much longer than English each language is', async () => {
  const on = await visit('/?compare=de,en,ar&count=5&type=message&seed=a')
  const lengthIn = async (locale: string) => {
    const text = await on.api({ count: '5', type: 'message', seed: 'a', locale })
    return [...text.replaceAll('\n', '')].length
  }
  const english = await lengthIn('en')
  const growth = (name: string) => on.page.getByRole('article', { name }).locator('.growth')
  for (const [name, code] of [
    ['German', 'de'],
    ['Arabic', 'ar'],
  ] as const) {
    const per = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' })
    const expected = per.format((await lengthIn(code)) / english - 1)
    await expect
      .poll(() => growth(name).textContent())
      .toBe(`Length compared with English: ${expected}`)
  }
  expect(await growth('English').textContent()).toBe('')
  // English is the measure where it is not shown, too.
  const alone = await visit('/?compare=de&count=5&type=message&seed=a')
  await expect.poll(() => alone.page.locator('.growth').textContent()).toContain('%')
  // Texts of a length do not mean the same.
  const exact = await visit('/?compare=de,ar&count=5&type=message&seed=a&chars=60')
  await expect.poll(() => exact.page.locator('.card .text p').count()).toBe(10)
  expect(await exact.page.locator('.growth').allTextContents()).toEqual(['', ''])
})

/** The choice of a topic among those of the language. */
import { LOCALES } from '@polyipsum/text'
import { expect, it } from 'vitest'
import { useVisits, type Visit } from './visits.js'

const visit = useVisits()

const topicOf = ({ page }: Visit) => page.getByRole('combobox', { name: 'Topic', exact: true })
const offered = (on: Visit) =>
  topicOf(on).evaluate((select) =>
    Array.from((select as HTMLSelectElement).options)
      .filter((option) => !option.disabled && option.value !== '')
      .map(({ value }) => value),
  )

const DUTCH = { count: '2', locale: 'nl', seed: 'harbour' }

it('gives a text on the topic, and a link to it', async () => {
  const on = await visit('/?count=2&locale=nl&seed=harbour')
  await on.shows(DUTCH)
  expect(await offered(on)).toEqual(LOCALES.nl.topics)
  await topicOf(on).selectOption('food')
  await on.shows({ ...DUTCH, topic: 'food' })
  expect(Object.fromEntries(on.asked.at(-1) ?? [])).toMatchObject({ topic: 'food' })
  expect(on.page.url()).toContain('topic=food')
  await topicOf(on).selectOption('Any')
  await on.shows(DUTCH)
  expect(on.page.url()).not.toContain('topic')
})

it('is read from a link', async () => {
  const on = await visit('/?count=2&locale=nl&seed=harbour&topic=work')
  await on.shows({ ...DUTCH, topic: 'work' })
  expect(await topicOf(on).inputValue()).toBe('work')
})

it('is reset and hidden for words, and for a language without topics', async () => {
  const on = await visit('/?count=2&locale=nl&seed=harbour&topic=work')
  await on.shows({ ...DUTCH, topic: 'work' })
  await on.choose('Write', 'Words')
  await on.shows({ ...DUTCH, type: 'word' })
  expect(await topicOf(on).count()).toBe(0)
  await on.choose('Write', 'Paragraphs')
  await on.shows(DUTCH)
  await topicOf(on).selectOption('city')
  await on.shows({ ...DUTCH, topic: 'city' })
  await on.chooseLanguage(LOCALES.la.nativeName)
  await on.shows({ ...DUTCH, locale: 'la' })
  expect(await topicOf(on).count()).toBe(0)
  await on.chooseLanguage(LOCALES.ja.nativeName)
  await on.shows({ ...DUTCH, locale: 'ja' })
  expect(await offered(on)).toEqual(LOCALES.ja.topics)
})

it('is left out side by side for a language that does not have it', async () => {
  const on = await visit('/?compare=nl,la&count=1&seed=a&topic=home')
  const card = (name: string) =>
    on.page.getByRole('article', { name }).getByRole('paragraph').first()
  const dutch = await on.api({ count: '1', seed: 'a', locale: 'nl', topic: 'home' })
  const latin = await on.api({ count: '1', seed: 'a', locale: 'la' })
  await expect.poll(() => card('Dutch').textContent()).toBe(dutch)
  await expect.poll(() => card('Latin').textContent()).toBe(latin)
  expect(await topicOf(on).inputValue()).toBe('home')
})

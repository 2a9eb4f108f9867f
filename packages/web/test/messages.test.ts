/** The words of the page: a file for each language, each with the same names and braces. */
import { readdirSync } from 'node:fs'
import { LANGUAGE_CODES, TOPICS } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { type Messages, messagesOf, nameIn, PAGE_LANGUAGES, translated } from '../build/messages.js'

const PARTS = ['page', 'script'] as const
const ENGLISH = messagesOf('en')

/** The names in braces, sorted. */
const places = (text: string) => (text.match(/\{\w+\}/gu) ?? []).toSorted()

/** The braces of each text, without topics that English does not have. */
const placesOf = (part: Messages[(typeof PARTS)[number]]) =>
  Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => !OWN_TOPICS.includes(name))
      .map(([name, text]) => [name, places(text)]),
  )

const OWN_TOPICS = TOPICS.filter((topic) => !(topic in ENGLISH.page))

it('has a file for each language, and no other', () => {
  const files = readdirSync(new URL('../messages', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
  expect(LANGUAGE_CODES.filter((code) => !files.includes(code))).toEqual([])
  expect(files.filter((name) => !(LANGUAGE_CODES as readonly string[]).includes(name))).toEqual([])
})

describe.each(PAGE_LANGUAGES)('%s', (code) => {
  const messages = messagesOf(code)

  it.each(PARTS)('has the names and braces of English: %s', (part) => {
    expect(placesOf(messages[part])).toEqual(placesOf(ENGLISH[part]))
  })

  it('is written in the language, without markup and stray spaces', () => {
    const texts = PARTS.flatMap((part) => Object.values(messages[part]))
    for (const text of texts) {
      expect(text).toMatch(/^\S(?:.*\S)?$/u)
      expect(text).not.toMatch(/[<>%]/u)
      expect(text).toBe(text.normalize('NFC'))
    }
    if (code === 'en') return
    const same = PARTS.flatMap((part) =>
      Object.entries(messages[part]).filter(([name, text]) => text === ENGLISH[part][name]),
    )
    expect(same.length, `still in English: ${same.join('; ')}`).toBeLessThan(20)
  })
})

it('fills the places of a page, and refuses unknown ones', () => {
  const page = '<p title="%say.extentExpected minimum=1 maximum=9%">%say.all%</p>'
  expect(translated(page, 'en')).toBe(
    '<p title="A whole number from 1 to 9, or a range such as 120-160">All</p>',
  )
  expect(() => translated('%say.nothing%', 'en')).toThrow('nothing')
  expect(translated('%topic.food% %topic.real-estate%', 'de')).toBe('Essen Real estate')
  expect(nameIn('de', 'ja')).toBe('Japanisch')
})

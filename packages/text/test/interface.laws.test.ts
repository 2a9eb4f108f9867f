/** The words of interfaces (docs/api.md, “Answers”): one list of keys, and a wording of each in every language. */
import { GROUPS, type InterfaceType } from '@polyipsum/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#locales'
import { CODES } from '../../../test/languages.js'
import { charactersOf, numberCharactersOf, strangeCharacters } from '../../../tools/characters.mjs'
import * as core from '../src/core.js'
import { generate, LANGUAGE_CODES, type LocaleCode } from '../src/index.js'
import type { Locale } from '../src/language/locale.js'
import { neverIn } from './never.js'
import { INTERFACE_KEYS, localeOf } from './texts.js'

const TYPES = Object.keys(GROUPS) as InterfaceType[]
const LENGTH_OF = {
  chars: (text: string) => [...text].length,
  bytes: (text: string) => Buffer.byteLength(text),
}

/** The wordings of a type or of one of its groups, in the order of their keys. */
function wordingsIn(code: LocaleCode, type: InterfaceType, group?: string): readonly string[] {
  const { wordings = [] } = LOCALES[code]
  const groups: readonly string[] = [...GROUPS.label, ...GROUPS.message]
  return groups.flatMap((name, place) => {
    const isOwn = (GROUPS[type] as readonly string[]).includes(name)
    return isOwn && (group === undefined || name === group) ? (wordings[place] ?? []) : []
  })
}

const keysOf = (type: InterfaceType) => GROUPS[type].flatMap((group) => INTERFACE_KEYS[group] ?? [])
const KEYS = { label: keysOf('label'), message: keysOf('message') }

it('there are enough keys, and none twice', () => {
  expect(KEYS.label.length).toBeGreaterThanOrEqual(160)
  expect(KEYS.message.length).toBeGreaterThanOrEqual(80)
  for (const keys of Object.values(INTERFACE_KEYS)) expect(new Set(keys).size).toBe(keys.length)
})

describe.each(CODES)('%s', (code) => {
  it('words every key, in its own letters', () => {
    const allowed = new Set([...charactersOf(code), ...numberCharactersOf(code), '’', '…'])
    for (const type of TYPES) {
      const wordings = wordingsIn(code, type)
      expect(wordings).toHaveLength(KEYS[type].length)
      // Names of formats and keys are Latin everywhere.
      const own = wordings.map((text) => text.replaceAll(/[A-Z]{2,}/gu, '')).join('')
      expect(strangeCharacters(own, allowed)).toEqual([])
      // A label may be the privacy policy, which some languages call politics.
      const never = neverIn(localeOf(code))
      const messages = type === 'message' ? wordings : []
      expect(messages.filter((text) => never.test(text.toLocaleLowerCase(code)))).toEqual([])
    }
  })

  it.each(TYPES)('has no %s twice before all were had, of a group too', (type) => {
    for (const topic of [undefined, ...GROUPS[type]]) {
      const all = wordingsIn(code, type, topic)
      const count = all.length
      for (const seed of ['a', 'b']) {
        const { items } = generate({ locale: code, type, topic, count, seed })
        expect(items.toSorted()).toEqual(all.toSorted())
        const more = generate({ locale: code, type, topic, count: 3 * count, seed }).items
        expect(more.slice(0, count)).toEqual(items)
        expect(more.slice(count, 2 * count).toSorted()).toEqual(all.toSorted())
      }
    }
  })

  it('gives the same key as English for the same seed and offset', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TYPES),
        fc.nat(8),
        fc.string({ minLength: 1 }),
        fc.nat(300),
        fc.integer({ min: 1, max: 100 }),
        (type, place, seed, offset, count) => {
          const topic = GROUPS[type][place]
          const options = { type, topic, seed, offset, count } as const
          const english = generate({ ...options, locale: 'en' }).items
          const own = generate({ ...options, locale: code }).items
          const [words, others] = [wordingsIn('en', type, topic), wordingsIn(code, type, topic)]
          for (const [i, item] of own.entries()) {
            const places = words.flatMap((word, at) => (word === english[i] ? [at] : []))
            expect(places.map((at) => others[at])).toContain(item)
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  it('draws evenly among those that have an exact length', () => {
    for (const unit of ['chars', 'bytes'] as const) {
      for (const type of TYPES) {
        for (const topic of [undefined, GROUPS[type][0]]) {
          for (let length = 1; length <= 170; length++) {
            const fits = wordingsIn(code, type, topic).filter(
              (text) => LENGTH_OF[unit](text) === length,
            )
            const count = Math.max(fits.length, 2)
            const options = { locale: code, type, topic, [unit]: length, seed: `${length}` }
            const { items } = generate({ ...options, count })
            for (const item of items) expect(LENGTH_OF[unit](item)).toBe(length)
            if (fits.length >= 2) expect(items.toSorted()).toEqual(fits.toSorted())
          }
        }
      }
    }
    const [type, chars] = ['label', [4, 10] as const] as const
    const begun = new Map<string, number>()
    const all = new Set(
      wordingsIn(code, type).filter((text) => text.length >= chars[0] && text.length <= chars[1]),
    )
    const runs = 60 * all.size
    for (let seed = 0; seed < runs; seed++) {
      const { text } = generate({ locale: code, type, chars, seed })
      begun.set(text, (begun.get(text) ?? 0) + 1)
    }
    expect([...begun.keys()].toSorted()).toEqual([...all].toSorted())
    // 60 on average: fewer than 20 of one that no other equals would come by chance once in 10^8 times.
    expect(Math.min(...begun.values())).toBeGreaterThan(20)
  })

  it('has messages of several sentences, and labels with spaces, where none is so long', () => {
    const message = generate({ locale: code, type: 'message', chars: 400, seed: 'long' }).text
    expect(wordingsIn(code, 'message').some((text) => message.startsWith(text))).toBe(true)
    const label = generate({ locale: code, type: 'label', chars: 120, seed: 'long' }).text
    expect(wordingsIn(code, 'label').some((text) => label.startsWith(`${text} `))).toBe(true)
  })

  it('shows something else each time without a seed', () => {
    for (const type of TYPES) {
      const texts = Array.from({ length: 50 }, () => generate({ locale: code, type }).text)
      expect(new Set(texts).size).toBeGreaterThan(45)
    }
  })
})

it('all languages have as many wordings, and hardly one that stands for two keys of a group', () => {
  for (const code of LANGUAGE_CODES) {
    for (const type of TYPES) expect(wordingsIn(code, type), code).toHaveLength(KEYS[type].length)
    const twice = TYPES.flatMap((type) =>
      GROUPS[type].flatMap((group) => {
        const own = wordingsIn(code, type, group)
        return own.filter((text, i) => own.indexOf(text) < i)
      }),
    )
    expect(twice.length, `${code}: ${twice.join(', ')}`).toBeLessThanOrEqual(3)
  }
})

it('are in a module of their own, which has nothing else', async () => {
  const path = '@polyipsum/text/locales/nl/interface'
  const { interfaceWords } = (await import(/* @vite-ignore */ path)) as { interfaceWords: Locale }
  for (const chars of [undefined, 12, 300]) {
    const options = { type: 'label', count: 3, seed: 'own', chars } as const
    const { items } = generate({ ...options, locale: 'nl' })
    expect(core.generate(interfaceWords, options).items).toEqual(items)
  }
  expect(core.generate(interfaceWords, { type: 'word', start: false, seed: 'a' }).items).toEqual(
    generate({ locale: 'nl', type: 'word', start: false, seed: 'a' }).items,
  )
  for (const type of ['paragraph', 'sentence', 'title', 'article'] as const) {
    const refused = `type must be no ${type} here: there are words of interfaces alone`
    expect(() => core.generate(interfaceWords, { type })).toThrow(refused)
    expect(() => [...core.generateChunks(interfaceWords, { type })]).toThrow(refused)
  }
  const other = '@polyipsum/text/locales/nl/food'
  const { food } = (await import(/* @vite-ignore */ other)) as { food: Locale }
  for (const chars of [undefined, 12]) {
    expect(() => core.generate(food, { type: 'label', chars })).toThrow('in nl/interface')
  }
})

const REFUSED: readonly (readonly [options: object, message: string])[] = [
  [
    { type: 'label', topic: 'food' },
    'topic must be one of actions, navigation, fields, states, but is "food".',
  ],
  [
    { type: 'label', topic: 'error' },
    'topic must be one of actions, navigation, fields, states, but is "error".',
  ],
  [
    { type: 'message', topic: 'error' },
    'topic must be one of errors, notices, questions, empty, hints, but is "error". Did you mean errors?',
  ],
  [{ type: 'label', topic: 'errors' }, '"errors" goes with the type message.'],
  [{ topic: 'actions', locale: 'en' }, '"actions" goes with the type label.'],
  [{ type: 'button' }, 'Did you mean label?'],
  [{ type: 'ui' }, 'Did you mean label?'],
  [{ type: 'error' }, 'Did you mean message?'],
  [{ type: 'label', start: true }, 'start goes with the type paragraph, sentence, word, title,'],
  [{ type: 'message', length: 'short' }, 'length goes with the type paragraph, article, but'],
  [{ type: 'label', with: 'all' }, 'with goes with the type article, but the type is label'],
  [{ type: 'label', offset: 1 }, 'offset means nothing without seed'],
]

it.each(REFUSED)('refuses %j', (options, message) => {
  expect(() => generate(options as object)).toThrow(message)
})

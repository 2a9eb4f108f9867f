/** How a text goes through the pieces of a language (docs/api.md, “Answers”). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { generate, ITEM_TYPES, LOCALES, type LocaleCode, type Type } from '../src/index.js'
import type { Locale, Paragraph } from '../src/language/locale.js'
import { combinations } from '../src/notation/combinations.js'
import { localeOf, paragraphsOf, recognise } from './texts.js'

const seeds = fc.string({ minLength: 1, maxLength: 20 })

describe.each(CODES.filter((code) => code !== 'la'))('a text in %s', (code) => {
  const locale = localeOf(code)
  const known = paragraphsOf(locale)
  const total = known.length

  it('has every paragraph once before one comes back, and then in another draw', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { items } = generate({ locale: code, count: 2 * total, start: false, seed })
        const route = recognise(items, known)
        expect(new Set(route.slice(0, total)).size).toBe(total)
        expect(route.slice(total)).toEqual(route.slice(0, total))
        const again = items.slice(total).filter((item, i) => item === items[i])
        expect(again.length).toBeLessThan(total / 10)
      }),
      { numRuns: 5 },
    )
  })

  it('begins with any paragraph with the same chance', () => {
    const texts = Array.from({ length: 10 * total }, (_, seed) =>
      generate({ locale: code, start: false, seed: String(seed) }),
    )
    const begun = recognise(
      texts.map(({ text }) => text),
      known,
    )
    const counts = new Map(known.map((one) => [one, 0]))
    for (const one of begun) counts.set(one, (counts.get(one) ?? 0) + 1)
    // Pearson’s statistic: its mean is the degrees of freedom, its variance twice as much.
    const statistic = [...counts.values()].reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0)
    expect(statistic).toBeLessThan(total + 4 * Math.sqrt(2 * total))
  })

  it('without a seed begins with a paragraph that was not begun with lately', () => {
    for (const type of ['paragraph', 'sentence'] as const) {
      expectLateReturns(recognise(textsWithoutSeed(code, type, 2 * total), known), total)
    }
  })

  it('without a seed begins with a title that was not begun with lately', () => {
    const titles = locale.pieces.flatMap(({ titles }) => titles)
    const lines = new Map(
      titles.flatMap((line) => [...combinations(line, locale.lists)].map((text) => [text, line])),
    )
    const begun = textsWithoutSeed(code, 'title', 2 * titles.length).map((text) => lines.get(text))
    expectLateReturns(begun, titles.length)
  })

  it('goes on through a piece, and then to another of its topic', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { items } = generate({ locale: code, count: total, start: false, seed })
        const route = recognise(items, known)
        const topics = [route[0]?.topic]
        for (const [i, one] of route.entries()) {
          const before = route[i - 1]
          if (before === undefined) continue
          if (one.pieceNumber === before.pieceNumber) expect(one.place).toBe(before.place + 1)
          else {
            expect(one.place).toBe(0)
            expect(before.place).toBe(5)
          }
          if (one.topic !== before.topic) topics.push(one.topic)
        }
        // The first topic may come back at the end, with what was left out at the beginning.
        const later = topics.at(-1) === topics[0] ? topics.slice(0, -1) : topics
        expect(new Set(later).size).toBe(later.length)
      }),
      { numRuns: 10 },
    )
  })

  it.each(LOCALES[code].topics)('about %s is about nothing else', (topic) => {
    const own = known.filter((one) => one.topic === topic)
    for (const type of ['paragraph', 'sentence'] as const) {
      const text = generate({ locale: code, type, topic, count: 100, start: false, seed: 'x' }).text
      const paragraphs = generate({ locale: code, topic, count: 20, start: false, seed: 'x' })
      expect(text.startsWith(paragraphs.items[0] as string)).toBe(true)
      expect(recognise(paragraphs.items, own).every((one) => one.topic === topic)).toBe(true)
    }
  })

  it('has paragraphs of 3 to 8 sentences, which run on as sentences', () => {
    const options = { locale: code, start: false, seed: 'run on' } as const
    const paragraphs = generate({ ...options, count: 30 }).items
    const sentences = generate({ ...options, type: 'sentence', count: 300 }).items
    let at = 0
    for (const paragraph of paragraphs) {
      let text = ''
      const first = at
      while (text.length < paragraph.length) {
        text += (text === '' ? '' : locale.sentenceJoiner) + sentences[at++]
      }
      expect(text).toBe(paragraph)
      expect(at - first).toBeGreaterThanOrEqual(3)
      expect(at - first).toBeLessThanOrEqual(8)
    }
  })

  it('draws tied alternatives together', () => {
    const tied = locale.pieces.flatMap(({ topic, paragraphs }) =>
      paragraphs.flatMap(({ sentences }) =>
        sentences.flatMap(({ line }) =>
          line.filter((part) => typeof part !== 'string' && 'tie' in part).map(() => topic),
        ),
      ),
    )
    // Each paragraph must be one that the notation allows with its ties.
    if (tied.length === 0) return
    const { items } = generate({ locale: code, count: total, start: false, seed: 'ties' })
    for (const [i, { paragraph }] of recognise(items, known).entries()) {
      expect(allows(paragraph, items[i] as string, locale), items[i]).toBe(true)
    }
  })
})

/** Whether a text can be drawn from a paragraph, whose ties must match. */
function allows({ sentences }: Paragraph, text: string, locale: Locale): boolean {
  const go = (place: number, rest: string, ties: ReadonlyMap<string, number>): boolean => {
    const sentence = sentences[place]
    if (sentence === undefined) return rest === ''
    if (sentence.optional && go(place + 1, rest, ties)) return true
    return match(sentence.line, 0, rest, ties, (left, after) => {
      if (left !== '' && !left.startsWith(locale.sentenceJoiner)) return false
      return go(place + 1, left.slice(left === '' ? 0 : locale.sentenceJoiner.length), after)
    })
  }
  return go(0, text, new Map())
}

type Next = (rest: string, ties: ReadonlyMap<string, number>) => boolean

function match(
  line: Locale['pieces'][number]['titles'][number],
  place: number,
  rest: string,
  ties: ReadonlyMap<string, number>,
  next: Next,
): boolean {
  const part = line[place]
  if (part === undefined) return next(rest, ties)
  const follow = (text: string, after = ties) =>
    rest.startsWith(text) && match(line, place + 1, rest.slice(text.length), after, next)
  if (typeof part === 'string') return follow(part)
  if ('list' in part) return false
  const { options, tie } = part
  const drawn = tie === undefined ? undefined : ties.get(tie)
  if (drawn !== undefined) return follow(options[drawn] ?? '')
  return options.some((option, i) =>
    follow(option, tie === undefined ? ties : new Map([...ties, [tie, i]])),
  )
}

const textsWithoutSeed = (locale: LocaleCode, type: Type, count: number) =>
  Array.from({ length: count }, () => generate({ locale, type, start: false }).text)

/**
 * Expects that none of so many beginnings comes back soon, and that many were had before one does. A beginning comes
 * back when all eight that are drawn were had: before a sixth of them with a chance of 1 in 400,000, while draws at
 * random would bring one back before that 19 times out of 20.
 */
function expectLateReturns(begun: readonly unknown[], count: number): void {
  for (const [i, one] of begun.entries()) {
    expect(begun.slice(Math.max(i - count / 12, 0), i)).not.toContain(one)
  }
  expect(begun.findIndex((one, i) => begun.indexOf(one) < i)).toBeGreaterThan(count / 6)
}

describe.each(CODES)('the words of %s', (code) => {
  it('are not begun with again soon without a seed', () => {
    const { length } = localeOf(code).words
    expectLateReturns(textsWithoutSeed(code, 'word', 2 * length), length)
  })

  it('come once each before one comes back, and never twice in a row', () => {
    const { words } = localeOf(code)
    const count = 2 * words.length
    const { items } = generate({ locale: code, type: 'word', count, start: false, seed: 'words' })
    expect(new Set(items.slice(0, words.length)).size).toBe(words.length)
    expect(items.filter((word, i) => word === items[i + 1])).toEqual([])
  })
})

describe('a text of few items', () => {
  it('is the beginning of one of more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CODES),
        fc.constantFrom(...ITEM_TYPES),
        seeds,
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 1, max: 150 }),
        (locale, type, seed, few, more) => {
          const options = { locale, type, seed }
          const long = generate({ ...options, count: few + more }).items
          expect(generate({ ...options, count: few }).items).toEqual(long.slice(0, few))
        },
      ),
      { numRuns: 200 },
    )
  })
})

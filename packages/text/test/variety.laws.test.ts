/** Texts of an exact length: who asks again sees something else. */
import { describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { generate, ITEM_TYPES, type ItemType } from '../src/index.js'
import {
  countParagraphs,
  countSentences,
  countTitles,
  countWordings,
  countWords,
  within,
} from './count-texts.js'
import { localeOf } from './texts.js'

const SEEDS = 500

/** Different texts of so many seeds are at least this part of those that even draws would give. */
const ENOUGH = 0.9

type Range = readonly [least: number, most: number]

const RANGES: Readonly<Record<ItemType, readonly Range[]>> = {
  title: [
    [20, 20],
    [1, 20],
    [40, 60],
  ],
  sentence: [
    [20, 40],
    [120, 120],
    [80, 120],
  ],
  paragraph: [[500, 500]],
  word: [
    [12, 12],
    [15, 30],
  ],
  label: [[5, 8]],
  message: [[40, 60]],
}

/** So many even draws among texts give this many different ones, on average. */
const evenly = (texts: number) => texts * -Math.expm1(SEEDS * Math.log1p(-1 / texts))

/** How many answers of `count` different items there are, or of all items if they are fewer. */
function answers(items: number, count: number): number {
  let product = 1
  for (let i = 0; i < count && i < items; i++) product *= items - i
  return Math.min(product, Number.MAX_VALUE)
}

describe.each(CODES)('%s', (locale) => {
  const language = localeOf(locale)
  const sentences = countSentences(language, 120)
  const paragraphs = countParagraphs(language, 500)
  const titles = countTitles(language, 60)

  /** How many items there are with a length in a range: where no title has it, sentences are titles. */
  function itemsOf(type: ItemType, [least, most]: Range): number {
    if (type === 'label' || type === 'message') return countWordings(language, type, least, most)
    if (type === 'word') return countWords(language, least, most)
    if (type === 'paragraph') return within(paragraphs, least, most)
    const count = type === 'title' ? within(titles, least, most) : 0
    return count === 0 ? within(sentences, least, most) : count
  }

  it.each(ITEM_TYPES.flatMap((type) => RANGES[type].map((range) => [type, range] as const)))(
    'a %s of %j is nearly any that there is',
    (type, chars) => {
      const items = itemsOf(type, chars)
      for (const count of [1, 12]) {
        const texts = new Set<string>()
        for (let seed = 0; seed < SEEDS; seed++) {
          texts.add(generate({ locale, type, chars, count, start: false, seed: `s${seed}` }).text)
        }
        const even = evenly(answers(items, count))
        expect(texts.size, `${count} of ${items}`).toBeGreaterThanOrEqual(ENOUGH * even)
      }
    },
  )
})

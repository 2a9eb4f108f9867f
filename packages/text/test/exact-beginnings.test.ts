/** What a text of an exact length begins with is known without writing it. */
import { expect, it } from 'vitest'
import { compileLocale } from '../src/compile/compile.js'
import { ExactWriter } from '../src/engine/exact/exact-writer.js'
import { PassageWriter } from '../src/engine/passage.js'
import { Random } from '../src/engine/random.js'
import type { ItemType } from '../src/index.js'
import { combinations } from '../src/notation/combinations.js'
import { localeOf, sentencesOf } from './texts.js'

const CASES: readonly (readonly [type: ItemType, least: number, most: number])[] = [
  ['title', 10, 20],
  ['title', 100, 140],
  ['sentence', 20, 40],
  ['sentence', 120, 120],
  ['paragraph', 160, 160],
  ['paragraph', 500, 500],
  ['paragraph', 3000, 3000],
  ['paragraph', 1, 2000],
  ['word', 5, 9],
  ['word', 40, 40],
]

it.each(CASES)('a %s of %i to %i characters', (type, least, most) => {
  for (const code of ['en', 'nl', 'ja']) {
    const locale = localeOf(code)
    const { pieces, words, lists, opening } = locale
    const { bytes, offsets, ...tables } = compileLocale(locale)
    const passage = new PassageWriter(locale, { bytes, offsets }, 1_000_000)
    const writer = new ExactWriter(locale, tables, passage, 'chars')
    const lines = [
      ...sentencesOf(locale),
      ...pieces.flatMap(({ titles }) => titles),
      ...pieces.flatMap(({ items }) => items),
      ...pieces.flatMap(({ paragraphs }) => paragraphs.map(({ heading }) => heading)),
    ]
    /** The texts that a text can begin with whose beginning has a number. */
    function wordingsOf(number: number): string[] {
      const line = lines[number]
      if (line !== undefined) return [...combinations(line, lists)]
      const word = words[number - lines.length]
      return word === undefined ? [''] : [word]
    }
    const lead = 'lead' in opening ? opening.lead : ''
    for (const opens of [false, true]) {
      for (let seed = 0; seed < 40; seed++) {
        const random = Random.fromSeed(`b${seed}`)
        const length = { unit: 'chars', least, most } as const
        const number = writer.beginning(type, undefined, opens, length, random)
        expect(number).toBeLessThan(writer.beginnings)
        passage.start(type, 1)
        writer.begin(type, undefined, opens, length, random)
        writer.write(0, random)
        const written = new TextDecoder().decode(passage.bytes.subarray(passage.begin, passage.end))
        const text = written.slice(written.startsWith(lead) ? lead.length : 0)
        if (type === 'word' && opens) continue
        const isBeginning = wordingsOf(number).some((wording) =>
          text.toLowerCase().startsWith(wording.toLowerCase()),
        )
        expect(isBeginning, `${code} ${number}: ${text}`).toBe(true)
      }
    }
  }
})

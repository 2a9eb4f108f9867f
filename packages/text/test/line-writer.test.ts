import { describe, expect, it } from 'vitest'
import { compileLocale } from '../src/compile/compile.js'
import { PassageWriter } from '../src/engine/passage.js'
import { LineWriter } from '../src/engine/plain/line-writer.js'
import { Ties } from '../src/engine/plain/ties.js'
import { Random } from '../src/engine/random.js'
import { localeOf } from './texts.js'

const locale = localeOf('la')
const tables = compileLocale(locale)
const passage = new PassageWriter(locale, tables, 2 ** 20)
const lines = new LineWriter(tables, passage, new Ties(tables))
const TEXTS = 20_000

/** The first sentence that draws from a list again that another sentence of its paragraph drew from. */
const [paragraph, line] = (() => {
  const { paragraphSentences, sentenceSteps, stepDraws, stepTails } = tables
  for (let paragraph = 0; paragraph + 1 < paragraphSentences.length; paragraph++) {
    const drawn = new Set<number>()
    const end = paragraphSentences[paragraph + 1] as number
    for (let line = paragraphSentences[paragraph] as number; line < end; line++) {
      const steps = [line, line + 1].map((at) => sentenceSteps[at] as number) as [number, number]
      const draws = stepDraws.slice(...steps).filter((_, i) => stepTails[steps[0] + i] !== -1)
      if (draws.length > 1 && drawn.has(draws[0] as number)) return [paragraph, line]
      for (const draw of draws) drawn.add(draw)
    }
  }
  throw new Error('no sentence draws from a list again')
})()

/** The first two phrases that the sentence drew, in many texts. */
const drawn = Array.from({ length: TEXTS }, (_, seed) => {
  const random = Random.fromSeed(String(seed))
  passage.start('sentence', 1)
  lines.begin(random)
  const noted: (readonly [number, number])[] = []
  lines.phrases = noted
  lines.write(line, 0, paragraph, 0, random)
  return noted.slice(0, 2).map(([start, end]) => {
    const { begin, bytes } = passage
    return new TextDecoder().decode(bytes.subarray(begin + start, begin + end))
  })
})

/** Pearson’s statistic of some values that should come equally often, in standard deviations. */
function deviation(values: readonly unknown[]): number {
  const counts = new Map<unknown, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const even = values.length / counts.size
  const statistic = [...counts.values()].reduce((sum, n) => sum + (n - even) ** 2 / even, 0)
  const freedom = counts.size - 1
  return (statistic - freedom) / Math.sqrt(2 * freedom)
}

describe('LineWriter', () => {
  it('draws each phrase of a list with the same chance', () => {
    for (const place of [0, 1]) {
      const phrases = drawn.map((pair) => pair[place])
      const lists = Object.values(locale.lists).filter((list) =>
        list.includes(phrases[0] as string),
      )
      expect(lists.map(({ length }) => length)).toContain(new Set(phrases).size)
      expect(deviation(phrases)).toBeLessThan(5)
    }
  })

  it('draws two phrases in a row independently', () => {
    // Halves of the phrases in some order: four pairs of halves.
    const halves = [0, 1].map((place) => {
      const all = [...new Set(drawn.map((pair) => pair[place]))].toSorted()
      return new Map(all.map((phrase, i) => [phrase, i % 2]))
    })
    const pairs = drawn.map((pair) => pair.map((phrase, i) => halves[i]?.get(phrase)).join())
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(TEXTS / 5)
    expect(deviation(pairs)).toBeLessThan(12)
  })
})

import { describe, expect, it } from 'vitest'
import { compileLocale } from '../src/compile/compile.js'
import { listParts } from '../src/engine/plain/list-parts.js'
import { localeOf } from './texts.js'

const tables = compileLocale(localeOf('la'))
const parts = listParts(tables)

/** The choices of a step's part. */
function choicesOf(step: number): number[] {
  const part = parts[step] as number
  return Array.from({ length: part & 0xffff }, (_, i) => (part >>> 16) + i)
}

/** The parts of each list in some steps, as choices. */
function choicesByList(steps: readonly number[]): Map<number, number[]> {
  const byList = new Map<number, number[]>()
  for (const step of steps) {
    const draw = tables.stepDraws[step] as number
    if (draw < 0) byList.set(draw, [...(byList.get(draw) ?? []), ...choicesOf(step)])
  }
  return byList
}

const stepsOf = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, i) => first + i)

describe('listParts', () => {
  it('divides each list among the steps of a paragraph that draw from it', () => {
    const { paragraphSentences, sentenceSteps, listSizes } = tables
    let divided = 0
    for (let paragraph = 0; paragraph + 1 < paragraphSentences.length; paragraph++) {
      const [first, end] = [paragraph, paragraph + 1].map(
        (place) => sentenceSteps[paragraphSentences[place] as number] as number,
      ) as [number, number]
      for (const [draw, choices] of choicesByList(stepsOf(first, end))) {
        expect(choices).toEqual(stepsOf(0, listSizes[-draw - 1] as number))
        divided++
      }
    }
    expect(divided).toBeGreaterThan(100)
  })

  it('leaves all choices to other steps', () => {
    for (const [step, draw] of tables.stepDraws.entries()) {
      if (draw === 0) expect(parts[step]).toBe(tables.stepChoices[step])
    }
  })

  it('gives the phrases of a list in turn to more steps than it has phrases', () => {
    const [first, end] = [0, 1].map(
      (place) => tables.sentenceSteps[tables.paragraphSentences[place] as number] as number,
    ) as [number, number]
    const short = listParts({
      ...tables,
      stepChoices: tables.stepChoices.map((choices) => Math.min(choices, 2)),
    })
    const byList = new Map<number, number[]>()
    for (const step of stepsOf(first, end)) {
      const draw = tables.stepDraws[step] as number
      if (draw < 0) byList.set(draw, [...(byList.get(draw) ?? []), short[step] as number])
    }
    const long = [...byList.values()].filter((own) => own.length > 2)
    expect(long.length).toBeGreaterThan(0)
    for (const own of long) {
      expect(own).toEqual(own.map((_, place) => ((place % 2) << 16) | 1))
    }
  })
})

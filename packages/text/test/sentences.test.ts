import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SentenceTable } from '../src/compile/sentence-table.js'
import { Random } from '../src/engine/random.js'
import { drawSentence } from '../src/engine/sentence-deck.js'

const DRAWS = 20_000

/** How often each of some sentences was drawn. */
function drawMany(weights: readonly number[], seed: string): number[] {
  const table = new SentenceTable()
  const sentences = weights.map((weight, ending) => ({ steps: [], afterLead: 0, ending, weight }))
  const choice = table.add(sentences)
  const numbers = table.encode()
  const random = Random.fromSeed(seed)
  const counts = weights.map(() => 0)
  for (let i = 0; i < DRAWS; i++) {
    // A sentence without steps is its shift, its number of steps and its ending.
    const ending = numbers[drawSentence(numbers, choice, random) + 2] as number
    counts[ending] = (counts[ending] ?? 0) + 1
  }
  return counts
}

describe('drawSentence', () => {
  it('draws the sentences of a pattern by weight', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(weights, fc.string(), (weights, seed) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        for (const [i, count] of drawMany(weights, seed).entries()) {
          const share = (weights[i] as number) / total
          // Six standard deviations, and one draw where the share is next to nothing.
          const deviation = Math.sqrt(DRAWS * share * (1 - share))
          expect(Math.abs(count - DRAWS * share)).toBeLessThanOrEqual(6 * deviation + 1)
        }
      }),
      { numRuns: 50 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decks } from '../src/engine/decks.js'
import { Random } from '../src/engine/random.js'

const sizes = fc.integer({ min: 1, max: 200 })

function rounds(size: number, seed: string, count: number): number[][] {
  const decks = new Decks()
  const deck = decks.add(size)
  const random = Random.fromSeed(seed)
  return Array.from({ length: count }, () =>
    Array.from({ length: size }, () => decks.draw(deck, random)),
  )
}

describe('Decks', () => {
  it('draws every row once before any comes back, round after round', () => {
    fc.assert(
      fc.property(sizes, fc.string(), (size, seed) => {
        const everyRow = Array.from({ length: size }, (_, row) => row)
        for (const round of rounds(size, seed, 3)) {
          expect(round.toSorted((a, b) => a - b)).toEqual(everyRow)
        }
      }),
    )
  })

  it('lets at least half of the other rows pass before one comes back', () => {
    fc.assert(
      fc.property(sizes, fc.string(), (size, seed) => {
        const drawn = rounds(size, seed, 4).flat()
        const last = new Map<number, number>()
        for (const [i, row] of drawn.entries()) {
          const before = last.get(row)
          if (before !== undefined)
            expect(i - before).toBeGreaterThanOrEqual(Math.floor(size / 2) + 1)
          last.set(row, i)
        }
      }),
    )
  })

  it('begins anew with each answer, so that an answer does not depend on those before', () => {
    fc.assert(
      fc.property(sizes, fc.string(), fc.integer({ min: 0, max: 300 }), (size, seed, earlier) => {
        const decks = new Decks()
        const used = decks.add(size)
        const other = Random.fromSeed('another answer')
        for (let i = 0; i < earlier; i++) decks.draw(used, other)
        decks.renew()
        const random = Random.fromSeed(seed)
        const drawn = Array.from({ length: size }, () => decks.draw(used, random))
        expect(drawn).toEqual(rounds(size, seed, 1)[0])
      }),
    )
  })

  it('keeps decks apart', () => {
    const decks = new Decks()
    const [one, other] = [decks.add(3), decks.add(5)]
    const random = Random.fromSeed('apart')
    const drawn = Array.from({ length: 15 }, (_, i) => [
      decks.draw(one, random),
      ...(i < 5 ? [decks.draw(other, random)] : []),
    ])
    const rows = (from: readonly (number | undefined)[]) => from.toSorted()
    expect(rows(drawn.slice(0, 3).map(([row]) => row))).toEqual([0, 1, 2])
    expect(rows(drawn.slice(0, 5).map(([, row]) => row))).toEqual([0, 1, 2, 3, 4])
  })

  it('gives every row the first place equally often', () => {
    const counts = new Uint32Array(8)
    const random = Random.fromSeed('first place')
    const decks = new Decks()
    const deck = decks.add(8)
    for (let answer = 0; answer < 40_000; answer++) {
      decks.renew()
      const row = decks.draw(deck, random)
      counts[row] = (counts[row] ?? 0) + 1
    }
    // Chi-square with 7 degrees of freedom: 24.3 is passed by chance once in a thousand.
    expect(counts.reduce((sum, count) => sum + (count - 5000) ** 2 / 5000, 0)).toBeLessThan(24.3)
  })
})

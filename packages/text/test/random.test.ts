import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Random } from '../src/engine/random.js'

const draw = (random: Random, bound: number, times: number) =>
  Array.from({ length: times }, () => random.below(bound))

describe('Random', () => {
  it('gives the same numbers for the same seed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 2 ** 21 }),
        (seed, bound) => {
          expect(draw(Random.fromSeed(seed), bound, 20)).toEqual(
            draw(Random.fromSeed(seed), bound, 20),
          )
        },
      ),
    )
  })

  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, bound) => {
        for (const number of draw(Random.fromSeed(seed), bound, 50)) {
          expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true)
        }
      }),
    )
  })

  it('tells seeds apart that are nearly alike', () => {
    const seeds = ['', '0', '1', '00', 'a', 'b', 'ab', 'ba', 'A', 'ä', '١']
    const streams = seeds.map((seed) => draw(Random.fromSeed(seed), 1000, 6).join(' '))
    expect(new Set(streams).size).toBe(seeds.length)
  })

  it('draws every number about equally often', () => {
    const counts = new Map<number, number>()
    for (const number of draw(Random.fromSeed('even'), 10, 100_000)) {
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    // Chi-square with 9 degrees of freedom: 27.9 is passed by chance once in a thousand.
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - 10_000) ** 2 / 10_000,
      0,
    )
    expect(counts.size).toBe(10)
    expect(chiSquare).toBeLessThan(27.9)
  })

  it('differs every time without a seed', () => {
    const streams = Array.from({ length: 20 }, () => draw(Random.fresh(), 2 ** 21, 4).join(' '))
    expect(new Set(streams).size).toBe(20)
  })
})

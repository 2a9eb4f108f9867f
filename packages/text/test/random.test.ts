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

  it('scales the next 32 bits to its bound exactly', () => {
    const bounds = fc.oneof(
      fc.integer({ min: 1, max: 2 ** 21 }),
      fc.integer({ min: 2 ** 16 - 2, max: 2 ** 16 + 2 }),
    )
    fc.assert(
      fc.property(fc.string(), bounds, (seed, bound) => {
        const numbers = draw(Random.fromSeed(seed), bound, 50)
        const random = Random.fromSeed(seed)
        expect(numbers).toEqual(
          numbers.map(() => Number((BigInt(random.bits()) * BigInt(bound)) >> 32n)),
        )
      }),
    )
  })

  it('tells seeds apart that are nearly alike', () => {
    const seeds = ['', '0', '1', '00', 'a', 'b', 'ab', 'ba', 'A', 'ä', '١']
    const streams = seeds.map((seed) => draw(Random.fromSeed(seed), 1000, 6).join(' '))
    expect(new Set(streams).size).toBe(seeds.length)
  })

  it('draws every number about equally often', () => {
    const counts = new Uint32Array(10)
    for (const number of draw(Random.fromSeed('even'), 10, 100_000)) {
      counts[number] = (counts[number] as number) + 1
    }
    // 9 degrees of freedom.
    expect(chiSquare(counts)).toBeLessThan(27.9)
  })

  it('gives a stream again, whatever was drawn before', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(50), (seed, stream, other, times) => {
        const random = Random.fromSeed(seed)
        random.enter(stream)
        const drawn = draw(random, 1000, 20)
        random.enter(other)
        draw(random, 1000, times)
        random.enter(stream)
        expect(draw(random, 1000, 20)).toEqual(drawn)
      }),
    )
  })

  it.each([0, 1, 2, 7])('draws evenly across streams, draw %i', (place) => {
    const random = Random.fromSeed('streams')
    const pairs = new Uint32Array(64)
    let before = 0
    for (let stream = 0; stream < 64_000; stream++) {
      random.enter(stream)
      draw(random, 8, place)
      const drawn = random.below(8)
      pairs[8 * before + drawn] = (pairs[8 * before + drawn] as number) + 1
      before = drawn
    }
    // The draws of two streams that follow each other: 63 degrees of freedom.
    expect(chiSquare(pairs)).toBeLessThan(103.4)
  })

  it('begins the texts of seeds that follow each other evenly, whatever they draw then', () => {
    const pairs = new Uint32Array(64)
    for (let seed = 0; seed < 64_000; seed++) {
      const random = Random.fromSeed(String(seed))
      random.enter(1)
      const place = 8 * random.beginning(8) + random.below(8)
      pairs[place] = (pairs[place] as number) + 1
    }
    expect(chiSquare(pairs)).toBeLessThan(103.4)
  })

  it('becomes another source', () => {
    const source = Random.fromSeed('source')
    const random = Random.fromSeed('source')
    const texts = Array.from({ length: 1000 }, () => {
      random.renew(source)
      random.enter(0)
      return draw(random, 1000, 4).join(' ')
    })
    expect(new Set(texts).size).toBe(1000)
  })

  it('differs every time without a seed', () => {
    const streams = Array.from({ length: 20 }, () => draw(Random.fresh(), 2 ** 21, 4).join(' '))
    expect(new Set(streams).size).toBe(20)
  })
})

/** The statistic of Pearson’s test. Of a thousand even tables, one exceeds the bounds used here. */
function chiSquare(counts: Uint32Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

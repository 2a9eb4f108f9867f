import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Deck } from '../src/engine/plain/deck.js'
import { Random } from '../src/engine/random.js'

const drawMany = (deck: Deck, random: Random, times: number) =>
  Array.from({ length: times }, () => deck.draw(random))

describe('Deck', () => {
  it('gives every number once before any comes again, and none twice in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.string(), (size, seed) => {
        const drawn = drawMany(new Deck(size), Random.fromSeed(seed), 3 * size)
        for (const round of [0, 1, 2]) {
          const numbers = drawn.slice(round * size, (round + 1) * size)
          expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, i) => i))
        }
        if (size > 1) expect(drawn.filter((number, i) => number === drawn[i + 1])).toEqual([])
      }),
    )
  })

  it('begins anew as if nothing had been drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(500), (size, times) => {
        const deck = new Deck(size)
        const first = drawMany(deck, Random.fromSeed('x'), size)
        deck.renew()
        drawMany(deck, Random.fromSeed('y'), times)
        deck.renew()
        expect(drawMany(deck, Random.fromSeed('x'), size)).toEqual(first)
      }),
    )
  })

  it('gives every order with the same chance', () => {
    const counts = new Map<string, number>()
    const random = Random.fromSeed('orders')
    for (let i = 0; i < 24_000; i++) {
      const order = drawMany(new Deck(4), random, 4).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    // Six standard deviations of a thousand.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DrawOrder } from '../src/engine/exact/draw-order.js'
import { MOST_TEXTS, Pool } from '../src/engine/exact/pool.js'
import { Random } from '../src/engine/random.js'

const ANY = { least: 1, most: 1 }

/** A pool of parts. Row `i` has so many texts as the `i`-th number of all parts. */
function poolOf(parts: readonly (readonly number[])[]): Pool {
  const texts = parts.flat()
  const pool = new Pool(ANY, (row) => texts[row] as number)
  let row = 0
  for (const [i, part] of parts.entries()) {
    if (i > 0) pool.endPart()
    for (const _ of part) pool.add(row++)
  }
  return pool
}

interface Drawn {
  readonly row: number
  readonly number: number
}

function drawMany(order: DrawOrder, times: number): Drawn[] {
  return Array.from({ length: times }, (_, item) => {
    const row = order.at(item)
    return { row, number: order.number }
  })
}

const texts = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: MOST_TEXTS }))
const parts = fc
  .array(fc.array(texts, { maxLength: 30 }), { minLength: 1, maxLength: 3 })
  .filter((parts) => parts.flat().length > 0)
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

describe('DrawOrder', () => {
  it('draws each row once, part after part', () => {
    fc.assert(
      fc.property(parts, fc.string(), (parts, seed) => {
        const order = new DrawOrder()
        const pool = poolOf(parts)
        order.begin(pool, Random.fromSeed(seed))
        const rows = drawMany(order, pool.size).map(({ row }) => row)
        let first = 0
        for (const { length } of parts) {
          const part = rows.slice(first, first + length)
          expect(inOrder(part)).toEqual(part.map((_, i) => first + i))
          first += length
        }
      }),
    )
  })

  it('draws every text of few before one comes back, and no row twice in a row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 20 }),
        fc.string(),
        (texts, seed) => {
          const order = new DrawOrder()
          order.begin(poolOf([texts]), Random.fromSeed(seed))
          const all = texts.reduce((sum, count) => sum + count, 0)
          const drawn = drawMany(order, all)
          expect(new Set(drawn.map(({ row, number }) => `${row} ${number}`)).size).toBe(all)
          const most = texts.toSorted((a, b) => b - a)
          // A row that has more texts than any other is at last alone.
          const together = all - (most[0] as number) + (most[1] as number)
          const rows = drawn.slice(0, together).map(({ row }) => row)
          expect(rows.filter((row, i) => row === rows[i + 1])).toEqual([])
        },
      ),
    )
  })

  it('is the same for the same source, whatever was drawn before', () => {
    fc.assert(
      fc.property(parts, parts, fc.nat(200), (parts, before, times) => {
        const fresh = new DrawOrder()
        const pool = poolOf(parts)
        fresh.begin(pool, Random.fromSeed('x'))
        const order = new DrawOrder()
        order.begin(poolOf(before), Random.fromSeed('y'))
        drawMany(order, times)
        order.begin(pool, Random.fromSeed('x'))
        expect(drawMany(order, 200)).toEqual(drawMany(fresh, 200))
      }),
    )
  })

  it('begins with a row in proportion to its texts, all of which are equally likely', () => {
    const texts = [1, 2, 3, MOST_TEXTS / 2, MOST_TEXTS / 2, MOST_TEXTS]
    const all = texts.reduce((sum, count) => sum + count, 0)
    const pool = poolOf([texts])
    const order = new DrawOrder()
    const counts = new Map<string, number>()
    const seeds = 40_000
    for (let seed = 0; seed < seeds; seed++) {
      order.begin(pool, Random.fromSeed(String(seed)))
      const row = order.at(0)
      for (const key of [`row ${row}`, `${row} ${order.number}`]) {
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    for (const [row, count] of texts.entries()) {
      const expected = (seeds * count) / all
      // Six standard deviations.
      const distance = Math.abs((counts.get(`row ${row}`) ?? 0) - expected)
      expect(distance, `row ${row}`).toBeLessThan(6 * Math.sqrt(expected))
      for (let number = 0; number < count; number++) {
        const times = counts.get(`${row} ${number}`) ?? 0
        expect(Math.abs(times - seeds / all)).toBeLessThan(6 * Math.sqrt(seeds / all))
      }
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES, nearest, nearestLocale } from '../src/index.js'

/** The distance as its definition has it: https://en.wikipedia.org/wiki/Levenshtein_distance */
function distance(from: string, to: string): number {
  const known = new Map<string, number>()
  const rest = (i: number, j: number): number => {
    if (i === from.length) return to.length - j
    if (j === to.length) return from.length - i
    const key = `${i} ${j}`
    const value =
      known.get(key) ??
      (from[i] === to[j]
        ? rest(i + 1, j + 1)
        : 1 + Math.min(rest(i + 1, j), rest(i, j + 1), rest(i + 1, j + 1)))
    known.set(key, value)
    return value
  }
  return rest(0, 0)
}

describe('nearest', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'ü', '語'),
    maxLength: 40,
    size: 'max',
  })

  it('measures the distance of Levenshtein, from the first 32 code units', () => {
    fc.assert(
      fc.property(word, word, (text, name) => {
        expect(nearest(text, [name])).toEqual({ name, distance: distance(text.slice(0, 32), name) })
      }),
    )
  })

  it('gives the first of those that are nearest', () => {
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 8 }), (text, names) => {
        const distances = names.map((name) => nearest(text, [name]).distance)
        const least = Math.min(...distances)
        expect(nearest(text, names)).toEqual({
          name: names[distances.indexOf(least)],
          distance: least,
        })
      }),
    )
  })

  it('needs a name', () => {
    expect(() => nearest('a', [])).toThrow(RangeError)
  })
})

it.each(Object.values(LOCALES))('$code is nearest to its own names', (locale) => {
  const { code, englishName, nativeName } = locale
  for (const name of [code, englishName, nativeName, englishName.toUpperCase()]) {
    expect(nearestLocale(name)).toEqual({ code, distance: 0 })
  }
  expect(nearestLocale(`x${englishName}`)).toEqual({ code, distance: 1 })
})

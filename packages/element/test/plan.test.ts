/** Equal elements share a request, and each shows what an offset of its own would give. */
import { ITEM_TYPES, type ItemType, MAX_COUNT, MAX_EXTENT, MOST_OFFSET } from '@polyipsum/contract'
import { generate, LOCALE_CODES } from '@polyipsum/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startFor } from '../../../test/opening.js'
import { type AllSeries, plan, type Wish } from '../src/plan.js'
import { contentOf, partOf } from '../src/shared-text.js'
import type { Options } from '../src/source.js'

const wish = (options: Options, element = 0, format: Wish<number>['format'] = 'text') => ({
  element,
  options,
  format,
})
const equal = (n: number, options: Options) => Array.from({ length: n }, (_, i) => wish(options, i))

describe('elements without a seed', () => {
  it('share one request if they are equal, and no item', () => {
    const requests = plan(equal(30, { locale: 'nl' }), new Map())
    expect(requests).toHaveLength(1)
    const [request] = requests
    expect(request?.options).toEqual({ locale: 'nl', seed: expect.any(String), count: 30 })
    expect(request?.shares.map(({ from, count }) => [from, count])).toEqual(
      Array.from({ length: 30 }, (_, i) => [i, 1]),
    )
  })

  it('share it whatever their counts and formats', () => {
    const wishes = [wish({ count: 3 }, 0, 'html'), wish({}, 1), wish({ count: 2 }, 2, 'markdown')]
    const [request, ...others] = plan(wishes, new Map())
    expect(others).toEqual([])
    expect(request?.options['count']).toBe(6)
    expect(request?.format).toBeUndefined()
    expect(request?.shares.map(({ from }) => from)).toEqual([0, 3, 4])
  })

  it('that differ have requests of their own, in the format that they need', () => {
    const requests = plan([wish({ locale: 'nl' }), wish({ locale: 'de' }, 1, 'html')], new Map())
    expect(requests.map(({ format }) => format)).toEqual(['text', 'html'])
  })

  it('go on in the text of those before them, until another text must begin', () => {
    const allSeries: AllSeries = new Map()
    const [first] = plan(equal(2, {}), allSeries)
    const [next] = plan(equal(1, {}), allSeries)
    expect(next?.options).toEqual({ seed: first?.options['seed'], offset: 2, count: 1 })
    for (let i = 0; i < MOST_OFFSET / MAX_COUNT; i++) plan([wish({ count: MAX_COUNT })], allSeries)
    const [fresh] = plan(equal(1, {}), allSeries)
    expect(fresh?.options['seed']).not.toBe(first?.options['seed'])
    expect(fresh?.options).not.toHaveProperty('offset')
  })

  it('take as many requests as the bounds of one demand', () => {
    const spans = (options: Options, n: number) =>
      plan(equal(n, options), new Map()).map(({ options }) => options['count'])
    expect(spans({}, 2 * MAX_COUNT + 1)).toEqual([MAX_COUNT, MAX_COUNT, 1])
    const most = MAX_EXTENT / 20_000
    expect(spans({ chars: '10000-20000' }, most + 5)).toEqual([most, 5])
  })
})

describe('elements with a seed', () => {
  it('show the same if they are equal', () => {
    const [request, ...others] = plan(equal(3, { seed: 'a' }), new Map())
    expect(others).toEqual([])
    expect(request).toMatchObject({ options: { seed: 'a', count: 1 }, format: 'text' })
    expect(request?.shares).toHaveLength(3)
  })

  it('share a request if their offsets follow each other', () => {
    const wishes = [2, 0, 1, 7].map((offset, i) => wish({ seed: 'a', offset }, i))
    const requests = plan(wishes, new Map())
    expect(requests.map(({ options, from }) => [options['count'], from])).toEqual([
      [3, 0],
      [1, 7],
    ])
  })
})

describe('what is no list of items', () => {
  it.each<Options>([
    { type: 'article', count: 2 },
    { count: 'many' },
    { count: MAX_COUNT + 1 },
    { count: 0 },
    { offset: 3 },
    { offset: 'three', seed: 'a' },
  ])('is asked for as it is, once: %o', (options) => {
    const [request, ...others] = plan(equal(3, options), new Map())
    expect(others).toEqual([])
    expect(request?.options).toEqual(options)
    expect(request?.format).toBe('text')
  })
})

const TYPES_WITH_JSON: readonly ItemType[] = ITEM_TYPES
const anyPart = fc.record({
  locale: fc.constantFrom(...LOCALE_CODES),
  type: fc.constantFrom(...TYPES_WITH_JSON),
  chars: fc.constantFrom(undefined, '1', '2-5', '20-90'),
  start: fc.boolean(),
  seed: fc.string({ minLength: 1, maxLength: 8 }).filter((seed) => seed.isWellFormed()),
  skip: fc.nat(5),
  count: fc.integer({ min: 1, max: 5 }),
  rest: fc.nat(3),
})

it('a part of a text is the text of its offset', () => {
  fc.assert(
    fc.property(anyPart, ({ skip, count, rest, chars, start, ...others }) => {
      const options = {
        ...others,
        start: startFor(others.type, start),
        chars: chars as `${number}` | undefined,
      }
      const { type } = options
      const whole = generate({ ...options, count: skip + count + rest })
      const alone = generate({ ...options, offset: skip, count })
      const part = partOf(whole, skip, count)
      for (const format of ['text', 'markdown', 'json'] as const) {
        expect(contentOf(part, type, format)).toEqual([alone[format]])
      }
    }),
  )
})

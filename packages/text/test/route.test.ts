import { describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { compileLocale } from '../src/compile/compile.js'
import { Route } from '../src/engine/plain/route.js'
import { Random } from '../src/engine/random.js'
import { localeOf } from './texts.js'

describe.each(CODES)('a route in %s', (code) => {
  const tables = compileLocale(localeOf(code))
  const route = new Route(tables)
  const topics = tables.topicPieces.length - 1
  const scopes = topics === 1 ? [undefined, 0] : [undefined, ...Array(topics).keys()]

  it.each(scopes)('of topic %s has each paragraph once, from wherever it begins', (topic) => {
    const random = Random.fromSeed('route')
    route.begin(topic, random)
    const { length } = route
    const begun = new Set<number>()
    for (let place = 0; place < length; place++) {
      random.origin = Math.floor(((place + 0.5) * 2 ** 32) / length)
      route.begin(topic, random)
      begun.add(route.paragraph)
      const had = new Set<number>()
      for (let i = 0; i < length; i++, route.next()) had.add(route.paragraph)
      expect(had.size).toBe(length)
    }
    expect(begun.size).toBe(length)
  })

  it('goes through all pieces of the topic of its first paragraph, and then through other topics', () => {
    const topicOf = (piece: number) => tables.topicPieces.findLastIndex((first) => first <= piece)
    for (const seed of ['a', 'b', 'c']) {
      route.begin(undefined, Random.fromSeed(seed))
      const { piece, length } = route
      const pieces = [piece]
      for (let i = 0; i < length; i++, route.next()) {
        if (pieces.at(-1) !== route.piece) pieces.push(route.piece)
      }
      // At the end it comes back to the paragraphs of the first piece that it left out.
      if (pieces.at(-1) === piece) pieces.pop()
      expect(new Set(pieces).size).toBe(pieces.length)
      const visited = pieces.map(topicOf).filter((topic, i, all) => topic !== all[i - 1])
      expect(new Set(visited).size).toBe(visited.length)
    }
  })
})

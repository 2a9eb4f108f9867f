import {
  ITEM_TYPES,
  ITEMS_PROPERTY,
  type ItemType,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  type Type,
} from '@polyipsum/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startFor } from '../../../test/opening.js'
import { createApp } from '../src/app.js'
import { anyBody, anyQuery, anyRequest, anyText, queryOf } from './arbitraries.js'
import { type HttpResponse, injector, postOf } from './http-client.js'
import { expectProblem } from './problem-shape.js'

const PATH = '/api/generate'
const send = injector(createApp({ rateLimit: 0 }))

/** The separator between two items of plain text. */
const JOINERS = {
  paragraph: () => '\n\n',
  sentence: (locale: LocaleCode) => LOCALES[locale].sentenceJoiner,
  word: () => ' ',
  title: () => '\n',
  label: () => '\n',
  message: () => '\n',
} as const

/** The lines of a text as HTML, by the number of its items. */
const HTML_LINES: Readonly<Record<ItemType, (count: number) => number>> = {
  paragraph: (count) => count,
  sentence: () => 1,
  word: () => 1,
  title: (count) => count,
  // The list has a line before its items, and one after them.
  label: (count) => count + 2,
  message: (count) => count,
}

/** Checks that an answer is no 500, a refusal is a problem document, and a text has the exact count. */
function expectLawful(response: HttpResponse, countOf: (body: string) => number | undefined) {
  expect(response.status).toBeLessThan(500)
  if (response.status >= 400) return void expectProblem(response)
  expect(response.status).toBe(200)
  const text = new TextDecoder('utf-8', { fatal: true }).decode(response.body)
  const count = countOf(text)
  if (count !== undefined) expect(count).toBeGreaterThan(0)
}

/** The result of a JSON answer: items, or an article. */
interface Result {
  readonly count: number
  readonly [property: string]: unknown
}

/** Checks that a JSON answer has as many items as it states. Returns their number. */
function countIn({ count, lengths, ...items }: Result): number {
  const [item] = Object.values(items)
  if (items['article'] === undefined) expect(item).toHaveLength(count)
  if (lengths !== undefined) {
    expect((item as string[]).every((text) => typeof text === 'string')).toBe(true)
    expect(lengths).toHaveLength(count)
  }
  return count
}

describe('for any request', () => {
  it('a GET gets a valid answer', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const response = await send({ url: `${PATH}${query}` })
        const names = new URLSearchParams(query)
        expectLawful(response, (body) => {
          if (names.get('format') !== 'json' && names.get('f') !== 'json') return undefined
          return countIn(JSON.parse(body))
        })
      }),
      { numRuns: 3000 },
    )
  })

  it('a raw query string gets a valid answer', async () => {
    const raw = fc.string({
      unit: fc.constantFrom(...'p=&?%+;,[]0123459lfcount é\u0000'),
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(raw, async (query) => {
        const url = `${PATH}?${query.replace(/[^!-~]/gu, encodeURIComponent)}`
        expectLawful(await send({ url }), () => undefined)
      }),
      { numRuns: 1500 },
    )
  })

  it('a POST gets a valid answer', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        expectLawful(await send(postOf(body)), (text) => {
          const answer = JSON.parse(text)
          for (const result of answer.texts ?? [answer]) {
            expect(result.json).toHaveProperty(ITEMS_PROPERTY[result.type as Type])
            expect(countIn(result.json)).toBe(result.count)
          }
          return (answer.texts ?? [answer])[0].count
        })
      }),
      { numRuns: 3000 },
    )
  })

  it('bytes that are not JSON get a valid answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), anyText, async (body, type) => {
        const someType = fc.stringify(type).replace(/[^\x20-\x7e]/gu, '')
        for (const post of [postOf(body, someType), postOf(body)]) {
          expectLawful(await send(post), () => undefined)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a request within the bounds', () => {
  const options = fc.record({
    count: fc.integer({ min: 1, max: 100 }),
    type: fc.constantFrom(...ITEM_TYPES),
    locale: fc.constantFrom(...LOCALE_CODES),
    start: fc.boolean(),
  })

  it('gets a text of the type, format and length that it asks for', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (asked) => {
        const query = queryOf({ ...asked, format: 'json' })
        const response = await send({ url: `${PATH}?${query}` })
        expect(response.status, String(query)).toBe(200)
        const json = JSON.parse(response.body.toString())
        expect(countIn(json)).toBe(Number(asked.count))
        const [least, most = least] = (asked.chars ?? asked.bytes ?? '0-20000').split('-')
        for (const length of json.lengths ?? []) {
          expect(length).toBeGreaterThanOrEqual(Number(least))
          expect(length).toBeLessThanOrEqual(Number(most))
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('gets exactly as many items as it asks for, in every format', async () => {
    await fc.assert(
      fc.asyncProperty(options, async ({ count, type, locale, start: asked }) => {
        const start = startFor(type, asked)
        const query = `?count=${count}&type=${type}&locale=${locale}&start=${start}&seed=s`
        const get = async (format: string) =>
          (await send({ url: `${PATH}${query}&format=${format}` })).body.toString()
        const json = JSON.parse(await get('json'))
        const items = json[ITEMS_PROPERTY[type]]
        expect(items).toHaveLength(count)
        const joiner = JOINERS[type](locale)
        expect(await get('text')).toBe(items.join(joiner))
        const elements = (await get('html')).split('\n')
        expect(elements).toHaveLength(HTML_LINES[type](count))
        expect(items[0].startsWith('Lorem')).toBe(start)
      }),
      { numRuns: 300 },
    )
  })
})

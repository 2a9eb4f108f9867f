import {
  FORMATS,
  GENERATE_PATH,
  ITEMS_PROPERTY,
  RESULT_PARAMETER_NAMES,
  TYPES,
} from '@polyipsum/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { createApp } from '../src/app.js'
import { anyRequest, anyRequestInLocales, fieldsOf, queryOf } from './arbitraries.js'
import { injector, postOf, type Send, socketSender } from './http-client.js'

const app = createApp({ rateLimit: 0 })
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

/** The items of a list, or the sections of an article. */
function itemsOf(json: Readonly<Record<string, unknown>>, property: string): unknown {
  if (property !== ITEMS_PROPERTY.article) return json[property]
  const { children } = json[property] as { children: { type: string; depth?: number }[] }
  return children.filter(({ type, depth }) => type === 'heading' && depth === 2)
}

describe.each<[string, Send]>([
  ['without a port', injector(app)],
  ['over a socket', socketSender(app)],
])('%s', (_name, send) => {
  const post = async (fields: object) => {
    const answer = await send(postOf(JSON.stringify(fields)))
    return JSON.parse(answer.body.toString())
  }

  /** Compares each variant of a POST with the GET of its format. */
  async function expectVariants(result: Readonly<Record<string, unknown>>, query: URLSearchParams) {
    for (const format of FORMATS) {
      query.set('format', format)
      const got = (await send({ url: `${GENERATE_PATH}?${query}` })).body.toString()
      expect(got).toBe(format === 'json' ? JSON.stringify(result['json']) : result[format])
    }
  }

  it('a GET equals the variant of the POST, for any request', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (asked) => {
        await expectVariants(await post(fieldsOf(asked)), queryOf(asked))
      }),
      { numRuns: 50 },
    )
  })

  it('a POST in several languages is their POSTs, byte for byte, whatever is asked', async () => {
    const bodyOf = async (fields: object) =>
      (await send(postOf(JSON.stringify(fields)))).body.toString()
    await fc.assert(
      fc.asyncProperty(anyRequestInLocales, async ({ asked, locales }) => {
        const { locale: _, ...fields } = fieldsOf(asked)
        const texts = []
        for (const locale of locales) texts.push(await bodyOf({ ...fields, locale }))
        expect(await bodyOf({ ...fields, locales })).toBe(`{"texts":[${texts.join(',')}]}`)
      }),
      { numRuns: 50 },
    )
  })

  describe.each(CODES)('%s', (locale) => {
    it.each(TYPES)('%s: a GET equals the variant of the POST', async (type) => {
      for (const count of [1, 2, 100]) {
        const asked = { locale, type, count, seed: 7 }
        const result = await post(asked)
        const query = `locale=${locale}&type=${type}&count=${count}&seed=7`
        await expectVariants(result, new URLSearchParams(query))
        expect(Object.keys(result)).toEqual([
          ...FORMATS,
          ...RESULT_PARAMETER_NAMES.filter((name) => Object.hasOwn(asked, name)),
        ])
        expect(result).toMatchObject({ ...asked, seed: '7' })
        expect(result.json.count).toBe(count)
        expect(itemsOf(result.json, ITEMS_PROPERTY[type])).toHaveLength(count)
      }
    })
  })
})

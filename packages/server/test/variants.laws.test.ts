import {
  FORMATS,
  GENERATE_PATH,
  ITEMS_PROPERTY,
  RESULT_PARAMETER_NAMES,
  TYPES,
} from '@polyipsum/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { createApp } from '../src/app.js'
import { injector, type Send, socketSender } from './http-client.js'

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
  describe.each(CODES)('%s', (locale) => {
    it.each(TYPES)('%s: a GET is a variant of the POST', async (type) => {
      for (const count of [1, 2, 100]) {
        const asked = { locale, type, count, seed: 7 }
        const body = JSON.stringify(asked)
        const headers = { 'content-type': 'application/json' }
        const post = await send({ method: 'POST', url: GENERATE_PATH, headers, body })
        const result = JSON.parse(post.body.toString())
        for (const format of FORMATS) {
          const query = `locale=${locale}&type=${type}&count=${count}&seed=7&format=${format}`
          const got = (await send({ url: `${GENERATE_PATH}?${query}` })).body.toString()
          expect(got).toBe(format === 'json' ? JSON.stringify(result.json) : result[format])
        }
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

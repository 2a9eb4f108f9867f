import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODES } from '../../../test/languages.js'
import { createApp } from '../src/app.js'
import { injector, type Send, socketSender } from './http-client.js'

const PATH = '/api/generate'

const app = createApp({ rateLimit: 0 })
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

describe.each<[string, Send]>([
  ['without a port', injector(app)],
  ['over a socket', socketSender(app)],
])('%s', (_name, send) => {
  it.each(CODES)('%s: a GET is a variant of the POST', async (locale) => {
    for (const type of ['paragraph', 'sentence', 'word']) {
      for (const count of [1, 2, 100]) {
        const body = JSON.stringify({ locale, type, count, seed: 7 })
        const headers = { 'content-type': 'application/json' }
        const result = JSON.parse(
          (await send({ method: 'POST', url: PATH, headers, body })).body.toString(),
        )
        const query = `?locale=${locale}&type=${type}&count=${count}&seed=7`
        for (const format of ['text', 'html', 'markdown', 'json']) {
          const got = (await send({ url: `${PATH}${query}&format=${format}` })).body.toString()
          expect(got).toBe(format === 'json' ? JSON.stringify(result.json) : result[format])
        }
        expect(result).toMatchObject({ locale, type, count, seed: '7' })
        expect(result.json.count).toBe(count)
        expect(result.json[`${type}s`]).toHaveLength(count)
      }
    }
  })
})

/** What the README shows is what the service does. */
import { readFileSync } from 'node:fs'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { curlExamples, withAnswers } from '../../../tools/curl-examples.mjs'
import { createApp } from '../src/app.js'
import { ask } from './curl-request.js'
import { injector } from './http-client.js'

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
const send = injector(createApp())

const asked = [...README.matchAll(/^curl(?: -I)? 'localhost:3000([^']*)'$/gmu)]

describe('the README', () => {
  it('shows the answers that the service gives', async () => {
    expect(await withAnswers(README, ask)).toBe(README)
  })

  it('shows the answer to its POST', async () => {
    const [, body = '', answer = ''] =
      README.match(/-d '(\{[^']*\})'\n```\n\n```json\n([\s\S]*?)\n```/u) ?? []
    const headers = { 'content-type': 'application/json' }
    const response = await send({ method: 'POST', url: '/api/generate', headers, body })
    expect(JSON.parse(response.body.toString())).toEqual(JSON.parse(answer))
  })

  it.each(asked.map(([, url = '']) => url))('asks for what there is: %s', async (url) => {
    expect((await send({ url })).status).toBe(200)
  })

  it('shows a paragraph of every language, as the service gives it and in its direction', async () => {
    const shown = [
      ...README.matchAll(
        /<summary><code>(.+?)<\/code> (.+)<\/summary>\n<p lang="(.+?)" dir="(.+?)">(.+)<\/p>/gu,
      ),
    ]
    expect(
      shown.map(([, code]) => code),
      'npm run readme writes them',
    ).toEqual(LOCALE_CODES)
    for (const [, code, name, lang, dir, paragraph] of shown) {
      const { englishName, nativeName, direction } = LOCALES[code as LocaleCode]
      expect({ name, lang, dir }).toEqual({
        ...{ name: [...new Set([englishName, nativeName])].join(', '), lang: code, dir: direction },
      })
      const url = `/api/generate?start=false&seed=readme&locale=${code}`
      expect((await send({ url })).body.toString()).toBe(paragraph)
    }
  })

  it('has an example of every kind', () => {
    expect(curlExamples(README).length).toBeGreaterThanOrEqual(2)
    expect(asked.length).toBeGreaterThanOrEqual(10)
  })
})

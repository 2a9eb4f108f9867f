/** The language in which a client gets the page: RFC 9110 §12.5.4. */
import { readFileSync } from 'node:fs'
import { LANGUAGE_CODES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { createApp } from '../src/app.js'
import { injector } from './http-client.js'

const send = injector(createApp({ rateLimit: 1 }))

async function pageFor(headers: Readonly<Record<string, string>>) {
  const { status, headers: sent, body } = await send({ url: '/', headers })
  expect(status).toBe(200)
  expect(sent['vary']).toBe('accept-encoding, accept-language, cookie')
  return {
    lang: /<html lang="([\w-]+)" dir="(?:ltr|rtl)">/u.exec(body.toString())?.[1],
    sent,
    body,
  }
}

describe('the page is in the language that the client prefers', () => {
  it.each([
    ['de', 'de'],
    ['de-AT, de;q=0.9, en;q=0.8', 'de'],
    ['tlh, sv;q=0.5, fr;q=0.7', 'fr'],
    ['en;q=0.2, uk', 'uk'],
    ['nb-NO', 'no'],
    ['iw', 'he'],
    ['zh-TW', 'zh-Hant'],
    ['zh-CN', 'zh'],
    ['pt-BR, pt;q=0.5', 'pt-BR'],
    ['PT-pt', 'pt'],
    ['fr;q=0, it;q=0.1', 'it'],
    ['*', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    [';;,,q=1', 'en'],
    ['x'.repeat(8000), 'en'],
  ])('%s', async (accepted, lang) => {
    expect((await pageFor({ 'accept-language': accepted })).lang).toBe(lang)
  })

  it('English when the client names none', async () => {
    expect((await pageFor({})).lang).toBe('en')
  })
})

describe('the choice of the visitor comes first', () => {
  it.each([
    ['language=ja', 'ja'],
    ['other=1; language=zh-Hant; more=2', 'zh-Hant'],
    ['mylanguage=ja', 'de'],
    ['language=nothing', 'de'],
    ['language=', 'de'],
  ])('%s', async (cookie, lang) => {
    expect((await pageFor({ cookie, 'accept-language': 'de' })).lang).toBe(lang)
  })
})

it('each language has its own entity tag, and a path', async () => {
  const tags = new Set<unknown>()
  for (const code of LANGUAGE_CODES) {
    const { lang, sent, body } = await pageFor({ cookie: `language=${code}` })
    expect(lang).toBe(code)
    tags.add(sent['etag'])
    const own = await send({ url: code === 'en' ? '/index.html' : `/index.${code}.html` })
    expect(own.body.equals(body)).toBe(true)
    const file = code === 'en' ? 'index.html' : `index.${code}.html`
    expect(body.equals(readFileSync(new URL(`../../web/dist/${file}`, import.meta.url)))).toBe(true)
  }
  expect(tags.size).toBe(LANGUAGE_CODES.length)
})

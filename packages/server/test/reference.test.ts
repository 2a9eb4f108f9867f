/** The documents of the reference: their content, headers and codings. */

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BODY_FIELDS, PARAMETERS, PROBLEM_KINDS, TYPES } from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import { describe, expect, it } from 'vitest'
import { codeBlocks } from '../../../test/markup.js'
import { createApp } from '../src/app.js'
import { injector, postOf } from './http-client.js'
import { openApiConformance } from './openapi-conformance.js'
import { expectProblem } from './problem-shape.js'

const send = injector(createApp({ rateLimit: 1 }))
const openApi = JSON.parse((await send({ url: '/openapi.json' })).body.toString())
const expectConforms = openApiConformance(openApi)

const PROBLEM_PAGES = Object.keys(PROBLEM_KINDS).map((name) => `/problems/${name}`)
const LANGUAGES = '/api/languages'
const DOCUMENTS = ['/openapi.json', '/llms.txt']
const PAGES = ['/docs', ...PROBLEM_PAGES]

const DECODERS = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const

describe.each([...DOCUMENTS, LANGUAGES, ...PAGES])('%s', (url) => {
  it('has the same headers for GET and HEAD, ignores a query, and does not count for the limit', async () => {
    const get = await send({ url })
    expect(get.status).toBe(200)
    expect(get.body.length).toBeGreaterThan(0)
    expect(get.headers).not.toHaveProperty('ratelimit')
    const head = await send({ method: 'HEAD', url })
    expect(head.body.length).toBe(0)
    const { date: _, ...headers } = get.headers
    expect(head.headers).toMatchObject(headers)
    expect((await send({ url: `${url}?utm_source=a` })).body).toEqual(get.body)
  })

  it('may be cached, and has a strong tag that is answered with 304', async () => {
    const { headers } = await send({ url })
    expect(headers['cache-control']).toMatch(/^(public, max-age=\d+|no-cache)$/u)
    expect(headers['etag']).toMatch(/^"[\w-]+"$/u)
    const known = { url, headers: { 'if-none-match': headers['etag'] ?? '' } }
    const same = await send(known)
    expect(same.status).toBe(304)
    expect(same.headers['etag']).toBe(headers['etag'])
    expect(same.headers).not.toHaveProperty('content-type')
    expect((await send({ url, headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('is sent compressed to clients that accept it, with a tag for each coding', async () => {
    const plain = await send({ url })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.headers['vary']).toBe('accept-encoding')
    const tags = new Set([plain.headers['etag']])
    for (const [encoding, decode] of DECODERS) {
      const response = await send({ url, headers: { 'accept-encoding': encoding } })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['vary']).toBe('accept-encoding')
      expect(response.headers['content-type']).toBe(plain.headers['content-type'])
      expect(response.body.length).toBeLessThan(plain.body.length)
      expect(decode(response.body).equals(plain.body)).toBe(true)
      tags.add(response.headers['etag'])
    }
    expect(tags.size).toBe(1 + DECODERS.length)
  })

  it('refuses other methods', async () => {
    // Scripts of other pages may ask for the list, so it answers a preflight.
    const allowed = url === LANGUAGES ? ['GET', 'HEAD', 'OPTIONS'] : ['GET', 'HEAD']
    const methods = ['POST', 'PUT', 'DELETE', 'OPTIONS'].filter((name) => !allowed.includes(name))
    for (const method of methods) {
      const refused = await send({ method, url: `${url}?a` })
      expect(refused.status).toBe(405)
      expect(refused.headers['allow']).toBe(allowed.join(', '))
      expectProblem(refused)
    }
  })

  it('does not answer at a longer path', async () => {
    expectProblem(await send({ url: `${url}x` }))
    expect((await send({ url: `${url}x` })).status).toBe(404)
  })
})

describe.each([...DOCUMENTS, LANGUAGES, ...PROBLEM_PAGES])('%s', (url) => {
  it('conforms to the OpenAPI document', async () => {
    const get = await send({ url })
    expectConforms({ url }, get)
    const known = { 'if-none-match': get.headers['etag'] ?? '' }
    expectConforms({ url }, await send({ url, headers: known }))
    for (const [encoding, decode] of DECODERS) {
      const answer = await send({ url, headers: { 'accept-encoding': encoding } })
      expectConforms({ url }, { ...answer, body: decode(answer.body) })
    }
    expectConforms({ url: `${url}x` }, await send({ url: `${url}x` }))
    expectConforms({ method: 'PUT', url }, await send({ method: 'PUT', url }))
  })
})

describe.each(DOCUMENTS)('%s', (url) => {
  // The build makes the documents of the first two limits, the service those of the others.
  it.each([0, 100, 1, 7, 1_000_000_000, 9_999_999_998])('states a limit of %d', async (limit) => {
    const limited = injector(createApp({ rateLimit: limit }))
    const plain = await limited({ url })
    const text = plain.body.toString()
    const [, stated] = /may send (\d+) requests within any 60 seconds/u.exec(text) ?? []
    expect(stated).toBe(limit === 0 ? undefined : String(limit))
    // A number of the sample that is not replaced would be larger.
    const largest = Math.max(...Array.from(text.matchAll(/\b\d{9,10}\b/gu), Number), 0)
    expect(largest).toBeLessThanOrEqual(limit)
    for (const [encoding, decode] of DECODERS) {
      const answer = await limited({ url, headers: { 'accept-encoding': encoding } })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.body.length).toBeLessThan(plain.body.length / 2)
      expect(decode(answer.body).equals(plain.body)).toBe(true)
    }
  })

  it('differs between limits in their numbers alone', async () => {
    const [small, large] = await Promise.all(
      [100, 345_678].map(async (rateLimit) =>
        (await injector(createApp({ rateLimit }))({ url })).body.toString(),
      ),
    )
    expect(small).toContain('100 requests within any 60 seconds')
    expect(large?.replaceAll('345678', '100').replaceAll('345677', '99')).toBe(small)
  })

  it('may be read by scripts of any page', async () => {
    expect((await send({ url })).headers['access-control-allow-origin']).toBe('*')
  })
})

describe.each(PAGES)('%s', (url) => {
  it('may load nothing from other origins', async () => {
    const { headers, body } = await send({ url })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toMatch(/^default-src 'none'; /u)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/u)
    expect(body.toString()).not.toMatch(/(?:src|href)="?(?:https?:)?\/\//u)
    expect(body.toString()).toContain('href="/"')
  })
})

describe.each(PROBLEM_PAGES)('%s', (url) => {
  it('has no script, and a link to the reference', async () => {
    const { headers, body } = await send({ url })
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(body.toString()).not.toContain('<script')
    expect(body.toString()).toContain('href="/docs"')
  })
})

describe('/openapi.json', () => {
  it('has a media type that all tools accept', async () => {
    const { headers } = await send({ url: '/openapi.json' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(openApi.openapi).toBe('3.1.0')
  })
})

describe('/docs', () => {
  it('redirects from the path with a slash', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send({ method, url: '/docs/?a' })
      expect(status).toBe(301)
      expect(headers['location']).toBe('/docs')
    }
  })

  it('has a script that is sent compressed, and may be cached for ever', async () => {
    const page = (await send({ url: '/docs' })).body.toString()
    const [, url = ''] = /<script src="(\/docs\/[^"]+)" defer>/u.exec(page) ?? []
    const plain = await send({ url })
    expect(plain.status).toBe(200)
    expect(plain.headers['content-type']).toMatch(/^(?:text|application)\/javascript\b/u)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [encoding, decode] of DECODERS) {
      const headers = { 'accept-encoding': encoding }
      const response = await send({ url: `${url}?a`, headers })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['vary']).toMatch(/\baccept-encoding\b/iu)
      expect(response.headers['content-type']).toBe(plain.headers['content-type'])
      expect(response.body.length).toBeLessThan(plain.body.length / 3)
      expect(decode(response.body).equals(plain.body)).toBe(true)
    }
    expect((await send({ method: 'HEAD', url })).status).toBe(200)
    const refused = await send({ method: 'POST', url })
    expect(refused.status).toBe(405)
    expect(refused.headers['allow']?.split(', ').sort()).toEqual(['GET', 'HEAD'])
    for (const missing of [`${url}x`, `${url}.br`]) {
      const response = await send({ url: missing })
      expect(response.status).toBe(404)
      expectProblem(response)
    }
  })
})

describe('the list of languages', () => {
  it('lists every language with its names, direction, types and topics', async () => {
    const { headers, body } = await send({ url: LANGUAGES })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    const { languages } = JSON.parse(body.toString())
    expect(languages.map(({ code }: { code: string }) => code)).toEqual(LOCALE_CODES)
    for (const { code, aliases = [], topics, script } of Object.values(LOCALES)) {
      const listed = { code, aliases, topics, script, types: TYPES }
      expect(languages).toContainEqual(expect.objectContaining(listed))
    }
    expect(languages).toContainEqual(
      expect.objectContaining({ code: 'ar', nativeName: 'العربية', direction: 'rtl' }),
    )
  })

  it('answers OPTIONS with its methods', async () => {
    const { status, headers } = await send({ method: 'OPTIONS', url: LANGUAGES })
    expect(status).toBe(204)
    expect(headers['allow']).toBe('GET, HEAD, OPTIONS')
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD')
    expect(headers).not.toHaveProperty('ratelimit')
  })

  it.each(['/api/locales', '/api/topics', '/api/topics/?locale=en'])(
    '%s is unknown, and its answer names it',
    async (url) => {
      const { detail } = expectProblem(await send({ url }))
      expect(detail).toBe(
        `There is nothing at ${url}. The languages, with their topics, are at /api/languages.`,
      )
    },
  )
})

describe('/llms.txt', () => {
  it('is a page of Markdown in the form of llmstxt.org', async () => {
    const { headers, body } = await send({ url: '/llms.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.toString()).toMatch(/^# Polyipsum\n\n> [^\n]+\n\n/u)
    expect(body.length).toBeLessThan(17 * 1024)
    expect(body.toString()).not.toMatch(/undefined|\[object/u)
  })

  it('names every language, parameter, alias, field and problem', async () => {
    const text = (await send({ url: '/llms.txt' })).body.toString()
    const names = [
      ...LOCALE_CODES,
      ...Object.values(PARAMETERS).flatMap(({ names, field }) => [...names, field]),
      ...Object.keys(BODY_FIELDS),
      ...PROBLEM_PAGES,
    ]
    for (const name of names) expect(text).toContain(`\`${name}\``)
  })

  it('shows answers of the service', async () => {
    const text = (await send({ url: '/llms.txt' })).body.toString()
    const unlimited = injector(createApp({ rateLimit: 0 }))
    const shown = codeBlocks(text).flatMap(({ caption, code }) => {
      const [, method = '', url = '', body] =
        /^`(GET|POST) ([^`]+)`(?: with `([^`]+)`)?$/u.exec(caption) ?? []
      return url === '' ? [] : [{ request: { ...(body && postOf(body)), method, url }, code }]
    })
    expect(new Set(shown.map(({ request }) => request.method))).toEqual(new Set(['GET', 'POST']))
    expect(shown.length).toBeGreaterThan(2)
    for (const { request, code } of shown) {
      expect((await unlimited(request)).body.toString()).toBe(code)
    }
  })
})

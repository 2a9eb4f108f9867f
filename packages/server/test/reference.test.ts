/** What the service says of itself: where it is, how it may be kept, and what it leaves out. */

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { BODY_FIELDS, PARAMETERS, PROBLEM_KINDS } from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
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
const DOCUMENTS = ['/openapi.json', '/llms.txt']
const PAGES = ['/docs', ...PROBLEM_PAGES]

describe.each([...DOCUMENTS, ...PAGES])('%s', (url) => {
  it('is the same to GET and HEAD, with any query, and costs nothing of the limit', async () => {
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

  it('is kept, and known by a strong tag', async () => {
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

  it('takes no other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await send({ method, url: `${url}?a` })
      expect(refused.status).toBe(405)
      expect(refused.headers['allow']).toBe('GET, HEAD')
      expectProblem(refused)
    }
  })

  it('is alone at its path', async () => {
    expectProblem(await send({ url: `${url}x` }))
    expect((await send({ url: `${url}x` })).status).toBe(404)
  })
})

describe.each([...DOCUMENTS, ...PROBLEM_PAGES])('%s', (url) => {
  it('is as the document of the API says', async () => {
    const get = await send({ url })
    expectConforms({ url }, get)
    const known = { 'if-none-match': get.headers['etag'] ?? '' }
    expectConforms({ url }, await send({ url, headers: known }))
    expectConforms({ url: `${url}x` }, await send({ url: `${url}x` }))
    expectConforms({ method: 'PUT', url }, await send({ method: 'PUT', url }))
  })
})

describe.each(DOCUMENTS)('%s', (url) => {
  it('may be read by scripts of any page', async () => {
    expect((await send({ url })).headers['access-control-allow-origin']).toBe('*')
  })
})

describe.each(PAGES)('%s', (url) => {
  it('does and loads nothing that is not its own', async () => {
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
  it('has no script, and leads to the reference', async () => {
    const { headers, body } = await send({ url })
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(body.toString()).not.toContain('<script')
    expect(body.toString()).toContain('href="/docs"')
  })
})

describe('/openapi.json', () => {
  it('is JSON for any tool', async () => {
    const { headers } = await send({ url: '/openapi.json' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(openApi.openapi).toBe('3.1.0')
  })
})

describe('/docs', () => {
  it('is also found with a slash', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await send({ method, url: '/docs/?a' })
      expect(status).toBe(301)
      expect(headers['location']).toBe('/docs')
    }
  })

  it('has a script that is sent compressed, and kept for ever', async () => {
    const page = (await send({ url: '/docs' })).body.toString()
    const [, url = ''] = /<script src="(\/docs\/[^"]+)" defer>/u.exec(page) ?? []
    const plain = await send({ url })
    expect(plain.status).toBe(200)
    expect(plain.headers['content-type']).toMatch(/^(?:text|application)\/javascript\b/u)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
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

describe('/llms.txt', () => {
  it('is Markdown in one page, as llmstxt.org has it', async () => {
    const { headers, body } = await send({ url: '/llms.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.toString()).toMatch(/^# Polyipsum\n\n> [^\n]+\n\n/u)
    expect(body.length).toBeLessThan(16 * 1024)
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

  it('shows what the service answers', async () => {
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

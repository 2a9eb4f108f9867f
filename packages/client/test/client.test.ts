/** The client gets what it asks for, from a real service. */
import { FORMATS, ITEMS_PROPERTY, LOCALE_CODES, TYPES } from '@polyipsum/text'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opens } from '../../../test/opening.js'
import { type ListeningService, openService } from '../../server/test/listening-service.js'
import { type Client, createClient } from '../src/index.js'
import { notingFetch, startServer } from './servers.js'

let service: ListeningService
let client: Client

beforeAll(async () => {
  service = await openService({ rateLimit: 0 })
  client = createClient({ baseUrl: service.baseUrl })
})
afterAll(() => service.stop())

/** The body of the answer to a GET without the client. */
async function ask(query: string): Promise<string> {
  const response = await fetch(`${service.baseUrl}/api/generate?${query}`)
  return response.text()
}

const OPTIONS = { count: 3, type: 'sentence', locale: 'de', start: false, seed: 'client' } as const
const QUERY = 'count=3&type=sentence&locale=de&start=false&seed=client'

describe('a client', () => {
  it.each(FORMATS)('gives %s as the service does', async (format) => {
    const answer = await ask(`${QUERY}&format=${format}`)
    expect(await client[format](OPTIONS)).toEqual(format === 'json' ? JSON.parse(answer) : answer)
  })

  it('gives every format of one text at once', async () => {
    const generated = await client.generate(OPTIONS)
    expect(generated).toEqual({
      text: await client.text(OPTIONS),
      html: await client.html(OPTIONS),
      markdown: await client.markdown(OPTIONS),
      json: await client.json(OPTIONS),
      locale: 'de',
      count: 3,
      type: 'sentence',
      seed: 'client',
    })
  })

  it('gives the languages of the service, which do not count for the limit', async () => {
    const { fetch, requests } = notingFetch()
    const noted = createClient({ baseUrl: `${service.baseUrl}/`, fetch })
    const languages = await noted.languages()
    expect(languages.map(({ code }) => code)).toEqual(LOCALE_CODES)
    expect(languages.find(({ code }) => code === 'ar')).toMatchObject({
      nativeName: 'العربية',
      direction: 'rtl',
      topics: expect.arrayContaining(['food', 'travel']),
    })
    expect(requests).toHaveLength(1)
    expect(noted.quota).toBeUndefined()
  })

  it('gives a text in each of several languages by one request, in their order', async () => {
    const { fetch, requests, statuses } = notingFetch()
    const noted = createClient({ baseUrl: service.baseUrl, fetch })
    const { locale: _, ...options } = OPTIONS
    const all = await noted.generateAll({ ...options, locales: ['ja', 'en-US', 'pt_BR'] })
    expect(statuses).toEqual([200])
    expect(JSON.parse(String(requests[0]?.init.body))).toEqual({
      ...options,
      locales: ['ja', 'en-US', 'pt_BR'],
    })
    const each = ['ja', 'en', 'pt-BR'].map((locale) => client.generate({ ...options, locale }))
    expect(all).toEqual(await Promise.all(each))
    const [first] = await noted.generateAll({ locales: ['la'], type: 'word' })
    expect(first?.json.words).toEqual(['Lorem'])
  })

  it('leaves it to the service which languages a list may have', async () => {
    for (const locales of [[], ['en', 'turkish'], ['en', 'en-GB'], LOCALE_CODES.concat('en')]) {
      await expect(client.generateAll({ locales })).rejects.toMatchObject({
        name: 'ProblemError',
        status: 400,
        problem: { errors: [{ pointer: expect.stringMatching(/^#\/locales/u) }] },
      })
    }
  })

  it('refuses what is no list of languages, and languages elsewhere', async () => {
    const loose = client as unknown as Record<string, (options?: object) => Promise<unknown>>
    const asks = [
      loose['generateAll']?.(),
      loose['generateAll']?.({}),
      loose['generateAll']?.({ locales: 'en' }),
      loose['generateAll']?.({ locales: ['en'], locale: 'de' }),
      loose['generate']?.({ locales: ['en'] }),
      loose['text']?.({ locales: ['en'] }),
    ]
    for (const ask of asks) await expect(ask).rejects.toThrow(TypeError)
  })

  it('leaves the defaults to the service', async () => {
    expect(await client.text()).toMatch(/^Lorem ipsum dolor sit amet/u)
    expect(await client.html({})).toMatch(/^<p>Lorem ipsum/u)
    expect((await client.json({ type: undefined })).paragraphs).toHaveLength(1)
    const { locale, count, type, seed } = await client.generate()
    expect({ locale, count, type, seed }).toEqual({ locale: 'la', count: 1, type: 'paragraph' })
  })

  it('sends only what is given, under the names of the API', async () => {
    const { fetch, requests } = notingFetch()
    const noted = createClient({ baseUrl: service.baseUrl, fetch })
    await noted.text()
    await noted.html({ count: 2, locale: undefined })
    await noted.json(OPTIONS)
    await noted.generate()
    await noted.generate({ ...OPTIONS, timeoutMs: 5000 })
    const endpoint = `${service.baseUrl}/api/generate`
    expect(requests.map(({ url }) => url)).toEqual([
      `${endpoint}?format=text`,
      `${endpoint}?count=2&format=html`,
      `${endpoint}?${QUERY}&format=json`,
      endpoint,
      endpoint,
    ])
    expect(
      requests.slice(3).map(({ init }) => [init.method, JSON.parse(String(init.body))]),
    ).toEqual([
      ['POST', {}],
      ['POST', OPTIONS],
    ])
  })

  it('takes a number as seed for its digits', async () => {
    const byText = await client.text({ seed: '42' })
    expect(await client.text({ seed: 42 })).toBe(byText)
    expect(await client.generate({ seed: 42 })).toMatchObject({ text: byText, seed: '42' })
    for (const seed of [0.5, 2 ** 53]) {
      const detail = `seed must be a text of 1 to 64 characters, or a whole number, but is ${seed}.`
      await expect(client.text({ seed })).rejects.toMatchObject({ problem: { detail } })
      await expect(client.generate({ seed })).rejects.toMatchObject({ problem: { detail } })
    }
    await expect(client.text({ seed: Number.NaN })).rejects.toThrow(RangeError)
  })

  it('takes language tags', async () => {
    expect(await client.generate({ locale: 'en-US' })).toMatchObject({ locale: 'en' })
    expect(await client.text({ locale: 'pt-PT', seed: 1 })).toBe(
      await client.text({ locale: 'pt', seed: 1 }),
    )
  })

  it('has methods that work apart from the client object', async () => {
    const { text, generate } = client
    expect(await text({ type: 'word' })).toBe('Lorem')
    expect((await generate({ type: 'word' })).json.words).toEqual(['Lorem'])
  })

  it('finds the service below a path, with and without a slash', async () => {
    const paths: (string | undefined)[] = []
    const baseUrl = await startServer((request, response) => {
      paths.push(request.url)
      response.setHeader('content-type', 'text/plain').end('text')
    })
    for (const base of ['', '/', '/x', '/x/', '/x/y//']) {
      await createClient({ baseUrl: baseUrl + base }).text()
    }
    await createClient({ baseUrl: new URL(`${baseUrl}/x`) }).text()
    const path = '/api/generate?format=text'
    expect(paths).toEqual([path, path, `/x${path}`, `/x${path}`, `/x/y${path}`, `/x${path}`])
  })

  it('refuses an invalid base URL at once', () => {
    const bad = [
      '',
      'example.com',
      '/api',
      'ftp://example.com',
      'http://',
      'http://a/?b',
      'http://a/#b',
    ]
    for (const baseUrl of bad) {
      expect(() => createClient({ baseUrl })).toThrow(TypeError)
      expect(() => createClient({ baseUrl })).toThrow(`is ${baseUrl}`)
    }
  })

  it('keeps the password of a base URL out of the error', () => {
    const make = () => createClient({ baseUrl: 'https://me:secret@example.com' })
    expect(make).toThrow(TypeError)
    expect(make).not.toThrow('secret')
  })

  it('throws for its own bounds out of range, and rejects for those of a call', async () => {
    const { baseUrl } = service
    const bad = [
      ...[0, -1, Number.NaN].map((timeoutMs) => ({ timeoutMs })),
      ...[-1, 0.5, Number.NaN].map((retries) => ({ retries })),
    ]
    for (const bounds of bad) {
      const [message] = Object.entries(bounds).map(([name, value]) => [name, value] as const)
      expect(() => createClient({ baseUrl, ...bounds })).toThrow(RangeError)
      expect(() => createClient({ baseUrl, ...bounds })).toThrow(message?.[0])
      await expect(client.text(bounds)).rejects.toThrow(RangeError)
      await expect(client.generate(bounds)).rejects.toThrow(`is ${message?.[1]}`)
    }
    await client.text({ timeoutMs: Number.POSITIVE_INFINITY, retries: Number.POSITIVE_INFINITY })
    await client.text({ timeoutMs: 2 ** 40, retries: 0 })
  })

  it('gets the text that any options ask for', async () => {
    const anyCode = fc.constantFrom(...LOCALE_CODES)
    const anyOptions = fc.record(
      {
        count: fc.integer({ min: 1, max: 100 }),
        type: fc.constantFrom(...TYPES),
        code: anyCode,
        start: fc.boolean(),
        seed: fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 64 }).filter((seed) => {
            return seed.isWellFormed() && [...seed].length <= 64
          }),
          fc.maxSafeInteger(),
        ),
      },
      { requiredKeys: [] },
    )
    const anySpelling = fc.constantFrom(
      (code: string) => code,
      (code: string) => code.toUpperCase(),
      (code: string) => `${code}-x-private`,
    )
    await fc.assert(
      fc.asyncProperty(anyOptions, anySpelling, async ({ code, ...given }, spell) => {
        const isLabel = given.type !== undefined && !opens(given.type)
        const options = isLabel ? { ...given, start: false } : given
        const locale = code === undefined ? undefined : spell(code)
        const generated = await client.generate({ ...options, locale })
        const { count = 1, type = 'paragraph', start = true, seed } = options
        expect(generated).toMatchObject({ count, type, locale: code ?? 'la' })
        expect(generated.seed).toBe(seed === undefined ? undefined : String(seed))
        expect(generated.text.startsWith('Lorem')).toBe(start)
        const json = await client.json({ ...options, locale })
        expect(Object.keys(json)).toEqual([ITEMS_PROPERTY[type], 'count'])
        expect(json.count).toBe(count)
        if (seed === undefined) return
        for (const format of FORMATS) {
          expect(await client[format]({ ...options, locale })).toEqual(generated[format])
        }
      }),
      { numRuns: 60 },
    )
  })
})

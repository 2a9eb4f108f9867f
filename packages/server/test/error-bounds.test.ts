/** The bounds of a problem document: few faults and few bytes, whatever a request contains. */
import { BODY_FIELDS, MAX_FAULTS, PARAMETERS } from '@polyipsum/contract'
import { invalidRequest } from '@polyipsum/fetch/http'
import { LOCALE_CODES } from '@polyipsum/text'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../src/app.js'
import { type HttpRequest, injector, postOf, socketSender } from './http-client.js'
import { expectProblem } from './problem-shape.js'

const PATH = '/api/generate'
/** The largest request line and the largest body, in bytes. */
const LONGEST_LINE = 15_000
const LONGEST_BODY = 16 * 1024

const app = createApp({ rateLimit: 0 })
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())
const send = injector(app)

const get = (query: string): HttpRequest => ({ url: `${PATH}?${query}` })

const POST = postOf('{}')

const NAMES = Object.values(PARAMETERS).flatMap(({ names }) => names)

describe('a query with the same faults again and again', () => {
  it.each([
    ['l=x', ['l']],
    ['f=x', ['f']],
    ['type=x&type=y', ['type']],
    ['p=0', ['p']],
    ['start=x', ['start']],
    [`seed=${'a'.repeat(65)}`, ['seed']],
    ['locale=x&l=y', ['locale', 'l']],
    ['p=x&paragraphs=y&count=z', ['p', 'paragraphs', 'count']],
  ])('%s names each once', async (part, names) => {
    const query = Array.from({ length: LONGEST_LINE / part.length }, () => part).join('&')
    const { errors = [] } = expectProblem(await send(get(query)))
    expect(errors.map(({ parameter }) => parameter)).toEqual(names)
  })

  it('names a parameter that has several values once, with the first two', async () => {
    const values = Array.from({ length: 1000 }, (_, i) => `p=${1 + (i % 100)}`).join('&')
    const { errors = [] } = expectProblem(await send(get(`${values}&count=7&seed=a&seed=b`)))
    expect(errors).toMatchObject([
      { parameter: 'p', detail: expect.stringContaining('p=1 and p=2') },
      { parameter: 'seed', detail: expect.stringContaining('seed=a and seed=b') },
    ])
  })

  it('lists the languages once', async () => {
    const response = await send(get('locale=x&l=y'))
    const { errors = [] } = expectProblem(response)
    expect(errors.map(({ allowed }) => allowed)).toEqual([LOCALE_CODES, undefined])
    expect(errors[1]).toMatchObject({
      detail: expect.stringMatching(/^l must be an allowed value of locale, but is "y"/u),
    })
  })
})

describe('a problem document', () => {
  it('lists twenty faults at most, and states their number', () => {
    const faults = Array.from({ length: 500 }, (_, i) => ({ parameter: `p${i}`, detail: 'wrong' }))
    const { errors, detail } = JSON.parse(invalidRequest(faults).body)
    expect(errors).toEqual(faults.slice(0, MAX_FAULTS))
    expect(detail).toContain('500')
    expect(detail).toContain(String(MAX_FAULTS))
  })

  const filler = fc.constantFrom('x', '"', '\\', '\u0000', 'é', '語', '😀', '%')
  const size = fc.integer({ min: 1, max: LONGEST_LINE })

  it('has 8 kB at most for any query', async () => {
    const value = fc.tuple(filler, size).map(([character, length]) => {
      const encoded = encodeURIComponent(character)
      return encoded.repeat(Math.max(1, length / NAMES.length / encoded.length))
    })
    const query = fc
      .array(fc.tuple(fc.constantFrom(...NAMES), value), { minLength: 1, maxLength: 40 })
      .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'))
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const response = await send(get(text.slice(0, LONGEST_LINE)))
        if (response.status !== 200) expectProblem(response)
      }),
    )
  })

  it('has 8 kB at most for any body', async () => {
    const fields = [
      ...Object.values(PARAMETERS).map(({ field }) => field),
      ...Object.keys(BODY_FIELDS),
    ]
    const body = fc
      .tuple(fc.uniqueArray(fc.constantFrom(...fields), { minLength: 1 }), filler, size)
      .map(([names, character, length]) => {
        const value = character.repeat(length / names.length)
        return JSON.stringify(Object.fromEntries(names.map((name) => [name, value])))
      })
      .filter((text) => Buffer.byteLength(text) <= LONGEST_BODY)
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await send(postOf(text))
        if (response.status !== 200) expectProblem(response)
      }),
    )
  })

  it('has 8 kB at most, whatever a list of languages has', async () => {
    const member = fc.oneof(
      fc.constantFrom(...LOCALE_CODES),
      fc.tuple(filler, size).map(([character, length]) => character.repeat(length / 32)),
      fc.jsonValue(),
    )
    const body = fc
      .array(member, { maxLength: 2 * LOCALE_CODES.length })
      .map((locales) => JSON.stringify({ locales, type: 'word' }))
      .filter((text) => Buffer.byteLength(text) <= LONGEST_BODY)
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await send(postOf(text))
        if (response.status !== 200) expectProblem(response)
      }),
    )
  })

  const long = 'x'.repeat(12_000)
  it.each<[string, HttpRequest]>([
    ['a path where there is nothing', { url: `/${long}` }],
    ['a path that cannot be decoded', { url: `/%E0%A4%A${long}` }],
    ['a method that the path does not take', { method: 'PUT', url: `${PATH}?${long}` }],
    ['a content type', postOf('{}', long)],
    ['a content encoding', { ...POST, headers: { ...POST.headers, 'content-encoding': long } }],
    ['a body that is no JSON', postOf(`{"a":${long}`)],
    ['a body with a control character', postOf(`{"${long}\n":1}`)],
    ['a body that is an array', postOf(`["${long}"]`)],
    ['an expectation', { url: PATH, headers: { expect: long } }],
  ])('has 8 kB at most for %s', async (_name, request) => {
    expectProblem(await socketSender(app)(request))
  })
})

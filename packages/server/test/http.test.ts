import { readFile } from 'node:fs/promises'
import { PARAMETER_ENTRIES, PROBLEM_KINDS, type ValueKind } from '@polyipsum/contract'
import { LOCALE_CODES, LOCALES } from '@polyipsum/text'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNKNOWN_NAMES } from '../reference/src/parameter-text.js'
import { createApp } from '../src/app.js'
import { expectAnswer } from './expect-answer.js'
import { HTTP_CASES } from './http-cases.js'
import { type HttpResponse, injector, postOf, type Send, socketSender } from './http-client.js'
import { openApiConformance } from './openapi-conformance.js'
import { expectProblem } from './problem-shape.js'

const PATH = '/api/generate'

/** A URL whose answer is a text, or says why not. */
const OF_TEXT = /^\/api\/(?:generate\/?|\d+(?:\/[^?]*)?)(?:$|\?)/u

describe.each([
  ['without a port', injector],
  ['over a socket', socketSender],
])('%s', (_name, sender) => {
  let app: FastifyInstance
  let send: Send
  let expectConforms: ReturnType<typeof openApiConformance>

  beforeAll(async () => {
    app = createApp({ rateLimit: 1_000_000 })
    await app.listen({ host: '127.0.0.1', port: 0 })
    send = sender(app)
    const { body } = await send({ url: '/openapi.json' })
    expectConforms = openApiConformance(JSON.parse(body.toString()))
  })
  afterAll(() => app.close())

  it.each(HTTP_CASES)('$name → $status', async (example) => {
    // Over a socket the second answer comes from the fast path.
    for (let time = 1; time <= 2; time++) {
      const response = await send(example.request)
      expectAnswer(response, example)
      if (!example.isFile) expectConforms(example.request, response)
      if (OF_TEXT.test(example.request.url)) expectCommonHeaders(response)
    }
  })

  it('gives a different text each time without a seed', async () => {
    const bodies = []
    for (let i = 0; i < 10; i++) bodies.push((await send({ url: PATH })).body.toString())
    expect(new Set(bodies).size).toBe(10)
  })

  it('gives another text every time in several languages, too', async () => {
    const fields = { locales: LOCALE_CODES, startWithLorem: false }
    const texts: string[] = []
    for (let i = 0; i < 5; i++) {
      const { body } = await send(postOf(JSON.stringify(fields)))
      texts.push(...JSON.parse(body.toString()).texts.map(({ text }: { text: string }) => text))
    }
    expect(texts).toHaveLength(5 * LOCALE_CODES.length)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('answers 304 to the tag of its answer, also as one of several and as a weak one', async () => {
    const { headers } = await send({ url: `${PATH}?seed=x` })
    const tag = headers['etag'] ?? ''
    for (const known of [tag, `"a", ${tag}`, `W/${tag}`]) {
      const response = await send({ url: `${PATH}?seed=x`, headers: { 'if-none-match': known } })
      expect(response.status).toBe(304)
      expect(response.headers['etag']).toBe(tag)
    }
  })

  it('has a different tag for every different answer', async () => {
    const queries = ['', '&p=2', '&type=word', '&locale=en', '&format=html', '&start=false', '1']
    const tags = new Set<string | undefined>()
    for (const query of queries) {
      tags.add((await send({ url: `${PATH}?seed=x${query}` })).headers['etag'])
    }
    expect(tags.size).toBe(queries.length)
  })

  it('changes the tag with the value of any parameter', async () => {
    for (const [property, row] of PARAMETER_ENTRIES) {
      const base = { seed: 'x', locale: 'nl', ...(row.types && { type: row.types[0] as string }) }
      const first = await send({ url: `${PATH}?${new URLSearchParams(base)}` })
      const query = new URLSearchParams({ ...base, [row.names[0]]: otherValue(row.value) })
      const { headers } = await send({ url: `${PATH}?${query}` })
      expect(headers['etag'], property).toMatch(/^"[\w-]{22}"$/u)
      expect(headers['etag'], property).not.toBe(first.headers['etag'])
    }
  })

  it('names the allowed values and the nearest one', async () => {
    const nearest = async (query: string) => {
      const { errors = [] } = expectProblem(await send({ url: `${PATH}?${query}` }))
      return errors[0]
    }
    expect(await nearest('locale=nl&topic=foods')).toMatchObject({
      allowed: LOCALES.nl.topics,
      nearest: 'food',
    })
    expect(await nearest('type=paragrap')).toMatchObject({
      parameter: 'type',
      allowed: ['paragraph', 'sentence', 'word', 'title', 'article', 'label', 'message'],
      nearest: 'paragraph',
    })
    expect(await nearest('format=htm')).toMatchObject({ nearest: 'html' })
    expect(await nearest('locale=turkish')).toMatchObject({
      allowed: Object.keys(LOCALES),
      nearest: 'tr',
    })
    expect(await nearest('locale=T%C3%BCrkce')).toMatchObject({ nearest: 'tr' })
    expect(await nearest('p=2&count=3')).toMatchObject({
      detail: expect.stringMatching(/p=2.*count=3/u),
    })
  })

  it.each([
    ['?sentences=5', 'sentences is no parameter. Did you mean type=sentence&count=5?', 'count'],
    ['?sentences=abc', 'sentences is no parameter. Did you mean type=sentence?', 'type'],
    ['?words=0', 'words is no parameter. Did you mean type=word?', 'type'],
    ['?limit=5', 'limit is no name of a parameter. Did you mean count?', 'count'],
    ['?locales=en,de', 'locales goes in the JSON body of a POST. Did you mean locale?', 'locale'],
    [
      '?languages=en,de',
      'languages is no name of a parameter. Did you mean locales, which goes in the JSON body of a POST?',
      'locales',
    ],
    ['?paragrafs=5', 'paragrafs is no name of a parameter. Did you mean count?', 'count'],
  ])('%s gets a proposal', async (query, detail, nearest) => {
    const { errors } = expectProblem(await send({ url: `${PATH}${query}` }))
    expect(errors).toEqual([{ parameter: query.slice(1).split('=')[0], detail, nearest }])
  })

  it.each([
    ['{"locales":["en","turkish"]}', /^locales\[1\] .*"turkish"\. Did you mean tr\?$/u, 'tr'],
    ['{"locales":["en","de","en-GB"]}', /en by "en" and "en-GB"\.$/u, undefined],
    [
      '{"locales":["en","la"],"topic":"food"}',
      /the language la has no topics.*or la\.$/u,
      undefined,
    ],
    ['{"locales":["en","nl"],"topic":"foods"}', /\bfood\b.* in en.*Did you mean food\?$/u, 'food'],
    [
      '{"locales":["en","de","fr"],"count":34}',
      /^count must be at most 33 .* but is 34\.$/u,
      undefined,
    ],
    ['{"locales":[]}', /a list of 1 to \d+ .*but is a list of 0\.$/u, undefined],
    ['{"locale":["en","de"]}', /a list goes in locales.* but is an array\.$/u, undefined],
    ['{"languages":["en"]}', /Did you mean locales\?$/u, 'locales'],
  ])('%s is told what is possible', async (body, told, nearest) => {
    const { errors = [], detail } = expectProblem(await send(postOf(body)))
    expect(errors).toHaveLength(1)
    expect(errors[0]?.['detail']).toMatch(told)
    expect(errors[0]?.['nearest']).toBe(nearest)
    expect(detail).toBe(errors[0]?.['detail'])
  })

  it.each(['all,none', 'all,lists', 'lists,none'])(
    'with=%s says that all and none stand alone',
    async (elements) => {
      const url = `${PATH}?type=article&with=${elements}`
      const { errors = [] } = expectProblem(await send({ url }))
      expect(errors[0]).toMatchObject({
        parameter: 'with',
        detail: expect.stringMatching(/, or all or none alone, but is [^?]+\.$/u),
      })
    },
  )

  it('describes unknown names alike in every document', async () => {
    const page = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    const [llms, openapi] = await Promise.all(
      ['/llms.txt', '/openapi.json'].map(async (url) => (await send({ url })).body.toString()),
    )
    const { paths, components } = JSON.parse(openapi as string)
    const texts = [
      page,
      llms,
      paths[PATH].get.description,
      components.schemas.GenerateRequest.description,
    ]
    for (const text of texts) expect(text.replaceAll(/\s+/gu, ' ')).toContain(UNKNOWN_NAMES)
  })

  it('has a page for every kind of problem', async () => {
    for (const [name, { title }] of Object.entries(PROBLEM_KINDS)) {
      const page = await send({ url: `/problems/${name}` })
      expect(page.status).toBe(200)
      expect(page.body.toString()).toContain(`<h1>${title}</h1>`)
    }
  })
})

/** An allowed value that is not the default of any parameter of its kind. */
function otherValue(value: ValueKind): string {
  switch (value.kind) {
    case 'integer':
      return String(value.minimum + 1)
    case 'choice':
      return value.values[1] ?? ''
    case 'boolean':
      return 'false'
    case 'language':
      return 'en'
    case 'topic':
      return 'food'
    case 'extent':
      return '200'
    case 'set':
      return 'tables'
    case 'text':
      return 'y'
  }
}

/** The headers that docs/api.md promises: “Answers”, “From a web page” and “Limit”. */
function expectCommonHeaders({ status, headers }: HttpResponse) {
  expect(headers['access-control-allow-origin']).toBe('*')
  const exposed = headers['access-control-expose-headers']?.split(', ').toSorted()
  expect(exposed).toEqual([
    'Content-Language',
    'ETag',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
  ])
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['ratelimit-policy']).toBe('"default";q=1000000;w=60')
  expect(headers['ratelimit']).toMatch(/^"default";r=\d+;t=\d+$/u)
  if (status !== 204) {
    expect(headers['content-language']).toMatch(
      /^[a-z]{2}(-[A-Z][A-Za-z]+)?(, [a-z]{2}(-[A-Z][A-Za-z]+)?)*$/u,
    )
  }
}

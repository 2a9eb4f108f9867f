/** The OpenAPI document is valid, complete and true. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  BODY_FIELDS,
  PARAMETER_ENTRIES,
  PARAMETERS,
  PROBLEM_KINDS,
  QUOTA_EXCEEDED,
  TYPES,
  type ValueKind,
} from '@polyipsum/contract'
import { ALL_LANGUAGES, queryValueReader } from '@polyipsum/fetch/request'
import { FORMATS, findLocale, LOCALE_CODES, suggestLocale } from '@polyipsum/text'
import { JSON_READERS, languageReader, readValue } from '@polyipsum/text/reading'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { RESULT_BODIES, TEXT_QUERIES } from '../reference/src/openapi/examples.js'
import { INVALID_BODIES, INVALID_QUERIES } from '../reference/src/openapi/problem-examples.js'
import { querySchema } from '../reference/src/parameter-text.js'
import { type AppOptions, createApp, createService } from '../src/app.js'
import { anyBody, anyText } from './arbitraries.js'
import { HTTP_CASES } from './http-cases.js'
import {
  exchange,
  type HttpRequest,
  injector,
  parseResponse,
  portOf,
  postOf,
} from './http-client.js'
import {
  type OpenApiDocument,
  openApiConformance,
  resolve,
  schemaValidator,
} from './openapi-conformance.js'

const JSON_VALUE_READERS = {
  ...JSON_READERS,
  language: languageReader({ codes: LOCALE_CODES, find: findLocale, suggest: suggestLocale }),
}

/** Reads a value of a JSON body. */
const readJsonValue = (kind: ValueKind, value: unknown) =>
  readValue(JSON_VALUE_READERS, kind, value)

const PATH = '/api/generate'
const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/package.json'))

const send = injector(createApp({ rateLimit: 1_000_000 }))
const document: OpenApiDocument = await documentOf({})
const { get, post } = document.paths[PATH]
const validatorAt = schemaValidator(document)
const parameters = PARAMETER_ENTRIES

async function documentOf(options: AppOptions): Promise<OpenApiDocument> {
  const { body } = await injector(createApp(options))({ url: '/openapi.json' })
  return JSON.parse(body.toString())
}

/** The examples of a response. */
function examplesOf(operation: OpenApiDocument, status: number, type: string) {
  const { thing } = resolve({ ...document, operation }, ['operation', 'responses', status])
  return thing.content[type].examples as Record<string, { value: unknown }>
}

const readQueryValue = queryValueReader(ALL_LANGUAGES)

const textOrJson = (type: string, body: Buffer): unknown =>
  type.endsWith('json') ? JSON.parse(body.toString()) : body.toString()

describe('the document is valid', () => {
  it.each([
    ['with a limit', {}],
    ['without a limit', { rateLimit: 0 }],
  ])('for Redocly, %s', async (_name, options) => {
    const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(await documentOf(options)))
    const { bin } = (await import(REDOCLY, { with: { type: 'json' } })).default
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(REDOCLY, '..', bin.redocly), 'lint', '--format=json', file],
      {
        encoding: 'utf8',
        cwd: folder,
        // No network: neither telemetry nor a check for updates.
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    expect(status, stderr).toBe(0)
    const { totals, problems } = JSON.parse(stdout)
    expect(problems).toEqual([])
    expect(totals).toMatchObject({ errors: 0, warnings: 0 })
  })

  it('and every example in it is valid for its schema', () => {
    let examples = 0
    const visit = (thing: OpenApiDocument, place: readonly string[]): void => {
      if (typeof thing !== 'object' || thing === null) return
      for (const [key, inner] of Object.entries<OpenApiDocument>(thing)) {
        if (key === 'content') {
          for (const type of Object.keys(inner)) {
            for (const [name, { value }] of Object.entries<{ value: unknown }>(
              inner[type].examples ?? {},
            )) {
              const validate = validatorAt([...place, key, type, 'schema'])
              validate(value)
              expect(validate.errors ?? [], `${place.join(' ')}: ${name}`).toEqual([])
              examples++
            }
          }
        } else {
          visit(inner, [...place, key])
        }
      }
    }
    visit(document, [])
    expect(examples).toBeGreaterThan(30)
  })
})

describe('the document is complete', () => {
  it('has every name of every parameter, and every field', () => {
    const names = get.parameters.map(
      (_: unknown, index: number) =>
        resolve(document, ['paths', PATH, 'get', 'parameters', index]).thing.name,
    )
    const all = parameters.flatMap(([, { names }]) => names)
    expect(names.toSorted()).toEqual([...all, 'If-None-Match'].toSorted())
    // The main name of each comes before its aliases.
    expect(names.slice(0, 2)).toEqual(['count', 'p'])
    const fieldsOf = (name: string) => Object.keys(document.components.schemas[name].properties)
    const fields = parameters.map(([, { field }]) => field)
    expect(fieldsOf('GenerateRequest')).toEqual(fields)
    const { instead } = BODY_FIELDS.locales
    expect(fieldsOf('LocalesRequest')).toEqual([
      ...Object.keys(BODY_FIELDS),
      ...fields.filter((field) => field !== instead),
    ])
  })

  it('has a name for every component that is an identifier in any language', () => {
    for (const [kind, components] of Object.entries<object>(document.components)) {
      for (const name of Object.keys(components)) {
        expect(name, kind).toMatch(/^[A-Za-z][A-Za-z0-9]*$/u)
      }
    }
  })

  it('has a schema for the results of every type, told apart by it', () => {
    const { Result, ...schemas } = document.components.schemas
    expect(Object.keys(Result.discriminator.mapping)).toEqual(TYPES)
    for (const [type, reference] of Object.entries<string>(Result.discriminator.mapping)) {
      expect(Result.oneOf).toContainEqual({ $ref: reference })
      const { properties, required } = schemas[reference.split('/').at(-1) ?? '']
      expect(properties.type.const).toBe(type)
      expect(required).toContain('type')
    }
  })

  it('has every locale', () => {
    expect(document.components.schemas.Locale.enum).toEqual(LOCALE_CODES)
  })

  it('has every kind of problem, with its status and its page', async () => {
    const { type, status } = document.components.schemas.Problem.properties
    const kinds = Object.entries(PROBLEM_KINDS)
    expect([...type.enum].sort()).toEqual(
      [...kinds.map(([name]) => `/problems/${name}`), QUOTA_EXCEEDED].sort(),
    )
    for (const [name, kind] of kinds) {
      expect(status.enum).toContain(kind.status)
      expect((await send({ url: `/problems/${name}` })).status).toBe(200)
    }
  })

  it('has an example of every answer with a body', () => {
    for (const operation of [get, post]) {
      for (const status of Object.keys(operation.responses)) {
        const { thing } = resolve({ ...document, operation }, ['operation', 'responses', status])
        for (const [type, { examples = {} }] of Object.entries<OpenApiDocument>(
          thing.content ?? {},
        )) {
          expect(Object.keys(examples), `${status} ${type}`).not.toEqual([])
        }
      }
    }
  })

  it('states the limit of the service, if it has one', async () => {
    const { headers, responses } = (await documentOf({ rateLimit: 7 })).components
    expect(headers.RateLimitPolicy.schema.enum).toEqual(['"default";q=7;w=60'])
    expect(responses).toHaveProperty('QuotaExceeded')
    const unlimited = (await documentOf({ rateLimit: 0 })).components
    expect(unlimited.headers).not.toHaveProperty('RateLimit')
    expect(unlimited.responses).not.toHaveProperty('QuotaExceeded')
  })
})

describe('the document is true', () => {
  it.each(TEXT_QUERIES)('the answer to ?$query', async ({ name, query }) => {
    const { headers, body } = await send({ url: `${PATH}?${query}` })
    const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
    expect(textOrJson(type, body)).toEqual(examplesOf(get, 200, type)[name]?.value)
  })

  it('has an example of every format', () => {
    for (const format of FORMATS) {
      expect(
        TEXT_QUERIES.some(
          ({ query }) => (/\bf(?:ormat)?=(\w+)/u.exec(query)?.[1] ?? 'text') === format,
        ),
      ).toBe(true)
    }
  })

  it.each(RESULT_BODIES)('the answer to $body', async ({ name, body }) => {
    const response = await send(postOf(body))
    expect(JSON.parse(response.body.toString())).toEqual(
      examplesOf(post, 200, 'application/json')[name]?.value,
    )
    expect(post.requestBody.content['application/json'].examples[name].value).toEqual(
      JSON.parse(body),
    )
  })

  /** An example of an answer, and the request for it. */
  type Answered = readonly [{ readonly value: unknown } | undefined, HttpRequest]

  const problems = (operation: OpenApiDocument, status: number) =>
    examplesOf(operation, status, 'application/problem+json')

  it('the problems of requests', async () => {
    const cases: readonly Answered[] = [
      ...INVALID_QUERIES.map(
        ({ name, query }): Answered => [problems(get, 400)[name], { url: `${PATH}?${query}` }],
      ),
      ...INVALID_BODIES.map(
        ({ name, body }): Answered => [problems(post, 400)[name], postOf(body)],
      ),
      [problems(get, 405)['otherMethod'], { method: 'PUT', url: PATH }],
      [problems(post, 413)['tooLarge'], postOf(' '.repeat(20_000))],
      [problems(post, 415)['otherType'], postOf('{}', 'text/plain')],
      [problems(document.paths['/openapi.json'].get, 404)['unknownPath'], { url: '/nowhere' }],
    ]
    for (const [example, request] of cases) {
      expect(JSON.parse((await send(request)).body.toString())).toEqual(example?.value)
    }
  })

  it('the problems of connections', async () => {
    const app = createApp()
    await app.listen({ host: '127.0.0.1', port: 0 })
    onTestFinished(() => app.close())
    const conforms = openApiConformance(document)
    const cases = [
      ['malformed', 400, 'BLAH / HTTP/1.1\r\n\r\n'],
      ['longPath', 414, `GET ${PATH}?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
      ['expectation', 417, `GET ${PATH} HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n`],
      ['longHeaders', 431, `GET ${PATH} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ] as const
    for (const [name, status, bytes] of cases) {
      const response = parseResponse(await exchange(portOf(app), bytes))
      expect(response.status).toBe(status)
      conforms({ url: PATH }, response)
      expect(JSON.parse(response.body.toString())).toEqual(problems(get, status)[name]?.value)
    }
  })

  it('the refusals of the limit, and of a service that shuts down', async () => {
    const { app, lifecycle } = createService({ rateLimit: 1, now: () => 0 })
    const limited = injector(app)
    const conforms = openApiConformance(
      JSON.parse((await limited({ url: '/openapi.json' })).body.toString()),
    )
    expect((await limited({ url: PATH })).status).toBe(200)
    const refused = await limited({ url: PATH })
    expect(refused.status).toBe(429)
    conforms({ url: PATH }, refused)
    lifecycle.state = 'closing'
    const closing = await limited({ url: PATH })
    expect(closing.status).toBe(503)
    conforms({ url: PATH }, closing)
    expect(JSON.parse(closing.body.toString())).toEqual(problems(get, 503)['shuttingDown']?.value)
  })
})

describe('the schemas of requests', () => {
  /** A value of a query, as its schema expects it. */
  function inSchema(text: string, type: unknown): unknown {
    if (type === 'integer') return /^[0-9]+$/u.test(text) ? Number(text) : text
    if (type === 'boolean' && /^(?:true|false)$/iu.test(text)) return text.toLowerCase() === 'true'
    return text
  }

  /** The code of a language. The service takes any tag of the language, the schemas the code alone. */
  function codeOf(tag: unknown): unknown {
    const reading = readJsonValue(PARAMETERS.locale.value, tag)
    return 'value' in reading ? reading.value : tag
  }

  /** The value of a parameter or field with the codes of its languages. */
  function inCodes(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return name === 'locales' ? value.map(codeOf) : value
    return PARAMETERS.locale.names.some((one) => one === name) ? codeOf(value) : value
  }

  it('accept every query and body that the service accepts, with languages by their codes', () => {
    for (const { request, status } of HTTP_CASES) {
      if (status !== 200 || request.url.split('?', 1)[0] !== PATH) continue
      if (request.method === 'POST') {
        const body = String(request.body ?? '')
        const schema = ['requestBody', 'content', 'application/json', 'schema']
        const validate = validatorAt(['paths', PATH, 'post', ...schema])
        // An empty text counts as absent.
        const fields = Object.entries(JSON.parse(body === '' ? '{}' : body))
        const given = fields
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [name, inCodes(name, value)])
        expect(validate(Object.fromEntries(given)), body).toBe(true)
        continue
      }
      for (const [name, text] of new URLSearchParams(request.url.split('?')[1])) {
        const parameter = document.components.parameters[name]
        if (parameter === undefined || text === '') continue
        const validate = validatorAt(['components', 'parameters', name, 'schema'])
        const value = inCodes(name, inSchema(text, parameter.schema.type))
        expect(validate(value), `${name}=${text}`).toBe(true)
      }
    }
  })

  it('take one language, or a list of several', () => {
    const schema = ['requestBody', 'content', 'application/json', 'schema']
    const validate = validatorAt(['paths', PATH, 'post', ...schema])
    for (const body of [{}, { locale: 'en' }, { locales: ['en'] }, { locales: ['en', 'pt-BR'] }]) {
      expect(validate(body), JSON.stringify(body)).toBe(true)
    }
    for (const body of [
      { locales: [] },
      { locales: ['en', 'en'] },
      { locales: ['en'], locale: 'de' },
    ]) {
      expect(validate(body), JSON.stringify(body)).toBe(false)
    }
  })

  // These schemas accept more than the readers, or less. A schema cannot list every tag that lookup
  // finds, nor require that a range ascends. A topic depends on the language, so its reader accepts any.
  const inexact: readonly ValueKind['kind'][] = ['language', 'topic', 'extent']
  const exact = parameters.filter(([, { value }]) => !inexact.includes(value.kind))
  const extents = parameters.filter(([, { value }]) => value.kind === 'extent')

  it.each(extents)('accept every length that its reader accepts: %s', (_property, parameter) => {
    const { names, value: kind } = parameter
    const validate = validatorAt(['components', 'parameters', names[0], 'schema'])
    const number = fc.integer({ min: -1, max: 20_001 })
    const range = fc.tuple(number, number).map((numbers) => numbers.join('-'))
    fc.assert(
      fc.property(fc.oneof(number.map(String), number, range, anyText), (length) => {
        const taken =
          'value' in
          (typeof length === 'string' ? readQueryValue(kind, length) : readJsonValue(kind, length))
        if (taken || typeof length === 'number') expect(validate(length)).toBe(taken)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(exact)('accept of a query what its reader accepts: %s', (_property, parameter) => {
    const [name = ''] = parameter.names
    const validate = validatorAt(['components', 'parameters', name, 'schema'])
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(text !== '' && text.isWellFormed())
        const taken = 'value' in readQueryValue(parameter.value, text)
        expect(validate(inSchema(text, querySchema(parameter)['type']))).toBe(taken)
      }),
      { numRuns: 1000 },
    )
  })

  it('accept of a body what its reader accepts', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        let fields: unknown
        try {
          fields = JSON.parse(body)
        } catch {
          fc.pre(false)
        }
        fc.pre(typeof fields === 'object' && fields !== null && !Array.isArray(fields))
        for (const [, { field, value: kind }] of exact) {
          if (!Object.hasOwn(fields as object, field)) continue
          const value = (fields as Record<string, unknown>)[field]
          const validate = validatorAt([
            'components',
            'schemas',
            'GenerateRequest',
            'properties',
            field,
          ])
          fc.pre(typeof value !== 'string' || value.isWellFormed())
          const taken = value === null || 'value' in readJsonValue(kind, value)
          expect(validate(value), `${field}: ${JSON.stringify(value)}`).toBe(taken)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

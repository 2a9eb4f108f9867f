/** Bodies that are made to break a reader, over raw connections. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PARAMETER_ENTRIES } from '@polyipsum/contract'
import { BODY_LIMIT } from '@polyipsum/fetch/http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { HttpResponse } from './http-client.js'
import { type ListeningService, openService } from './listening-service.js'
import { expectProblem } from './problem-shape.js'
import { MB } from './process-memory.js'
import { converse } from './raw-connection.js'

let service: ListeningService
let port: number

beforeAll(async () => {
  service = await openService({ rateLimit: 0 })
  port = service.port
})
afterAll(() => service.stop())

const LINE = 'POST /api/generate HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
const JSON_TYPE = 'Content-Type: application/json'

/** The one answer to a POST with these header lines and this body. */
async function post(body: string | Uint8Array, ...headers: string[]): Promise<HttpResponse> {
  const bytes = Buffer.from(body)
  const lines = [...headers, `Content-Length: ${bytes.length}`].join('\r\n')
  const { answers } = await converse(
    port,
    Buffer.concat([Buffer.from(`${LINE}${lines}\r\n\r\n`, 'latin1'), bytes]),
  )
  expect(answers).toHaveLength(1)
  return answers[0] as HttpResponse
}

const postJson = (body: string | Uint8Array) => post(body, JSON_TYPE)

const FIELDS = PARAMETER_ENTRIES.map(([, { field }]) => field)

/** The bytes that a body leaves for the value of a single field, whatever its name. */
const FULL = BODY_LIMIT - Math.max(...FIELDS.map((field) => `{"${field}":}`.length))

function nested(open: string, close: string, inner: string): string {
  const depth = Math.floor((FULL - inner.length) / (open.length + close.length))
  return open.repeat(depth) + inner + close.repeat(depth)
}

const OBJECT_PROPERTIES = Reflect.ownKeys(Object.prototype)

afterEach(async () => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(OBJECT_PROPERTIES)
  expect(JSON.parse((await postJson('{}')).body.toString())).toMatchObject({
    text: expect.stringMatching(/^Lorem ipsum dolor sit amet/u),
    locale: 'la',
    count: 1,
    type: 'paragraph',
  })
})

/** The expected answer: a text, or a problem with faults at these places. */
type Expected = Readonly<Record<string, unknown>> | readonly string[]

const isList = (expected: Expected): expected is readonly string[] => Array.isArray(expected)

async function expectAnswer(answer: HttpResponse, expected: Expected): Promise<void> {
  if (isList(expected)) {
    expect(answer.status).toBe(400)
    expect(expectProblem(answer).errors?.map(({ pointer }) => pointer)).toEqual(expected)
  } else {
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body.toString())).toMatchObject(expected)
  }
}

const MALFORMED = ['#']
const DEFAULT = { count: 1, locale: 'la', type: 'paragraph' }
const DEFAULT_EN = { ...DEFAULT, locale: 'en' }

describe('names that are special in JavaScript', () => {
  it.each([
    ['{"__proto__":{"count":9,"type":"word","locale":"tr"}}', DEFAULT],
    ['{"__proto__":null}', DEFAULT],
    ['{"__proto__":{"__proto__":{"count":9}}}', DEFAULT],
    ['{"constructor":{"prototype":{"count":9}}}', DEFAULT],
    ['{"constructor":null,"prototype":null,"toString":null,"hasOwnProperty":null}', DEFAULT],
    ['{"hasOwnProperty":1,"toJSON":"x","then":"x","valueOf":{},"sized":-1}', DEFAULT],
    ['{"__defineGetter__":"count","__lookupGetter__":1}', DEFAULT],
    ['{"count":{"__proto__":1,"valueOf":1,"toString":1}}', ['#/count']],
    ['{"type":{"toString":"word","toJSON":"word"}}', ['#/type']],
    ['{"locale":{"toLowerCase":1,"split":1,"length":2,"0":"t","1":"r"}}', ['#/locale']],
    ['{"type":["word"],"format":["json"],"seed":["s"]}', ['#/type', '#/format', '#/seed']],
    ['{"type":"__proto__","locale":"constructor"}', ['#/type', '#/locale']],
    ['{"type":"toString","format":"valueOf"}', ['#/type', '#/format']],
    ['{"locale":"__proto__-US"}', ['#/locale']],
    ['{"length":"constructor"}', ['#/length']],
    ['{"type":"article","with":{"length":1,"0":"lists"}}', ['#/with']],
    ['{"chars":{"length":2,"0":1,"1":5}}', ['#/chars']],
    ['{"seed":"__proto__"}', { seed: '__proto__' }],
  ] as const)('%s', async (body, expected) => {
    await expectAnswer(await postJson(body), expected)
  })
})

describe('edge cases of JSON', () => {
  it.each<[name: string, body: string | Uint8Array, expected: Expected]>([
    ['a name twice', '{"count":2,"count":2}', { count: 2 }],
    ['spaces of every kind', ' \t\r\n{ "count" : 2 }\r\n', { count: 2 }],
    ['a space that JSON does not know', '{"count":\u00a02}', MALFORMED],
    ['a vertical tab', '{"count":\x0b2}', MALFORMED],
    ['a comment', '{"count":2/**/}', MALFORMED],
    ['single quotes', "{'count':2}", MALFORMED],
    ['a name without quotes', '{count:2}', MALFORMED],
    ['two values', '{}{}', MALFORMED],
    ['something behind it', '{}\0', MALFORMED],
    ['a NUL in a text', '{"seed":"a\0b"}', MALFORMED],
    ['an escaped NUL', '{"seed":"a\\u0000b"}', { seed: 'a\0b' }],
    ['NULs', Buffer.alloc(1000), MALFORMED],
    ['a lone surrogate as a seed', '{"seed":"\\udc00\\ud800"}', ['#/seed']],
    ['a lone surrogate as a type', '{"type":"\\ud83d"}', ['#/type']],
    ['a lone surrogate as a locale', '{"locale":"tr-\\udfff"}', ['#/locale']],
    ['a lone surrogate as a name', '{"\\ud800":1}', DEFAULT],
    ['a pair of surrogates', '{"seed":"\\ud83d\\ude00"}', { seed: '😀' }],
    ['an unfinished escape', '{"seed":"\\u12"}', MALFORMED],
    ['a byte that no UTF-8 has', Buffer.from([0x22, 0xff, 0x22]), MALFORMED],
    [
      'a sequence cut short',
      Buffer.from([0x7b, 0x22, 0xe2, 0x82, 0x22, 0x3a, 0x31, 0x7d]),
      MALFORMED,
    ],
    ['a slash in two bytes', Buffer.from([0x22, 0xc0, 0xaf, 0x22]), MALFORMED],
    ['a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), MALFORMED],
    ['beyond Unicode', Buffer.from([0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]), MALFORMED],
    ['UTF-16 with a mark', Buffer.from('\ufeff{"count":2}', 'utf16le'), MALFORMED],
    ['UTF-16 without a mark', Buffer.from('{"count":2}', 'utf16le'), MALFORMED],
    ['big-endian UTF-16', Buffer.from('{"count":2}', 'utf16le').swap16(), MALFORMED],
    ['UTF-7', '+AHsAfQ-', MALFORMED],
    ['as many names as fit', `{${manyFields((i) => `"#${i.toString(36)}":1`)}}`, DEFAULT],
    ['as many numbers as names', `{${manyFields((i) => `"${i * 7919}":0`)}}`, DEFAULT],
    ['one name as often as it fits', `{${manyFields(() => '"count":2')}}`, { count: 2 }],
    ['a list of all that fits', `[${manyFields(() => '{}')}]`, MALFORMED],
    ['unclosed lists', '['.repeat(BODY_LIMIT), MALFORMED],
    ['unclosed objects', '{"a":'.repeat(BODY_LIMIT / 5), MALFORMED],
    ['lists in lists', nested('[', ']', ''), MALFORMED],
    ['closed lists that were not opened', ']'.repeat(BODY_LIMIT), MALFORMED],
    ['an unclosed text', `{"seed":"${'x'.repeat(FULL)}`, MALFORMED],
    ['an unclosed number', '1'.repeat(BODY_LIMIT), MALFORMED],
  ])('%s', async (_name, body, expected) => {
    await expectAnswer(await postJson(body), expected)
  })

  it('a byte order mark is skipped or refused', async () => {
    // RFC 8259 §8.1 leaves it to the parser.
    expect((await postJson('\ufeff{}')).status).toBeOneOf([200, 400])
  })

  it('of a name with two values, one value counts', async () => {
    // RFC 8259 §4 leaves it to the parser.
    const { body } = await postJson('{"count":2,"count":3}')
    expect(JSON.parse(body.toString()).count).toBeOneOf([2, 3])
  })

  it.each(FIELDS)('%s may have any depth', async (field) => {
    for (const value of [
      nested('[', ']', ''),
      nested('{"a":', '}', '1'),
      nested('[{"a":', '}]', '1'),
    ]) {
      await expectAnswer(await postJson(`{"${field}":${value}}`), [`#/${field}`])
    }
  })

  it('an unknown field may have any depth', async () => {
    for (const value of [nested('[', ']', ''), nested('{"a":', '}', '1')]) {
      await expectAnswer(await postJson(`{"x":${value}}`), DEFAULT)
    }
  })

  it.each(FIELDS)('%s may have any length, but the answer cuts it', async (field) => {
    for (const unit of ['x', '"', '\0', 'é', '😀', '\ud800', '\u2028']) {
      const quoted = JSON.stringify(unit).slice(1, -1)
      const text = quoted.repeat(Math.floor((FULL - 2) / Buffer.byteLength(quoted)))
      const answer = await postJson(`{"${field}":"${text}"}`)
      await expectAnswer(answer, [`#/${field}`])
      expect(answer.body.length).toBeLessThan(2048)
    }
  })
})

describe('a list of languages', () => {
  const lists = (members: string) => `{"locales":[${members}]}`

  it.each([
    ['as many as fit', `${'"",'.repeat(5000)}""`, ['#/locales']],
    ['one language as often as it fits', `${'"en",'.repeat(3000)}"en"`, ['#/locales']],
    ['lists in lists', nested('[', ']', ''), ['#/locales/0']],
    ['objects in lists', nested('[{"a":', '}]', '1'), ['#/locales/0']],
    ['a list with a huge text', JSON.stringify('x'.repeat(15_000)), ['#/locales/0']],
    ['a huge tag of a language', JSON.stringify(`en${'-x'.repeat(7000)}`), { texts: [DEFAULT_EN] }],
    ['a huge tag beside its language', `"en","en${'-x'.repeat(7000)}"`, ['#/locales/1']],
    ['what only looks like a list', '{"length":2,"0":"en"}', ['#/locales/0']],
    ['names that JavaScript knows', '"__proto__","constructor"', ['#/locales/0', '#/locales/1']],
    ['a lone surrogate', '"tr-\\udfff"', ['#/locales/0']],
  ] as const)('%s', async (_name, members, expected) => {
    const answer = await postJson(lists(members))
    await expectAnswer(answer, expected)
    if (answer.status === 400) expect(answer.body.length).toBeLessThan(2048)
  })
})

/** Fills a body with members or entries. */
function manyFields(field: (place: number) => string): string {
  let fields = field(0)
  for (let place = 1; ; place++) {
    const next = `${fields},${field(place)}`
    if (next.length > BODY_LIMIT - 2) return fields
    fields = next
  }
}

describe('numbers', () => {
  it.each([
    ['1e2', 100],
    ['1E0', 1],
    ['0.1e1', 1],
    ['200e-2', 2],
    ['3.000', 3],
  ])('a count of %s is %i', async (number, count) => {
    await expectAnswer(await postJson(`{"count":${number},"type":"word"}`), { count })
  })

  it('a count of 1 may have a thousand zeros', async () => {
    await expectAnswer(await postJson(`{"count":1${'0'.repeat(1000)}e-1000}`), { count: 1 })
  })

  it.each(['-0', '-1', '1e3', '1e400', '-1e400', '1e-400', '9e999999999999', '1.0000001', '100.5'])(
    'a count of %s is none',
    async (number) => {
      await expectAnswer(await postJson(`{"count":${number}}`), ['#/count'])
    },
  )

  it.each([
    ['nines', '9'.repeat(FULL)],
    ['decimal places', `0.${'0'.repeat(FULL - 3)}1`],
    ['zeros in the exponent', `101e${'0'.repeat(FULL - 4)}`],
  ])('a count with 16,000 %s is refused', async (_name, number) => {
    await expectAnswer(await postJson(`{"count":${number}}`), ['#/count'])
  })

  it.each(['0x1', '01', '+1', '.5', '1.', '1e', '- 1', 'NaN', 'Infinity', '１', '1_0', '1n'])(
    '%s is no number',
    async (number) => {
      await expectAnswer(await postJson(`{"count":${number}}`), MALFORMED)
    },
  )

  it.each(['1e400', '-1e400', '1.5', '1e-1', '9007199254740993'])(
    'a seed of %s is none',
    async (number) => {
      await expectAnswer(await postJson(`{"seed":${number}}`), ['#/seed'])
    },
  )
})

describe('content types', () => {
  async function expectStatus(type: string, status: number): Promise<void> {
    const answer = await post('{"count":2}', `Content-Type: ${type}`)
    expect(answer.status).toBe(status)
    if (status === 200) return void expect(JSON.parse(answer.body.toString()).count).toBe(2)
    expectProblem(answer)
    if (status === 415) expect(answer.headers['accept-post']).toBe('application/json')
  }

  it.each([
    ['application/json', 200],
    ['APPLICATION/JSON', 200],
    ['Application/Json;Charset=UTF-8', 200],
    // RFC 8259 §11: a charset has no effect.
    ['application/json;charset=utf-16', 200],
    ['application/json ; charset="utf-8"', 200],
    ['application/json;', 200],
    ['application/json;;;', 200],
    ['  application/json  ', 200],
    ['application/vnd.api+json', 200],
    ['application/a+b+json; profile="https://example.com/?a=b;c"', 200],
    ['', 415],
    ['text/json', 415],
    ['*/*', 415],
    ['application/*', 415],
    ['application/json, text/plain', 415],
    ['text/plain, application/json', 415],
    ['text/plain; a=application/json', 415],
    ['application/json/json', 415],
    ['application/jsonp', 415],
    ['application/json+xml', 415],
    ['application/+json', 415],
    ['application/json charset=utf-8', 415],
    ['application / json', 415],
    ['"application/json"', 415],
    ['application/json"', 415],
    ['application', 415],
    ['/', 415],
    [';', 415],
    ['application/\xff+json', 415],
    ['application/json\xa0', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json\0', 400],
    ['application/json; a=\x01', 400],
  ])('%j → %i', expectStatus)

  it.each([
    ['many parameters', `application/json; ${'a=b; '.repeat(2000)}`, 200],
    ['one parameter', `application/json; a="${'x'.repeat(10_000)}"`, 200],
    ['many suffixes', `application/${'a+'.repeat(5000)}xml`, 415],
    ['spaces', `application/json${' '.repeat(10_000)}x`, 415],
  ])('10 kB of %s', (_name, type, status) => expectStatus(type, status))

  it('a body without one → 415', async () => {
    const answer = await post('{"count":2}')
    expect(answer.status).toBe(415)
    expectProblem(answer)
  })

  it('a body with two → one of them counts', async () => {
    const answer = await post('{"count":2}', JSON_TYPE, 'Content-Type: text/plain')
    expect(answer.status).toBeOneOf([200, 400, 415])
  })
})

describe('content encodings', () => {
  const JSON_BODY = Buffer.from('{"count":2}')

  it.each([
    { encoding: 'identity', what: 'JSON', body: JSON_BODY, status: 200 },
    { encoding: 'IDENTITY', what: 'JSON', body: JSON_BODY, status: 200 },
    { encoding: 'gzip', what: 'a gzip', body: gzipSync(JSON_BODY), status: 415 },
    { encoding: 'gzip', what: 'JSON', body: JSON_BODY, status: 415 },
    {
      encoding: 'gzip',
      what: '10 MB in 10 kB',
      body: gzipSync(Buffer.alloc(10 * MB)),
      status: 415,
    },
    { encoding: 'br', what: 'a Brotli', body: brotliCompressSync(JSON_BODY), status: 415 },
    { encoding: 'gzip, identity', what: 'a gzip', body: gzipSync(JSON_BODY), status: 415 },
    { encoding: 'deflate, gzip, br', what: 'JSON', body: JSON_BODY, status: 415 },
    { encoding: '*', what: 'JSON', body: JSON_BODY, status: 415 },
    { encoding: 'unknown', what: 'JSON', body: JSON_BODY, status: 415 },
  ])('$encoding of $what → $status', async ({ encoding, body, status }) => {
    const answer = await post(body, JSON_TYPE, `Content-Encoding: ${encoding}`)
    expect(answer.status).toBe(status)
    if (status === 200) return void expect(JSON.parse(answer.body.toString()).count).toBe(2)
    expectProblem(answer)
    // RFC 9110 §15.5.16
    expect(answer.headers['accept-encoding']).toBe('identity')
  })

  it('a compressed body without the header → 400', async () => {
    await expectAnswer(await postJson(gzipSync('{"count":2}')), MALFORMED)
  })
})

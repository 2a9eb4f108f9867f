/**
 * Looks for the dearest request: the one that costs the service the most CPU time. It may be anything that
 * fits into a request line, headers or a body of 16 kB. The search climbs: it changes the dearest requests
 * so far, and keeps what costs more.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import {
  DEFAULT_ELEMENTS,
  ELEMENTS,
  FORMATS,
  LENGTHS,
  LOCALES as REGISTRY,
  TOPICS,
  TYPES,
} from '@polyipsum/text'
import fc from 'fast-check'
import { ServerProcess } from './server-process.mjs'
import { median } from './statistics.mjs'

/** The most bytes of a request line with its headers, and of a body. */
const HEAD_ROOM = 16_100
const BODY_ROOM = 16 * 1024

/** How many requests of each kind are tried at first, and how many steps of the search follow. */
const FIRST = 24
const STEPS = 24
const REPEATS = 4
const FINAL_REPEATS = 40

const LOCALES = ['la', 'ru', 'ar', 'th', 'hi', 'ja']

/** Requests with an answer of this many bytes or more do not take part. */
const LARGE_ANSWER = 1_000_000

const locale = fc.constantFrom(...Object.keys(REGISTRY)).map((code) => `locale=${code}`)
const topic = fc.option(fc.constantFrom(...TOPICS).map((topic) => `topic=${topic}`))
const count = fc.constantFrom('p=1', 'p=2', 'p=20', 'p=100')
const type = fc.constantFrom(...TYPES).map((type) => `type=${type}`)
const format = fc.constantFrom(...FORMATS).map((format) => `f=${format}`)
const start = fc.boolean().map((start) => `start=${start}`)
const number = fc.oneof(
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 1, max: 3000 }),
  fc.integer({ min: 1, max: 5000 }),
)
const extent = fc.oneof(
  number,
  fc
    .tuple(number, fc.oneof(fc.nat(40), fc.nat(3000)))
    .map(([least, more]) => `${least}-${least + more}`),
)
const exact = fc
  .tuple(fc.constantFrom('chars', 'bytes'), extent)
  .map(([unit, extent]) => `${unit}=${extent}`)
const length = fc.constantFrom(...Object.keys(LENGTHS)).map((length) => `length=${length}`)
const elements = fc
  .subarray([...ELEMENTS, ...DEFAULT_ELEMENTS])
  .map((elements) => `with=${elements.join() || 'none'}`)
const seed = fc.constantFrom('seed=a', 'seed=7', 'seed=')
const offset = fc.option(
  fc.constantFrom('seed=a&offset=1000', 'seed=7&offset=1000', 'seed=b&offset=30'),
)
/** A name of a parameter, with a value that is seldom right. */
const slip = fc
  .tuple(
    fc.constantFrom('count', 'l', 'topic', 'chars', 'bytes', 'with', 'length', 'startt', 'lokale'),
    fc.constantFrom('0', '1-', 'x', 'all', '99999', '5-4', 'en-GB', '%00', 'food', 'true'),
  )
  .map(([name, value]) => `${name}=${value}`)
/** The parameters of any request. Each may be left out. */
const anything = [
  ...[locale, topic, count, type, format, start, exact, exact, length, elements, seed, offset],
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: slip }),
].map((part) => fc.option(part, { freq: 3 }))
const locales = fc
  .shuffledSubarray(Object.keys(REGISTRY), { minLength: 1 })
  .map((codes) => `locales=${codes}`)
const option = fc.constantFrom(
  ...['short', 'long', 'verylong', 'headers', 'ul', 'ol', 'dl', 'bq', 'code', 'link', 'decorate'],
  ...['prude', 'plaintext', 'allcaps'],
)

/**
 * Kinds of requests. A request is made of `tokens`, which repeat until there is no more room, or of
 * `parts`, one of each. `#` in a token stands for a new number each time. `once` forbids the
 * repetition. `tries` and `told` replace the number of first requests and the number of results.
 */
const KINDS = {
  'any parameters by GET': {
    parts: anything,
    request: (text) => get(`?${text}`),
    tries: 400,
    told: 2,
  },
  'any parameters by POST': {
    parts: anything,
    request: (text) => post(JSON.stringify(fieldsOf(text))),
    tries: 400,
    told: 2,
  },
  'words of a length': {
    parts: [locale, count, format, start, exact, offset, fc.constant('type=word')],
    request: (text) => get(`?${text}`),
  },
  'texts of a length': {
    parts: [locale, topic, count, type, format, start, exact, offset],
    request: (text) => get(`?${text}`),
  },
  'texts of some sentences a paragraph': {
    parts: [locale, topic, count, format, start, length, offset],
    request: (text) => get(`?${text}`),
  },
  titles: {
    parts: [locale, topic, count, format, start, offset, fc.constant('type=title')],
    request: (text) => get(`?${text}`),
  },
  articles: {
    parts: [locale, topic, count, format, start, elements, fc.constant('type=article')],
    request: (text) => get(`?${text}`),
  },
  paths: {
    parts: [fc.constantFrom('1', '5', '100'), option, option, option, option],
    request: (text) => `GET /api/${text.replaceAll('&', '/')} HTTP/1.1\r\nHost: a\r\n\r\n`,
  },
  'texts by GET': {
    tokens: [
      ...LOCALES.map((locale) => `locale=${locale}&`),
      ...['p=100&', 'p=1&', 'type=word&', 'type=sentence&', 'f=json&', 'f=html&', 'seed=a&'],
    ],
    once: true,
    request: (text) => get(`?${text}`),
  },
  'texts by POST': {
    tokens: [
      ...LOCALES.map((locale) => `"locale":"${locale}",`),
      ...['"count":100,', '"type":"word",', '"type":"sentence",', '"seed":"a",'],
    ],
    once: true,
    request: (text) => post(`{${text}"startWithLorem":true}`),
  },
  'texts in several languages': {
    parts: [
      ...[locales, fc.constantFrom('p=1', 'p=3'), type, start, seed],
      ...[topic, exact, length, elements].map((part) => fc.option(part)),
    ],
    request: (text) => {
      const { locales, ...fields } = fieldsOf(text)
      return post(JSON.stringify({ ...fields, locales: locales.split(',') }))
    },
    tries: 200,
  },
  'the same parameters again': {
    tokens: [
      'l=x&',
      'locale=y&',
      'p=1&',
      'p=0&',
      'count=2&',
      'f=x&',
      'type=q&',
      'seed=a&',
      'start=1&',
    ],
    request: (text) => get(`?${text}`),
  },
  'values that differ': {
    tokens: ['p=#&', 'l=en-#&', 'l=#&', 'seed=#&', 'start=#&', 'f=#&', 'type=#&', 'locale=z#&'],
    request: (text) => get(`?${text}`),
  },
  'unknown parameters': {
    tokens: ['#=&', 'a#=1&', '#&', '%61#=&', '__proto__=1&', 'constructor=1&', 'x[#]=1&', '&', '='],
    request: (text) => get(`?${text}`),
  },
  'names that are nearly ours': {
    tokens: [
      'cou#=&',
      'loc#=1&',
      'fo#at=x&',
      'strat#=0&',
      'char#=9&',
      'se#d=a&',
      'tipe=#&',
      'names=#&',
    ],
    request: (text) => get(`?${text}`),
  },
  'one long value': {
    tokens: ['a-', 'x', '-', '%E2%82%AC', '%F0%9F%98%80', '%22', '%00', '%', '+', '0', '1-', 'zh-'],
    request: (text, name) => get(`?${name}=${text}`),
    names: ['locale', 'l', 'p', 'type', 'format', 'start', 'seed', 'utm'],
  },
  'long paths': {
    tokens: ['/', '/api/generate', '%2F', '%E0%A4%A', 'x', '//', '/..', ';', '%61', '#', '/docs'],
    request: (text) => `GET /${text} HTTP/1.1\r\nHost: a\r\n\r\n`,
  },
  headers: {
    tokens: [
      '"a",',
      'W/"#",',
      ',',
      '1.2.3.#,',
      '::#,',
      'fe80::1%#,',
      ';q=0.1,',
      'a',
      '"',
      '+',
      ' ',
      '/',
    ],
    request: (text, name) =>
      `GET /api/generate?seed=a HTTP/1.1\r\nHost: a\r\n${name}: ${text}\r\n\r\n`,
    names: ['X-Forwarded-For', 'If-None-Match', 'Accept', 'Accept-Encoding', 'Cookie', 'Origin'],
  },
  'many headers': {
    tokens: ['a#: 1\r\n', 'Cookie: #\r\n', 'X-Forwarded-For: 1.2.3.#\r\n', 'Accept: #\r\n'],
    request: (text) => `GET /api/generate HTTP/1.1\r\nHost: a\r\n${text}\r\n`,
  },
  'headers of a body': {
    tokens: ['application/', 'json', '+', '+json', ';', ' ', '\t', 'a', '='],
    request: (text, name) =>
      `POST /api/generate HTTP/1.1\r\nHost: a\r\n${name}: ${text}\r\nContent-Length: 2\r\n\r\n{}`,
    names: ['Content-Type', 'Content-Encoding'],
  },
  'JSON that is deep or broken': {
    tokens: ['[', '{"a":', '"', '\\u0000', '1,', '"a",', 'é', '{}', '[],', '\\', '-', ' '],
    request: (text) => post(text),
  },
  'JSON with many members': {
    tokens: [
      '"#":1,',
      '"locale":"#",',
      '"count":#,',
      '"__proto__":{},',
      '"a":[[]],',
      '"seed":"#",',
    ],
    request: (text) => post(`{${text}"z":1}`),
  },
  'JSON with many languages': {
    tokens: ['"en",', '"#",', '"en-#",', '"turkis#",', '"é#",', 'null,', '[],'],
    request: (text) => post(`{"locales":[${text}"z"]}`),
  },
  'JSON with a long value': {
    tokens: ['a-', 'x', '\\u0000', '\\"', 'é', '語', '😀', '1', ' '],
    request: (text, name) => post(`{"${name}":"${text}"}`),
    names: ['locale', 'type', 'format', 'seed', 'count', 'startWithLorem'],
  },
  chunks: {
    tokens: ['1\r\na\r\n', '2\r\n[]\r\n', '1;a=b\r\n \r\n'],
    request: (text) =>
      'POST /api/generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
      `Transfer-Encoding: chunked\r\n\r\n${text}0\r\n\r\n`,
  },
}

const get = (query) => `GET /api/generate${query} HTTP/1.1\r\nHost: a\r\n\r\n`
const post = (body) =>
  `POST /api/generate HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

/** The fields of a JSON body for the parameters of a query. */
const fieldsOf = (query) =>
  Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      /^[0-9]+$/u.test(value) ? Number(value) : value === 'true' || (value !== 'false' && value),
    ]),
  )

/** Recipes for requests of a kind: some tokens, how many bytes of them, and a name. */
const recipeOf = ({ tokens, parts, once: isOnce = false, names = [''] }) =>
  parts !== undefined
    ? fc.record({ tokens: fc.tuple(...parts), room: fc.constant(0), name: fc.constant('') })
    : fc.record({
        tokens: isOnce
          ? fc.shuffledSubarray(tokens, { minLength: 1 })
          : fc.array(fc.constantFrom(...tokens), { minLength: 1, maxLength: 6 }),
        room: isOnce ? fc.constant(0) : fc.oneof(fc.constant(BODY_ROOM), fc.nat(BODY_ROOM)),
        name: fc.constantFrom(...names),
      })

/** The request of a recipe. It is no longer than the service reads. */
function requestOf({ parts, request }, { tokens, room, name }) {
  if (parts !== undefined) return request(tokens.filter((part) => part !== null).join('&'))
  let text = ''
  let number = 0
  for (let i = 0; i < tokens.length || Buffer.byteLength(text) < room; i++) {
    text += tokens[i % tokens.length].replace('#', () => String(number++))
    const whole = request(text, name)
    const isBody = whole.startsWith('POST')
    if (Buffer.byteLength(text) > (isBody ? BODY_ROOM : HEAD_ROOM) - 300) break
  }
  return request(text, name)
}

/** A recipe that differs in one respect from another. */
function changed(kind, recipe) {
  const [other] = fc.sample(recipeOf(kind), 1)
  if (kind.parts !== undefined) {
    const place = Math.floor(kind.parts.length * Math.random())
    return { ...recipe, tokens: recipe.tokens.with(place, other.tokens[place]) }
  }
  const part = ['tokens', 'room', 'name', 'more'][Math.floor(4 * Math.random())]
  if (part === 'more') return { ...recipe, tokens: [...recipe.tokens, ...other.tokens].slice(-8) }
  return { ...recipe, [part]: other[part] }
}

/** Sends a request several times: its CPU time in milliseconds, and the last answer. */
async function measure(server, request, repeats) {
  let answer
  const before = await server.cpuTime()
  for (let i = 0; i < repeats; i++) answer = await exchange(server.port, request)
  const cpu = ((await server.cpuTime()) - before) / repeats / 1000
  return { cpu, ...answer }
}

/** Sends a request on a connection of its own, and reads its answer to the end. */
async function exchange(port, request) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  let bytes = 0
  let head = ''
  let length
  socket.on('data', (chunk) => {
    bytes += chunk.length
    if (length !== undefined) return bytes >= length ? socket.destroy() : undefined
    head += chunk.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end === -1) return
    const [, body = 0] = /content-length: (\d+)/iu.exec(head.slice(0, end)) ?? []
    length = end + 4 + Number(body)
    if (bytes >= length) socket.destroy()
  })
  socket.write(request)
  // Without an answer, the service waits for more of the request. That costs it nothing.
  const impatience = setTimeout(() => socket.destroy(), 500)
  await closed
  clearTimeout(impatience)
  return { status: head.slice(9, 12) || 'none', bytes }
}

/**
 * The dearest request of each kind (of some kinds the two dearest), dearest first:
 * `{ kind, request, size, status, bytes, cpu }`. `size` and `bytes` are the bytes of the request and of
 * the answer; `cpu` is the CPU time of a request in milliseconds, in each round.
 */
export async function measureDearest(rounds) {
  const server = await ServerProcess.start('proxied')
  const dearest = []
  for (const [name, kind] of Object.entries(KINDS)) {
    const tried = []
    const attempt = async (recipe) => {
      const request = requestOf(kind, recipe)
      const measured = await measure(server, request, REPEATS)
      if (measured.bytes >= LARGE_ANSWER) return
      tried.push({ recipe, request, ...measured })
      tried.sort((a, b) => b.cpu - a.cpu)
    }
    for (const recipe of fc.sample(recipeOf(kind), kind.tries ?? FIRST)) await attempt(recipe)
    for (let step = 0; step < STEPS; step++) {
      await attempt(changed(kind, tried[Math.floor(3 * Math.random())].recipe))
    }
    const best = []
    for (const { request } of tried.slice(0, 3)) {
      const cpu = []
      let answer
      for (let round = 0; round < rounds; round++) {
        answer = await measure(server, request, FINAL_REPEATS)
        cpu.push(answer.cpu)
      }
      best.push({ ...answer, kind: name, request, size: Buffer.byteLength(request), cpu })
    }
    best.sort((a, b) => median(b.cpu) - median(a.cpu))
    dearest.push(...best.slice(0, kind.told ?? 1))
  }
  server.stop()
  return dearest.sort((a, b) => median(b.cpu) - median(a.cpu))
}

/** The requests with the longest answers: a hundred items of 5,000 characters, three bytes each. */
const LARGEST = {
  'GET of 500,000 characters of Thai': get('?l=th&p=100&chars=5000'),
  'POST of the same, all formats': post('{"locale":"th","count":100,"chars":5000}'),
  'POST of the same in Japanese, sentences': post(
    '{"locale":"ja","count":100,"chars":5000,"type":"sentence"}',
  ),
  'POST of the same in Chinese, words': post(
    '{"locale":"zh","count":100,"chars":5000,"type":"word"}',
  ),
  'POST of 3 paragraphs of 5,000 characters in every language': post(
    JSON.stringify({ locales: Object.keys(REGISTRY), count: 3, chars: 5000 }),
  ),
  'POST of 100 paragraphs of 13 to 18 sentences in Thai': post(
    '{"locale":"th","count":100,"length":"verylong"}',
  ),
  'POST of an article of 100 sections in Russian, every element': post(
    '{"locale":"ru","count":100,"type":"article","with":"all"}',
  ),
}

/**
 * The cost of the requests with the longest answers: `{ name, size, status, bytes, cpu }`, as
 * above.
 */
export async function measureLargest(rounds) {
  const server = await ServerProcess.start('proxied')
  const measured = []
  for (const [name, request] of Object.entries(LARGEST)) {
    const cpu = []
    let answer = await measure(server, request, FINAL_REPEATS)
    for (let round = 0; round < rounds; round++) {
      answer = await measure(server, request, FINAL_REPEATS)
      cpu.push(answer.cpu)
    }
    measured.push({ ...answer, name, size: Buffer.byteLength(request), cpu })
  }
  server.stop()
  return measured
}

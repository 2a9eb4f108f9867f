/**
 * Requests that are broken, or that two readers might read differently: where they end, and what they
 * mean. The verdict on each comes from RFC 9112 and RFC 9110.
 */

/**
 * - `refused`: a problem document, the last answer of its connection
 * - `denied`: a problem document; the end of the request is clear
 * - `served`: a text
 * - `last`: a text, the last answer of its connection
 * - `either`: the RFC leaves it to the server
 */
export type Verdict = 'refused' | 'denied' | 'served' | 'last' | 'either'

export interface Shape {
  readonly name: string
  readonly verdict: Verdict
  /** The source of the verdict. */
  readonly rule: string
  /** The bytes, without the request that follows on the same connection. */
  readonly bytes: string
  /** The status of a refusal; 400 by default. */
  readonly status?: number
  /** Why the service does not follow the verdict, when the cause is outside this project. */
  readonly fault?: string
}

const GET_LINE = 'GET /api/generate?type=word HTTP/1.1\r\n'
export const GET = `${GET_LINE}Host: localhost\r\n`
const POST_LINE = 'POST /api/generate HTTP/1.1\r\n'
export const POST = `${POST_LINE}Host: localhost\r\nContent-Type: application/json\r\n`

/** 15 bytes: `f` as the size of a chunk. */
export const BODY = '{"type":"word"}'
const CHUNKS = `f\r\n${BODY}\r\n0\r\n\r\n`
const CHUNKED = `${POST}Transfer-Encoding: chunked\r\n\r\n`
const TE = 'Transfer-Encoding'
const CL = 'Content-Length'

/** The request that a smuggler hides. Its answer differs from all others here. */
export const SMUGGLED = 'GET /api/generate?type=word&count=3 HTTP/1.1\r\nHost: localhost\r\n\r\n'

const shape =
  (rule: string, verdict: Verdict) =>
  (name: string, bytes: string, more: Pick<Shape, 'status' | 'fault'> = {}): Shape => ({
    name,
    verdict,
    rule,
    bytes,
    ...more,
  })

/** A POST with these headers. */
const post = (headers: string, body = BODY) => `${POST}${headers}\r\n\r\n${body}`
const get = (headers: string) => `${GET}${headers}\r\n\r\n`

const framing = shape('RFC 9112 §6.3', 'refused')
const lengthForm = shape('RFC 9112 §6.3 (5), RFC 9110 §8.6', 'refused')
const coding = shape('RFC 9112 §6.3 (4)', 'refused')
const chunkForm = shape('RFC 9112 §7.1', 'refused')
const headerForm = shape('RFC 9112 §5.1', 'refused')
const hostForm = shape('RFC 9112 §3.2', 'denied')
const many = shape('RFC 6585 §5', 'denied')
const malformed = shape('RFC 9112 §2.2', 'refused')
const lenient = shape('RFC 9112 §2.2', 'either')
const foldable = shape('RFC 9112 §5.2', 'either')
const valueForm = shape('RFC 9110 §5.5', 'either')
const lineForm = shape('RFC 9112 §3', 'either')
const served = shape('RFC 9112', 'served')
const upgrade = shape('RFC 9110 §7.8', 'last')

const TAB = 'Node’s parser takes no tab behind this value; it refuses the request.'
/** The parser of Node.js 22 and 24 takes it behind a length. */
const TAB_BEHIND_LENGTH = Number.parseInt(process.versions.node, 10) < 22 ? { fault: TAB } : {}

/** The ways to mark the end of a body. */
const FRAMING: readonly Shape[] = [
  framing('a length and chunks', post(`${CL}: 5\r\n${TE}: chunked`, `0\r\n\r\n${SMUGGLED}`)),
  framing('chunks and a length', post(`${TE}: chunked\r\n${CL}: 5`, `0\r\n\r\n${SMUGGLED}`)),
  framing(
    'a length of all and chunks that end before',
    post(`${CL}: ${5 + SMUGGLED.length}\r\n${TE}: chunked`, `0\r\n\r\n${SMUGGLED}`),
  ),
  framing('chunks and a length of nothing', post(`${TE}: chunked\r\n${CL}: 0`, CHUNKS)),

  lengthForm('two lengths', post(`${CL}: 15\r\n${CL}: 16`)),
  lengthForm('two lengths, the second none', post(`${CL}: 15\r\n${CL}: 0`)),
  lengthForm('a list of two lengths', post(`${CL}: 15, 16`)),
  lengthForm('a length with a plus', post(`${CL}: +15`)),
  lengthForm('a negative length', post(`${CL}: -15`)),
  lengthForm('a negative nothing', get(`${CL}: -0`)),
  lengthForm('a hexadecimal length', post(`${CL}: 0xf`)),
  lengthForm('a length with a fraction', post(`${CL}: 15.0`)),
  lengthForm('a length with an exponent', post(`${CL}: 15e0`)),
  lengthForm('two numbers as a length', post(`${CL}: 1 5`)),
  lengthForm('an empty length', post(`${CL}: `)),
  lengthForm('a length beyond 64 bits', post(`${CL}: 18446744073709551631`)),
  lengthForm('a length in full-width digits', post(`${CL}: \xef\xbc\x91\xef\xbc\x95`)),
  shape('RFC 9110 §8.6', 'either')('one length twice', post(`${CL}: 15\r\n${CL}: 15`)),
  shape('RFC 9110 §8.6', 'either')('one length twice in a list', post(`${CL}: 15, 15`)),
  served('a length between spaces', post(`${CL}:   15   `)),
  served('a length after a tab', post(`${CL}:\t15`)),
  served('a length before a tab', post(`${CL}: 15\t`), TAB_BEHIND_LENGTH),
  served('a length with leading zeros', post(`${CL}: 00015`)),
  served('a length of nothing with a GET', get(`${CL}: 0`)),

  coding('an unknown coding', post(`${TE}: xchunked`, CHUNKS)),
  coding('no coding', post(`${TE}: identity`, CHUNKS)),
  coding('an empty coding', post(`${TE}: `, CHUNKS)),
  coding('chunks inside another coding', post(`${TE}: chunked, identity`, CHUNKS)),
  coding('another coding on a further line', post(`${TE}: chunked\r\n${TE}: identity`, CHUNKS)),
  coding('a vertical tab after the coding', post(`${TE}: chunked\x0b`, CHUNKS)),
  coding('a vertical tab before the coding', post(`${TE}: \x0bchunked`, CHUNKS)),
  coding('a quoted coding', post(`${TE}: "chunked"`, CHUNKS)),
  coding('a coding with a parameter', post(`${TE}: chunked;q=1`, CHUNKS)),
  coding('a coding with a NUL', post(`${TE}: chunked\0`, CHUNKS)),
  shape('RFC 9112 §6.1', 'either')(
    'a coding inside chunks',
    post(`${TE}: identity, chunked`, CHUNKS),
  ),
  shape('RFC 9112 §6.1', 'either')(
    'chunks twice',
    post(`${TE}: chunked\r\n${TE}: chunked`, CHUNKS),
  ),
  shape('RFC 9112 §6.1', 'either')(
    'chunks twice in a list',
    post(`${TE}: chunked, chunked`, CHUNKS),
  ),
  shape('RFC 9112 §6.1', 'refused')(
    'chunks in HTTP/1.0, which does not know them',
    `${CHUNKED}${CHUNKS}`
      .replace('HTTP/1.1', 'HTTP/1.0')
      .replace('Host', 'Connection: keep-alive\r\nHost'),
  ),
  served('a coding in capitals', post(`${TE}: CHUNKED`, CHUNKS)),
  served('a coding between spaces', post(`${TE}:   chunked   `, CHUNKS)),
  served('a coding after a tab', post(`${TE}:\tchunked`, CHUNKS)),
  served('a coding before a tab', post(`${TE}: chunked\t`, CHUNKS), { fault: TAB }),
]

const CHUNKS_OF_A_BODY: readonly Shape[] = [
  chunkForm('a negative chunk', `${CHUNKED}-f\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk with a plus', `${CHUNKED}+f\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk with 0x', `${CHUNKED}0xf\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk of no size', `${CHUNKED}\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk of rubbish', `${CHUNKED}size\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk of 2^64 bytes and 15', `${CHUNKED}1000000000000000f\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk with a space before its size', `${CHUNKED} f\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk with a space within its size', `${CHUNKED}0 f\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk longer than its size', `${CHUNKED}e\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk shorter than its size', `${CHUNKED}10\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk with no line end after it', `${CHUNKED}f\r\n${BODY}0\r\n\r\n`),
  chunkForm('a chunk size with a bare line feed', `${CHUNKED}f\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk size with a bare return', `${CHUNKED}f\rX${BODY}\r\n0\r\n\r\n`),
  chunkForm('a chunk with a bare line feed after it', `${CHUNKED}f\r\n${BODY}\n0\r\n\r\n`),
  chunkForm('a bare line feed in an extension', `${CHUNKED}f;a\nX\r\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('an extension that hides the last chunk', `${CHUNKED}f;a=b\n${BODY}\r\n0\r\n\r\n`),
  chunkForm('very long extensions', `${CHUNKED}f;a=${'x'.repeat(20_000)}\r\n${BODY}\r\n0\r\n\r\n`, {
    status: 413,
  }),
  served(
    'many extensions',
    `${CHUNKED}${'1;a=xxxxxxxx\r\n \r\n'.repeat(3000)}f\r\n${BODY}\r\n0\r\n\r\n`,
  ),
  chunkForm(
    'more than a body may have, in one chunk',
    `${CHUNKED}ffffffff\r\n${'x'.repeat(20_000)}`,
    { status: 413 },
  ),
  served('a chunk in capitals with leading zeros', `${CHUNKED}000F\r\n${BODY}\r\n000\r\n\r\n`),
  served('an extension', `${CHUNKED}f;a=b;c="d"\r\n${BODY}\r\n0\r\n\r\n`),
  served(
    'a body in single bytes',
    `${CHUNKED}${[...BODY].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`,
  ),
  served('a trailer', `${CHUNKED}f\r\n${BODY}\r\n0\r\nX-Sum: 1\r\n\r\n`),
  shape('RFC 9110 §6.5.1', 'either')(
    'a length as a trailer',
    `${CHUNKED}f\r\n${BODY}\r\n0\r\n${CL}: 200\r\n\r\n`,
  ),
  shape('RFC 9110 §6.5.1', 'either')(
    'a coding as a trailer',
    `${CHUNKED}f\r\n${BODY}\r\n0\r\n${TE}: chunked\r\n\r\n`,
  ),
  shape('RFC 9110 §6.5.1', 'either')(
    'two Hosts as trailers',
    `${CHUNKED}f\r\n${BODY}\r\n0\r\nHost: a\r\nHost: b\r\n\r\n`,
  ),
  malformed('a trailer that is none', `${CHUNKED}f\r\n${BODY}\r\n0\r\nrubbish\r\n\r\n`),
  many('very long trailers', `${CHUNKED}f\r\n${BODY}\r\n0\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, {
    status: 431,
  }),
]

const HEADERS: readonly Shape[] = [
  headerForm('a space before the colon', get('X : a')),
  headerForm('a tab before the colon', get('X\t: a')),
  headerForm('a space before the colon of a length', post(`${CL} : 15`)),
  headerForm('a space before the colon of a coding', post(`${TE} : chunked`, CHUNKS)),
  headerForm('a space within the name', get('X Y: a')),
  malformed('an empty name', get(': a')),
  malformed('a line without a colon', get('rubbish')),
  malformed('a NUL in a name', get('X\0Y: a')),
  malformed('a control in a name', get('X\x01Y: a')),
  malformed('a delete in a name', get('X\x7fY: a')),
  malformed('bytes above ASCII in a name', get('X\xe9: a')),
  malformed('brackets in a name', get('X[Y]: a')),
  foldable('a folded value', get('X: a\r\n b')),
  foldable('a value folded by a tab', get('X: a\r\n\tb')),
  foldable('a folded length', post(`${CL}:\r\n 15`)),
  foldable('a folded coding', post(`${TE}:\r\n chunked`, CHUNKS)),
  foldable('a length folded onto another header', post(`X: a\r\n ${CL}: 99\r\n${CL}: 15`)),
  shape('RFC 9112 §2.2', 'either')(
    'a space before the first header',
    `${GET_LINE} X: a\r\nHost: localhost\r\n\r\n`,
  ),
  lenient('a bare return in a value', get(`X: a\r${CL}: 300`)),
  lenient('a bare return in a value before a coding', get(`X: a\r${TE}: chunked`)),
  lenient('a bare return before the line end', get('X: a\r\r\n')),
  lenient('bare line feeds', 'GET /api/generate?type=word HTTP/1.1\nHost: localhost\n\n'),
  lenient('one bare line feed', `${GET}X: a\nY: b\r\n\r\n`),
  lenient('a bare line feed that ends the head', `${GET}X: a\r\n\n`),
  valueForm('a NUL in a value', get('X: a\0b')),
  valueForm('an escape in a value', get('X: \x1b[2J')),
  valueForm('a delete in a value', get('X: a\x7f')),
  served('bytes above ASCII in a value', get('X: \xe9\xff')),
  served('an empty value', get('X:')),
  served('every mark that a name may have', get("!#$%&'*+-.^_`|~09aZ: a")),

  hostForm('no Host', `${GET_LINE}\r\n`),
  hostForm('two Hosts', get('Host: example.com')),
  hostForm('one Host twice', get('Host: localhost')),
  hostForm('a list of Hosts', `${GET_LINE}Host: a, b\r\n\r\n`),
  hostForm('a Host with a space', `${GET_LINE}Host: a b\r\n\r\n`),
  hostForm('a Host with a path', `${GET_LINE}Host: a/b\r\n\r\n`),
  hostForm('a Host with a user', `${GET_LINE}Host: a@b\r\n\r\n`),
  hostForm('a Host with a port that is none', `${GET_LINE}Host: a:b\r\n\r\n`),
  hostForm('a Host with markup', `${GET_LINE}Host: <b>\r\n\r\n`),
  shape('RFC 9110 §7.2', 'either')('an empty Host', `${GET_LINE}Host: \r\n\r\n`),
  served('a Host of IPv6 with a port', `${GET_LINE}Host: [::1]:80\r\n\r\n`),

  many('101 headers', get(Array.from({ length: 100 }, (_, i) => `X${i}: a`).join('\r\n')), {
    status: 431,
  }),
  many('20,000 headers without a value', get('X:\r\n'.repeat(20_000).trimEnd()), { status: 431 }),
  served('100 headers', get(Array.from({ length: 99 }, (_, i) => `X${i}: a`).join('\r\n'))),
  many('a header of 200 kB', get(`X: ${'x'.repeat(200_000)}`), { status: 431 }),
  many('a name of 200 kB', get(`${'x'.repeat(200_000)}: a`), { status: 431 }),
]

const REQUEST_LINES: readonly Shape[] = [
  lineForm('two spaces after the method', `${GET_LINE.replace(' ', '  ')}Host: a\r\n\r\n`),
  lineForm('two spaces after the path', `${GET_LINE.replace(' HTTP', '  HTTP')}Host: a\r\n\r\n`),
  lineForm('a space after the version', `${GET_LINE.replace('\r\n', ' \r\n')}Host: a\r\n\r\n`),
  lineForm('a space before the method', ` ${GET}\r\n`),
  lineForm('tabs', `${GET_LINE.replaceAll(' ', '\t')}Host: a\r\n\r\n`),
  lineForm('a vertical tab', `${GET_LINE.replace(' ', '\x0b')}Host: a\r\n\r\n`),
  lineForm('a bare return', `${GET_LINE.replace(' ', '\r')}Host: a\r\n\r\n`),
  lineForm(
    'a space within the path',
    'GET /api/generate?type=word &p=2 HTTP/1.1\r\nHost: a\r\n\r\n',
  ),
  lineForm('a NUL in the path', 'GET /api/generate?type=word&x=\0 HTTP/1.1\r\nHost: a\r\n\r\n'),
  lineForm(
    'bytes above ASCII in the path',
    'GET /api/generate?type=word&x=\xff HTTP/1.1\r\nHost: a\r\n\r\n',
  ),
  shape('RFC 9112 §3.2', 'denied')(
    'a fragment',
    'GET /api/generate?type=word#x HTTP/1.1\r\nHost: a\r\n\r\n',
  ),
  lenient('a byte order mark', `\xef\xbb\xbf${GET}\r\n`),
  served('an empty line before it', `\r\n${GET}\r\n`),
  shape('RFC 9112 §3.2.2', 'served')(
    'an absolute URL that another Host contradicts',
    'GET http://example.com/api/generate?type=word HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ),
  malformed('no version', 'GET /api/generate?type=word\r\n'),
  shape('RFC 9112 §2.3', 'denied')(
    'no version, but headers',
    'GET /api/generate?type=word\r\nHost: localhost\r\n\r\n',
  ),
  shape('RFC 9112 §2.3', 'denied')('version 0.9', `${GET}\r\n`.replace('HTTP/1.1', 'HTTP/0.9')),
  shape('RFC 9110 §2.5', 'served')('version 1.2', `${GET}\r\n`.replace('HTTP/1.1', 'HTTP/1.2'), {
    fault: 'Node’s parser refuses a minor version that it does not know.',
  }),
  shape('RFC 9110 §15.6.6', 'either')('version 2.0', `${GET}\r\n`.replace('HTTP/1.1', 'HTTP/2.0')),
  malformed('an empty path', 'GET  HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  malformed('a path without a slash', 'GET api/generate?type=word HTTP/1.1\r\nHost: a\r\n\r\n'),
  malformed('a version of one digit', `${GET}\r\n`.replace('HTTP/1.1', 'HTTP/1')),
  malformed(
    'a version of two numbers of two digits',
    `${GET}\r\n`.replace('HTTP/1.1', 'HTTP/01.01'),
  ),
  malformed('a version in lower case', `${GET}\r\n`.replace('HTTP/1.1', 'http/1.1')),
  malformed('a version of another protocol', `${GET}\r\n`.replace('HTTP/1.1', 'ICY/1.1')),
  malformed('RTSP', 'SETUP /api/generate?type=word RTSP/1.0\r\nHost: localhost\r\n\r\n'),
  malformed('RTSP with a method of HTTP', `${GET}\r\n`.replace('HTTP/1.1', 'RTSP/1.0'), {
    fault: 'Node’s parser takes it for HTTP and does not tell.',
  }),
  malformed('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  malformed('a method in lower case', `${GET}\r\n`.replace('GET', 'get')),
  malformed('an unknown method', `${GET}\r\n`.replace('GET', 'FETCH')),
  malformed('a method with a colon', `${GET}\r\n`.replace('GET', 'GET:')),
  malformed('a method of 1,000 letters', `${GET}\r\n`.replace('GET', 'GET'.padEnd(1000, 'T'))),
  malformed('a method of 100,000 letters', `${GET}\r\n`.replace('GET', 'GET'.padEnd(100_000, 'T'))),
  malformed(
    'a path of 100,000 letters',
    `${GET}\r\n`.replace('word', 'word'.padEnd(100_000, 'd')),
    { status: 414 },
  ),
]

/** Valid requests that some server has read as several requests, or as none. */
const ASIDES: readonly Shape[] = [
  upgrade(
    'an upgrade to HTTP/2',
    get('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__'),
  ),
  upgrade(
    'an upgrade to a web socket',
    get(
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ),
  ),
  upgrade('an upgrade with a body', post(`Connection: Upgrade\r\nUpgrade: h2c\r\n${CL}: 15`)),
  served('an expectation without a body', get('Expect: 100-continue')),
  served('an expectation with a body', post(`Expect: 100-continue\r\n${CL}: 15`)),
  served('a length that Connection names', post(`Connection: ${CL}\r\n${CL}: 15`)),
  served('a coding that Connection names', post(`Connection: ${TE}\r\n${TE}: chunked`, CHUNKS)),
  served('a GET whose body looks like a request', `${get(`${CL}: ${SMUGGLED.length}`)}${SMUGGLED}`),
  served(
    'a GET whose chunk looks like a request',
    `${get(`${TE}: chunked`)}${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`,
  ),
]

export const SHAPES: readonly Shape[] = [
  ...FRAMING,
  ...CHUNKS_OF_A_BODY,
  ...HEADERS,
  ...REQUEST_LINES,
  ...ASIDES,
]

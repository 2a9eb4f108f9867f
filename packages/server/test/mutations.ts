/** Valid requests with random changes of their bytes. */
import fc from 'fast-check'
import { BODY, GET, POST, SMUGGLED } from './hostile-shapes.js'

/** Each requests a text. The last two entries are two requests each. */
const LAWFUL = [
  `${GET}Accept: text/plain\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n`,
  `${POST}Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n7;a=b\r\n{"type"\r\n8\r\n:"word"}\r\n0\r\nX-Sum: 1\r\n\r\n`,
  `${POST}Content-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
  'OPTIONS /api/generate HTTP/1.1\r\nHost: localhost\r\nOrigin: http://a\r\nAccess-Control-Request-Method: POST\r\n\r\n',
  'GET /api/generate?type=word HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
  `${POST}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}${SMUGGLED}`,
  `${GET}Connection: keep-alive\r\n\r\n${POST}Content-Length: 2\r\n\r\n{}`,
]

/** Pieces that have a meaning for a parser. */
const SIGNS = [
  ...['\r', '\n', '\r\n', '\r\n\r\n', '\n\n', '\0', ' ', '\t', ':', ',', ';', '-', '/', '?', '%'],
  ...[
    '0',
    '9',
    'f',
    'HTTP/1.1',
    ' HTTP/1.0',
    'Host: b\r\n',
    'Content-Length: 3\r\n',
    '\x7f',
    '\xff',
  ],
  ...['Transfer-Encoding: chunked\r\n', 'Connection: close\r\n', 'Expect: x\r\n', SMUGGLED],
]

type Mutation = (text: string) => string

/** A place in any text. */
const place = fc.nat({ max: 2 ** 20 }).map((at) => (text: string) => at % (text.length + 1))
const byte = fc.nat({ max: 255 }).map((code) => String.fromCharCode(code))

const splice = (start: number, removed: number, added: string) => (text: string) =>
  text.slice(0, start) + added + text.slice(start + removed)

const change: fc.Arbitrary<Mutation> = fc
  .tuple(place, fc.oneof(byte, fc.constantFrom(...SIGNS)))
  .map(
    ([at, sign]) =>
      (text) =>
        splice(at(text), sign.length, sign)(text),
  )

const insert: fc.Arbitrary<Mutation> = fc
  .tuple(place, fc.oneof(byte, fc.constantFrom(...SIGNS)), fc.constantFrom(1, 1, 1, 2, 300, 30_000))
  .map(
    ([at, sign, times]) =>
      (text) =>
        splice(at(text), 0, sign.repeat(times))(text),
  )

const remove: fc.Arbitrary<Mutation> = fc.tuple(place, fc.integer({ min: 1, max: 12 })).map(
  ([at, count]) =>
    (text) =>
      splice(at(text), count, '')(text),
)

const cut: fc.Arbitrary<Mutation> = place.map((at) => (text) => text.slice(0, at(text)))

const withLines =
  (edit: (lines: string[], at: number) => void) => (at: number) => (text: string) => {
    const lines = text.split('\r\n')
    edit(lines, at % lines.length)
    return lines.join('\r\n')
  }

const repeatLine: fc.Arbitrary<Mutation> = fc
  .nat({ max: 100 })
  .map(withLines((lines, at) => lines.splice(at, 0, lines[at] ?? '')))

const moveLine: fc.Arbitrary<Mutation> = fc
  .nat({ max: 100 })
  .map(withLines((lines, at) => lines.push(...lines.splice(at, 1))))

/** A changed request. Each of its characters stands for a byte. */
export const anyMutant: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...LAWFUL),
    fc.array(fc.oneof(change, insert, remove, cut, repeatLine, moveLine), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([text, mutations]) => mutations.reduce((mutant, mutate) => mutate(mutant), text))

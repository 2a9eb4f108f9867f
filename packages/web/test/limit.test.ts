/** Reading the limit from the field `RateLimit-Policy`. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLimit } from '../src/limit.js'

const of = (requests: number, seconds: number) => ({ requests, seconds })

describe('a policy', () => {
  it.each([
    ['"default";q=100;w=60', of(100, 60)],
    ['"default"; w=1 ;q=1', of(1, 1)],
    ['default;q=5000;w=3600', of(5000, 3600)],
    ['"a";q=7;w=86400;pk=:YWJj:', of(7, 86_400)],
    ['"a, \\";q=1;w=1";q=50;w=60, "b";q=2;w=1', of(50, 60)],
    ['"bytes";q=9;w=60;qu="content-bytes", "b";q=2;w=60;qu="requests"', of(2, 60)],
    ['"no window";q=100, "b";q=2;w=60', of(2, 60)],
  ])('is read: %s', (field, limit) => {
    expect(readLimit(field)).toEqual(limit)
  })

  it.each([
    null,
    '',
    '"a";q=0;w=60',
    '"a";q=-5;w=60',
    '"a";q=1e9;w=60',
    '"a";q=1234567890123456;w=60',
    '"a";q="100";w="60"',
    '"a',
    ',;=,',
    '<b>1</b>;q=<b>;w=60',
  ])('is not one: %s', (field) => {
    expect(readLimit(field)).toBeUndefined()
  })

  it('gives a limit above zero, or none, from any text', () => {
    const part = fc.constantFrom('"', '\\', ',', ';', '=', 'q=1', 'w=60', ';q=', ' ', '9', 'qu')
    const anything = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anything, (field) => {
        const { requests, seconds } = readLimit(field) ?? of(1, 1)
        expect(requests).toBeGreaterThan(0)
        expect(seconds).toBeGreaterThan(0)
      }),
    )
  })
})

import { expect, it } from 'vitest'
import { readableBytes } from '../src/progress.js'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [1_234_567, '1.2 MB'],
  [4.5e15 * 1000, '4.5 EB'],
])('%d bytes are %s', (bytes, text) => {
  expect(readableBytes(bytes)).toBe(text)
})

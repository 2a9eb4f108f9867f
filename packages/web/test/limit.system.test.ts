import { expect, it } from 'vitest'
import { readLimit } from '../src/limit.js'

/** The duration of a call in milliseconds: the shortest of five. */
function millisecondsOf(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return Math.min(...times)
}

it.each(['"', '\\"', '"\\', '",', ';q=1'])('reads a long field of %s in little time', (piece) => {
  const field = piece.repeat(100_000)
  const throughOnce = millisecondsOf(() => [...field])
  expect(millisecondsOf(() => readLimit(field))).toBeLessThan(20 * throughOnce)
})

import { generatePassage } from '@polyipsum/text'

/** Enough calls for V8 to compile a function fully. */
const CALLS = 3000

/**
 * Calls `process.nextTick` until V8 has compiled it, which takes a millisecond.
 *
 * Node's HTTP server calls it several times per request. If V8 compiles it during the first requests,
 * it may keep a slow form for the life of the process. That took 2 µs of the 20 µs of a request in
 * about every other process (Node 20).
 */
export function warmUpNextTick(): Promise<void> {
  return new Promise((resolve) => {
    const ignore = () => undefined
    for (let i = 0; i < CALLS; i++) process.nextTick(ignore)
    process.nextTick(resolve)
  })
}

/**
 * Writes a text of an exact length in Latin, the default language. Otherwise the first request with a
 * length would run code that V8 has not compiled yet, and block the process for 10 ms. After this call
 * the first such request takes 1 to 5 ms in any language.
 */
export function warmUpLengths(): void {
  generatePassage({ locale: 'la', chars: 500 })
}

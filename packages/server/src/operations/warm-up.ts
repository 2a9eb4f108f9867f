import { generatePassage } from '@polyipsum/text'

/** Enough calls for V8 to compile a function for good. */
const CALLS = 3000

/**
 * Calls `process.nextTick` until it is compiled.
 *
 * Node's HTTP calls it several times a request. Where V8 compiles it amid the first requests,
 * it may settle on a slow form for as long as the process lives: that took 2 µs of the 20 µs
 * of a request (Node 20, about every other process). It costs a millisecond at the start.
 */
export function warmUpNextTick(): Promise<void> {
  return new Promise((resolve) => {
    const ignore = () => undefined
    for (let i = 0; i < CALLS; i++) process.nextTick(ignore)
    process.nextTick(resolve)
  })
}

/**
 * Writes a text of an exact length in Latin, the language of whoever names none. Otherwise the first
 * request with a length would prepare its lengths with code that V8 has not compiled yet: 10 ms in
 * Latin in which nobody else is answered. After it, that takes 1 to 5 ms in any language.
 */
export function warmUpLengths(): void {
  generatePassage({ locale: 'la', chars: 500 })
}

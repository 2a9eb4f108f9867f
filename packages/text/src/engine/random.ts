import { mixed } from './mixed.js'

/** How many outputs of a new stream are dropped: the first still show how its state was made. */
const WARM_UP = 2

/**
 * The random source of a text: sfc32 (Chris Doty-Humphrey, PractRand), 128 bits of state.
 *
 * Its streams make an item of the text the same whether those before it were written or not: stream 0
 * is for the order of the text, and stream `1 + i` for its paragraph or item `i`. Two numbers are of the source itself and cost nothing: `origin`, by which
 * `beginning` says where the text begins, and `salt`, for the hashes that order and tie what is written.
 *
 * It uses only 32-bit integer arithmetic, so a seed gives the same numbers on every platform.
 * Whoever changes its output must raise `TEXT_VERSION`.
 */
export class Random {
  /** 32 bits for hashes. */
  salt: number
  /** 32 bits for the beginning of the text. */
  origin: number
  /** With both of them, the state that every stream is made of. */
  #rest: number
  #a = 0
  #b = 0
  #c = 0
  #counter = 0

  private constructor(salt: number, origin: number, rest: number) {
    this.salt = salt
    this.origin = origin
    this.#rest = rest
    this.enter(0)
  }

  /**
   * Goes to the beginning of a stream.
   *
   * @param stream a whole number of 32 bits; a new source is at the beginning of stream 0
   */
  enter(stream: number): void {
    // The state is a hash of the stream's number: neighbours have nothing in common.
    let state = this.salt ^ Math.imul(stream, 0x9e3779b1)
    state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    this.#a = state ^ (state >>> 16)
    this.#b = this.#rest ^ state
    this.#c = this.origin ^ Math.imul(state, 0x27d4eb2f)
    this.#counter = 1
    for (let i = 0; i < WARM_UP; i++) this.bits()
  }

  /** A source that gives the same numbers for the same seed. */
  static fromSeed(seed: string): Random {
    return new Random(hash(seed, 0x9e3779b9), hash(seed, 0x85ebca6b), hash(seed, 0xc2b2ae35))
  }

  /** A source that nobody can predict. */
  static fresh(): Random {
    const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Int32Array(3))
    return new Random(a, b, c)
  }

  /** Becomes another source, drawn from `source`. It is at no stream: `enter` one. */
  renew(source: Random): void {
    this.salt = source.bits() | 0
    this.origin = source.bits() | 0
    this.#rest = source.bits() | 0
  }

  /**
   * The number from 0 to `bound` − 1 that a text of this source begins with.
   *
   * @param attempt another gives another number, for texts that cannot begin with every number
   */
  beginning(bound: number, attempt = 0): number {
    const bits = attempt === 0 ? this.origin : Math.imul(mixed(this.origin, 0, attempt), 0x10001)
    return Math.floor(((bits >>> 0) * bound) / 0x1_0000_0000)
  }

  /** A whole number from 0 to `bound` − 1; `bound` is 1 to 2^21. */
  below(bound: number): number {
    const bits = this.#next()
    if (bound > 0x1_0000) return Math.floor(((bits >>> 0) * bound) / 0x1_0000_0000)
    return below(bits, bound)
  }

  /** A whole number from 0 to 2^32 − 1. */
  bits(): number {
    return this.#next() >>> 0
  }

  /** The next 32 bits, as a signed number. */
  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum
  }
}

/**
 * The number from 0 to `bound` − 1 that 32 random bits give; `bound` is 1 to 2^16.
 *
 * It is `floor(bits * bound / 2^32)` by halves of the bits, in integers: the copy of a phrase waits for
 * this number, and floating point takes three times as long.
 */
export function below(bits: number, bound: number): number {
  return (Math.imul(bits >>> 16, bound) + (Math.imul(bits & 0xffff, bound) >>> 16)) >>> 16
}

/** MurmurHash3's 32-bit mixing over the UTF-16 code units of a text. */
function hash(text: string, start: number): number {
  let state = start | 0
  for (let i = 0; i < text.length; i++) {
    let unit = Math.imul(text.charCodeAt(i), 0xcc9e2d51)
    unit = Math.imul((unit << 15) | (unit >>> 17), 0x1b873593)
    state ^= unit
    state = (Math.imul((state << 13) | (state >>> 19), 5) + 0xe6546b64) | 0
  }
  state ^= text.length
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return state ^ (state >>> 16)
}

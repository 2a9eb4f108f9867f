/**
 * The random source: sfc32 (Chris Doty-Humphrey, PractRand), 128 bits of state.
 *
 * It uses only 32-bit integer arithmetic, so a seed gives the same numbers on every platform.
 * Whoever changes its output must raise `TEXT_VERSION`.
 */
export class Random {
  /** The state that every stream is made of. */
  #first: number
  #second: number
  #third: number
  #a = 0
  #b = 0
  #c = 0
  #counter = 0

  private constructor(first: number, second: number, third: number) {
    this.#first = first
    this.#second = second
    this.#third = third
    this.enter(0)
  }

  /**
   * Goes to the beginning of a stream. A text draws each of its items from a stream of its own, so an
   * item is the same whether those before it were written or not.
   *
   * @param stream a whole number of 32 bits; a new source is at the beginning of stream 0
   */
  enter(stream: number): void {
    this.#a = this.#first
    this.#b = this.#second ^ Math.imul(stream, 0x9e3779b1)
    this.#c = this.#third
    this.#counter = 1
    // The first outputs still show the structure of the state.
    for (let i = 0; i < 12; i++) this.#next()
  }

  /** A source that gives the same numbers for the same seed. */
  static fromSeed(seed: string): Random {
    return new Random(hash(seed, 0x9e3779b9), hash(seed, 0x85ebca6b), hash(seed, 0xc2b2ae35))
  }

  /** A source that nobody can predict. */
  static fresh(): Random {
    const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint32Array(3))
    return new Random(a, b, c)
  }

  /** A whole number from 0 to `bound` − 1; `bound` is 1 to 2^21. */
  below(bound: number): number {
    return Math.floor((this.#next() * bound) / 0x1_0000_0000)
  }

  /** A whole number from 0 to 2^32 − 1. */
  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return sum >>> 0
  }
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

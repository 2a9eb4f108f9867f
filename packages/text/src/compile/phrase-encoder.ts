import type { LocaleTables } from './locale-tables.js'

/** Collects the phrases of a language and encodes them all together. */
export class PhraseEncoder {
  readonly #phrases: string[] = []
  readonly #known = new Map<string, number>()

  /** Adds consecutive phrases, unless the same were added before. @returns the number of the first */
  add(phrases: readonly string[]): number {
    const key = phrases.join('\n')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const first = this.#phrases.length
    this.#phrases.push(...phrases)
    this.#known.set(key, first)
    return first
  }

  encode(): Pick<LocaleTables, 'bytes' | 'offsets'> {
    const offsets = new Int32Array(this.#phrases.length + 1)
    for (const [i, phrase] of this.#phrases.entries()) {
      offsets[i + 1] = (offsets[i] as number) + encodedLength(phrase)
    }
    // All of them together: to encode each takes twice as long.
    return { bytes: new TextEncoder().encode(this.#phrases.join('')), offsets }
  }
}

/** The bytes of a well-formed text in UTF-8. */
function encodedLength(text: string): number {
  let length = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // A pair of surrogates is one character of four bytes.
    const isSurrogate = unit >= 0xd800 && unit < 0xe000
    length += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate ? 2 : 3
  }
  return length
}

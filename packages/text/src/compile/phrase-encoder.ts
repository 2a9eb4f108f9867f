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
    const encoder = new TextEncoder()
    const encoded = this.#phrases.map((phrase) => encoder.encode(phrase))
    const offsets = new Int32Array(encoded.length + 1)
    for (const [i, { length }] of encoded.entries())
      offsets[i + 1] = (offsets[i] as number) + length
    const bytes = new Uint8Array(offsets.at(-1) as number)
    for (const [i, phrase] of encoded.entries()) bytes.set(phrase, offsets[i])
    return { bytes, offsets }
  }
}

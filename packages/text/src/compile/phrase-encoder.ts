import type { LocaleTables } from './locale-tables.js'

/** Collects the phrases of a locale, each list once, and encodes them all together. */
export class PhraseEncoder {
  readonly #phrases: string[] = []
  readonly #known = new Map<object, Map<string, number>>()

  /**
   * Takes a list of phrases and gives the number of its first; the others follow.
   *
   * @param source what the phrases are made from
   * @param variant how; a known variant of a source is not taken again
   */
  list(source: object, variant: string, phrases: () => readonly string[]): number {
    const variants = this.#known.get(source) ?? new Map<string, number>()
    this.#known.set(source, variants)
    const known = variants.get(variant)
    if (known !== undefined) return known
    const first = this.#phrases.length
    for (const phrase of phrases()) this.#phrases.push(phrase)
    variants.set(variant, first)
    return first
  }

  /** Takes a single phrase and gives its number. */
  one(phrase: string): number {
    return this.list(this, phrase, () => [phrase])
  }

  encode(): Pick<LocaleTables, 'bytes' | 'offsets'> {
    const offsets = new Uint32Array(this.#phrases.length + 1)
    let end = 0
    for (let i = 0; i < this.#phrases.length; i++) {
      end += utf8Length(this.#phrases[i] as string)
      offsets[i + 1] = end
    }
    return { bytes: new TextEncoder().encode(this.#phrases.join('')), offsets }
  }
}

/** How many bytes a text takes in UTF-8. */
function utf8Length(text: string): number {
  let length = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit >= 0x80) length++
    // A surrogate is half of a character of four bytes.
    if (unit >= 0x800 && (unit & 0xf800) !== 0xd800) length++
  }
  return length
}

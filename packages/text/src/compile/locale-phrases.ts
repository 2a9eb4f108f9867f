import type { Locale } from '../notation/locale.js'
import type { Slot } from '../notation/pattern.js'
import { capitalise } from './capitals.js'
import type { PhraseEncoder } from './phrase-encoder.js'

/** The phrases of a language by their numbers, each with a capital at the beginning of a sentence. */
export class LocalePhrases {
  readonly #locale: Locale
  readonly #encoder: PhraseEncoder

  constructor(locale: Locale, encoder: PhraseEncoder) {
    this.#locale = locale
    this.#encoder = encoder
  }

  /** The number of a text that a pattern has word for word. */
  text(text: string, isFirst: boolean): number {
    return this.#encoder.one(isFirst ? capitalise(text, this.#locale) : text)
  }

  /** The number of the first of a slot's phrases, with what stands before and after them. */
  slot(slot: Slot, prefix: string, suffix: string, isFirst: boolean): number {
    const variant = `${slot.column} ${slot.capital} ${isFirst}\n${prefix}\n${suffix}`
    return this.#encoder.list(slot.list, variant, () =>
      slot.list.rows.map((_, row) => {
        const phrase = prefix + this.ofRow(slot, row) + suffix
        return isFirst ? capitalise(phrase, this.#locale) : phrase
      }),
    )
  }

  /** The phrase that a slot takes from a row. */
  ofRow({ list, column, capital }: Slot, row: number): string {
    const phrase = list.rows[row]?.[column] as string
    return capital ? capitalise(phrase, this.#locale) : phrase
  }
}

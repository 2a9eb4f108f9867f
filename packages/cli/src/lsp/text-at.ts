/** Writes a text for a place. */
import { DEFAULTS } from '@polyipsum/contract'
import { type GenerateOptions, generate, type LocaleCode } from '@polyipsum/text'
import type { Size } from './abbreviation.js'
import type { Notation } from './place/notation.js'

/** What to write. */
export interface Order extends Size {
  readonly locale: LocaleCode
  readonly topic?: string
}

/** Who adds the whitespace at the beginning of further lines: this server, or the editor. */
export type Indentation = 'own' | 'editor'

/** A text as it stands in the file, and as plain text. */
export interface WrittenText {
  readonly inserted: string
  readonly plain: string
}

export function writeText(order: Order, notation: Notation, indentation: Indentation): WrittenText {
  const { type, count, locale, topic, chars } = order
  const options: GenerateOptions = {
    type,
    count,
    locale,
    topic,
    chars,
    // Who names a language wants to see that language from the first word on.
    start: locale === DEFAULTS.locale,
  }
  const text = generate(options)
  const { format, escaped, quote, lineBreak, leader } = notation
  const whitespace = indentation === 'own' ? notation.whitespace : ''
  const body = format === 'text' ? escaped(text.text) : text[format]
  const [first = '', ...others] = body.split('\n')
  const lines = others.map((line) =>
    lineBreak === '\n' ? `${whitespace}${leader}${line}`.trimEnd() : line,
  )
  const joined =
    lineBreak === ' '
      ? [first, ...lines].filter((line) => line !== '').join(lineBreak)
      : [first, ...lines].join(lineBreak)
  return { inserted: quote + joined + quote, plain: text.text }
}

import type { Table } from '../language/locale.js'

const ROWS = 4

/**
 * Makes a table of the fields of a language whose tables are not written yet.
 *
 * @param heads the field `table`: three heads
 * @param example the field `numbers`: 12,345.6 in the language's notation
 * @param words those of the language; each row begins with one
 */
export function tableOfFields(heads: string, example: string, words: readonly string[]): Table {
  const one = example.codePointAt(0) as number
  const digit = (number: number) => String.fromCodePoint(one - 1 + number)
  const point = example.match(/\P{Nd}/gu)?.at(-1) ?? ''
  const rows = words
    .slice(0, ROWS)
    .map((word, i) => [
      word,
      digit(i + 3) + digit(9 - 2 * i),
      digit(i + 2) + point + digit(2 * i + 1),
    ])
  const [caption = '', ...others] = heads.split(', ')
  return { caption, heads: [caption, ...others], rows }
}

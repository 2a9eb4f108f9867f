/** The body of a POST's answer: a text in every format, with its parameters. */
import { RESULT_PARAMETER_NAMES, RESULTS_MEMBER } from '@polyipsum/contract'
import { encodedLength, encodeInto, type Passage } from '@polyipsum/text/core'
import type { TextRequest } from '../request/text-request.js'

const utf8 = new TextEncoder()

/** A text in every format, with its parameters, until the next text is written. */
export interface Result {
  readonly passage: Passage
  readonly tail: Uint8Array
  /** In bytes. */
  readonly length: number
}

export function resultOf(passage: Passage, asked: TextRequest): Result {
  const tail = utf8.encode(resultTail(asked))
  const length = VARIANTS.reduce(
    (sum, { label, format, notation, end }) =>
      sum + label.length + encodedLength(passage, format, notation) + end.length,
    tail.length,
  )
  return { passage, tail, length }
}

/** Copies a result into a buffer. Returns the offset after its last byte. */
export function copyResult({ passage, tail }: Result, target: Uint8Array, offset: number): number {
  let at = offset
  for (const { label, format, notation, end } of VARIANTS) {
    target.set(label, at)
    at = encodeInto(target, at + label.length, passage, format, notation)
    target.set(end, at)
    at += end.length
  }
  target.set(tail, at)
  return at + tail.length
}

/** The members of a result with a text, in their order. */
const VARIANTS = (
  [
    ['{"text":"', 'text', 'json-string', '"'],
    [',"html":"', 'html', 'json-string', '"'],
    [',"markdown":"', 'markdown', 'json-string', '"'],
    [',"json":', 'json', 'plain', ''],
  ] as const
).map(([label, format, notation, end]) => ({
  label: utf8.encode(label),
  format,
  notation,
  end: utf8.encode(end),
}))

function resultTail(asked: TextRequest): string {
  const repeated = RESULT_PARAMETER_NAMES.map((name) => [name, asked[name]])
  // JSON omits undefined values.
  return `,${JSON.stringify(Object.fromEntries(repeated)).slice(1)}`
}

/** What stands around and between the results of several languages. */
export const RESULTS_FRAME = {
  before: utf8.encode(`{"${RESULTS_MEMBER}":[`),
  between: utf8.encode(','),
  after: utf8.encode(']}'),
} as const

/**
 * Other requests are answered after so many milliseconds of writing in several languages. The first texts
 * of all languages together take a hundred or more, most other answers less than one.
 */
export const TURN_MS = 4

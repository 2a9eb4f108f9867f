/** The body of a POST's answer: a text in every format, with its parameters. */
import { RESULT_PARAMETER_NAMES, RESULTS_MEMBER } from '@polyipsum/contract'
import { encodedLength, encodeForms, type Passage } from '@polyipsum/text/core'
import type { TextRequest } from '../request/text-request.js'

const utf8 = new TextEncoder()

/** A text in every format, with its parameters, until the next text is written. */
export interface Result {
  readonly passage: Passage
  /** Where each variant begins, from the beginning of the result. */
  readonly offsets: readonly number[]
  readonly tail: Uint8Array
  /** In bytes. */
  readonly length: number
}

export function resultOf(passage: Passage, asked: TextRequest): Result {
  const tail = utf8.encode(resultTail(asked))
  const offsets: number[] = []
  let at = 0
  for (const { before, format, notation } of VARIANTS) {
    at += before.length
    offsets.push(at)
    at += encodedLength(passage, format, notation)
  }
  return { passage, offsets, tail, length: at + tail.length }
}

/** Copies a result into a buffer. Returns the offset after its last byte. */
export function copyResult(result: Result, target: Uint8Array, offset: number): number {
  const { passage, offsets, tail, length } = result
  const places = offsets.map((place) => offset + place)
  for (const [i, { before }] of VARIANTS.entries()) {
    target.set(before, (places[i] as number) - before.length)
  }
  encodeForms(target, passage, VARIANTS, places)
  target.set(tail, offset + length - tail.length)
  return offset + length
}

/** The members of a result with a text, in their order, and what stands before each. */
const VARIANTS = (
  [
    ['{"text":"', 'text', 'json-string'],
    ['","html":"', 'html', 'json-string'],
    ['","markdown":"', 'markdown', 'json-string'],
    ['","json":', 'json', 'plain'],
  ] as const
).map(([before, format, notation]) => ({ before: utf8.encode(before), format, notation }))

/** The parameters of a result, as the end of a JSON object. */
function resultTail(asked: TextRequest): string {
  let tail = ''
  for (const name of RESULT_PARAMETER_NAMES) {
    const value = asked[name]
    if (value !== undefined) tail += `,"${name}":${JSON.stringify(value)}`
  }
  return `${tail}}`
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

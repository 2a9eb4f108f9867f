/** The answer to a POST in several languages. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESULTS_MEMBER } from '@polyipsum/contract'
import type { LocaleCode } from '@polyipsum/text'
import { requestsByLocale, type TextRequest } from '../request/text-request.js'
import { copyResult, writeResult } from './answer.js'
import type { BodyPool } from './body-pool.js'
import { GrowingBuffer } from './growing-buffer.js'

const BEFORE = Buffer.from(`{"${RESULTS_MEMBER}":[`)
const BETWEEN = Buffer.from(',')
const AFTER = Buffer.from(']}')

/** Holds an answer until its length is known. One answer is written at a time. */
const assembled = new GrowingBuffer()

/**
 * The body of an answer with a result for each language, in a buffer for this response alone.
 *
 * @returns undefined when the client has left
 */
export function resultsBody(
  asked: TextRequest,
  locales: readonly LocaleCode[],
  bodies: BodyPool,
  request: IncomingMessage,
  response: ServerResponse,
): Buffer | undefined {
  let buffer = assembled.withRoom(0, BEFORE.length)
  let at = BEFORE.copy(buffer)
  for (const [place, one] of requestsByLocale(asked, locales).entries()) {
    // The next text overwrites this one, so it is copied at once.
    const result = writeResult(one, request)
    buffer = assembled.withRoom(at, BETWEEN.length + result.length + AFTER.length)
    if (place > 0) at += BETWEEN.copy(buffer, at)
    at = copyResult(result, buffer, at)
  }
  at += AFTER.copy(buffer, at)
  const body = bodies.take(at, request, response)
  if (body !== undefined) buffer.copy(body, 0, 0, at)
  assembled.release()
  return body
}

/** The answer to a POST in several languages. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { copyResult, RESULTS_FRAME, TURN_MS } from '@polyipsum/fetch/answer'
import { requestsByLocale, type TextRequest } from '@polyipsum/fetch/request'
import { isAbandoned } from '../http/unread-answers.js'
import type { Texts } from '../texts/texts.js'
import { writeResult } from './answer.js'
import type { BodyPool } from './body-pool.js'

const { before: BEFORE, between: BETWEEN, after: AFTER } = RESULTS_FRAME

/** One answer is assembled at a time, so that only one is in memory before it counts as unread. */
let before: Promise<unknown> = Promise.resolve()

/**
 * The body of an answer with a result for each language, in a buffer for this response alone.
 *
 * @returns undefined when the client has left
 */
export function resultsBody(
  texts: Texts,
  asked: TextRequest,
  locales: readonly string[],
  bodies: BodyPool,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> {
  const requests = requestsByLocale(asked, locales)
  const body = before.then(() => assemble(texts, requests, bodies, request, response))
  before = body.catch(() => undefined)
  return body
}

async function assemble(
  texts: Texts,
  requests: readonly TextRequest[],
  bodies: BodyPool,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> {
  let turn = performance.now()
  let buffer = bodies.borrow(BEFORE.length)
  buffer.set(BEFORE)
  let at = BEFORE.length
  for (const [place, asked] of requests.entries()) {
    if (performance.now() - turn > TURN_MS) {
      await nextTurn()
      turn = performance.now()
    }
    if (isAbandoned(request)) break
    // The next text overwrites this one, so it is copied at once.
    const result = writeResult(texts, asked, request)
    buffer = withRoom(bodies, buffer, at, BETWEEN.length + result.length + AFTER.length)
    if (place > 0) {
      buffer.set(BETWEEN, at)
      at += BETWEEN.length
    }
    at = copyResult(result, buffer, at)
  }
  buffer.set(AFTER, at)
  at += AFTER.length
  if (bodies.lend(buffer, request, response)) return buffer.subarray(0, at)
  bodies.giveBack(buffer)
  return undefined
}

/** A borrowed buffer, or a longer one in its place, that has room for more after its first bytes. */
function withRoom(bodies: BodyPool, buffer: Buffer, used: number, more: number): Buffer {
  if (used + more <= buffer.length) return buffer
  const longer = bodies.borrow(used + more)
  buffer.copy(longer, 0, 0, used)
  bodies.giveBack(buffer)
  return longer
}

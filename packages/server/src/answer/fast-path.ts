/** Answers a GET where one like it was answered before. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { INTERNAL_ERROR } from '../http/refusals.js'
import { sendText, writeProblem } from '../http/send.js'
import type { Admission } from '../limit/rate-limit.js'
import { leaveAbandoned, recordOther, recordText } from '../operations/record.js'
import type { TextRequest } from '../request/text-request.js'
import type { Service } from '../service.js'
import { textBody, textHeaders } from './answer.js'
import type { KnownRequests } from './known-requests.js'

/** Answers a request, or tells that it does not. @param started when it came, as `performance.now` tells */
export type FastPath = (
  request: IncomingMessage,
  response: ServerResponse,
  started: number,
) => boolean

/**
 * Makes a listener for requests that need not be routed and read again: a microsecond of the
 * 19 of a request. It tells whether it answers; all that is not plainly a text is left to the
 * routes.
 */
export function fastPath(service: Service, known: KnownRequests): FastPath {
  const { limit, clientOf, lifecycle, logger, bodies } = service

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    started: number,
    asked: TextRequest,
    admission: Admission | undefined,
  ): void {
    try {
      const refusal = admission?.refusal
      if (refusal === undefined) {
        const body = textBody(asked, bodies, request, response)
        if (body === undefined) return
        sendText(response, textHeaders(asked, limit, admission), body)
        recordText(service, request, 200, asked, body.length, performance.now() - started)
      } else {
        const headers = limit?.headers(admission?.rateLimit ?? '')
        const bytes = writeProblem(request, response, refusal, headers)
        recordOther(service, request, refusal.status, bytes, performance.now() - started)
      }
    } catch (error) {
      fail(request, response, started, error)
    }
  }

  function fail(
    request: IncomingMessage,
    response: ServerResponse,
    started: number,
    error: unknown,
  ): void {
    logger.error({ err: error }, 'a request failed')
    if (response.headersSent) {
      response.destroy()
      return
    }
    const bytes = writeProblem(request, response, INTERNAL_ERROR)
    recordOther(service, request, 500, bytes, performance.now() - started)
  }

  return function answerKnown(request, response, started) {
    const asked = lifecycle.state === 'serving' ? known.find(request) : undefined
    if (asked === undefined) return false
    try {
      const admission = limit?.admit(clientOf(request))
      if (admission instanceof Promise) {
        admission.then(
          (admission) => {
            if (!leaveAbandoned(service, request)) {
              answer(request, response, started, asked, admission)
            }
          },
          (error: unknown) => fail(request, response, started, error),
        )
      } else {
        answer(request, response, started, asked, admission)
      }
    } catch (error) {
      fail(request, response, started, error)
    }
    return true
  }
}

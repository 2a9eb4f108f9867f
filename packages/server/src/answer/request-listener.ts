/** The first listener of every request. It answers most; the others go on to the routes. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Problem } from '@polyipsum/fetch/http'
import { malformation } from '../http/malformed.js'
import { OVERLOADED } from '../http/refusals.js'
import { writeProblem } from '../http/send.js'
import { recordOther } from '../operations/record.js'
import { underWay } from '../operations/under-way.js'
import type { Service } from '../service.js'
import type { FastPath } from './fast-path.js'

/**
 * @param answerKnown answers requests that need no routing
 * @param route receives all others
 */
export function requestListener(
  service: Service,
  answerKnown: FastPath,
  route: RequestListener,
): RequestListener {
  const { unread, overload, connectionLimits, lifecycle } = service
  const { maxHeaders } = connectionLimits

  return function listen(request, response) {
    if (lifecycle.hold !== undefined) {
      lifecycle.hold(() => listen(request, response))
      return
    }
    const started = performance.now()
    underWay.request = request
    underWay.asked = undefined
    if (!unread.admit(request, response)) return
    // After a request to upgrade the protocol Node's parser reads nothing more, even if the upgrade is
    // ignored.
    if (request.headers.upgrade !== undefined) response.setHeader('connection', 'close')
    const malformed = malformation(request, maxHeaders)
    if (malformed !== undefined) {
      response.setHeader('connection', 'close')
      refuse(service, request, response, malformed, started)
    } else if (overload.sheds()) {
      refuse(service, request, response, OVERLOADED, started)
    } else if (!answerKnown(request, response, started)) {
      route(request, response)
    }
  }
}

/** Answers a request with a problem, before routing. */
function refuse(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  started: number,
): void {
  const bytes = writeProblem(request, response, problem)
  recordOther(service, request, problem.status, bytes, performance.now() - started)
}

/** Problems of the service that do not depend on the parameters of a request. */
import {
  BODY_TOO_LARGE,
  CONNECTION_CLOSED,
  notJson,
  type Problem,
  ProblemError,
  problem,
} from '@polyipsum/fetch/http'
import type { FastifyError, FastifyRequest } from 'fastify'

export const SHUTTING_DOWN = problem(
  'service-unavailable',
  'The service is shutting down.',
  {},
  { 'retry-after': '5' },
)

export const OVERLOADED = problem(
  'service-unavailable',
  'The service has more requests than it can answer in time.',
  {},
  { 'retry-after': '2' },
)

/** The problem for an error that a request caused; undefined when the service is at fault. */
export function expectedProblem(
  error: FastifyError | ProblemError,
  { headers }: FastifyRequest,
): Problem | undefined {
  if (error instanceof ProblemError) return error.problem
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return BODY_TOO_LARGE
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return notJson(headers['content-type'])
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return problem('malformed-http', 'The length of the body differs from Content-Length.')
    case 'ECONNRESET':
      // The client has left, so nobody reads the answer.
      return CONNECTION_CLOSED
    default:
      return undefined
  }
}

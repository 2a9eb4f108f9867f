/** Problems that do not depend on the parameters of a request. */
import {
  BODY_LIMIT_KIB,
  GENERATE_PATH,
  LANGUAGES_PATH,
  LANGUAGES_SYNONYMS,
} from '@polyipsum/contract'
import { cut } from '@polyipsum/text/reading'
import type { FastifyError, FastifyRequest } from 'fastify'
import { notJson } from './json-body.js'
import { type Problem, ProblemError, problem } from './problem.js'

export const INTERNAL_ERROR = problem('internal-error', 'The service has made a mistake.')

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

export const unreadablePath = (url: string): Problem =>
  problem('malformed-http', `The path ${cut(url)} cannot be read.`)

export function notFound(url: string): Problem {
  const [path = ''] = url.split('?')
  const proposal = LANGUAGES_SYNONYMS.includes(path.replace(/\/$/u, ''))
    ? `The languages, with their topics, are at ${LANGUAGES_PATH}.`
    : `Request text at ${GENERATE_PATH}.`
  return problem('not-found', `There is nothing at ${cut(url)}. ${proposal}`)
}

export const methodNotAllowed = (method: string, allowed: string): Problem =>
  problem(
    'method-not-allowed',
    `Expected one of ${allowed}, but got ${method}.`,
    {},
    { allow: allowed },
  )

export const BODY_TOO_LARGE = problem(
  'content-too-large',
  `The body has more than ${BODY_LIMIT_KIB} KiB.`,
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
      return problem('malformed-http', 'The connection was closed before the body was complete.')
    default:
      return undefined
  }
}

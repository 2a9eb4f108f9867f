/** Problems that do not depend on the parameters of a request. */
import {
  BODY_LIMIT_KIB,
  GENERATE_PATH,
  LANGUAGES_PATH,
  LANGUAGES_SYNONYMS,
} from '@polyipsum/contract'
import { cut } from '@polyipsum/text/reading'
import { type Problem, problem } from './problem.js'

export const INTERNAL_ERROR = problem('internal-error', 'The service has made a mistake.')

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

export const CONNECTION_CLOSED = problem(
  'malformed-http',
  'The connection was closed before the body was complete.',
)

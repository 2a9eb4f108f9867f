/** The examples of problems in the OpenAPI document, made by the code of the service. */
import { GENERATE_METHODS, GENERATE_PATH } from '@polyipsum/contract'
import {
  BODY_TOO_LARGE,
  INTERNAL_ERROR,
  invalidRequest,
  methodNotAllowed,
  notFound,
  notJson,
  type Problem,
  parseJsonBody,
  quotaExceeded,
} from '@polyipsum/fetch/http'
import type { RequestReading } from '@polyipsum/fetch/request'
import { connectionProblem, EXPECTATION_FAILED } from '../../../dist/http/connection-errors.js'
import { OVERLOADED, SHUTTING_DOWN } from '../../../dist/http/refusals.js'
import { READER } from '../described.js'
import type { BodyExample, Examples, QueryExample } from './examples.js'

export const INVALID_QUERIES: readonly QueryExample[] = [
  { name: 'severalFaults', summary: 'Two faults at once', query: 'p=500&type=paragraf' },
  { name: 'unknownLocale', summary: 'An unknown language', query: 'locale=turkish' },
  { name: 'conflict', summary: 'Aliases that disagree', query: 'p=2&count=3' },
]

export const INVALID_BODIES: readonly BodyExample[] = [
  {
    name: 'severalFaults',
    summary: 'Two faults at once',
    body: '{"count":"3","format":"htm"}',
  },
  {
    name: 'languages',
    summary: 'A list with an unknown language, and with one twice',
    body: '{"locales":["en","turkish","en-GB"]}',
  },
  { name: 'noObject', summary: 'JSON, but not an object', body: '[]' },
]

/** The examples of problem documents with a status. */
export function problemExamples(status: number, limit = 0): Examples {
  const all: readonly (readonly [string, string, Problem])[] = [
    [
      'malformed',
      'Not HTTP',
      connectionProblem({ code: 'HPE_INVALID_METHOD', reason: 'Invalid method encountered' }),
    ],
    ['unknownPath', 'An unknown path', notFound('/nowhere')],
    ['otherMethod', 'A PUT', methodNotAllowed('PUT', GENERATE_METHODS.join(', '))],
    [
      'tooSlow',
      'A request that takes too long',
      connectionProblem({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    ],
    ['tooLarge', 'A body that is too large', BODY_TOO_LARGE],
    [
      'longPath',
      'A request line that is too long',
      connectionProblem({
        code: 'HPE_HEADER_OVERFLOW',
        rawPacket: Buffer.from(`GET ${GENERATE_PATH}?`),
      }),
    ],
    ['otherType', 'Something else than JSON', notJson('text/plain')],
    ['expectation', 'An expectation that is not met', EXPECTATION_FAILED],
    ['overLimit', 'One request too many', quotaExceeded(limit, 17)],
    [
      'longHeaders',
      'Headers that are too long',
      connectionProblem({ code: 'HPE_HEADER_OVERFLOW' }),
    ],
    ['fault', 'A fault of the service', INTERNAL_ERROR],
    ['overloaded', 'More requests than can be answered', OVERLOADED],
    ['shuttingDown', 'The service is shutting down', SHUTTING_DOWN],
  ]
  return Object.fromEntries(
    all
      .filter(([, , problem]) => problem.status === status)
      .map(([name, summary, { body }]) => [name, { summary, value: JSON.parse(body) }]),
  )
}

/** The problem documents that answer invalid queries. */
export const invalidQueryExamples = (): Examples =>
  Object.fromEntries(
    INVALID_QUERIES.map(({ name, summary, query }) => [
      name,
      {
        summary: `${summary}: ?${query}`,
        value: faultsOf(READER.readQuery(Object.fromEntries(new URLSearchParams(query)))),
      },
    ]),
  )

/** The problem documents that answer invalid bodies. */
export const invalidBodyExamples = (): Examples =>
  Object.fromEntries(
    INVALID_BODIES.map(({ name, summary, body }) => [
      name,
      {
        summary: `${summary}: ${body}`,
        value: faultsOf(READER.readBody(parseJsonBody(Buffer.from(body), 'application/json'))),
      },
    ]),
  )

function faultsOf(reading: RequestReading): unknown {
  return 'faults' in reading ? JSON.parse(invalidRequest(reading.faults).body) : undefined
}

/** The responses of the OpenAPI document. */
import { PROBLEM_KINDS } from '@polyipsum/contract'
import { CONTENT_TYPES } from '@polyipsum/fetch/answer'
import { PROBLEM_HEADERS } from '@polyipsum/fetch/http'
import { FORMATS, type Format } from '@polyipsum/text'
import type { Schema } from '../parameter-text.js'
import { type Examples, resultExamples, textExamples } from './examples.js'
import { COMMON_HEADERS, type HeaderName, headerReferences } from './headers.js'
import { invalidBodyExamples, invalidQueryExamples, problemExamples } from './problem-examples.js'
import { problemSchema, problemTypes } from './problem-schemas.js'
import { capitalized, JSON_VARIANT, POST_ANSWER } from './schemas.js'

/** A response of the document. */
export type ResponseObject = Readonly<Record<string, unknown>>

/** A media type without its parameters. */
export const mediaType = (contentType: string): string => contentType.split(';', 1)[0] as string

const PROBLEM_TYPE = PROBLEM_HEADERS['content-type']
const JSON_TYPE = mediaType(CONTENT_TYPES.json)

const formatSchema = (format: Format): Schema =>
  format === 'json' ? JSON_VARIANT : { type: 'string', minLength: 1 }

/** The texts of a GET, in each of the formats. */
export const textContent = () =>
  Object.fromEntries(
    FORMATS.map((format) => [
      mediaType(CONTENT_TYPES[format]),
      { schema: formatSchema(format), examples: textExamples(format) },
    ]),
  )

export const resultContent = () => ({
  [JSON_TYPE]: { schema: POST_ANSWER, examples: resultExamples() },
})

/** The additional headers of a status. */
const HEADERS_OF_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  404: ['Content-Security-Policy'],
  405: ['Allow'],
  415: ['Accept-Post', 'Accept-Encoding'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** The descriptions of problems, by status. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is malformed or invalid. For an invalid one, `errors` lists every fault.',
  ...Object.fromEntries(
    Object.values(PROBLEM_KINDS)
      .filter(({ status }) => status !== 400)
      .map(({ status, title, explanation }) => [status, `${title}. ${explanation}`]),
  ),
  429: 'Too many requests. Wait for the seconds in `Retry-After`; the next request is then admitted. A refused request does not count.',
}

function problemResponse(
  status: number,
  limit: number | undefined,
  examples: Examples,
): ResponseObject {
  const headers = [
    ...COMMON_HEADERS,
    'Cache-Control.Never',
    'Content-Language.English',
    ...(HEADERS_OF_STATUS[status] ?? []),
  ] as const
  const page = { 'text/html': { schema: { type: 'string', minLength: 1 } } }
  return {
    description: MEANINGS[status],
    headers: headerReferences(headers, limit),
    content: {
      [PROBLEM_TYPE]: { schema: problemSchema(status), examples },
      // A browser that opens an unknown path gets a page.
      ...(status === 404 && page),
    },
  }
}

/** The statuses of requests that do not reach the API. */
const CONNECTION_STATUSES = [408, 414, 417, 431] as const
const FAULT_STATUSES = [500, 503] as const

/** The shared responses, by their name in the document. */
export function responseComponents(
  limit: number | undefined,
): Readonly<Record<string, ResponseObject>> {
  const statuses = [404, 405, 413, 415, ...CONNECTION_STATUSES, ...FAULT_STATUSES]
  if (limit !== undefined) statuses.push(429)
  return {
    BadQuery: problemResponse(400, limit, { ...invalidQueryExamples(), ...problemExamples(400) }),
    BadBody: problemResponse(400, limit, { ...invalidBodyExamples(), ...problemExamples(400) }),
    BadRequest: problemResponse(400, limit, problemExamples(400)),
    ...Object.fromEntries(
      statuses.map((status) => [
        responseName(status),
        problemResponse(status, limit, problemExamples(status, limit)),
      ]),
    ),
  }
}

/** The name of the component for a status, after its type of problem: `NotFound`. */
function responseName(status: number): string {
  const [type = ''] = problemTypes(status)
  const words = type.slice(type.search(/[^/#]+$/u)).split('-')
  return words.map(capitalized).join('')
}

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** References to the responses of problems. */
export function problemReferences(
  badRequest: 'BadQuery' | 'BadBody' | 'BadRequest',
  statuses: readonly number[],
): Readonly<Record<string, Schema>> {
  const all = [...statuses, ...CONNECTION_STATUSES, ...FAULT_STATUSES]
  return {
    400: reference(badRequest),
    ...Object.fromEntries(all.map((status) => [status, reference(responseName(status))])),
  }
}

/** The responses to HEAD: those to GET without their bodies. */
export function withoutBodies(
  responses: Readonly<Record<string, Schema>>,
  components: Readonly<Record<string, ResponseObject>>,
): Readonly<Record<string, ResponseObject>> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const name =
        String(response['$ref'] ?? '')
          .split('/')
          .at(-1) ?? ''
      const { content: _, ...rest } = components[name] ?? response
      return [status, rest]
    }),
  )
}

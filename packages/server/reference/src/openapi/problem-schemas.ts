/** The schemas of problem documents. */
import {
  PARAMETERS,
  PROBLEM_KINDS,
  PROBLEM_PATH,
  type ProblemName,
  QUOTA_EXCEEDED,
} from '@polyipsum/contract'
import type { Schema } from '../parameter-text.js'

const FAULT: Schema = {
  description: 'One fault of a request. It names a query parameter, or a place in the JSON body.',
  type: 'object',
  required: ['detail'],
  properties: {
    parameter: { description: 'The name of the query parameter.', type: 'string' },
    pointer: {
      description: 'The place in the JSON body: a JSON Pointer as URI fragment (RFC 6901).',
      type: 'string',
      pattern: '^#(/.*)?$',
      examples: [`#/${PARAMETERS.count.field}`],
    },
    detail: { description: 'The expected and the given value, in a sentence.', type: 'string' },
    allowed: {
      description: 'The allowed values, if they can be listed.',
      type: 'array',
      items: { type: 'string' },
    },
    nearest: { description: 'The allowed value that is most similar.', type: 'string' },
  },
  additionalProperties: false,
}

/** The types of problem documents with a status. */
export const problemTypes = (status: number): readonly string[] =>
  status === 429
    ? [QUOTA_EXCEEDED]
    : (Object.keys(PROBLEM_KINDS) as ProblemName[])
        .filter((name) => PROBLEM_KINDS[name].status === status)
        .map((name) => PROBLEM_PATH + name)

const STATUSES = [...new Set(Object.values(PROBLEM_KINDS).map(({ status }) => status)), 429].sort()

const PROBLEM: Schema = {
  description: `A problem document ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Its \`type\` is one of these; each is a page that explains the problem:\n\n${Object.entries(
    PROBLEM_KINDS,
  )
    .map(
      ([name, { status, title }]) =>
        `- [\`${PROBLEM_PATH}${name}\`](${PROBLEM_PATH}${name}): ${status}, ${title}`,
    )
    .join('\n')}\n- [\`${QUOTA_EXCEEDED}\`](${QUOTA_EXCEEDED}): 429, over the limit`,
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: {
      description: 'The kind of problem: the address of a page that explains it.',
      type: 'string',
      format: 'uri-reference',
      enum: STATUSES.flatMap(problemTypes),
    },
    title: { description: 'The kind of problem in words, the same every time.', type: 'string' },
    status: { description: 'The status code of the answer.', type: 'integer', enum: STATUSES },
    detail: { description: 'The fault of this request.', type: 'string' },
    errors: {
      description: 'For an invalid request: every fault.',
      type: 'array',
      items: { $ref: '#/components/schemas/Fault' },
      minItems: 1,
    },
    'violated-policies': {
      description:
        'For a request over the limit: the names of the exceeded policies of `RateLimit-Policy`.',
      type: 'array',
      items: { type: 'string' },
    },
  },
}

/** The schema of a problem document with a status. */
export const problemSchema = (status: number): Schema => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    {
      type: 'object',
      properties: {
        type: { type: 'string', enum: problemTypes(status) },
        status: { type: 'integer', enum: [status] },
      },
    },
  ],
})

export const PROBLEM_SCHEMAS = { Problem: PROBLEM, Fault: FAULT }

/** The operations of the OpenAPI document. */
import {
  BODY_LIMIT_KIB,
  BODY_TYPE,
  MAX_COUNT,
  PARAMETER_ENTRIES,
  PARAMETERS,
  PATH_OPTIONS,
  PATH_OPTIONS_PREFIX,
  PATH_PARAMETERS,
  type ParameterName,
  type ParameterRow,
  PROBLEM_KINDS,
} from '@polyipsum/contract'
import { QUERY_DEFAULTS } from '@polyipsum/fetch/request'
import { queryMeaning, querySchema, schemaOf, UNKNOWN_NAMES } from '../parameter-text.js'
import { bodyExamples, FIRST_QUERY } from './examples.js'
import { COMMON_HEADERS, headerReferences } from './headers.js'
import {
  problemReferences,
  type responseComponents,
  resultContent,
  textContent,
  withoutBodies,
} from './responses.js'
import { POST_BODY } from './schemas.js'

type Json = Readonly<Record<string, unknown>>

/** The values of the first request of the reference, whose answer is the first example. */
const FIRST_REQUEST: Partial<Record<ParameterName, string>> = Object.fromEntries(
  new URLSearchParams(FIRST_QUERY),
)

/** The query parameters under each of their names. */
export const QUERY_PARAMETERS = Object.fromEntries(
  PARAMETER_ENTRIES.flatMap(([property, parameter]) =>
    namesOf(property, parameter).map((name) => [name, queryParameter(property, parameter, name)]),
  ),
)

/** The names of a parameter in a query: the main one, then its aliases. */
function namesOf(property: ParameterName, { names }: ParameterRow): readonly string[] {
  return [...new Set([...names.filter((name) => name === property), ...names])]
}

function queryParameter(property: ParameterName, row: ParameterRow, name: string): Json {
  const [first, ...aliases] = namesOf(property, row)
  const example = name === first ? FIRST_REQUEST[property] : undefined
  const others = aliases.map((alias) => `\`${alias}\``).join(' or ')
  const alias = aliases.length === 0 ? '' : ` It may also be called ${others}.`
  const fallback = QUERY_DEFAULTS[property]
  return {
    name,
    in: 'query',
    description:
      name === first
        ? `${queryMeaning(row)}${alias}`
        : `Alias of \`${first}\`. Several names together must have the same value.`,
    ...(example !== undefined && { example }),
    schema: { ...querySchema(row), ...(fallback !== undefined && { default: fallback }) },
  }
}

export const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  description: 'Entity tags of answers that the client has. Only useful with a `seed`.',
  schema: { type: 'string' },
}

export function generatePath(
  limit: number | undefined,
  components: ReturnType<typeof responseComponents>,
): Json {
  const parameters = [...Object.keys(QUERY_PARAMETERS), 'IfNoneMatch'].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
  const overLimit = limit === undefined ? [] : [429]
  const textHeaders = [...COMMON_HEADERS, 'Cache-Control', 'Content-Language'] as const
  const text = {
    200: {
      description: 'The text in the requested format.',
      headers: headerReferences([...textHeaders, 'Content-Security-Policy', 'ETag'], limit),
      content: textContent(),
    },
    304: {
      description: 'The client already has the text: `If-None-Match` names its tag.',
      headers: headerReferences([...textHeaders, 'Content-Security-Policy', 'ETag'], limit),
    },
    ...problemReferences('BadQuery', [405, ...overLimit]),
  }
  return {
    get: {
      operationId: 'getText',
      tags: ['Text'],
      summary: 'Text in one format',
      description: `Writes 1 to ${MAX_COUNT} items. Every parameter may be left out; an empty value counts as absent. Several names of one parameter must have the same value. ${UNKNOWN_NAMES}`,
      parameters,
      responses: text,
    },
    head: {
      operationId: 'headText',
      // HEAD repeats GET. Programs find it in the document, but the page omits it.
      'x-scalar-ignore': true,
      tags: ['Text'],
      summary: 'The headers of a text',
      description: 'The answer to GET without its body. It counts as a request.',
      parameters,
      responses: withoutBodies(text, components),
    },
    post: {
      operationId: 'postRequest',
      tags: ['Text'],
      summary: 'Text in every format at once',
      description: `Takes a JSON object of ${BODY_LIMIT_KIB} KiB at most, in which every field may be left out; \`null\` and an empty text count as absent. An empty body means \`{}\`. With \`locales\` in place of \`locale\`, the answer has a text in each of several languages.`,
      requestBody: {
        required: false,
        content: {
          [BODY_TYPE]: { schema: POST_BODY, examples: bodyExamples() },
        },
      },
      responses: {
        200: {
          description: 'One text in every format, or one for each of several languages.',
          headers: headerReferences(
            [...COMMON_HEADERS, 'Cache-Control.Never', 'Content-Language.List'],
            limit,
          ),
          content: resultContent(),
        },
        ...problemReferences('BadBody', [413, 415, ...overLimit]),
      },
    },
    options: optionsOperation('getOptions', limit),
  }
}

function optionsOperation(
  operationId: string,
  limit: number | undefined,
  parameters?: readonly Json[],
): Json {
  return {
    operationId,
    tags: ['Text'],
    summary: 'The methods of the path',
    description:
      'Answers the preflight of a browser, and a plain OPTIONS. It does not count as a request.',
    ...(parameters !== undefined && { parameters }),
    responses: {
      204: {
        description: 'The methods and headers of the path.',
        headers: headerReferences(
          [
            ...COMMON_HEADERS,
            'Allow',
            'Access-Control-Allow-Methods',
            'Access-Control-Allow-Headers',
            'Access-Control-Max-Age',
          ],
          limit,
        ),
      },
      ...problemReferences('BadRequest', [413, 415]),
    },
  }
}

/** The paths with options, as on loripsum.net. */
export function optionPaths(limit: number | undefined): Json {
  const names = PATH_PARAMETERS.flatMap((name): readonly string[] => PARAMETERS[name].names)
  const beside = [...names, 'IfNoneMatch'].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
  const count = {
    name: 'count',
    in: 'path',
    required: true,
    description: 'The number of paragraphs, or of sections.',
    schema: querySchema(PARAMETERS.count),
  }
  const options = {
    name: 'flags',
    in: 'path',
    required: true,
    description: `Options, separated by slashes: ${Object.entries(PATH_OPTIONS)
      .map(([option, { meaning }]) => `\`${option}\`: ${meaning}`)
      .join('; ')}.`,
    schema: { type: 'string' },
    examples: { elements: { summary: 'Headings and lists', value: 'short/headers/ul' } },
  }
  const headers = headerReferences(
    [...COMMON_HEADERS, 'Cache-Control', 'Content-Language', 'Content-Security-Policy', 'ETag'],
    limit,
  )
  const operations = (name: string, parameters: readonly Json[]) => ({
    get: {
      operationId: `get${name}`,
      tags: ['Text'],
      summary: 'Text by options in the path',
      description:
        'Accepts the paths of loripsum.net. The answer is HTML, or plain text with `plaintext`. With options for elements, such as `ul`, it is an article without its title.',
      parameters: [...parameters, ...beside],
      responses: {
        200: {
          description: 'The text.',
          headers,
          content: {
            'text/html': { schema: { type: 'string', minLength: 1 } },
            'text/plain': { schema: { type: 'string', minLength: 1 } },
          },
        },
        304: { description: 'The client already has the text.', headers },
        ...problemReferences('BadQuery', [405, ...(limit === undefined ? [] : [429])]),
      },
    },
    options: optionsOperation(`get${name}Options`, limit, parameters),
  })
  return {
    [`${PATH_OPTIONS_PREFIX}{count}`]: operations('Paragraphs', [count]),
    [`${PATH_OPTIONS_PREFIX}{count}/{flags}`]: operations('TextByOptions', [count, options]),
  }
}

export function problemPath(): Json {
  const { get } = referencePath('getProblemPage', 'The explanation of a problem', 'text/html')
  return {
    get: {
      ...get,
      description: 'The page at the `type` of a problem document.',
      parameters: [
        {
          name: 'name',
          in: 'path',
          required: true,
          description: 'The last part of the `type`.',
          schema: { type: 'string', enum: Object.keys(PROBLEM_KINDS) },
        },
        ...get.parameters,
      ],
    },
  }
}

/** The path of the list of languages. */
export function languagesPath(limit: number | undefined): Json {
  const { get } = referencePath(
    'getLanguages',
    'The languages and their topics',
    'application/json',
  )
  const { 200: found, ...others } = get.responses
  const content = { 'application/json': { schema: schemaOf('Languages') } }
  return {
    get: {
      ...get,
      tags: ['Text'],
      description: 'It does not count as a request.',
      responses: { 200: { ...found, content }, ...others },
    },
    options: optionsOperation('getLanguagesOptions', limit),
  }
}

const REFERENCE_HEADERS = {
  'application/json': COMMON_HEADERS,
  'text/plain': COMMON_HEADERS,
  'text/html': [
    'X-Content-Type-Options',
    'Content-Language.English',
    'Content-Security-Policy.Page',
  ],
} as const

/** The path of a document of the reference. */
export function referencePath(
  operationId: string,
  summary: string,
  type: keyof typeof REFERENCE_HEADERS,
) {
  const kept = [...REFERENCE_HEADERS[type], 'Cache-Control.Reference', 'ETag', 'Vary'] as const
  const headers = headerReferences(kept, undefined)
  const withBody = headerReferences([...kept, 'Content-Encoding'], undefined)
  const schema = { type: type === 'application/json' ? 'object' : 'string' }
  return {
    get: {
      operationId,
      tags: ['Reference'],
      summary,
      parameters: [{ $ref: '#/components/parameters/IfNoneMatch' }],
      responses: {
        200: { description: summary, headers: withBody, content: { [type]: { schema } } },
        304: { description: 'The client already has it.', headers },
        ...problemReferences('BadRequest', [404, 405]),
      },
    },
  }
}

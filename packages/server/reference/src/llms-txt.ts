/** The API in one page for agents, in the form of https://llmstxt.org. */
import {
  BODY_FIELD_ENTRIES,
  BODY_LIMIT_KIB,
  BODY_TYPE,
  DOCS_PATH,
  FORMATS,
  type Format,
  GENERATE_PATH,
  IS_PUBLISHED,
  ITEM_TYPES,
  ITEMS_PROPERTY,
  MAX_COUNT,
  MCP_PATH,
  OPENAPI_PATH,
  PARAMETER_ENTRIES,
  PROBLEM_KINDS,
  PROBLEM_PATH,
  PROBLEM_TYPE,
  QUOTA_EXCEEDED,
  REPOSITORY,
  RESULT_PARAMETER_NAMES,
  RESULT_TEXTS,
  RESULTS_MEMBER,
} from '@polyipsum/contract'
import { CONTENT_TYPES, SEEDED } from '@polyipsum/fetch/answer'
import { WINDOW_SECONDS } from '@polyipsum/fetch/http'
import { DEFAULTS, QUERY_DEFAULTS } from '@polyipsum/fetch/request'
import { LANGUAGE_CODES, LOCALES } from './described.js'
import { RESULT_BODIES, resultExamples, TEXT_QUERIES, textExamples } from './openapi/examples.js'
import { invalidQueryExamples } from './openapi/problem-examples.js'
import {
  allowedValues,
  bodyMeaning,
  FORMAT_NAMES,
  queryMeaning,
  TEXTS,
  UNKNOWN_NAMES,
} from './parameter-text.js'

/** Agents act on this text. They must not install a stranger's package. */
const UNPUBLISHED = `Nothing is on npm yet; a package of these names there is somebody else's. Until the first release they run from a clone of ${REPOSITORY}, after \`npm ci && npm run build\`, and nowhere else.

`

const members = new Intl.ListFormat('en-GB')
const codes = (names: readonly string[]) => members.format(names.map(code))

const ECHOED_MEMBERS = RESULT_PARAMETER_NAMES.filter((name) => DEFAULTS[name] === undefined)
const RESULT_MEMBERS = [...Object.keys(RESULT_TEXTS), ...RESULT_PARAMETER_NAMES].filter(
  (name) => !ECHOED_MEMBERS.some((echoed) => echoed === name),
)

const code = (text: string) => `\`${text}\``

function parameters(): string {
  const rows = PARAMETER_ENTRIES.map(([name, row]) => {
    const [given, inBody] = [QUERY_DEFAULTS[name], DEFAULTS[name]]
    const fallback = given === undefined ? 'none' : code(String(given))
    const both = given === inBody ? fallback : `${fallback} in a GET, none in a POST`
    return `- ${row.names.map(code).join(' or ')} in a GET, ${code(row.field)} in a POST: ${allowedValues(row)}; default ${both}. ${queryMeaning(row)}`
  })
  const fields = BODY_FIELD_ENTRIES.map(
    ([name, row]) => `- ${code(name)} in a POST alone: ${allowedValues(row)}. ${bodyMeaning(row)}`,
  )
  return [...rows, ...fields].join('\n')
}

const example = (query: string, format: Format, name: string): string =>
  `\`GET ${GENERATE_PATH}?${query}\`\n\n\`\`\`\n${shown(textExamples(format)[name]?.value)}\n\`\`\``

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function examples(): string {
  const wanted = [
    'sentences',
    'words',
    'rightToLeft',
    'sentencesAsJson',
    'exactLength',
    'titles',
    'article',
  ]
  const gets = TEXT_QUERIES.filter(({ name }) => wanted.includes(name)).map(({ name, query }) => {
    const format = FORMATS.find((one) => name in textExamples(one)) ?? 'text'
    return example(query, format, name)
  })
  const [post] = RESULT_BODIES
  const result = resultExamples()[post?.name ?? '']?.value
  return [
    ...gets,
    `\`POST ${GENERATE_PATH}\` with \`${post?.body}\`\n\n\`\`\`json\n${JSON.stringify(result)}\n\`\`\``,
  ].join('\n\n')
}

function problems(): string {
  return Object.entries(PROBLEM_KINDS)
    .map(
      ([name, { status, explanation }]) =>
        `- ${status}, ${code(PROBLEM_PATH + name)}: ${explanation}`,
    )
    .join('\n')
}

function limits(limit: number | undefined): string {
  const quota =
    limit === undefined
      ? ''
      : `A client (an IPv4 address, or an IPv6 /64) may send ${limit} requests within any ${WINDOW_SECONDS} seconds. \`RateLimit\` tells what is left (\`r\`) and in how many seconds the oldest request stops counting (\`t\`). Over the limit the answer is 429 with \`Retry-After\` in seconds and the type <${QUOTA_EXCEEDED}>; a refused request does not count. `
  return `${quota}A request has ${MAX_COUNT} items at most, a body ${BODY_LIMIT_KIB} KiB.`
}

/**
 * The text: Markdown, which is sent as plain text to fit the name of the file and to show in browsers.
 *
 * @param limit in requests a minute; undefined without a limit
 */
export function llmsText(limit: number | undefined): string {
  const [fault] = Object.values(invalidQueryExamples())
  return `# Polyipsum

> An HTTP API that writes placeholder text (${TEXTS}) in ${LANGUAGE_CODES.length} languages, of any length to the character, as ${FORMAT_NAMES}. The text is real: it was written in each language, and its paragraphs hold together. No key; any origin.

Everything is at \`${GENERATE_PATH}\`, relative to the origin of this file. A GET answers with one format, a POST with a JSON body with all formats at once. Every parameter may be left out. Several names of one parameter must have the same value. ${UNKNOWN_NAMES} A POST needs \`Content-Type: ${BODY_TYPE}\`, unless its body is empty.

## Parameters

${parameters()}

In a query an empty value counts as absent, in a body \`null\`. A count is decimal digits in a query and a JSON number in a body. In a body the seed may be a whole number, which stands for its digits.

## Answers

GET answers with the content type of the format:

${FORMATS.map((format) => `- ${code(format)}: ${code(CONTENT_TYPES[format])}`).join('\n')}

POST answers with a JSON object of ${codes(RESULT_MEMBERS)}; and of ${codes(ECHOED_MEMBERS)} if the request names them; with \`locales\`, with \`{"${RESULTS_MEMBER}":[…]}\`, one such object for each language. JSON variants:

${ITEM_TYPES.map((type) => `- ${code(type)}: \`{"${ITEMS_PROPERTY[type]}":["…"],"count":1}\`, and \`"lengths":[n]\` where \`chars\` or \`bytes\` was asked for`).join('\n')}
- \`article\`: \`{"article":{"type":"root","children":[…]},"count":1}\`, an mdast tree

Characters are Unicode code points of the plain text, without markup. With \`chars\` or \`bytes\` each item is made of whole sentences where they fit, otherwise of whole words. An article of \`count\` sections has a title, a lead, and every element of \`with\` at least once. A parameter that does not apply to the type is a fault.

A text runs through short articles, paragraph after paragraph. Paragraphs are separated by a blank line (HTML: a \`<p>\` each), words by a space, sentences as the language joins them, titles by a line break (HTML: an \`<h2>\` each, Markdown: \`## …\`). Labels and messages are words of interfaces, one a line (HTML: \`<ul>\`, and a \`<p>\` each): item \`i\` of a seed means the same in every language. Right-to-left languages have \`dir="rtl"\` on each \`<p>\`, \`<h2>\` and \`<ul>\`. \`Content-Language\` names the language used. With a seed, a GET has a strong \`ETag\` and \`Cache-Control: ${SEEDED['cache-control']}\`; without one, \`no-store\`.

## Examples

${examples()}

## As a tool

\`POST ${MCP_PATH}\` has the tools \`generate_text\` and \`list_languages\` of the Model Context Protocol (streamable HTTP), unless the operator has turned it off. \`polyipsum mcp\` has them offline (stdio).

## Without HTTP

${IS_PUBLISHED ? '' : UNPUBLISHED}- \`npx polyipsum 3 --locale tr --format html --seed x\` writes the same offline, in any amount; \`npx polyipsum --help\` lists the options.
- \`@polyipsum/client\` asks a service from code: \`createClient({ baseUrl }).json({ type: 'word', count: 3 })\`. \`@polyipsum/text\` writes in JavaScript without one: \`generate({ locale: 'tr', count: 2 }).text\`.

## Languages

${Object.entries(LOCALES)
  .map(
    ([one, { englishName, nativeName, topics }]) =>
      `- ${code(one)}: ${englishName} (${nativeName})${topics.length > 0 ? ', with topics' : ''}`,
  )
  .join('\n')}

Language tags are looked up regardless of case: \`en-US\` gives \`en\`.

## Limits

${limits(limit)}

## Errors

Problem documents (RFC 9457, \`${PROBLEM_TYPE}\`) with \`type\`, \`title\`, \`status\` and \`detail\`; an invalid request also has \`errors\`, one entry for every fault, with \`parameter\` or \`pointer\`, \`detail\`, and where they apply the \`allowed\` values and the \`nearest\` one:

\`\`\`json
${JSON.stringify(fault?.value)}
\`\`\`

${problems()}

## Reference

- [OpenAPI](${OPENAPI_PATH}): the same as a document of OpenAPI 3.1, with every header and schema
- [API](${DOCS_PATH}): the same, to read and to try in a browser
`
}

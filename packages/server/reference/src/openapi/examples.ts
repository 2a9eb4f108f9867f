/**
 * The examples of the OpenAPI document. Their answers are made by the reader and the engine of the
 * service, so they are true.
 */
import { type Format, RESULT_PARAMETER_NAMES, RESULTS_MEMBER } from '@polyipsum/contract'
import { invalidRequest, ProblemError } from '@polyipsum/fetch/http'
import { type RequestReading, requestsByLocale, type TextRequest } from '@polyipsum/fetch/request'
import { generate, IS_OWN, READER } from '../described.js'

/** An example of a GET. */
export interface QueryExample {
  readonly name: string
  readonly summary: string
  readonly query: string
}

/** An example of a POST. */
export interface BodyExample {
  readonly name: string
  readonly summary: string
  /** The body, as it is sent. */
  readonly body: string
}

/** The first query that the reference shows, with its answer. */
export const FIRST_QUERY = 'locale=en&format=json&seed=homepage'

export const TEXT_QUERIES: readonly QueryExample[] = [
  { name: 'paragraph', summary: 'One paragraph of Latin', query: 'seed=homepage' },
  {
    name: 'sentences',
    summary: 'Two sentences of Turkish, without “Lorem ipsum”',
    query: 'type=sentence&count=2&locale=tr&start=false&seed=homepage',
  },
  {
    name: 'words',
    summary: 'Five French words, the language as a browser names it',
    query: 'type=word&count=5&locale=fr-CA&start=false&seed=homepage',
  },
  {
    name: 'html',
    summary: 'Two paragraphs as HTML',
    query: 'p=2&locale=en&format=html&seed=homepage',
  },
  {
    name: 'rightToLeft',
    summary: 'A sentence of a right-to-left language',
    query: 'type=sentence&locale=ar&format=html&start=false&seed=homepage',
  },
  {
    name: 'markdown',
    summary: 'Two paragraphs as Markdown; the aliases paragraphs, l and f',
    query: 'paragraphs=2&l=de&f=markdown&seed=homepage',
  },
  {
    name: 'paragraphsAsJson',
    summary: 'A paragraph as JSON',
    query: FIRST_QUERY,
  },
  {
    name: 'sentencesAsJson',
    summary: 'Two sentences of Japanese as JSON',
    query: 'type=sentence&count=2&locale=ja&format=json&seed=homepage',
  },
  {
    name: 'wordsAsJson',
    summary: 'Ten words as JSON',
    query: 'type=word&count=10&format=json&seed=homepage',
  },
  {
    name: 'exactLength',
    summary: 'A description of 150 to 160 characters',
    query: 'type=sentence&locale=en&chars=150-160&start=false&seed=homepage',
  },
  {
    name: 'exactLengthAsJson',
    summary: 'Two sentences of 80 characters of Thai, with their lengths',
    query: 'type=sentence&count=2&locale=th&chars=80&start=false&format=json&seed=homepage',
  },
  {
    name: 'shortParagraph',
    summary: 'A short paragraph on a topic',
    query: 'locale=nl&topic=food&length=short&start=false&seed=homepage',
  },
  {
    name: 'titles',
    summary: 'Three titles as Markdown',
    query: 'type=title&count=3&locale=en&format=markdown&start=false&seed=homepage',
  },
  {
    name: 'secondPage',
    summary: 'The second page of ten titles of a seed',
    query: 'type=title&count=10&offset=10&locale=en&start=false&seed=homepage',
  },
  {
    name: 'article',
    summary: 'An article of two short sections as HTML',
    query: 'type=article&count=2&length=short&locale=en&format=html&start=false&seed=homepage',
  },
  {
    name: 'articleAsJson',
    summary: 'An article with lists and a table, as the tree that Markdown is parsed to',
    query: 'type=article&count=2&locale=en&with=headings,lists,tables&format=json&seed=homepage',
  },
]

export const RESULT_BODIES: readonly BodyExample[] = [
  {
    name: 'everything',
    summary: 'Every field',
    body: '{"count":2,"type":"sentence","locale":"en","format":"html","startWithLorem":false,"seed":"homepage"}',
  },
  { name: 'defaults', summary: 'All defaults, but for a seed', body: '{"seed":"homepage"}' },
  {
    name: 'words',
    summary: 'Five words; a seed that is a number',
    body: '{"type":"word","count":5,"locale":"it","startWithLorem":false,"seed":42}',
  },
  {
    name: 'exactLength',
    summary: 'Titles of 40 to 60 characters',
    body: '{"type":"title","count":2,"locale":"en","chars":"40-60","startWithLorem":false,"seed":42}',
  },
  {
    name: 'nextCard',
    summary: 'The sentence of the third card of a seed',
    body: '{"type":"sentence","locale":"en","startWithLorem":false,"seed":"homepage","offset":2}',
  },
  {
    name: 'article',
    summary: 'An article with all elements',
    body: '{"type":"article","locale":"en","with":"all","startWithLorem":false,"seed":42}',
  },
  {
    name: 'languages',
    summary: 'A title in each of three languages',
    body: '{"type":"title","locales":["en","de","ja"],"startWithLorem":false,"seed":42}',
  },
]

/** An example of the document. */
export interface Example {
  readonly summary: string
  readonly value: unknown
}

export type Examples = Readonly<Record<string, Example>>

/** The answers to the queries with a format. */
export function textExamples(format: Format): Examples {
  const examples = TEXT_QUERIES.flatMap(({ name, summary, query }) => {
    const reading = READER.readQuery(Object.fromEntries(new URLSearchParams(query)))
    // Own text may have taken the place of the topic.
    if (IS_OWN && 'faults' in reading) return []
    const request = requestOf(reading)
    if (request.format !== format) return []
    const text = textOf(request)[format]
    const value = format === 'json' ? JSON.parse(text) : text
    return [[name, { summary: `${summary}: ?${query}`, value }] as const]
  })
  return Object.fromEntries(examples)
}

/** The bodies of the example POSTs. */
export const bodyExamples = (): Examples =>
  Object.fromEntries(
    RESULT_BODIES.map(({ name, summary, body }) => [name, { summary, value: JSON.parse(body) }]),
  )

/** The answers to the example POSTs. */
export function resultExamples(): Examples {
  const examples = RESULT_BODIES.map(({ name, summary, body }) => {
    const asked = requestOf(READER.readBody(JSON.parse(body)))
    const { locales } = asked
    const value =
      locales === undefined
        ? resultOf(asked)
        : { [RESULTS_MEMBER]: requestsByLocale(asked, locales).map(resultOf) }
    return [name, { summary, value }]
  })
  return Object.fromEntries(examples)
}

function resultOf(asked: TextRequest): unknown {
  const { text, html, markdown, json } = textOf(asked)
  const repeated = RESULT_PARAMETER_NAMES.flatMap((member) =>
    asked[member] === undefined ? [] : [[member, asked[member]] as const],
  )
  return { text, html, markdown, json: JSON.parse(json), ...Object.fromEntries(repeated) }
}

/** The text in every format, whatever the request names. */
function textOf({ format: _, locales: __, ...options }: TextRequest) {
  return generate(options)
}

function requestOf(reading: RequestReading): TextRequest {
  if ('faults' in reading) throw new ProblemError(invalidRequest(reading.faults))
  return reading.request
}

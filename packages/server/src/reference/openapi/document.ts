/** The document of the API for machines: OpenAPI 3.1, made from the tables that the service runs on. */

import { readFileSync } from 'node:fs'
import { GENERATE_PATH, LLMS_PATH, OPENAPI_PATH, PROBLEM_PATH } from '@polyipsum/contract'
import { LOCALE_CODES } from '@polyipsum/text'
import { API_HEADERS } from '../../http/api-headers.js'
import { type KeptAnswer, keep } from '../../http/kept-answer.js'
import { WINDOW_SECONDS } from '../../limit/rate-limit.js'
import { FORMAT_NAMES, TEXTS } from '../parameter-text.js'
import { type DocumentedLimit, headerObjects } from './headers.js'
import {
  generatePath,
  IF_NONE_MATCH,
  optionPaths,
  problemPath,
  QUERY_PARAMETERS,
  referencePath,
} from './paths.js'
import { responseComponents } from './responses.js'
import { SCHEMAS } from './schemas.js'

type Json = Readonly<Record<string, unknown>>

/** The version of the service. */
export function serviceVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}

/** The OpenAPI document of a service with this limit, or with none. */
export function openApiDocument(limit: DocumentedLimit): Json {
  const responses = responseComponents(limit)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Polyipsum',
      version: serviceVersion(),
      summary: `Placeholder text in ${LOCALE_CODES.length} languages.`,
      description: description(limit),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service' }],
    security: [],
    tags: [
      { name: 'Text', description: 'Placeholder text: one path, two ways to ask.' },
      { name: 'Reference', description: 'What the service says of itself.' },
    ],
    paths: {
      [GENERATE_PATH]: generatePath(limit, responses),
      ...optionPaths(limit),
      [`${PROBLEM_PATH}{name}`]: problemPath(),
      [OPENAPI_PATH]: referencePath('getOpenApi', 'This document', 'application/json'),
      [LLMS_PATH]: referencePath('getLlmsTxt', 'The API in one page for agents', 'text/plain'),
    },
    components: {
      schemas: SCHEMAS,
      parameters: { ...QUERY_PARAMETERS, IfNoneMatch: IF_NONE_MATCH },
      headers: headerObjects(limit),
      responses,
    },
  }
}

function description(limit: DocumentedLimit): string {
  const limited =
    limit === undefined
      ? ''
      : ` A client (an IPv4 address, or an IPv6 /64) may send ${limit.limit} requests within any ${WINDOW_SECONDS} seconds; every answer tells what is left.`
  return `Polyipsum writes placeholder text (${TEXTS}) in ${LOCALE_CODES.length} languages, as ${FORMAT_NAMES}, of any length to the character. The text is real: people wrote it, and chance chooses among what they wrote. A seed brings the same text back, byte for byte.

No key is needed, and scripts of any page may ask.${limited} Errors are problem documents ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)) that name every fault at once.`
}

/**
 * The document as it is sent. Its registered type (`application/vnd.oai.openapi+json`) makes
 * browsers save it and some tools refuse it; `application/json` all of them take.
 */
export function openApiAnswer(limit: DocumentedLimit): KeptAnswer {
  return keep(JSON.stringify(openApiDocument(limit)), {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
  })
}

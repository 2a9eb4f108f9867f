/** The OpenAPI 3.1 document of the API, made from the tables of the service. */
import { readFileSync } from 'node:fs'
import {
  GENERATE_PATH,
  LANGUAGES_PATH,
  LLMS_PATH,
  MCP_PATH,
  OPENAPI_PATH,
  PROBLEM_PATH,
} from '@polyipsum/contract'
import { WINDOW_SECONDS } from '@polyipsum/fetch/http'
import { LANGUAGE_CODES } from '../described.js'
import { FORMAT_NAMES, TEXTS } from '../parameter-text.js'
import { headerObjects } from './headers.js'
import {
  generatePath,
  IF_NONE_MATCH,
  languagesPath,
  optionPaths,
  problemPath,
  QUERY_PARAMETERS,
  referencePath,
} from './paths.js'
import { responseComponents } from './responses.js'
import { SCHEMAS } from './schemas.js'

type Json = Readonly<Record<string, unknown>>

/** The version of the service. */
function serviceVersion(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as { readonly version: string }).version
}

/** @param limit in requests a minute; undefined without a limit */
export function openApiDocument(limit: number | undefined): Json {
  const responses = responseComponents(limit)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Polyipsum',
      version: serviceVersion(),
      summary: `Placeholder text in ${LANGUAGE_CODES.length} languages.`,
      description: description(limit),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service' }],
    security: [],
    tags: [
      { name: 'Text', description: 'Placeholder text, by GET or POST.' },
      { name: 'Reference', description: 'The documents of the API.' },
    ],
    paths: {
      [GENERATE_PATH]: generatePath(limit, responses),
      ...optionPaths(limit),
      [LANGUAGES_PATH]: languagesPath(limit),
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

function description(limit: number | undefined): string {
  const limited =
    limit === undefined
      ? ''
      : ` A client (an IPv4 address, or an IPv6 /64) may send ${limit} requests within any ${WINDOW_SECONDS} seconds; every answer states the remaining number.`
  return `Polyipsum writes placeholder text (${TEXTS}) in ${LANGUAGE_CODES.length} languages, as ${FORMAT_NAMES}, of any length to the character. The text is real: people wrote it, and chance chooses among what they wrote. The same seed returns the same text, byte for byte.

No key is needed, and scripts of any page may send requests.${limited} Errors are problem documents ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)) that name every fault at once. Agents get the same texts as a tool of the Model Context Protocol, at \`POST ${MCP_PATH}\`.`
}
